// Written by ./run generate.

static const unsigned char asking_js[] = {
#embed "../../../Playground/asking/asking.js"
};
static const unsigned char completion_js[] = {
#embed "../../../Playground/writing/completion.js"
};
static const unsigned char compose_js[] = {
#embed "../../../Playground/asking/compose.js"
};
static const unsigned char context_js[] = {
#embed "../../../Playground/writing/context.js"
};
static const unsigned char controls_js[] = {
#embed "../../../Playground/settings/controls.js"
};
static const unsigned char dimensions_js[] = {
#embed "../../../Playground/views/dimensions.js"
};
static const unsigned char docs_css[] = {
#embed "../../../Playground/styles/docs.css"
};
static const unsigned char editor_css[] = {
#embed "../../../Playground/styles/editor.css"
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
#embed "../../../examples/welcome.json"
};
static const unsigned char hover_js[] = {
#embed "../../../Playground/writing/hover.js"
};
static const unsigned char inspector_js[] = {
#embed "../../../Playground/views/inspector.js"
};
static const unsigned char json_js[] = {
#embed "../../../Playground/writing/json.js"
};
static const unsigned char judging_js[] = {
#embed "../../../Playground/findings/judging.js"
};
static const unsigned char keeping_js[] = {
#embed "../../../Playground/coming/keeping.js"
};
static const unsigned char looks_js[] = {
#embed "../../../Playground/views/looks.js"
};
static const unsigned char menus_js[] = {
#embed "../../../Playground/menus.js"
};
static const unsigned char opening_js[] = {
#embed "../../../Playground/coming/opening.js"
};
static const unsigned char page_css[] = {
#embed "../../../Playground/tokens.css" suffix(,)
#embed "../../../Playground/styles/playground.css" suffix(,)
#embed "../../../Playground/styles/editor.css" suffix(,)
#embed "../../../Playground/styles/stage.css" suffix(,)
#embed "../../../Playground/styles/panels.css"
};
static const unsigned char page_js[] = {
#embed "../../../Sources/EmbeddedData/Generated/page.js"
};
static const unsigned char panels_css[] = {
#embed "../../../Playground/styles/panels.css"
};
static const unsigned char panels_js[] = {
#embed "../../../Playground/views/panels.js"
};
static const unsigned char paste_js[] = {
#embed "../../../Playground/coming/paste.js"
};
static const unsigned char patch_js[] = {
#embed "../../../Playground/writing/patch.js"
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
static const unsigned char pointing_js[] = {
#embed "../../../Playground/views/pointing.js"
};
static const unsigned char ranges_js[] = {
#embed "../../../Playground/settings/ranges.js"
};
static const unsigned char reference_css[] = {
#embed "../../../Playground/styles/reference.css"
};
static const unsigned char reference_js[] = {
#embed "../../../Playground/reference.js"
};
static const unsigned char rotation_js[] = {
#embed "../../../Playground/views/rotation.js"
};
static const unsigned char rows_js[] = {
#embed "../../../Playground/findings/rows.js"
};
static const unsigned char schema_js[] = {
#embed "../../../Playground/writing/schema.js"
};
static const unsigned char server_js[] = {
#embed "../../../Playground/asking/server.js"
};
static const unsigned char share_js[] = {
#embed "../../../Playground/coming/share.js"
};
static const unsigned char sharing_js[] = {
#embed "../../../Playground/coming/sharing.js"
};
static const unsigned char stage_css[] = {
#embed "../../../Playground/styles/stage.css"
};
static const unsigned char status_js[] = {
#embed "../../../Playground/views/status.js"
};
static const unsigned char sweep_js[] = {
#embed "../../../Playground/settings/sweep.js"
};
static const unsigned char tokens_css[] = {
#embed "../../../Playground/tokens.css"
};
static const unsigned char tree_js[] = {
#embed "../../../Playground/views/tree.js"
};
static const unsigned char turning_js[] = {
#embed "../../../Playground/views/turning.js"
};
static const unsigned char why_js[] = {
#embed "../../../Playground/findings/why.js"
};

/// What is served below `/pages/`.
static const struct {
  const char *name;
  EmbeddedFile file;
} pageFiles[] = {
    {"asking.js", {asking_js, sizeof asking_js}},
    {"completion.js", {completion_js, sizeof completion_js}},
    {"compose.js", {compose_js, sizeof compose_js}},
    {"context.js", {context_js, sizeof context_js}},
    {"controls.js", {controls_js, sizeof controls_js}},
    {"dimensions.js", {dimensions_js, sizeof dimensions_js}},
    {"docs.css", {docs_css, sizeof docs_css}},
    {"editor.css", {editor_css, sizeof editor_css}},
    {"editor.js", {editor_js, sizeof editor_js}},
    {"examples.json", {examples_json, sizeof examples_json}},
    {"files.js", {files_js, sizeof files_js}},
    {"findings.js", {findings_js, sizeof findings_js}},
    {"first.json", {first_json, sizeof first_json}},
    {"hover.js", {hover_js, sizeof hover_js}},
    {"inspector.js", {inspector_js, sizeof inspector_js}},
    {"json.js", {json_js, sizeof json_js}},
    {"judging.js", {judging_js, sizeof judging_js}},
    {"keeping.js", {keeping_js, sizeof keeping_js}},
    {"looks.js", {looks_js, sizeof looks_js}},
    {"menus.js", {menus_js, sizeof menus_js}},
    {"opening.js", {opening_js, sizeof opening_js}},
    {"page.css", {page_css, sizeof page_css}},
    {"page.js", {page_js, sizeof page_js}},
    {"panels.css", {panels_css, sizeof panels_css}},
    {"panels.js", {panels_js, sizeof panels_js}},
    {"paste.js", {paste_js, sizeof paste_js}},
    {"patch.js", {patch_js, sizeof patch_js}},
    {"picture.js", {picture_js, sizeof picture_js}},
    {"play.js", {play_js, sizeof play_js}},
    {"playground.css", {playground_css, sizeof playground_css}},
    {"playground.js", {playground_js, sizeof playground_js}},
    {"pointing.js", {pointing_js, sizeof pointing_js}},
    {"ranges.js", {ranges_js, sizeof ranges_js}},
    {"reference.css", {reference_css, sizeof reference_css}},
    {"reference.js", {reference_js, sizeof reference_js}},
    {"rotation.js", {rotation_js, sizeof rotation_js}},
    {"rows.js", {rows_js, sizeof rows_js}},
    {"schema.js", {schema_js, sizeof schema_js}},
    {"server.js", {server_js, sizeof server_js}},
    {"share.js", {share_js, sizeof share_js}},
    {"sharing.js", {sharing_js, sizeof sharing_js}},
    {"stage.css", {stage_css, sizeof stage_css}},
    {"status.js", {status_js, sizeof status_js}},
    {"sweep.js", {sweep_js, sizeof sweep_js}},
    {"tokens.css", {tokens_css, sizeof tokens_css}},
    {"tree.js", {tree_js, sizeof tree_js}},
    {"turning.js", {turning_js, sizeof turning_js}},
    {"why.js", {why_js, sizeof why_js}},
};
