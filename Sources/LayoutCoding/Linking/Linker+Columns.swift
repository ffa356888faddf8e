import JSON
import LayoutModel

/// The column that a controller says, and where it stands.
struct PendingColumn {
  var controller: Int32
  var pointer: JSONPointer
  /// The offset in the text.
  var place: Int
}

extension Linker {
  /// A column is one that the split view controller around it has, and nobody else is in it.
  func checkColumns(of document: DocumentDraft, _ reader: inout JSONReader) {
    var taken: Set<[Int]> = []
    for pending in columns {
      let node = document.controllers[Int(pending.controller)]
      let parent = node.parent.map { document.controllers[Int($0)] }
      guard let parent, parent.type == .splitViewController else {
        reader.fault(at: pending.place, Fault(.unknownKey("column", nearest: []), at: pending.pointer))
        continue
      }
      guard let column = node.column else { continue }
      let columns = parent.container.split.style.namedColumns
      let number = columns.firstIndex(of: column)
      if number.map({ taken.insert([Int(node.parent ?? 0), $0]).inserted }) != true {
        let names = columns.map(\.rawValue).joined(separator: ", ")
        reader.fault(
          at: pending.place,
          Fault(
            .invalidValue(expected: "one of \(names) that no other child has", nearest: []),
            at: pending.pointer))
      }
    }
  }
}
