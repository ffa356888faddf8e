import AdaptiveLayout
import LayoutModel
import TestSupport
import Testing

/// Places of popovers: worked examples E81 to E86 (PR-popover), and what holds for all.
@Suite struct PopoverTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var anchor: Rect
    var size: Size
    var directions: PopoverArrowDirections = .any
    var window = Size(width: 1024, height: 768)
    var frame: Rect
    var direction: PopoverArrowDirection?
    var center: Double?

    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "E81: below its anchor, moved into the area (PR-popover-search, PR-popover-frame)",
      anchor: Rect(x: 100, y: 100, width: 50, height: 40), size: Size(width: 320, height: 400),
      frame: Rect(x: 10, y: 153, width: 320, height: 400), direction: .up, center: 125),
    Case(
      name: "E82: no room below, so above (PR-popover-search)",
      anchor: Rect(x: 900, y: 700, width: 60, height: 40), size: Size(width: 320, height: 400),
      frame: Rect(x: 694, y: 287, width: 320, height: 400), direction: .down, center: 930),
    Case(
      name: "E83: only left permitted (PR-popover-directions)",
      anchor: Rect(x: 100, y: 100, width: 50, height: 40), size: Size(width: 320, height: 400),
      directions: PopoverArrowDirections([.left]),
      frame: Rect(x: 163, y: 20, width: 320, height: 400), direction: .left, center: 120),
    Case(
      name: "E84: neither below nor above fits (PR-popover-search)",
      anchor: Rect(x: 400, y: 300, width: 200, height: 200), size: Size(width: 320, height: 600),
      frame: Rect(x: 613, y: 100, width: 320, height: 600), direction: .left, center: 400),
    Case(
      name: "E85: nothing fits, so it shrinks (PR-popover-shrinks)",
      anchor: Rect(x: 0, y: 20, width: 1024, height: 60), size: Size(width: 700, height: 700),
      frame: Rect(x: 162, y: 93, width: 700, height: 665), direction: .up, center: 512),
    Case(
      name: "E86: on a phone (PR-popover-search)",
      anchor: Rect(x: 160, y: 500, width: 55, height: 40), size: Size(width: 320, height: 400),
      window: Size(width: 375, height: 667),
      frame: Rect(x: 27.5, y: 87, width: 320, height: 400), direction: .down, center: 187.5),
    Case(
      name:
        "PR-popover-size: sides of 0 are 320 wide and 1100 high; most of it is seen beside the anchor (PR-popover-shrinks)",
      anchor: Rect(x: 500, y: 20, width: 20, height: 20), size: .zero,
      frame: Rect(x: 533, y: 20, width: 320, height: 738), direction: .left, center: 46),
    Case(
      name: "PR-popover-no-arrow: no direction, no arrow",
      anchor: Rect(x: 500, y: 300, width: 20, height: 20), size: Size(width: 100, height: 100),
      directions: [], frame: Rect(x: 460, y: 260, width: 100, height: 100)),
  ]

  @Test(arguments: cases)
  func standsWhereTheExampleSays(_ example: Case) {
    var configuration = PopoverConfiguration()
    configuration.permittedArrowDirections = example.directions
    let placement = placePopover(
      configuration, anchor: example.anchor, preferredContentSize: example.size, window: example.window,
      safeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(placement.frame == example.frame)
    #expect(placement.arrow == PopoverArrow(direction: example.direction, center: example.center))
  }

  @Test func coversItsAnchorWhereItMay() {
    // Centred on the anchor, moved into the area, without an arrow (PR-popover-shrinks).
    var configuration = PopoverConfiguration()
    configuration.canOverlapSourceViewRect = true
    let placement = placePopover(
      configuration, anchor: Rect(x: 0, y: 20, width: 1024, height: 60),
      preferredContentSize: Size(width: 700, height: 700), window: Size(width: 1024, height: 768),
      safeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    #expect(placement.frame == Rect(x: 162, y: 20, width: 700, height: 700))
    #expect(placement.arrow == PopoverArrow(direction: nil, center: nil))
  }

  /// Whatever is asked, the content lies in the window less its margins, and the arrow at the content
  /// (PR-popover-area, PR-popover-frame).
  @Test(arguments: 1...500 as ClosedRange<UInt64>)
  func staysInTheAllowedArea(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random).rounded() }
    let window = Size(width: number(320...1400), height: number(320...1400))
    let insets = EdgeInsets(
      top: number(0...60), left: number(0...60), bottom: number(0...40), right: number(0...60))
    var configuration = PopoverConfiguration()
    configuration.permittedArrowDirections = PopoverArrowDirections(rawValue: UInt8(number(0...15)))
    configuration.canOverlapSourceViewRect = Bool.random(using: &random)
    let anchor = Rect(
      x: number(-100...1400), y: number(-100...1400), width: number(0...700), height: number(0...700))
    let placement = placePopover(
      configuration, anchor: anchor,
      preferredContentSize: Size(width: number(0...1200), height: number(0...1200)), window: window,
      safeAreaInsets: insets)
    let frame = placement.frame
    #expect(frame.minX >= max(10, insets.left) && frame.maxX <= window.width - max(10, insets.right))
    #expect(frame.minY >= max(10, insets.top) && frame.maxY <= window.height - max(10, insets.bottom))
    #expect(frame.size.width >= 0 && frame.size.height >= 0)
    if let direction = placement.arrow.direction, let center = placement.arrow.center {
      #expect(configuration.permittedArrowDirections.contains(direction))
      let axis: Axis = direction == .up || direction == .down ? .horizontal : .vertical
      #expect(center >= frame.minimum(axis) && center <= frame.maximum(axis))
    }
  }
}
