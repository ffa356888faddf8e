import LayoutModel

/// Reads a `.strings` file: `"key" = "text";` with comments, as `genstrings` and Xcode write it (Apple's Resource
/// Programming Guide, String Resources).
///
/// The text is UTF-8 or UTF-16, with or without a byte order mark. Keys and texts stand in quotes or are words of letters,
/// digits and `_$/:.-`; `"key";` means that the text is the key. Escapes are those of C, octal ones, and `\U` with up to
/// four hexadecimal digits. Of a key that stands twice the last text counts.
///
/// - Parameter mustStop: Asked every few entries with the bytes that the texts so far take, about; true ends the reading.
/// - Returns: Everything that can be read, and each fault with its line and column.
/// - Complexity: O(*n*) in the length of the text.
package func readStrings(
  _ bytes: UnsafeRawBufferPointer, mustStop: (_ keptBytes: Int) -> Bool = { _ in false }
) -> StringsFile {
  if bytes.starts(with: "bplist".utf8) { return refusal("binary property list") }
  let text = decodeText(bytes)
  if isXML(text) { return refusal("property list in XML") }
  var reader = StringsReader(text)
  return reader.read(mustStop)
}

private func refusal(_ kind: String) -> StringsFile {
  let message = "This is a \(kind). Save it as text, with lines of the form \"key\" = \"text\";."
  return StringsFile(faults: [LintFault(message: message, place: SourcePlace(line: 1, column: 1))])
}

private func isXML(_ text: [UInt32]) -> Bool {
  let start = text.prefix(1000).drop { isBlank($0) }
  return ["<?xml", "<!DOCTYPE", "<plist"].contains { start.starts(with: $0.unicodeScalars.map(\.value)) }
}

/// What stands for bytes that are no character.
let invalidCharacter = UInt32.max

/// The characters of a text by their code points, without a byte order mark.
private func decodeText(_ bytes: UnsafeRawBufferPointer) -> [UInt32] {
  switch (bytes.first, bytes.dropFirst().first) {
  case (0xFF?, 0xFE?): return decodeUTF16(bytes[2...], isLittleEndian: true)
  case (0xFE?, 0xFF?): return decodeUTF16(bytes[2...], isLittleEndian: false)
  case (0?, let second?) where second != 0: return decodeUTF16(bytes[...], isLittleEndian: false)
  case (let first?, 0?) where first != 0: return decodeUTF16(bytes[...], isLittleEndian: true)
  default: break
  }
  var units = bytes.dropFirst(bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0).makeIterator()
  return decode(UTF8(), &units, capacity: bytes.count)
}

private func decodeUTF16(_ slice: Slice<UnsafeRawBufferPointer>, isLittleEndian: Bool) -> [UInt32] {
  let bytes = UnsafeRawBufferPointer(rebasing: slice)
  var units = stride(from: 0, to: bytes.count - 1, by: 2).lazy.map { place in
    let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
    return isLittleEndian ? second << 8 | first : first << 8 | second
  }.makeIterator()
  let characters = decode(UTF16(), &units, capacity: bytes.count / 2)
  return bytes.count.isMultiple(of: 2) ? characters : characters + [invalidCharacter]
}

private func decode<Codec: UnicodeCodec>(
  _ codec: Codec, _ units: inout some IteratorProtocol<Codec.CodeUnit>, capacity: Int
) -> [UInt32] {
  var codec = codec
  var characters: [UInt32] = []
  characters.reserveCapacity(capacity)
  while true {
    switch codec.decode(&units) {
    case .scalarValue(let scalar): characters.append(scalar.value)
    case .error: characters.append(invalidCharacter)
    case .emptyInput: return characters
    }
  }
}

/// Whether a character separates words: blanks and line ends.
func isBlank(_ character: UInt32) -> Bool {
  switch character {
  case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x2028, 0x2029: true
  default: false
  }
}
