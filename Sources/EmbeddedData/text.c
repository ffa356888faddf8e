#include "embed.h"

static const unsigned char systemFontAdvances[] = {
#embed "Generated/system-font-advances.txt"
};
DEFINE_FILE(systemFontAdvances)

static const unsigned char systemFontItalicAdvances[] = {
#embed "Generated/system-font-italic-advances.txt"
};
DEFINE_FILE(systemFontItalicAdvances)

static const unsigned char systemFontWeights[] = {
#embed "Generated/system-font-weights.txt"
};
DEFINE_FILE(systemFontWeights)

static const unsigned char systemFontKerning[] = {
#embed "Generated/system-font-kerning.txt"
};
DEFINE_FILE(systemFontKerning)

static const unsigned char systemFontKerningScales[] = {
#embed "Generated/system-font-kerning-scales.txt"
};
DEFINE_FILE(systemFontKerningScales)

static const unsigned char systemFontOptical[] = {
#embed "Generated/system-font-optical.txt"
};
DEFINE_FILE(systemFontOptical)

static const unsigned char systemFontTrackingVariable[] = {
#embed "Generated/system-font-tracking-variable.txt"
};
DEFINE_FILE(systemFontTrackingVariable)

static const unsigned char systemFontTrackingStatic[] = {
#embed "Generated/system-font-tracking-static.txt"
};
DEFINE_FILE(systemFontTrackingStatic)

static const unsigned char systemFontEmoji[] = {
#embed "Generated/system-font-emoji.txt"
};
DEFINE_FILE(systemFontEmoji)

static const unsigned char systemFontBaseLetters[] = {
#embed "Generated/system-font-base-letters.txt"
};
DEFINE_FILE(systemFontBaseLetters)

static const unsigned char fontFaces[] = {
#embed "Generated/font-faces.txt"
};
DEFINE_FILE(fontFaces)

static const unsigned char fontFacesASCII[] = {
#embed "Generated/font-faces-ascii.txt"
};
DEFINE_FILE(fontFacesASCII)

static const unsigned char fontFacesOthers[] = {
#embed "Generated/font-faces-others.txt"
};
DEFINE_FILE(fontFacesOthers)

static const unsigned char fontFacesKerning[] = {
#embed "Generated/font-faces-kerning.txt"
};
DEFINE_FILE(fontFacesKerning)

static const unsigned char textStylePointSizes[] = {
#embed "../TextMetrics/Data/point-sizes.txt"
};
DEFINE_FILE(textStylePointSizes)

static const unsigned char textStyleLineSpacings[] = {
#embed "../TextMetrics/Data/line-spacings.txt"
};
DEFINE_FILE(textStyleLineSpacings)

static const unsigned char lineBreaks[] = {
#embed "../TextMetrics/Data/line-breaks.txt"
};
DEFINE_FILE(lineBreaks)
