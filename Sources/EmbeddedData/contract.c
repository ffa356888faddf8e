#include "embed.h"

static const unsigned char version[] = {
#embed "Generated/version.txt"
};
DEFINE_FILE(version)

static const unsigned char contractAsYAML[] = {
#embed "../../openapi.yaml"
};
DEFINE_FILE(contractAsYAML)

static const unsigned char contractAsJSON[] = {
#embed "Generated/openapi.json"
};
DEFINE_FILE(contractAsJSON)

static const unsigned char documentSchema[] = {
#embed "Generated/document-schema.json"
};
DEFINE_FILE(documentSchema)

static const unsigned char forModels[] = {
#embed "../../agents/llms.txt"
};
DEFINE_FILE(forModels)
