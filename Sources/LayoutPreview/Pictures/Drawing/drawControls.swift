import LayoutModel
import UIKitDefaults

// Controls as they look, in their frames.
extension ScreenDrawing {
  /// The box of a view, or what stands for a control.
  mutating func drawShape(of index: Int, _ type: ViewType, _ frame: Rect) {
    if layout.document.views[index].superview == nil {
      let controller = Int(layout.document.views[index].controller)
      let isInBar = layout.document.controllers[controller].contentOwner != nil
      guard isInBar else { return drawRoot(of: index, frame) }
    }
    switch type.facts.picture {
    case .box: markup.rect("b", frame)
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
    case .searchBar: drawSearchBar(frame)
    case .navigationBar: drawBar(frame, hairlineAt: frame.maxY)
    case .bottomBar: drawBar(frame, hairlineAt: frame.minY)
    case .button: drawButton(of: index, frame)
    case .switch: drawSwitch(frame)
    case .slider: drawSlider(frame)
    case .stepper: drawStepper(frame)
    case .segments: drawSegments(of: index, frame)
    case .progress: drawProgress(frame)
    case .spokes: drawSpokes(frame)
    case .dots: drawDots(layout.document.content(ofView: index).numberOfPages, frame)
    case .datePicker where frame.size.height < 100: markup.rect("gray", frame, radius: 6)
    case .datePicker, .wheels: drawWheels(frame)
    }
  }

  mutating func drawButton(of index: Int, _ frame: Rect) {
    let radius = min(8, frame.size.height / 4)
    switch layout.document.buttonStyle(ofView: index) {
    case .filled?, .borderedProminent?: markup.rect("tint", frame, radius: radius)
    case .tinted?, .borderedTinted?: markup.rect("soft", frame, radius: radius)
    case .gray?, .bordered?: markup.rect("gray", frame, radius: radius)
    case .plain?, .borderless?, nil: markup.rect("plain", frame, radius: radius)
    }
  }

  mutating func drawSwitch(_ frame: Rect) {
    let radius = frame.size.height / 2
    markup.rect("on", frame, radius: radius)
    let isMirrored = layout.environment.traits.layoutDirection == .rightToLeft
    let x = isMirrored ? frame.minX + radius : frame.maxX - radius
    markup.circle("knob", Point(x: x, y: frame.midY), radius: radius - 2)
  }

  mutating func drawSlider(_ frame: Rect) {
    drawProgress(frame)
    markup.circle("knob", frame.center, radius: min(frame.size.height / 2 - 2, 11))
  }

  mutating func drawProgress(_ frame: Rect) {
    let height = min(4, frame.size.height)
    let track = Rect(x: frame.minX, y: frame.midY - height / 2, width: frame.size.width, height: height)
    markup.rect("gray", track, radius: height / 2)
    var done = track
    done.size.width /= 2
    if layout.environment.traits.layoutDirection == .rightToLeft { done.origin.x += done.size.width }
    markup.rect("tint", done, radius: height / 2)
  }

  mutating func drawStepper(_ frame: Rect) {
    markup.rect("gray", frame, radius: min(8, frame.size.height / 4))
    let (y, arm) = (frame.midY, min(6, frame.size.height / 4))
    let (minus, plus) = (frame.minX + frame.size.width / 4, frame.maxX - frame.size.width / 4)
    markup.line("stroke", from: minus - arm, to: minus + arm, y: y)
    markup.line("stroke", from: plus - arm, to: plus + arm, y: y)
    markup.line("stroke", Point(x: plus, y: y - arm), Point(x: plus, y: y + arm))
    let (x, inset) = (frame.midX, frame.size.height / 4)
    markup.line("hair", Point(x: x, y: frame.minY + inset), Point(x: x, y: frame.maxY - inset))
  }

  mutating func drawSegments(of index: Int, _ frame: Rect) {
    markup.rect("gray", frame, radius: min(8, frame.size.height / 4))
    let titles = layout.document.content(ofView: index).segments
    let count = min(max(1, titles.count), 12)
    let width = frame.size.width / Double(count)
    let first = Rect(x: frame.minX, y: frame.minY, width: width, height: frame.size.height)
    markup.rect("knob", first.shrunk(by: 2), radius: min(6, frame.size.height / 5))
    for number in 2..<max(count, 2) {
      let x = frame.minX + width * Double(number)
      markup.line("hair", Point(x: x, y: frame.minY + 7), Point(x: x, y: frame.maxY - 7))
    }
    guard layout.textLines[index]?.isEmpty ?? true, frame.size.height >= 12 else { return }
    let size = min(13, max(9 * unit, frame.size.height / 2.4))
    for (number, title) in titles.prefix(count).enumerated() {
      guard let text = truncated(title, to: width - 4, size: size) else { continue }
      let x = frame.minX + width * (Double(number) + 0.5)
      markup.line("m", text, at: Point(x: x, y: frame.midY + 0.36 * size), size: size)
    }
  }

  mutating func drawSpokes(_ frame: Rect) {
    let radius = min(frame.size.width, frame.size.height) / 2
    // The eight directions, to three decimals.
    let directions: [(x: Double, y: Double)] = [
      (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0), (-0.707, -0.707), (0, -1), (0.707, -0.707),
    ]
    for direction in directions {
      let inner = Point(x: direction.x * radius * 0.45, y: direction.y * radius * 0.45)
      let outer = Point(x: direction.x * radius * 0.9, y: direction.y * radius * 0.9)
      markup.line("stroke", frame.center + inner, frame.center + outer)
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
      markup.circle(number == 0 ? "tint" : "dot", center, radius: radius)
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
