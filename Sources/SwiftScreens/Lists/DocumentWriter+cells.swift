import JSON
import LayoutModel
import SwiftInterpreter

/// What code says of cells besides their content.
extension DocumentWriter {
  /// Tells that code puts a cell, or what is its content, elsewhere than its list does.
  mutating func tellFrames(of cell: Object, _ id: String) {
    guard !isBefore, part == nil else { return }
    for (what, view) in [(id, cell), ("\(id).contentView", object("contentView", cell) ?? cell)]
    where run.geometry.isMovedByCode(view) {
      tell(
        .number, "\(what).frame", cell,
        "Code gives \(what) another frame than its list does: documents do not have that.")
      return
    }
  }

  /// Whether a row is shown in a table that is edited, which has said how it is.
  func isEditedRow(_ cell: Object) -> Bool {
    guard run.lists.has(cell), let table = object("ownSuperview", cell) else { return false }
    return flag("isEditing", table) == true
  }

  /// The accessories of a cell of a list that it shows while it is not edited. Those of any width are told.
  mutating func writeAccessories(of cell: Object, _ id: String) {
    let kinds = list("accessories", cell).compactMap { accessory -> String? in
      guard case .boolean(true)? = interpreter.field("isShown", of: accessory),
        case .string(let kind)? = interpreter.field("kind", of: accessory)
      else { return nil }
      return kind
    }
    if kinds.isEmpty { return }
    json.key("accessories")
    json.beginArray()
    for kind in kinds { json.string(kind) }
    json.endArray()
    guard let wide = kinds.first(where: { ["label", "customView"].contains($0) }) else { return }
    tell(
      .number, "\(id).accessories", cell,
      "How wide the content of \(id) is, is not known: it has a \(wide) as an accessory.")
  }
}
