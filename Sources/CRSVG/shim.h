#ifndef CRSVG_SHIM_H
#define CRSVG_SHIM_H

#include <librsvg/rsvg.h>

#if !LIBRSVG_CHECK_VERSION(2, 52, 0)
#error "librsvg 2.52 or later is needed"
#endif

#endif
