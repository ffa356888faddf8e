#include "EmbeddedData.h"

// `#embed` is of C23, and clang has it in every mode (docs/decisions/0003-embedded-data.md).
#ifndef __has_embed
#error "this compiler has no #embed: clang 19, or the clang of Swift 6.3, is needed"
#endif
#pragma clang diagnostic ignored "-Wc23-extensions"

/// Defines what the header declares: the file whose bytes stand in the array of that name.
#define DEFINE_FILE(name) \
  EmbeddedFile embedded_##name(void) { return (EmbeddedFile){name, sizeof name}; }
