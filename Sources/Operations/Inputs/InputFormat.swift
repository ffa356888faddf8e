import ConsoleLogs
import HierarchyDumps
import JSON
import LayoutCoding

/// A format in which screens are handed in.
///
/// A new format is a module that reads it, and what this file says of it; an operation that does not read ``layouts`` lists it
/// itself. Its documents come either as a text, through the reader of all documents, or as a draft that was built: both are a
/// ``RequestedDocument``.
package enum InputFormat: String, Sendable {
  /// A layout document, as JSON.
  case document
  case interfaceBuilderFile
  /// The zipped folder of an app, or of asset catalogues.
  case archive
  /// One file in Swift.
  case swift
  /// What a console printed about constraints, somewhere near the beginning of any text.
  case consoleLog
  /// The views of a window as UIKit, XCUITest or a tool for accessibility printed them.
  case dump
  /// Several of the others, each in its field.
  case form

  /// The media types that say so, the usual one first.
  package var mediaTypes: [MediaType] {
    switch self {
    case .document: [.json]
    case .interfaceBuilderFile: [.xml, .textXML]
    case .archive: [.zip]
    case .swift: [.swift]
    case .consoleLog: [.text]
    case .dump: [.recursiveDescription]
    case .form: [.multipart]
    }
  }

  /// The format of bytes, among those that one can tell; nil for text of another kind.
  ///
  /// - Parameter formats: What is expected. A console's output is any text, and a dump is text, XML or JSON, so they are only looked for
  ///   where they are among these.
  package static func recognized(_ bytes: UnsafeRawBufferPointer, among formats: [Self]) -> Self? {
    if formats.contains(.consoleLog), isConsoleLog(bytes) { return .consoleLog }
    if formats.contains(.dump), isHierarchyDump(bytes) { return .dump }
    return switch firstByte(bytes) {
    case UInt8(ascii: "{"): .document
    case UInt8(ascii: "<"): .interfaceBuilderFile
    case UInt8(ascii: "P"): .archive
    default: nil
    }
  }
}

extension [InputFormat] {
  /// What operations read that look at layouts.
  static let layouts: [InputFormat] = [.document, .interfaceBuilderFile, .archive, .swift, .form]
  /// What operations read that look at frames, and not at what makes them.
  static let frames: [InputFormat] = [.document, .interfaceBuilderFile, .archive, .swift, .dump, .form]
}

extension LayoutEngine {
  /// The documents of some material, with everything that is asked of them.
  func documents(
    of material: Material, _ options: OperationOptions, _ reading: Reading
  ) throws(Refusal) -> InputDocuments {
    switch material.format {
    case .interfaceBuilderFile, .archive, .swift: return try readScreens(material, options, reading)
    case .consoleLog: return try readConsoleLog(material, options)
    case .dump:
      let document = try dumpedDocument(material, options)
      let isBatch = (try? document.content.get().isBatch) ?? false
      return InputDocuments(documents: [document], isBatch: isBatch)
    case .document, .form:
      let request = try decode(material.document.bytes, options, with: material.companions)
      let document = try check(request, isStrict: options.isStrict)
      return InputDocuments(documents: [document], isBatch: request.isBatch, text: material.document)
    }
  }
}

private func isConsoleLog(_ bytes: UnsafeRawBufferPointer) -> Bool {
  let text = String(outside: bytes.prefix(64 * 1024))
  return ConsoleLogError.lookedFor.contains { text.contains($0) }
}

/// The first byte that is no white space and no byte order mark.
private func firstByte(_ bytes: UnsafeRawBufferPointer) -> UInt8? {
  let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  return bytes[start...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
}
