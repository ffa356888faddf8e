#ifndef CEXPAT_SHIM_H
#define CEXPAT_SHIM_H

#include <expat.h>

#if XML_MAJOR_VERSION < 2 || (XML_MAJOR_VERSION == 2 && XML_MINOR_VERSION < 4)
#error "expat 2.4 or later is needed"
#endif

#endif
