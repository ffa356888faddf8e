#ifndef CZLIB_SHIM_H
#define CZLIB_SHIM_H

#include <zlib.h>

/* zlib's initialisers are macros that pass the version and the size of the structure. */

/* Bits of the window: 16 more mean gzip (RFC 1952), negative ones neither head nor checksum (RFC 1951). */
#define CZLIB_GZIP 31
#define CZLIB_DEFLATE (-15)

/* Begins to unpack a stream. Z_OK on success. */
static inline int CZlib_unpackInit(z_stream *stream, int windowBits) { return inflateInit2(stream, windowBits); }

/* Begins to pack a stream. Z_OK on success. */
static inline int CZlib_packInit(z_stream *stream, int level, int windowBits) {
  return deflateInit2(stream, level, Z_DEFLATED, windowBits, 8, Z_DEFAULT_STRATEGY);
}

#endif
