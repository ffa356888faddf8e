import LayoutModel
import UIKitDefaults

extension ScreenDrawing {
  /// Draws a view without those in it, in what the views above leave of the window. The group around all views of the
  /// controller keeps to `base`. Returns what its subviews keep to.
  mutating func drawView(_ index: Int, frame: Rect, clip: Rect, base: Rect) -> Rect {
    let type = layout.document.views[index].type
    markup.raw("<g class=\"v ")
    markup.text(type.rawValue)
    if hasIDs {
      markup.raw("\" id=\"v")
      markup.panelNumber()
      markup.raw("-")
      markup.number(Double(index))
    }
    markup.raw("\" data-view=\"")
    markup.text(layout.document.views[index].id)
    markup.raw("\"")
    if clip != base, !clip.covers(extent(of: index, frame)) { keep(to: Clip(frame: clip)) }
    markup.raw("><title>")
    markup.text(type.rawValue)
    markup.raw(" ")
    markup.name(layout.document.title(ofView: index))
    markup.raw(" ")
    markup.numbers(of: layout.views[index].frame ?? frame)
    markup.raw("</title>")
    drawShape(of: index, type, frame)
    if let bar = layout.viewBars[index] {
      drawContents(bar, in: frame)
    } else if let lines = layout.textLines[index], !lines.isEmpty {
      drawTexts(lines, of: index, in: frame)
    } else if !showsFile(index), !showsSymbol(index) {
      // What is seen of it has the name.
      drawLabel(of: index, type, in: frame.intersection(clip) ?? frame)
    }
    markup.raw("</g>")
    return layout.document.clipsToBounds(ofView: index) ?? type.facts.features.contains(.clipsSubviews)
      ? clip.intersection(frame) ?? Rect(origin: frame.origin, size: .zero) : clip
  }

  /// The root view of a controller: what is around it shows where it ends.
  mutating func drawRoot(of index: Int, _ frame: Rect) {
    let controller = Int(layout.document.views[index].controller)
    let parent = layout.document.controllers[controller].parent.map { layout.document.controllers[Int($0)] }
    if parent?.type == .splitViewController { markup.rect("window", frame) }
    backdrops.append((frame, false))
    let type = layout.document.views[index].type
    switch type.facts.picture {
    case .table, .collection, .scrollView, .map, .page: return drawPicture(of: index, type, frame)
    default: break
    }
    markup.rect(parent == nil || frame == bounds ? "bare" : "root", frame)
    _ = drawFile(of: index, frame)
  }

  // MARK: Names

  /// Says which view it is, where there is room: in the middle of a box, or above what a view holds.
  private mutating func drawLabel(of index: Int, _ type: ViewType, in frame: Rect) {
    let node = layout.document.views[index]
    guard node.superview != nil, type.facts.picture.showsName, !isSystemPart(node) || type == .imageView
    else { return }
    if Int(layout.document.views[index].subtreeEnd) > index + 1 {
      return drawCornerLabel(of: index, in: frame)
    }
    drawMiddleLabel(of: index, type, in: frame)
  }

  private mutating func drawMiddleLabel(of index: Int, _ type: ViewType, in frame: Rect) {
    let size = 9 * unit
    guard frame.size.height >= size, frame.size.width >= 2 * size else { return }
    let details = layout.document.views[index].details
    let symbol = details.flatMap { layout.document.details[Int($0)].symbol?.name }
    let name = images[Int32(index)] ?? symbol ?? label(of: index)
    guard let text = truncated(name, to: frame.size.width - 4 * unit, size: size) else { return }
    let picture = type.facts.picture
    let hasSize = frame.size.height >= 3.2 * size && frame.size.width >= 7 * size && !picture.isBusy
    var place = Point(x: frame.midX, y: frame.midY + (hasSize ? -0.2 : 0.36) * size)
    // Below the photograph.
    if picture == .image {
      place.y = frame.midY + (frame.size.height >= 60 ? 0.28 : 0.12) * min(frame.size.height, 140)
    }
    markup.line(picture.isBusy && picture != .image ? "id m halo" : "id m", text, at: place, size: size)
    let width = estimatedWidth(of: text, size: size)
    note(caption: Point(x: place.x - width / 2, y: place.y), width: width, size: size)
    guard hasSize else { return }
    let shown = layout.views[index].frame?.size ?? frame.size
    place.y += 1.3 * size
    markup.line("size m", shown, at: place, size: size)
    note(caption: Point(x: place.x - 3.5 * size, y: place.y), width: 7 * size, size: size)
  }

  private mutating func drawCornerLabel(of index: Int, in frame: Rect) {
    let size = 9 * unit
    guard frame.size.height >= 2.5 * size, frame.size.width >= 5 * size,
      let text = truncated(label(of: index), to: frame.size.width - 6 * unit, size: size)
    else { return }
    let room = Rect(
      x: frame.minX + 2 * unit, y: frame.minY + unit,
      width: min(estimatedWidth(of: text, size: size) + 2 * unit, frame.size.width), height: size * 1.2)
    guard !isTaken(room, by: index) else { return }
    note(caption: Point(x: room.minX, y: frame.minY + 1.1 * size), width: room.size.width, size: size)
    markup.line("id", text, at: Point(x: frame.minX + 3 * unit, y: frame.minY + 1.1 * size), size: size)
  }

  /// Whether one of the views that a view holds lies in a part of it.
  private func isTaken(_ room: Rect, by index: Int) -> Bool {
    let end = Int(layout.document.views[index].subtreeEnd)
    var child = index + 1
    while child < end {
      let isHidden = layout.document.views[child].isHidden
      if !isHidden, layout.views[child].frameInWindow?.intersection(room) != nil { return true }
      child = Int(layout.document.views[child].subtreeEnd)
    }
    return false
  }

  /// What people call it, else its id: the picture's description has both.
  private func label(of index: Int) -> String {
    layout.document.name(ofView: index) ?? layout.document.views[index].id
  }
}

extension ViewClass.Picture {
  /// Whether a name is written on it: what does not show by its looks what it is.
  fileprivate var showsName: Bool {
    switch self {
    case .switch, .slider, .stepper, .progress, .spokes, .dots, .segments, .searchBar: false
    default: true
    }
  }

  /// Whether there are strokes in the middle of it.
  fileprivate var isBusy: Bool {
    switch self {
    case .image, .table, .collection, .map, .page, .wheels, .datePicker: true
    default: false
    }
  }
}
