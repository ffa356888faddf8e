import LayoutModel
import SwiftInterpreter
import UIKitDefaults

/// The functions by which UIKit's own Swift asks where views are.
extension ScreenGeometry {
  /// Functions by which views and lists say what changes a layout, or want one.
  func addCommands() {
    answer("__framed", "frame") { geometry, view, _ in
      geometry.noteFrame(of: view)
      return .void
    }
    answer("__reloaded", "rows") { geometry, _, _ in
      geometry.run?.isReloaded = true
      return .void
    }
    answer("__invalidateOwnSize", "intrinsicContentSize") { geometry, view, _ in
      // What is told of a layout has been laid out, whether somebody asked for places or not.
      if geometry.run?.isTellingOfLayout == true { _ = geometry.place(of: view) }
      geometry.ownSizes.invalidate(view)
      return .void
    }
    answer("__layoutIfNeeded", "layout") { geometry, view, _ in
      if let last = geometry.ownSizes.questions.indices.last {
        geometry.ownSizes.questions[last].isLaidOut = true
      }
      geometry.run?.layOut(.object(view))
      return .void
    }
  }

  /// Functions about views and guides as a layout places them.
  func addPlaces() {
    answer("__placedFrame", "frame") { geometry, view, _ in geometry.frame(of: view) }
    answer("__placedMargins", "layoutMargins") { geometry, view, _ in
      geometry.place(of: view).map { geometry.insets($0.layoutMargins) } ?? .none
    }
    answer("__contentSize", "contentSize") { geometry, view, _ in
      guard let scroll = geometry.place(of: view)?.scroll else { return .none }
      let isKnown = !isList(view) || geometry.run?.lists[view]?.isWhole == true
      let guessed = Axis.allCases.filter { geometry.isGuessed(view, $0, .end) }
      return isKnown
        ? geometry.size(scroll.contentSize, but: guessed, of: "contentSize")
        : geometry.interpreter.unknown(of: "contentSize")
    }
    answer("__shownCell", "cell") { geometry, list, path in geometry.cell(of: list, path) }
    answer("__seenCell", "cell") { geometry, list, path in
      let cell = geometry.cell(of: list, path)
      return geometry.isBeyondEdges(of: list, cell) ? .none : cell
    }
    answerLaterOnly("__safeAreaInsets", "safeAreaInsets") { geometry, view, _ in
      if let placed = geometry.place(of: view) { return geometry.insets(placed.safeAreaInsets) }
      // Whoever shows another controller's view has its bars there.
      return geometry.isOfStandIn(view)
        ? geometry.interpreter.unknown(of: "safeAreaInsets") : geometry.insets(.zero)
    }
    answerLaterOnly("__adjustedContentInset", "adjustedContentInset") { geometry, view, _ in
      geometry.place(of: view)?.scroll.map { geometry.insets($0.adjustedContentInset) } ?? .none
    }
    answerLaterOnly("__layoutFrame", "layoutFrame") { geometry, guide, _ in geometry.layoutFrame(of: guide) }
  }

  /// Functions about what views would be.
  func addMeasures() {
    answerLaterOnly("__naturalSize", "intrinsicContentSize") { geometry, view, _ in
      guard let found = geometry.measure(view, DocumentPart(view, .alone)) else {
        return geometry.interpreter.unknown(of: "intrinsicContentSize")
      }
      return geometry.size(
        Size(width: found.intrinsicWidth ?? -1, height: found.intrinsicHeight ?? -1))
    }
    answerLaterOnly("__sizeThatFits", "sizeThatFits") { $0.sizeThatFits($1, $2) }
    answerLaterOnly("__systemLayoutSizeFitting", "systemLayoutSizeFitting") { $0.fittingSize($1, $2) }
    answerLaterOnly("__textSize", "boundingRect") { $0.textSize($1, $2) }
    answerLaterOnly("__imageSize", "UIImage.size") { geometry, image, _ in geometry.imageSize(image) }
    answer("__fontMetric", "font") { geometry, font, values in geometry.fontMetric(font, values) }
    interpreter.host.intrinsics["__preferredFontSize"] = { [unowned self] in preferredFontSize($0) }
    interpreter.host.intrinsics["__scaledValue"] = { [unowned self] in scaledValue($0) }
  }

  private typealias Answer = (ScreenGeometry, Object, [Value]) -> Value

  /// Answers a function whose first value is an object.
  private func answer(_ name: String, _ what: String, _ answer: @escaping Answer) {
    interpreter.host.intrinsics[name] = { [unowned self] values in
      guard case .object(let object)? = values.first else { return interpreter.unknown(of: what) }
      return answer(self, object, Array(values.dropFirst()))
    }
  }

  /// Answers a function where there is somebody to ask; elsewhere its value is not known.
  private func answerLaterOnly(_ name: String, _ what: String, _ answer: @escaping Answer) {
    self.answer(name, what) { geometry, object, values in
      geometry.canAnswer ? answer(geometry, object, values) : geometry.interpreter.unknown(of: what)
    }
  }

  /// Whether a view is that of a controller that is not known.
  private func isOfStandIn(_ view: Object) -> Bool {
    guard let owner = interpreter.field("owningController", of: .object(view)) else { return false }
    return interpreter.isStandIn(owner)
  }

  // MARK: Lists

