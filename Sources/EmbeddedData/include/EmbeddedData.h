#ifndef EMBEDDED_DATA_H
#define EMBEDDED_DATA_H

#include <stddef.h>

// Files that are part of the program: the compiler puts their bytes into its read-only part, so that nothing has to be found, read, copied
// or freed when it runs (docs/decisions/0003-embedded-data.md).

#pragma clang assume_nonnull begin

/// The bytes of a file, valid for ever and never changed, so that threads may share them.
typedef struct __attribute__((swift_attr("@Sendable"))) EmbeddedFile {
  const unsigned char *start;
  size_t count;
} EmbeddedFile;

/// Declares a file, which Swift knows as `EmbeddedFile.NAME`.
#define EMBEDDED_FILE(name) \
  EmbeddedFile embedded_##name(void) __attribute__((swift_name("getter:EmbeddedFile." #name "()")))

// The contract (contract.c).

/// The version of the product, as the contract says it.
EMBEDDED_FILE(version);
/// `openapi.yaml`.
EMBEDDED_FILE(contractAsYAML);
/// The contract as one line of JSON.
EMBEDDED_FILE(contractAsJSON);
/// A JSON Schema of layout documents.
EMBEDDED_FILE(documentSchema);
/// What the service is, for models, in the form of llms.txt.
EMBEDDED_FILE(forModels);

// What of UIKit is Swift (preludes.c).

/// Files of Swift, each behind a line of four slashes, a blank and its path.
EMBEDDED_FILE(preludes);

// The pages (pages.c).

/// The playground.
EMBEDDED_FILE(playground);
/// The contract as a page.
EMBEDDED_FILE(docs);
/// The keys of documents as a page.
EMBEDDED_FILE(reference);

/// The file that pages find by a name below `/pages/`, null for none.
const EmbeddedFile *_Nullable embeddedPageFile(const char *name, size_t length)
    __attribute__((swift_name("EmbeddedFile.page(_:length:)")));

// Devices (devices.c).

/// The devices: an object of JSON each, and each on a line that ends with a line feed.
EMBEDDED_FILE(devices);
/// Every name of a device in small letters after the number of the device, sorted by the bytes of the name.
EMBEDDED_FILE(deviceNames);

// Tables about text, a row a line and a blank between fields (text.c).

/// A character in hexadecimal, then its advances in regular, bold, black and ultra light; of each text and display.
EMBEDDED_FILE(systemFontAdvances);
/// A character in hexadecimal, then its advances in italic: text and display.
EMBEDDED_FILE(systemFontItalicAdvances);
/// A weight, the numbers of two masters, and how far it lies from the first to the second.
EMBEDDED_FILE(systemFontWeights);
/// Two characters and what is added between them.
EMBEDDED_FILE(systemFontKerning);
/// How much stronger kerning is in each master, then in italic: text without and with capitals, display without and with.
EMBEDDED_FILE(systemFontKerningScales);
/// The part of the display master by point size.
EMBEDDED_FILE(systemFontOptical);
/// Tracking by point size, of the font since system version 14.
EMBEDDED_FILE(systemFontTrackingVariable);
/// Tracking by point size, of the two fonts before version 14.
EMBEDDED_FILE(systemFontTrackingStatic);
/// The width of an emoji in ems by point size.
EMBEDDED_FILE(systemFontEmoji);
/// A character and the accented ones that are as wide.
EMBEDDED_FILE(systemFontBaseLetters);
/// The name of a face that is not the system font's, its family, weight, slant, whether its widths are known, units per em, ascender, descender,
/// row of kerning.
EMBEDDED_FILE(fontFaces);
/// The advances of the characters from U+0020 to U+007E of each face; 0 where it has none.
EMBEDDED_FILE(fontFacesASCII);
/// Other characters of each face in hexadecimal, each with its advance.
EMBEDDED_FILE(fontFacesOthers);
/// Letters on the left, how many groups follow, and groups of letters on the right, each with what is added.
EMBEDDED_FILE(fontFacesKerning);
/// The point sizes of a text style by content size category, from extra small up.
EMBEDDED_FILE(textStylePointSizes);
/// The line spacings of a text style, by whose ratio other fonts scale.
EMBEDDED_FILE(textStyleLineSpacings);
/// The first character of a range in hexadecimal, and the line breaking class up to the next row.
EMBEDDED_FILE(lineBreaks);

#pragma clang assume_nonnull end

#endif
