import JSON
import LayoutCoding
import LayoutModel
import SwiftInterpreter

/// Frames of views whose masks count.
extension DocumentWriter {
  mutating func writeFrame(_ view: Object, _ id: String) {
    guard let given = givenFrame(of: view) else { return }
    guard var frame = rect(given) else {
      hole(.number, given, target: "\(id).frame")
      if given.unknownPart == nil {
        tell(.number, "\(id).frame", view, "Code gives \(id) a frame that is not finite.")
      }
      return
    }
    let mask = self.mask(of: view)
    if mask != [], let superview = object("ownSuperview", view) {
      if let size = outerSize(of: superview) {
        let from = run.geometry.outerSize(of: view) ?? outerSizeInFile(of: view, in: superview) ?? size
        if let resized = mask.resize(frame, from: from, to: size) {
          frame = resized
        } else {
          tellMask(of: view, id)
        }
      } else if isElement(superview), frame != .zero, mask.follows {
        tellMask(of: view, id)
      }
    }
    writeRect(frame)
    if mask != [] { words("autoresizingMask", AutoresizingMask.names, of: UInt64(mask.rawValue)) }
  }

  /// Writes the frame that code has given to a view of which neither a mask nor a constraint says anything: it keeps that.
  ///
  /// - Returns: Whether it is such a view.
  mutating func writeKeptFrame(_ view: Object, _ id: String) -> Bool {
    guard run.adoption.view(of: view) == nil, let given = value("storedFrame", view),
      rect(given).map({ $0 != .zero }) ?? true, let superview = object("ownSuperview", view)
    else { return false }
    let type = viewType(of: view)
    let isPlain = type.map { ScreenGeometry.sizeless.contains($0) } ?? true
    // Others are made as large as they are by themselves, at the origin, and stay so.
    let isGivenByCode =
      isPlain || type.map { Self.madeWithoutSize.contains($0) } == true
      || rect(given).map { $0.origin != .zero } == true
    if !isGivenByCode || list("arrangedSubviews", superview).contains(where: { isSame($0, view) })
      || groups().values.joined().contains(where: { isAbout(view, $0) })
    {
      return false
    }
    hole(.number, given, target: "\(id).frame")
    guard let frame = rect(given) else { return true }
    if isPlain {
      writeRect(frame)
    } else {
      tell(
        .number, "\(id).frame", view,
        "Where \(id) is, is not known: code gives it a frame, and neither its mask nor a constraint counts.")
    }
    return true
  }

  /// Types of views with sizes of their own that have those only by constraints.
  private static let madeWithoutSize: Set<String> = ["label", "button", "textField", "textView"]

  private func isSame(_ value: Value, _ view: Object) -> Bool {
    if case .object(let object) = value { object === view } else { false }
  }

  /// Whether a constraint is about a view or about a guide of it.
  private func isAbout(_ view: Object, _ constraint: Object) -> Bool {
    ["firstItem", "secondItem"].contains { side in
      guard let item = object(side, constraint) else { return false }
      return item === view || object("owningView", item) === view
    }
  }

  /// The frame that code has given to a view, or that of the window, or one of the size that it was made with.
  private func givenFrame(of view: Object) -> Value? {
    let isAsked = ["isLargeAsWindow", "isNaturallySized"].contains { flag($0, view) == true }
    return isAsked ? run.read("frame", of: .object(view)) : value("storedFrame", view)
  }

  /// The frame of a view that constraints place, for those in it whose masks count from a size that it had.
  mutating func writeOuterSize(of view: Object) {
    if let size = outerSize(of: view) { writeRect(Rect(origin: .zero, size: size)) }
  }

  /// Writes the size of an element of a list from which masks in it count. What stands beside rows and has no such view in it says its height.
  mutating func writeFrame(ofElement view: Object) {
    if documentCellType(of: view) != nil, !hasMasks(in: view) { return }
    writeOuterSize(of: view)
  }

  /// Whether something stands in a view by its mask.
  func hasMasks(in view: Object) -> Bool { !resized(in: view).isEmpty }

