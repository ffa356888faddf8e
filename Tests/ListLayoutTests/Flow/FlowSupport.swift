import LayoutModel

@testable import ListLayout

/// Answers from a closure, and remembers what was asked.
struct FlowSizes: ElementSizing {
  var answer: (ListElement) -> Size
  var asked: [ListElement] = []

  init(_ answer: @escaping (ListElement) -> Size = { _ in .zero }) { self.answer = answer }

  mutating func size(of element: ListElement, width: Double?, height: Double?) throws(Never) -> Size {
    asked.append(element)
    return answer(element)
  }
}

/// A flow layout with everything that it is laid out in.
struct FlowCase {
  var layout = FlowLayout()
  var sections: [FlowSection] = []
  var container: ListContainer
  var sizes = FlowSizes()

  /// - Parameter scale: Pixels per point.
  init(width: Double, height: Double = 600, scale: Double = 2) {
    container = ListContainer(
      size: Size(width: width, height: height), systemVersion: SystemVersion(17),
      pixelGrid: PixelGrid(scale: scale))
  }

  var result: FlowResult {
    var sizes = sizes
    return layOutFlow(layout, sections: sections, in: container, sizing: &sizes)
  }

  /// Frames of the cells of a section, in their order.
  func cells(_ section: Int = 0) -> [Rect] { frames(.cell, section) }

  func frames(_ kind: ListElement.Kind, _ section: Int = 0) -> [Rect] {
    result.geometry.elements.filter { $0.element.kind == kind && $0.element.section == section }.map(\.frame)
  }

  /// Adds a section of so many items with the layout's size.
  mutating func add(_ count: Int) { sections.append(FlowSection(itemCount: count)) }

  /// Adds a section whose delegate gives these sizes.
  mutating func add(_ sizes: [Size]) {
    var section = FlowSection(itemCount: sizes.count)
    section.itemSizes = Dictionary(uniqueKeysWithValues: zip(sizes.indices, sizes))
    sections.append(section)
  }
}

extension Size {
  init(_ width: Double, _ height: Double) { self.init(width: width, height: height) }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }

  /// Whether all four numbers are those of `other`, as far as doubles go.
  func isClose(to other: Rect, _ tolerance: Double = 1e-6) -> Bool {
    abs(minX - other.minX) < tolerance && abs(minY - other.minY) < tolerance
      && abs(size.width - other.size.width) < tolerance && abs(size.height - other.size.height) < tolerance
  }
}
