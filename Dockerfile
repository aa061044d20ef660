# Carta in a container: built with a Swift toolchain, run on a slim system without one.
#
#   make image                                   builds it
#   docker run --rm --read-only -p 8080:8080 carta
#
# Both bases are arguments, so that a mirror or a base of your own can stand in for them.
ARG BUILD_IMAGE=swift:6.3-bookworm
ARG RUN_IMAGE=debian:bookworm-slim

FROM ${BUILD_IMAGE} AS build
WORKDIR /source
RUN apt-get update \
    && apt-get install -y --no-install-recommends make pkg-config libmicrohttpd-dev libyaml-dev libjansson-dev nettle-dev \
    && rm -rf /var/lib/apt/lists/*
COPY Package.swift Makefile ./
COPY .ci .ci
COPY Sources Sources
# Package.swift names the tests as well; they are not built here.
COPY Tests Tests
RUN mkdir Public \
    && make build \
    && strip .build/release/carta

FROM ${RUN_IMAGE}
RUN apt-get update \
    && apt-get install -y --no-install-recommends libmicrohttpd12 libyaml-0-2 libjansson4 libnettle8 \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --system --no-create-home --shell /usr/sbin/nologin carta
WORKDIR /site
COPY --from=build /source/.build/release/carta /usr/local/bin/carta
COPY Public Public
COPY --from=build /source/Public/engine.wasm Public/engine.wasm
COPY Templates Templates
COPY Content Content
USER carta
ENV CARTA_HOST=0.0.0.0 CARTA_PORT=8080
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=6s --start-period=5s CMD ["carta", "health"]
ENTRYPOINT ["carta"]
CMD ["serve"]
