#include "embed.h"

static const unsigned char preludes[] = {
#embed "Generated/preludes.txt"
};
DEFINE_FILE(preludes)
