import ConsoleLogs

/// A format in which screens are handed in: how it is recognised, and which documents it stands for.
///
/// A new format is a module that reads it, a row here, and the operations that list it. Its documents come either as a text,
/// through the reader of all documents, or as a draft that was built: both are a ``RequestedDocument``.
package struct InputFormat: Sendable, Hashable {
  /// The documents of some material, with everything that is asked of them.
  typealias Reader =
    @Sendable (Material, OperationOptions, LayoutEngine, Reading) throws(RequestFailure) -> InputDocuments

  package let name: String
  /// The media types that say so, the usual one first.
  package let mediaTypes: [MediaType]
  /// Whether bytes are of the format, as far as that can be seen.
  private let recognizes: @Sendable (UnsafeRawBufferPointer) -> Bool
  let read: Reader

  private init(
    _ name: String, _ mediaTypes: [MediaType],
    recognizes: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool,
    read: @escaping Reader
  ) {
    (self.name, self.mediaTypes, self.recognizes, self.read) = (name, mediaTypes, recognizes, read)
  }

  /// A layout document, as JSON.
  package static let document = InputFormat(
    "document", [.json], recognizes: { firstByte($0) == UInt8(ascii: "{") }, read: readDocument)

  package static let interfaceBuilderFile = InputFormat(
    "interfaceBuilderFile", [.xml, .textXML], recognizes: { firstByte($0) == UInt8(ascii: "<") },
    read: readScreens)

  /// The zipped folder of an app, or of asset catalogues.
  package static let archive = InputFormat(
    "archive", [.zip], recognizes: { firstByte($0) == UInt8(ascii: "P") }, read: readScreens)

  /// What a console printed about constraints, somewhere near the beginning of any text.
  package static let consoleLog = InputFormat(
    "consoleLog", [.text],
    recognizes: { bytes in
      let text = String(decoding: bytes.prefix(64 * 1024), as: UTF8.self)
      return ConsoleLogError.lookedFor.contains { text.contains($0) }
    }, read: readConsoleLog)

  /// Several of the others, each in its field.
  package static let form = InputFormat(
    "form", [.multipart], recognizes: { _ in false }, read: readDocument)

  /// Every format that bytes can be recognised as.
  private static let all = [document, interfaceBuilderFile, archive]

  /// The format of bytes, among those that one can tell; nil for text of another kind.
  ///
  /// - Parameter formats: What is expected. A console's output is any text, so it is only looked for where it is among these.
  package static func recognized(_ bytes: UnsafeRawBufferPointer, among formats: [InputFormat])
    -> InputFormat?
  {
    if formats.contains(consoleLog), consoleLog.recognizes(bytes) { return consoleLog }
    return all.first { $0.recognizes(bytes) }
  }

  package static func == (one: InputFormat, other: InputFormat) -> Bool { one.name == other.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The first byte that is no white space and no byte order mark.
private func firstByte(_ bytes: UnsafeRawBufferPointer) -> UInt8? {
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  return bytes[start...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
}
