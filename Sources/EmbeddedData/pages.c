#include "embed.h"
#include <string.h>

static const unsigned char playground[] = {
#embed "../../Playground/index.html"
};
DEFINE_FILE(playground)

static const unsigned char docs[] = {
#embed "Generated/docs.html"
};
DEFINE_FILE(docs)

static const unsigned char reference[] = {
#embed "Generated/reference.html"
};
DEFINE_FILE(reference)

#include "Generated/page-files.h"

const EmbeddedFile *embeddedPageFile(const char *name, size_t length) {
  for (size_t index = 0; index < sizeof pageFiles / sizeof pageFiles[0]; index++) {
    const char *known = pageFiles[index].name;
    if (strlen(known) == length && memcmp(known, name, length) == 0) return &pageFiles[index].file;
  }
  return NULL;
}
