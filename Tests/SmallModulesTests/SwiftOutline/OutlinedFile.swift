import SwiftLexing
import SwiftOutline

/// A Swift file with its outline, in words.
struct OutlinedFile {
  let bytes: [UInt8]
  let outline: SwiftFileOutline

  init(_ source: String, limits: SwiftLimits = .service) { self.init(Array(source.utf8), limits: limits) }

  init(_ bytes: [UInt8], limits: SwiftLimits = .service) {
    (self.bytes, outline) = (bytes, SwiftOutline.outline(bytes, limits: limits))
  }

  var refusal: OutlineRefusal? { outline.refusal }
  var imports: [String] { outline.imports.map(text) }
  /// The members at the top of the file.
  var globals: [String] { outline.members.filter { $0.type < 0 }.map(words) }
  /// Each type with its parents, what it inherits, and its members.
  var types: [String] {
    outline.types.indices.map { index in
      let type = outline.types[index]
      let inherited = type.inherited.map { text(outline.inherited[Int($0)]) }
      let members = outline.members.filter { $0.type == Int32(index) }.map(words)
      let heading =
        "\(type.kind) \(path(index))" + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", "))
      return heading + " {" + members.joined(separator: "; ") + "}"
    }
  }

  private func path(_ index: Int) -> String {
    let type = outline.types[index]
    return (type.parent < 0 ? "" : path(Int(type.parent)) + ".") + text(type.name)
  }

  private func words(_ member: OutlinedMember) -> String { "\(member.kind) \(text(member.name))" }

  private func text(_ range: ByteRange) -> String {
    bytes.withUnsafeBufferPointer { range.text(in: $0) } ?? "?"
  }
}
