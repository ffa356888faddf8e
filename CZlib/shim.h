#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

/* zlib's initialisers are macros that pass the version and the size of the structure. 16 more bits of window mean gzip. */

/* Begins to unpack a gzip stream. Z_OK on success. */
static inline int CZlib_gunzipInit(z_stream *stream) { return inflateInit2(stream, 15 + 16); }

/* Begins to pack a gzip stream. Z_OK on success. */
static inline int CZlib_gzipInit(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY);
}

#endif
