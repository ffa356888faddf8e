#ifndef CMINIZIP_SHIM_H
#define CMINIZIP_SHIM_H

#include <zlib.h>
#if __has_include(<minizip/unzip.h>)
#include <minizip/unzip.h>
#else
#include <unzip.h>
#endif

/* zlib's initialisers are macros that pass the version and the size of the structure. */

/* Begins to inflate a zlib stream. Z_OK on success. */
static inline int CMinizip_inflateInit(z_stream *stream) { return inflateInit(stream); }

#endif
