#include "embed.h"

static const unsigned char devices[] = {
#embed "Generated/devices.jsonl"
};
DEFINE_FILE(devices)

static const unsigned char deviceNames[] = {
#embed "Generated/device-names.txt"
};
DEFINE_FILE(deviceNames)
