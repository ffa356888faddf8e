import JSON
import LayoutModel

extension JSONWriter {
  /// Writes a constraint that took part as an object: what it says, between what it holds, and whether.
  mutating func placedConstraint(_ constraint: PlacedConstraint, of layout: Layout) {
    beginObject()
    member("text", constraint.text)
    if let pointer = constraint.pointer { member("pointer", pointer.fragment) }
    member("axis", constraint.axis == .horizontal ? "horizontal" : "vertical")
    member("relation", constraint.relation.name)
    member("priority", Double(constraint.priority))
    key("first")
    side(constraint.first, of: layout)
    if let second = constraint.second {
      key("second")
      side(second, of: layout)
    }
    member("isTight", constraint.isTight)
    member("isSatisfied", constraint.isSatisfied)
    endObject()
  }

  private mutating func side(_ side: PlacedConstraint.Side, of layout: Layout) {
    beginObject()
    member("item", side.item)
    member("view", layout.document.views[Int(side.view)].id)
    member("attribute", side.attribute.name)
    endObject()
  }
}
