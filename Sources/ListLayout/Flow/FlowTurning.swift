import LayoutModel

/// Which sections are turned around in a right-to-left layout (LI-flow-right-to-left, LI-flow-flips).
struct FlowTurning {
  private let turned: [Bool]
  /// Whether insets stay at their sides.
  private let keepsInsets: Bool

  init(_ layout: FlowLayout, _ items: [FlowItems], _ container: ListContainer) {
    keepsInsets = !layout.flipsHorizontallyInOppositeLayoutDirection
    if container.layoutDirection == .leftToRight {
      turned = items.map { _ in false }
    } else if layout.flipsHorizontallyInOppositeLayoutDirection {
      turned = items.map { _ in true }
    } else if layout.scrollDirection == .vertical {
      turned = items.map(\.areEqual)
    } else {
      // Sections stand side by side here: all are turned, or none.
      let areEqual = items.allSatisfy(\.areEqual)
      turned = items.map { _ in areEqual }
    }
  }

  func turns(_ section: Int) -> Bool { turned[section] }

  /// Whether a section is turned and its insets are not.
  func turnsWithin(_ section: Int) -> Bool { keepsInsets && turned[section] }

  /// Turns around what is to be.
  func turn(_ geometry: inout ListGeometry) {
    let width = geometry.contentSize.width
    for index in geometry.elements.indices where turned[geometry.elements[index].element.section] {
      let frame = geometry.elements[index].frame
      geometry.elements[index].frame.origin.x = width - frame.maxX
    }
    for index in geometry.sections.indices where turned[index] {
      geometry.sections[index].origin.x = width - geometry.sections[index].maxX
    }
  }
}
