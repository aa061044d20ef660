// The least that libmicrohttpd can do: what the server is measured against.
//
//     cc -O2 -o bare bare.c -lmicrohttpd && ./bare 8081 page.html 2
//
// Serves the bytes of the file at /page and about 1 KB of JSON at /json, with the fields of the real answers, on as
// many event loops as the third argument says: each a daemon without a thread of its own, on its own socket of the
// shared port, driven by poll and MHD_run.
#define _GNU_SOURCE
#include <microhttpd.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { json_items = 32 };

static char *page, *json;
static size_t page_size, json_size;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static void read_page(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END)) fail(path);
    page_size = (size_t)ftell(file);
    rewind(file);
    page = malloc(page_size + 1);
    if (!page || fread(page, 1, page_size, file) != page_size) fail(path);
    fclose(file);
}

static void make_json(void) {
    FILE *stream = open_memstream(&json, &json_size);
    if (!stream) fail("open_memstream");
    fputs("{\"items\":[", stream);
    for (int item = 0; item < json_items; item++)
        fprintf(stream, "%s{\"id\":\"h%d\",\"top\":%d,\"y\":%d}", item ? "," : "", item, item * 100, item * 7);
    fputs("]}", stream);
    fclose(stream);
}

static enum MHD_Result handle(
    void *owner, struct MHD_Connection *connection, const char *path, const char *method, const char *version,
    const char *content, size_t *content_size, void **request) {
    (void)owner, (void)method, (void)version, (void)content;
    // A response to the first call would close the connection.
    if (!*request) {
        *request = connection;
        return MHD_YES;
    }
    if (*content_size) {
        *content_size = 0;
        return MHD_YES;
    }
    int is_page = !strcmp(path, "/page"), is_json = !strcmp(path, "/json");
    struct MHD_Response *response = MHD_create_response_from_buffer(
        is_page ? page_size : is_json ? json_size : 0, is_page ? page : json, MHD_RESPMEM_PERSISTENT);
    if (!response) return MHD_NO;
    MHD_add_response_header(response, "Content-Type", is_page ? "text/html; charset=utf-8" : "application/json");
    MHD_add_response_header(response, "Cache-Control", is_page ? "no-cache" : "no-store");
    MHD_add_response_header(response, "Vary", "Accept-Language, Accept-Encoding");
    MHD_add_response_header(response, "ETag", "\"0123456789abcdef\"");
    enum MHD_Result result = MHD_queue_response(connection, is_page || is_json ? 200 : 404, response);
    MHD_destroy_response(response);
    return result;
}

static int listening(int port) {
    int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0), on = 1;
    struct sockaddr_in address = {
        .sin_family = AF_INET, .sin_port = htons((unsigned short)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    if (descriptor < 0 || setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) ||
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEPORT, &on, sizeof on) ||
        bind(descriptor, (struct sockaddr *)&address, sizeof address) || listen(descriptor, SOMAXCONN))
        fail("listen");
    return descriptor;
}

static void *loop(void *port) {
    struct MHD_Daemon *daemon = MHD_start_daemon(
        MHD_USE_EPOLL, 0, NULL, NULL, handle, NULL, MHD_OPTION_LISTEN_SOCKET, listening(*(int *)port),
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, (size_t)16384, MHD_OPTION_CONNECTION_LIMIT, 4096u,
        MHD_OPTION_CONNECTION_TIMEOUT, 30u, MHD_OPTION_END);
    if (!daemon) fail("MHD_start_daemon");
    struct pollfd wait = {MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD)->epoll_fd, POLLIN, 0};
    do {
        MHD_UNSIGNED_LONG_LONG timeout;
        poll(&wait, 1, MHD_get_timeout(daemon, &timeout) == MHD_YES ? (int)timeout : -1);
    } while (MHD_run(daemon) == MHD_YES);
    fail("MHD_run");
    return NULL;
}

int main(int count, char **arguments) {
    if (count != 4) {
        fprintf(stderr, "usage: bare PORT FILE THREADS\n");
        return 2;
    }
    int port = atoi(arguments[1]), threads = atoi(arguments[3]);
    read_page(arguments[2]);
    make_json();
    pthread_t thread;
    for (int index = 0; index < threads; index++)
        if (pthread_create(&thread, NULL, loop, &port)) fail("pthread_create");
    pthread_join(thread, NULL);
}
