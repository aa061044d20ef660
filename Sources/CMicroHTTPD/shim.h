#pragma once
#include <microhttpd.h>

// `MHD_start_daemon` takes a variable number of arguments, which Swift cannot pass: they go in as an option array.
// Everything the wrapper never varies is fixed here, next to the reason for it.
static inline struct MHD_Daemon *micro_http_start(
    MHD_socket listen_socket, size_t memory_a_connection, unsigned int connections, unsigned int idle_seconds,
    MHD_AccessHandlerCallback handler, void *(*target_received)(void *, const char *, struct MHD_Connection *),
    MHD_RequestCompletedCallback completed, MHD_NotifyConnectionCallback connection_changed, MHD_LogCallback log,
    void *owner) {
    struct MHD_OptionItem options[] = {
        // First, as the manual asks, or messages of the start itself would go to the standard error.
        {MHD_OPTION_EXTERNAL_LOGGER, (intptr_t)log, owner},
        {MHD_OPTION_LISTEN_SOCKET, listen_socket, NULL},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, (intptr_t)memory_a_connection, NULL},
        {MHD_OPTION_CONNECTION_LIMIT, connections, NULL},
        {MHD_OPTION_CONNECTION_TIMEOUT, idle_seconds, NULL},
        {MHD_OPTION_URI_LOG_CALLBACK, (intptr_t)target_received, owner},
        {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)completed, owner},
        {MHD_OPTION_NOTIFY_CONNECTION, (intptr_t)connection_changed, owner},
        // 1 makes 0.9.75 send the head of its refusals twice.
        {MHD_OPTION_STRICT_FOR_CLIENT, 0, NULL},
        {MHD_OPTION_END, 0, NULL},
    };
    // Without an internal thread: 0.9.75's own epoll thread sleeps on a batch of exactly 128 events.
    return MHD_start_daemon(
        MHD_USE_EPOLL | MHD_USE_ERROR_LOG, 0, NULL, NULL, handler, owner, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

// `MHD_get_daemon_info` takes a variable number of arguments; -1 when the daemon has none.
static inline int micro_http_epoll_descriptor(struct MHD_Daemon *daemon) {
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return info ? info->epoll_fd : -1;
}

// `MHD_get_connection_info` takes a variable number of arguments; -1 when the connection has no socket.
static inline MHD_socket micro_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return info ? info->connect_fd : -1;
}

// As above: what the connection notifier stored for this socket.
static inline void *micro_http_socket_context(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    return info ? info->socket_context : NULL;
}

// As above: the bytes from the first of the method to the last of the empty line.
static inline size_t micro_http_head_size(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info =
        MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    return info ? info->header_size : 0;
}

// As above: the address of the client.
static inline const struct sockaddr *micro_http_client(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    return info ? info->client_addr : NULL;
}

// Swift has no writable view of a `const char *`. libmicrohttpd cuts its own copy of the query into arguments right
// after the target callback, an allocation each, and stops answering when they outgrow the connection's memory: an
// empty query leaves it nothing to cut.
static inline void micro_http_empty_query(const char *query) { *(char *)query = '\0'; }
