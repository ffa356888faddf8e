// Written by ./run generate.

static const unsigned char compose_js[] = {
#embed "../../../Playground/asking/compose.js"
};
static const unsigned char controls_js[] = {
#embed "../../../Playground/settings/controls.js"
};
static const unsigned char docs_css[] = {
#embed "../../../Playground/styles/docs.css"
};
static const unsigned char editor_js[] = {
#embed "../../../Playground/writing/editor.js"
};
static const unsigned char examples_json[] = {
#embed "../../../Sources/EmbeddedData/Generated/examples.json"
};
static const unsigned char files_js[] = {
#embed "../../../Playground/coming/files.js"
};
static const unsigned char findings_js[] = {
#embed "../../../Playground/findings/findings.js"
};
static const unsigned char first_json[] = {
#embed "../../../examples/sign-in.json"
};
static const unsigned char inspector_js[] = {
#embed "../../../Playground/views/inspector.js"
};
static const unsigned char json_js[] = {
#embed "../../../Playground/writing/json.js"
};
static const unsigned char menus_js[] = {
#embed "../../../Playground/menus.js"
};
static const unsigned char picture_js[] = {
#embed "../../../Playground/views/picture.js"
};
static const unsigned char play_js[] = {
#embed "../../../Playground/settings/play.js"
};
static const unsigned char playground_css[] = {
#embed "../../../Playground/styles/playground.css"
};
static const unsigned char playground_js[] = {
#embed "../../../Playground/playground.js"
};
static const unsigned char ranges_js[] = {
#embed "../../../Playground/settings/ranges.js"
};
static const unsigned char rotation_js[] = {
#embed "../../../Playground/views/rotation.js"
};
static const unsigned char server_js[] = {
#embed "../../../Playground/asking/server.js"
};
static const unsigned char sharing_js[] = {
#embed "../../../Playground/coming/sharing.js"
};
static const unsigned char sweep_js[] = {
#embed "../../../Playground/settings/sweep.js"
};
static const unsigned char why_js[] = {
#embed "../../../Playground/findings/why.js"
};

/// What is served below `/pages/`.
static const struct {
  const char *name;
  EmbeddedFile file;
} pageFiles[] = {
    {"compose.js", {compose_js, sizeof compose_js}},
    {"controls.js", {controls_js, sizeof controls_js}},
    {"docs.css", {docs_css, sizeof docs_css}},
    {"editor.js", {editor_js, sizeof editor_js}},
    {"examples.json", {examples_json, sizeof examples_json}},
    {"files.js", {files_js, sizeof files_js}},
    {"findings.js", {findings_js, sizeof findings_js}},
    {"first.json", {first_json, sizeof first_json}},
    {"inspector.js", {inspector_js, sizeof inspector_js}},
    {"json.js", {json_js, sizeof json_js}},
    {"menus.js", {menus_js, sizeof menus_js}},
    {"picture.js", {picture_js, sizeof picture_js}},
    {"play.js", {play_js, sizeof play_js}},
    {"playground.css", {playground_css, sizeof playground_css}},
    {"playground.js", {playground_js, sizeof playground_js}},
    {"ranges.js", {ranges_js, sizeof ranges_js}},
    {"rotation.js", {rotation_js, sizeof rotation_js}},
    {"server.js", {server_js, sizeof server_js}},
    {"sharing.js", {sharing_js, sizeof sharing_js}},
    {"sweep.js", {sweep_js, sizeof sweep_js}},
    {"why.js", {why_js, sizeof why_js}},
};
