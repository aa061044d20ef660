# Carta in a container: built with a Swift toolchain, run on a slim system without one.
#
#   make image                                   builds it
#   docker run --rm --read-only -p 8080:8080 carta
#
# Both bases are arguments, so that a mirror or a base of your own can stand in for them. Full names: podman and buildah
# know no default registry.
ARG BUILD_IMAGE=docker.io/library/swift:6.3-bookworm
ARG RUN_IMAGE=docker.io/library/debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /source
COPY .ci .ci
COPY Package.swift Makefile ./
COPY Sources Sources
# Package.swift names the tests as well; they are not built here.
COPY Tests Tests
RUN .ci/install-packages make \
    && mkdir Public \
    && make build \
    && strip .build/release/carta
WORKDIR /site
COPY Public Public
COPY Templates Templates
COPY Content Content
# Readable to the user below, whatever the modes are where this is built.
RUN mv /source/Public/engine.wasm Public/ \
    && chmod -R u=rwX,go=rX .

FROM ${RUN_IMAGE}
RUN apt-get update \
    && apt-get install -y --no-install-recommends libmicrohttpd12 libyaml-0-2 libjansson4 libnettle8 \
        libharfbuzz0b libharfbuzz-subset0 libicu72 libwoff1 fonts-inter fonts-noto-core \
    && apt-get clean \
    && rm -rf /var/lib/apt/lists/* /var/log/apt /var/log/dpkg.log
COPY --from=build /source/.build/release/carta /usr/local/bin/
COPY --from=build /site /site
WORKDIR /site
# A number: whoever runs the image can see that it is not root's.
USER 10001:10001
ENV CARTA_HOST=0.0.0.0 CARTA_PORT=8080
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=6s --start-period=5s CMD ["carta", "health"]
ENTRYPOINT ["carta"]
CMD ["serve"]
