import LayoutModel
import UIKitDefaults

// Controls as they look, in their frames.
extension ScreenDrawing {
  /// The box of a view, or what stands for a control.
  mutating func drawShape(of index: Int, _ type: ViewType, _ frame: Rect) {
    let node = layout.document.views[index]
    if node.superview == nil {
      let controller = layout.document.controllers[Int(node.controller)]
      if controller.list != nil { return drawElement(of: index, frame) }
      guard controller.contentOwner != nil else { return drawRoot(of: index, frame) }
    } else if isSystemPart(node), type == .view || type == .label {
      return markup.rect("bare", frame)
    }
    drawPicture(of: index, type, frame)
  }

  /// Whether a view is there by the class of its cell, and shows by its texts where it is.
  func isSystemPart(_ node: ViewNode) -> Bool {
    switch node.place {
    case .part, .made: true
    case .root, .subview: false
    }
  }

  mutating func drawPicture(of index: Int, _ type: ViewType, _ frame: Rect) {
    switch type.facts.picture {
    case .box: markup.rect(isLeaf(index) ? "b" : "b in", frame)
    case .faintBox: markup.rect("faint", frame)
    case .dashedBox: markup.rect("dash", frame)
    case .cell: drawCell(of: index, frame, isRow: type == .tableViewCell)
    case .scrollView: drawScrollView(of: index, frame)
    case .image: drawImage(of: index, frame)
    case .table: drawTable(of: index, frame)
    case .collection: drawCollection(of: index, frame)
    case .map: drawMap(frame)
    case .page: drawPage(frame)
    case .textField: drawTextField(of: index, frame)
    case .textView: markup.rect("faint", frame, radius: 2)
    case .searchBar: drawSearchBar(of: index, frame)
    case .navigationBar: drawBar(frame, isAtTop: true)
    case .bottomBar: drawBar(frame, isAtTop: false)
    case .button: drawButton(of: index, frame)
    case .switch: drawSwitch(frame)
    case .slider: drawSlider(frame)
    case .stepper: drawStepper(frame)
    case .segments: drawSegments(of: index, frame)
    case .progress: drawProgress(frame)
    case .spokes: drawSpokes(frame)
    case .dots: drawDots(layout.document.content(ofView: index).numberOfPages, frame)
    case .datePicker where frame.size.height < 100:
      markup.rect("gray", frame, radius: isModern ? frame.size.height / 2 : 6)
    case .datePicker, .wheels: drawWheels(frame)
    }
  }

  mutating func drawButton(of index: Int, _ frame: Rect) {
    // A capsule from version 26 on.
    let radius = isModern ? frame.size.height / 2 : min(6, frame.size.height / 4)
    switch layout.document.buttonStyle(ofView: index) {
    case .filled?, .borderedProminent?: markup.rect("tint", frame, radius: radius)
    case .tinted?, .borderedTinted?: markup.rect("soft", frame, radius: radius)
    case .gray?, .bordered?: markup.rect("gray", frame, radius: radius)
    case .plain?, .borderless?, nil: markup.rect("plain", frame, radius: radius)
    }
    drawImage(ofButton: index, frame)
  }

  /// On: a knob at the end, which is wide from version 26 on.
  mutating func drawSwitch(_ frame: Rect) {
    let radius = frame.size.height / 2
    markup.rect("on", frame, radius: radius)
    let height = frame.size.height - 4
    let width = isModern ? min(height * 1.6, frame.size.width - 4) : height
    let isMirrored = layout.environment.traits.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.minX + 2 : frame.maxX - 2 - width
    drawKnob(Rect(x: x, y: frame.minY + 2, width: width, height: height))
  }

  /// White, with a shade below it.
  private mutating func drawKnob(_ frame: Rect) {
    let radius = min(frame.size.width, frame.size.height) / 2
    markup.rect("shade", frame.offset(by: Point(x: 0, y: 1)), radius: radius)
    markup.rect("knob", frame, radius: radius)
  }

  mutating func drawSlider(_ frame: Rect) {
    drawProgress(frame)
    let height = min(frame.size.height - 2, isModern ? 24 : 27)
    let width = isModern ? min(height * 1.5, frame.size.width) : height
    guard height > 4 else { return }
    drawKnob(Rect(x: frame.midX - width / 2, y: frame.midY - height / 2, width: width, height: height))
  }

