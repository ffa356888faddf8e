/* The peer of the service over HTTP: bare libmicrohttpd. It reads a body into memory, answers 6 KB that it has at hand, and does
   nothing else.

       bare THREADS        listens on a free port of 127.0.0.1, prints the port, and serves until it is killed

   Polling, threads and memory are those that were fastest for it: epoll, a pool, 128 KiB a connection. */

#include <arpa/inet.h>
#include <microhttpd.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { answer_size = 6144, connection_memory = 128 * 1024 };

static char answer[answer_size];

struct body {
  char *bytes;
  size_t count, capacity;
};

static void keep(struct body *body, const char *bytes, size_t count) {
  if (body->count + count > body->capacity) {
    body->capacity = 2 * (body->count + count);
    body->bytes = realloc(body->bytes, body->capacity);
    if (body->bytes == NULL) abort();
  }
  memcpy(body->bytes + body->count, bytes, count);
  body->count += count;
}

static enum MHD_Result advance(void *context, struct MHD_Connection *connection, const char *target, const char *method,
                               const char *version, const char *bytes, size_t *count, void **state) {
  (void)context, (void)target, (void)method, (void)version;
  if (*state == NULL) {
    *state = calloc(1, sizeof(struct body));
    return *state == NULL ? MHD_NO : MHD_YES;
  }
  if (*count > 0) {
    keep(*state, bytes, *count);
    *count = 0;
    return MHD_YES;
  }
  char *copy = malloc(answer_size);
  if (copy == NULL) return MHD_NO;
  memcpy(copy, answer, answer_size);
  struct MHD_Response *response = MHD_create_response_from_buffer_with_free_callback(answer_size, copy, free);
  MHD_add_response_header(response, "Content-Type", "application/json");
  enum MHD_Result result = MHD_queue_response(connection, 200, response);
  MHD_destroy_response(response);
  return result;
}

static void end(void *context, struct MHD_Connection *connection, void **state, enum MHD_RequestTerminationCode code) {
  (void)context, (void)connection, (void)code;
  struct body *body = *state;
  if (body != NULL) free(body->bytes);
  free(body);
  *state = NULL;
}

int main(int count, char **arguments) {
  unsigned threads = count > 1 ? (unsigned)atoi(arguments[1]) : 1;
  memset(answer, 'x', answer_size);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
  struct MHD_OptionItem options[] = {
      {MHD_OPTION_SOCK_ADDR, 0, &address},
      {MHD_OPTION_NOTIFY_COMPLETED, (intptr_t)end, NULL},
      {MHD_OPTION_CONNECTION_MEMORY_LIMIT, connection_memory, NULL},
      /* The library refuses a pool of one. */
      {threads > 1 ? MHD_OPTION_THREAD_POOL_SIZE : MHD_OPTION_END, threads, NULL},
      {MHD_OPTION_END, 0, NULL},
  };
  struct MHD_Daemon *daemon = MHD_start_daemon(MHD_USE_EPOLL_INTERNAL_THREAD, 0, NULL, NULL, advance, NULL,
                                               MHD_OPTION_ARRAY, options, MHD_OPTION_END);
  if (daemon == NULL) return 1;
  printf("%u\n", MHD_get_daemon_info(daemon, MHD_DAEMON_INFO_BIND_PORT)->port);
  fflush(stdout);
  pause();
  return 0;
}
