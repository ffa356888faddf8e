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

static const unsigned char compose_js[] = {
#embed "../../Playground/compose.js"
};
static const unsigned char controls_js[] = {
#embed "../../Playground/controls.js"
};
static const unsigned char docs_css[] = {
#embed "../../Playground/docs.css"
};
static const unsigned char editor_js[] = {
#embed "../../Playground/editor.js"
};
static const unsigned char examples_json[] = {
#embed "Generated/examples.json"
};
static const unsigned char files_js[] = {
#embed "../../Playground/files.js"
};
static const unsigned char findings_js[] = {
#embed "../../Playground/findings.js"
};
static const unsigned char inspector_js[] = {
#embed "../../Playground/inspector.js"
};
static const unsigned char json_js[] = {
#embed "../../Playground/json.js"
};
static const unsigned char menus_js[] = {
#embed "../../Playground/menus.js"
};
static const unsigned char picture_js[] = {
#embed "../../Playground/picture.js"
};
static const unsigned char play_js[] = {
#embed "../../Playground/play.js"
};
static const unsigned char playground_css[] = {
#embed "../../Playground/playground.css"
};
static const unsigned char playground_js[] = {
#embed "../../Playground/playground.js"
};
static const unsigned char ranges_js[] = {
#embed "../../Playground/ranges.js"
};
static const unsigned char reference_css[] = {
#embed "../../Playground/reference.css"
};
static const unsigned char reference_js[] = {
#embed "../../Playground/reference.js"
};
static const unsigned char rotation_js[] = {
#embed "../../Playground/rotation.js"
};
static const unsigned char server_js[] = {
#embed "../../Playground/server.js"
};
static const unsigned char sharing_js[] = {
#embed "../../Playground/sharing.js"
};
static const unsigned char sweep_js[] = {
#embed "../../Playground/sweep.js"
};
static const unsigned char why_js[] = {
#embed "../../Playground/why.js"
};

#define PAGE_FILE(name, array) {name, {array, sizeof array}}

/// What is served below `/pages/`.
static const struct {
  const char *name;
  EmbeddedFile file;
} pageFiles[] = {
    PAGE_FILE("compose.js", compose_js),
    PAGE_FILE("controls.js", controls_js),
    PAGE_FILE("docs.css", docs_css),
    PAGE_FILE("editor.js", editor_js),
    PAGE_FILE("examples.json", examples_json),
    PAGE_FILE("files.js", files_js),
    PAGE_FILE("findings.js", findings_js),
    PAGE_FILE("inspector.js", inspector_js),
    PAGE_FILE("json.js", json_js),
    PAGE_FILE("menus.js", menus_js),
    PAGE_FILE("picture.js", picture_js),
    PAGE_FILE("play.js", play_js),
    PAGE_FILE("playground.css", playground_css),
    PAGE_FILE("playground.js", playground_js),
    PAGE_FILE("ranges.js", ranges_js),
    PAGE_FILE("reference.css", reference_css),
    PAGE_FILE("reference.js", reference_js),
    PAGE_FILE("rotation.js", rotation_js),
    PAGE_FILE("server.js", server_js),
    PAGE_FILE("sharing.js", sharing_js),
    PAGE_FILE("sweep.js", sweep_js),
    PAGE_FILE("why.js", why_js),
};

const EmbeddedFile *embeddedPageFile(const char *name, size_t length) {
  for (size_t index = 0; index < sizeof pageFiles / sizeof pageFiles[0]; index++) {
    const char *known = pageFiles[index].name;
    if (strlen(known) == length && memcmp(known, name, length) == 0) return &pageFiles[index].file;
  }
  return NULL;
}
