#ifndef CMICROHTTPD_SHIM_H
#define CMICROHTTPD_SHIM_H

#include <microhttpd.h>
#ifdef __linux__
#include <sys/epoll.h>
#endif
#include <stddef.h>
#include <stdint.h>

#if MHD_VERSION < 0x00097500
#error "libmicrohttpd 0.9.75 or later is needed"
#endif

/* Swift cannot call C functions with variable arguments. These wrappers fix the arguments, and nothing else. */

/* Starts a daemon on the socket among `options`, which end with MHD_OPTION_END. NULL on failure. */
static inline struct MHD_Daemon *CMicroHTTPD_start(
    unsigned int flags, MHD_AccessHandlerCallback access, void *context, const struct MHD_OptionItem *options) {
  return MHD_start_daemon(
      flags, 0, NULL, NULL, access, context, MHD_OPTION_ARRAY, options, MHD_OPTION_END);
}

/* What NOTIFY_CONNECTION stored for a connection; NULL if nothing. */
static inline void *CMicroHTTPD_socketContext(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/* The connection's socket, or -1. */
static inline int CMicroHTTPD_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/* The address of a connection's client; NULL if it is not known. */
static inline const struct sockaddr *CMicroHTTPD_clientAddress(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
  return info == NULL ? NULL : info->client_addr;
}

/* Bytes from the method to the empty line, both included; 0 if not known yet. */
static inline size_t CMicroHTTPD_headSize(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
  return info == NULL ? 0 : info->header_size;
}

#endif