  mutating func drawProgress(_ frame: Rect) {
    let height = min(isModern ? 6 : 4, frame.size.height)
    let track = Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.size.width, height: height)
    markup.rect("gray", track, radius: height / 2)
    var done = track
    done.size.width /= 2
    if layout.environment.traits.layoutDirection == .rightToLeft { done.origin.x += done.size.width }
    markup.rect("tint", done, radius: height / 2)
  }

  mutating func drawStepper(_ frame: Rect) {
    markup.rect("gray", frame, radius: isModern ? frame.size.height / 2 : min(8, frame.size.height / 4))
    let (y, arm) = (frame.midY, min(7, frame.size.height / 4))
    let (minus, plus) = (frame.minX + frame.size.width / 4, frame.maxX - frame.size.width / 4)
    markup.line("sign", from: minus - arm, to: minus + arm, y: y)
    markup.line("sign", from: plus - arm, to: plus + arm, y: y)
    markup.line("sign", Point(x: plus, y: y - arm), Point(x: plus, y: y + arm))
    let (x, inset) = (frame.midX, frame.size.height / 4)
    markup.line("hair", Point(x: x, y: frame.minY + inset), Point(x: x, y: frame.maxY - inset))
  }

  /// The first segment is selected.
  mutating func drawSegments(of index: Int, _ frame: Rect) {
    let radius = isModern ? frame.size.height / 2 : min(9, frame.size.height / 3)
    markup.rect("gray", frame, radius: radius)
    let titles = layout.document.content(ofView: index).segments
    let count = min(max(1, titles.count), 12)
    let width = frame.size.width / Double(count)
    let isMirrored = layout.environment.traits.layoutDirection == .rightToLeft
    let first = Rect(
      x: isMirrored ? frame.maxX - width : frame.minX, y: frame.minY, width: width, height: frame.size.height)
    let inner = first.shrunk(by: 2)
    markup.rect("shade", inner.offset(by: Point(x: 0, y: 1)), radius: max(0, radius - 2))
    markup.rect("knob pick", inner, radius: max(0, radius - 2))
    for number in 2..<max(count, 2) {
      let x = isMirrored ? frame.maxX - width * Double(number) : frame.minX + width * Double(number)
      markup.line("hair", Point(x: x, y: frame.minY + 8), Point(x: x, y: frame.maxY - 8))
    }
    guard layout.textLines[index]?.isEmpty ?? true, frame.size.height >= 12 else { return }
    let size = min(13, max(9 * unit, frame.size.height / 2.4))
    for (number, title) in titles.prefix(count).enumerated() {
      guard let text = truncated(title, to: width - 4, size: size) else { continue }
      let x = frame.minX + width * (Double(number) + 0.5)
      markup.line("m", text, at: Point(x: x, y: frame.midY + 0.36 * size), size: size)
    }
  }

  /// Eight spokes, each paler than the one before.
  mutating func drawSpokes(_ frame: Rect) {
    let radius = min(frame.size.width, frame.size.height) / 2
    // The eight directions, to three decimals.
    let directions: [(x: Double, y: Double)] = [
      (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707),
    ]
    for (number, direction) in directions.enumerated() {
      let inner = frame.center + Point(x: direction.x * radius * 0.5, y: direction.y * radius * 0.5)
      let outer = frame.center + Point(x: direction.x * radius * 0.9, y: direction.y * radius * 0.9)
      markup += """
        <line class="stroke" stroke-opacity="\(1 - 0.1 * Double(number))" x1="\(inner.x)" y1="\(inner.y)" \
        x2="\(outer.x)" y2="\(outer.y)"/>
        """
    }
  }

  /// The dots of a page control, the first one current.
  mutating func drawDots(_ pages: Int, _ frame: Rect) {
    let count = min(max(pages, 1), 20)
    let distance = min(16, frame.size.width / Double(count))
    let radius = min(3.5, distance / 3, frame.size.height / 2)
    let start = frame.midX - distance * Double(count - 1) / 2
    for number in 0..<count {
      let center = Point(x: start + distance * Double(number), y: frame.midY)
      markup.circle(number == 0 ? "now" : "dot", center, radius: radius)
    }
  }

  mutating func drawWheels(_ frame: Rect) {
    markup.rect("faint", frame)
    let band = Rect(x: frame.minX, y: frame.midY - 16, width: frame.size.width, height: 32)
    markup.rect("gray", (band.intersection(frame) ?? frame).shrunk(by: 1), radius: 6)
    for distance in [-56.0, -30, 30, 56] where distance.magnitude < frame.size.height / 2 - 6 {
      let arm = frame.size.width * (distance.magnitude > 40 ? 0.12 : 0.18)
      markup.line("hair", from: frame.midX - arm, to: frame.midX + arm, y: frame.midY + distance)
    }
  }
}
