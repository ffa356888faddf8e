import JSON
package import LayoutModel

extension Refusal {
  /// For people at a terminal: a line a fault, `form.json:3:12: error: code: sentence`, so that editors and terminals lead there. A
  /// fault without a place has its pointer at the end, one of a flag its name in front.
  ///
  /// - Parameters:
  ///   - file: As the command line names it.
  ///   - texts: In which pointers are looked up, by the names that stand before them; that of `file` by an empty one.
  package func report(of file: String, in texts: [String: [UInt8]]) -> PlainText {
    if errors.isEmpty { return "\(file): error: \(detail)" }
    return placed(in: texts).errors.map { item -> PlainText in
      if let parameter = item.parameter {
        return "error: --\(Parameter.flagName(of: parameter)): \(item.code): \(item.detail)"
      }
      let path = item.path
      let isBelow = texts.isEmpty && !path.isEmpty && !fillPlaces.contains(path)
      let name = path.isEmpty ? file : isBelow ? "\(file)/\(path)" : path
      let line = item.line.map { ":\($0)\(item.column.map { ":\($0)" } ?? "")" } ?? ""
      let pointer = item.line == nil ? item.pointer?.dropFirst(path.count) ?? "#" : "#"
      return "\(name)\(line): error: \(item.code): \(item.detail)\(pointer == "#" ? "" : " (\(pointer))")"
    }.joined(separator: "\n")
  }

  /// The refusal with the lines and columns of its pointers, as far as the texts are layout documents.
  func placed(in texts: [String: [UInt8]]) -> Refusal {
    var placed = self
    for (path, bytes) in texts where bytes.first(where: { !isBlank($0) }) == UInt8(ascii: "{") {
      var pointers: [Int: JSONPointer] = [:]
      for (index, item) in errors.enumerated() where item.line == nil && item.path == path {
        pointers[index] = item.pointer.flatMap { JSONPointer(fragment: $0.dropFirst(path.count)) }
      }
      if pointers.isEmpty { continue }
      let places = bytes.withUnsafeBufferPointer { jsonPlaces(of: Set(pointers.values), in: $0) }
      for (index, pointer) in pointers {
        guard let place = places[pointer] else { continue }
        (placed.errors[index].line, placed.errors[index].column) = (place.line, place.column)
      }
    }
    return placed
  }

  private func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}

/// What stands before pointers into values for classes in Swift: no files of a folder.
private let fillPlaces: Set = ["fills", ".layout-resolver.yml"]

extension Refusal.Item {
  /// The name of the file that stands before its pointer; empty where none does.
  fileprivate var path: String { pointer.map { String($0.prefix { $0 != "#" }) } ?? "" }
}
