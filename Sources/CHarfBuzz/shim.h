#ifndef CHARFBUZZ_SHIM_H
#define CHARFBUZZ_SHIM_H

#include <hb.h>
#include <hb-ot.h>

#if !HB_VERSION_ATLEAST(4, 0, 0)
#error "HarfBuzz 4.0 or later is needed"
#endif

#endif