  /// The cell that a list shows at a section and a row of it; nil for none, and before the list shows anything.
  private func cell(of list: Object, _ path: [Value]) -> Value {
    guard let shown = run?.lists[list] else { return .none }
    guard path.count == 2, case .integer(let section, _) = path[0], case .integer(let row, _) = path[1],
      shown.sections.indices.contains(section), shown.sections[section].cells.indices.contains(row)
    else { return shown.isWhole ? .none : interpreter.unknown(of: "cell") }
    return .object(shown.sections[section].cells[row].view)
  }

  /// Whether a cell is where nothing of its list is seen: a list has no cells for such rows.
  private func isBeyondEdges(of list: Object, _ cell: Value) -> Bool {
    guard case .object(let cell) = cell, let list = place(of: list), let scroll = list.scroll,
      let frame = place(of: cell)?.frame
    else { return false }
    let (from, size) = (scroll.contentOffset, list.frame.size)
    return frame.maxX <= from.x || frame.minX >= from.x + size.width || frame.maxY <= from.y
      || frame.minY >= from.y + size.height
  }

  // MARK: Guides

  private func layoutFrame(of guide: Object) -> Value {
    guard case .enumeration(let kind)? = interpreter.field("kind", of: .object(guide)),
      case .object(let owner)? = interpreter.field("owningView", of: .object(guide)),
      let view = place(of: owner)
    else { return rect(.zero) }
    func frame(_ system: SystemGuide, or other: SystemGuide? = nil) -> Rect {
      let found = view.systemGuides.first { $0.guide == system }
      return (found ?? view.systemGuides.first { $0.guide == other })?.frame ?? .zero
    }
    let insets = view.safeAreaInsets
    let size = view.frame.size
    switch interpreter.spelling(of: kind.name) {
    case "safeArea": return rect(frame(.safeArea))
    case "layoutMargins": return rect(frame(.layoutMargins))
    case "readableContent": return rect(frame(.readableContent))
    case "keyboard": return rect(frame(.keyboard))
    // Where corners take nothing.
    case "safeAreaCornerHorizontal": return rect(frame(.safeAreaCornerHorizontal, or: .safeArea))
    case "safeAreaCornerVertical": return rect(frame(.safeAreaCornerVertical, or: .safeArea))
    case "marginsCornerHorizontal": return rect(frame(.marginsCornerHorizontal, or: .layoutMargins))
    case "marginsCornerVertical": return rect(frame(.marginsCornerVertical, or: .layoutMargins))
    case "content": return rect(frame(.contentLayout))
    case "frame": return rect(frame(.frameLayout))
    case "top": return rect(Rect(x: 0, y: 0, width: size.width, height: insets.top))
    case "bottom":
      return rect(Rect(x: 0, y: size.height - insets.bottom, width: size.width, height: insets.bottom))
    default: return rect(self.frame(ofGuide: guide) ?? .zero)
    }
  }

  // MARK: Sizes

  /// Nothing for a class that has no size of its own: such a view fits in what it has.
  private func sizeThatFits(_ view: Object, _ values: [Value]) -> Value {
    guard let type = documentType(of: view), !Self.sizeless.contains(type) else {
      return interpreter.isStandIn(.object(view)) ? interpreter.unknown(of: "sizeThatFits") : .none
    }
    guard let room = size(of: values.first) else { return interpreter.unknown(of: "sizeThatFits") }
    var part = DocumentPart(view, .alone)
    part.isFitted = true
    let wraps = type == "textView" || type == "label" && lineCount(of: view) != 1
    if wraps, room.width > 0, room.width < 1e6 { part.width = (room.width, type == "label") }
    guard let found = measure(view, part) else { return interpreter.unknown(of: "sizeThatFits") }
    if wraps { return size(found.frame.size) }
    // What is around a control is in its frame.
    let outer = hasAlignmentInsets(type) ? found.frame.size : nil
    return size(
      Size(
        width: found.intrinsicWidth.map { outer?.width ?? $0 } ?? room.width,
        height: found.intrinsicHeight.map { outer?.height ?? $0 } ?? room.height))
  }

  /// Whether views of a class reach beyond their alignment rectangles, whose size their own is.
  private func hasAlignmentInsets(_ type: String) -> Bool {
    if case .none? = ViewType(rawValue: type)?.facts.alignmentInsets { false } else { true }
  }

  /// Types of views that have no size by themselves.
  static let sizeless: Set<String> = [
    "view", "stackView", "scrollView", "tableView", "collectionView",
  ]

  private func lineCount(of label: Object) -> Int {
    if case .integer(let count, _)? = interpreter.field("numberOfLines", of: .object(label)) { return count }
    return 1
  }

  private func fittingSize(_ view: Object, _ values: [Value]) -> Value {
    let unknown = interpreter.unknown(of: "systemLayoutSizeFitting")
    guard let target = size(of: values.first), values.count == 3, let horizontal = rawValue(values[1]),
      let vertical = rawValue(values[2]), target.width < 1e6, target.height < 1e6
    else { return unknown }
    var part = DocumentPart(view, .inCorner)
    part.fitting = (target, horizontal, vertical)
    guard let found = measure(view, part), let fitting = found.fittingSize else { return unknown }
    return size(fitting, but: found.guessedFitting, of: "systemLayoutSizeFitting")
  }

  /// The numbers of a `CGSize`.
  func size(of value: Value?) -> Size? {
    guard let value, let width = number(interpreter.field("width", of: value)),
      let height = number(interpreter.field("height", of: value))
    else { return nil }
    return Size(width: width, height: height)
  }

  func rawValue(_ value: Value) -> Double? { number(interpreter.field("rawValue", of: value)) }

  func number(_ value: Value?) -> Double? {
    value?.number.map { $0.isFinite ? $0 : .greatestFiniteMagnitude }
  }
}
