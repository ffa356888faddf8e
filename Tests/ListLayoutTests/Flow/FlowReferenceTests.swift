import LayoutModel
import TestSupport
import Testing

@testable import ListLayout

/// 300 layouts against the reference.
@Suite struct FlowReferenceTests {
  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func agreesWithTheReference(seed: UInt64) {
    let flow = FlowCase(seed: seed)
    let (geometry, expected) = (flow.result.geometry, FlowReference(flow))
    #expect(abs(geometry.contentSize.width - expected.contentSize.width) < 1e-6)
    #expect(abs(geometry.contentSize.height - expected.contentSize.height) < 1e-6)
    var elements: [PlacedElement] = []
    for number in flow.sections.indices {
      if let header = expected.headers[number] {
        elements.append(PlacedElement(ListElement(.header, section: number), frame: header))
      }
      for (item, frame) in expected.cells[number].enumerated() {
        elements.append(PlacedElement(ListElement(.cell, section: number, item: item), frame: frame))
      }
      if let footer = expected.footers[number] {
        elements.append(PlacedElement(ListElement(.footer, section: number), frame: footer))
      }
      #expect(geometry.sections[number].isClose(to: expected.sections[number]), "section \(number)")
    }
    #expect(geometry.elements.map(\.element) == elements.map(\.element))
    for (found, wanted) in zip(geometry.elements, elements) where !found.frame.isClose(to: wanted.frame) {
      Issue.record("\(found.element): \(found.frame) instead of \(wanted.frame)")
    }
  }
}

/// What holds for every layout whose items fit.
@Suite struct FlowPropertyTests {
  /// No two cells of a layout share more than the pixel that rounding may take, and none leaves its section by more.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func cellsStandBesideEachOtherInTheirSection(seed: UInt64) {
    let flow = FlowCase(seed: seed)
    let (geometry, notes) = (flow.result.geometry, flow.result.notes)
    guard notes.isEmpty else { return }
    let pixel = 1 / flow.container.pixelGrid.scale + 1e-6
    for number in flow.sections.indices {
      let (cells, section) = (flow.cells(number), geometry.sections[number])
      for (index, cell) in cells.enumerated() {
        #expect(cell.minX > section.minX - pixel && cell.maxX < section.maxX + pixel)
        #expect(cell.minY > section.minY - pixel && cell.maxY < section.maxY + pixel)
        for other in cells[..<index] {
          let width = min(cell.maxX, other.maxX) - max(cell.minX, other.minX)
          let height = min(cell.maxY, other.maxY) - max(cell.minY, other.minY)
          #expect(width < pixel || height < pixel)
        }
      }
    }
  }

  /// From left to right, or one line further; in the order of reading.
  @Test(arguments: 101...200 as ClosedRange<UInt64>)
  func cellsStandInTheOrderOfReading(seed: UInt64) {
    var flow = FlowCase(seed: seed)
    flow.container.layoutDirection = .leftToRight
    guard flow.result.notes.isEmpty else { return }
    let axis = flow.layout.scrollDirection
    for number in flow.sections.indices {
      let cells = flow.cells(number)
      for (cell, next) in zip(cells, cells.dropFirst()) {
        let isBeside = next.minimum(axis.crossed) > cell.minimum(axis.crossed)
        let isFurther = next.maximum(axis) > cell.maximum(axis) - 1 || next.minimum(axis) > cell.minimum(axis)
        #expect(isBeside || isFurther)
      }
    }
  }

  /// Numbers from outside: nothing traps, all is finite, and as many cells come out as went in.
  @Test(
    arguments: [0.0, .leastNonzeroMagnitude, 1e-300, 1e-7, 1, 1e7],
    [0.0, .leastNonzeroMagnitude, 1e-7, 50, 1e7])
  func extremeLengthsEnd(length: Double, spacing: Double) {
    for axis in Axis.allCases {
      for differs in [false, true] {
        var flow = FlowCase(width: 375)
        flow.layout.scrollDirection = axis
        flow.layout.itemSize = Size(length, length)
        (flow.layout.minimumLineSpacing, flow.layout.minimumInteritemSpacing) = (spacing, spacing)
        flow.layout.sectionInset = EdgeInsets(top: -1e7, left: 1e7, bottom: spacing, right: -length)
        flow.add(50)
        if differs { flow.sections[0].itemSizes[3] = Size(1e7, 0) }
        for width in [0, 375, 1e7] {
          flow.container.size.width = width
          let geometry = flow.result.geometry
          #expect(geometry.elements.count == 50)
          #expect(geometry.elements.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
          #expect(geometry.contentSize.width >= 0 && geometry.contentSize.height >= 0)
        }
      }
    }
  }

  /// Each item is asked once, whatever the lines.
  @Test func manyItemsAreAskedOnce() {
    var flow = FlowCase(width: 375)
    flow.layout.estimatedItemSize = .automatic
    flow.add(10_000)
    var sizes = FlowSizes { Size(40 + Double($0.item % 60), 30) }
    let result = layOutFlow(flow.layout, sections: flow.sections, in: flow.container, sizing: &sizes)
    #expect(sizes.asked.count == 10_000)
    #expect(result.geometry.elements.count == 10_000)
  }
}
