import JSON
import LayoutCoding
import LayoutModel
import SwiftInterpreter

/// Frames of views whose masks count.
extension DocumentWriter {
  mutating func writeFrame(_ view: Object, _ id: String) {
    guard let given = givenFrame(of: view) else { return }
    guard var frame = rect(given) else { return hole(.number, given, target: "\(id).frame") }
    let mask = self.mask(of: view)
    if mask != [], let superview = object("ownSuperview", view), let size = outerSize(of: superview) {
      let from = run.geometry.outerSize(of: view) ?? size
      if let resized = mask.resize(frame, from: from, to: size) {
        frame = resized
      } else {
        tellMask(of: view, id)
      }
    }
    writeRect(frame)
    if mask != [] { words("autoresizingMask", AutoresizingMask.names, of: UInt64(mask.rawValue)) }
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

  /// The size of a view from which the masks in it count in the document; nil for one where none does.
  private func outerSize(of view: Object) -> Size? {
    let usesMask = flag("translatesAutoresizingMaskIntoConstraints", view) != false
    if usesMask, object("ownSuperview", view) != nil, !isShownContent(.object(view)) {
      return givenFrame(of: view).flatMap { rect($0)?.size }
    }
    for case .object(let inner) in list("ownSubviews", view) where mask(of: inner) != [] {
      if flag("translatesAutoresizingMaskIntoConstraints", inner) == false { continue }
      if let size = run.geometry.outerSize(of: inner) { return size }
    }
    return nil
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
      let size = numbers(interpreter.field("size", of: value), ["width", "height"])
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