  /// The size of a view from which the masks in it count in the document; nil for one where none does.
  private func outerSize(of view: Object) -> Size? {
    let usesMask = flag("translatesAutoresizingMaskIntoConstraints", view) != false
    if isElement(view), documentCellType(of: view) == nil {
      if let room = run.lists.room(of: view) {
        guard let height = room.height else { return nil }
        return hasMasks(in: view)
          ? sizeInFile(of: view) ?? innerSize(of: view) ?? .zero : Size(width: 0, height: height)
      }
      if !usesMask { return nil }
    } else if isElement(view) || isContentView(view), let size = sizeInFile(of: view) {
      return size
    }
    if usesMask, let superview = object("ownSuperview", view), !isShownContent(.object(view)) {
      guard let frame = givenFrame(of: view).flatMap({ rect($0) }) else { return nil }
      // What its own mask has made of it, where its file is around it.
      guard let from = outerSizeInFile(of: view, in: superview), let size = outerSize(of: superview) else {
        return frame.size
      }
      return mask(of: view).resize(frame, from: run.geometry.outerSize(of: view) ?? from, to: size)?.size
    }
    return innerSize(of: view)
  }

  /// The size that the superview of a view has in the file of both, from which the mask of the view counts, whatever code makes of that.
  private func outerSizeInFile(of view: Object, in superview: Object) -> Size? {
    guard !isBefore, let own = run.adoption.view(of: view), let outer = run.adoption.view(of: superview),
      !own.isTop, own.tree == outer.tree, flag("autoresizesSubviews", superview) != false
    else { return nil }
    return sizeInFile(of: superview)
  }

  /// The size that a view has in its file, from which masks there count.
  private func sizeInFile(of view: Object) -> Size? {
    guard let frame = run.adoption.view(of: view)?.node["frame"], let width = frame["width"]?.number,
      let height = frame["height"]?.number
    else { return nil }
    return Size(width: width, height: height)
  }

  /// The size that a view had when something in it with a mask got its frame.
  private func innerSize(of view: Object) -> Size? {
    for inner in resized(in: view) {
      if let size = run.geometry.outerSize(of: inner) { return size }
    }
    return nil
  }

  /// What stands in a view by its mask.
  private func resized(in view: Object) -> [Object] {
    list("ownSubviews", view).compactMap { inner in
      guard case .object(let inner) = inner, mask(of: inner) != [], !isContentView(inner),
        flag("translatesAutoresizingMaskIntoConstraints", inner) != false
      else { return nil }
      return inner
    }
  }

  private func mask(of view: Object) -> AutoresizingMask {
    let bits = self.bits(value("autoresizingMask", view)) ?? 0
    return AutoresizingMask(rawValue: bits < 64 ? UInt8(bits) : 0)
  }

  private mutating func tellMask(of view: Object, _ id: String) {
    holes.append(
      SourceHole(
        key: "\(id).autoresizingMask", kind: .number, target: "\(id).frame",
        place: places.location(of: view.madeAt), reason: "unknownItem",
        says:
          "Where \(id) is, is not known: its superview has changed its size, and its mask shares that out."))
  }

  /// A rectangle as documents have one: a negative size, as code comes to before a superview has its own, begins on the other side,
  /// and none is larger than the largest.
  private func rect(_ value: Value) -> Rect? {
    guard case .structure = value, let origin = numbers(interpreter.field("origin", of: value), ["x", "y"]),
      let size = numbers(interpreter.field("size", of: value), ["width", "height"]),
      (origin + size).allSatisfy(\.isFinite)
    else { return nil }
    func span(_ start: Double, _ length: Double) -> (start: Double, length: Double) {
      (start + min(length, 0), min(abs(length), longestLength))
    }
    let (horizontal, vertical) = (span(origin[0], size[0]), span(origin[1], size[1]))
    return Rect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  private mutating func writeRect(_ rect: Rect) {
    let (origin, size) = (rect.origin, rect.size)
    object("frame", [("x", origin.x), ("y", origin.y), ("width", size.width), ("height", size.height)])
  }
}

extension AutoresizingMask {
  /// Whether it moves or resizes a view whose superview changes its size.
  fileprivate var follows: Bool {
    Axis.allCases.contains { !part($0).isDisjoint(with: [.flexibleLeftMargin, .flexibleWidth]) }
  }

  /// A frame after the superview has changed its size; nil where several parts share the change.
  fileprivate func resize(_ frame: Rect, from: Size, to size: Size) -> Rect? {
    var frame = frame
    let change = Size(width: size.width - from.width, height: size.height - from.height)
    for axis in Axis.allCases where change[axis] != 0 {
      switch part(axis) {
      case [], .flexibleRightMargin: break
      case .flexibleWidth:
        if axis == .horizontal {
          frame.size.width += change.width
        } else {
          frame.size.height += change.height
        }
      case .flexibleLeftMargin:
        if axis == .horizontal { frame.origin.x += change.width } else { frame.origin.y += change.height }
      default: return nil
      }
    }
    return frame
  }
}
