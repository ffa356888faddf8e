import JSON
import LayoutModel

extension ProblemDetails.Item {
  /// One fault in words, with the facts that programs read.
  init(_ fault: Fault) {
    let words = fault.words
    self.init(code: words.code, detail: words.text)
    parameter = fault.parameter
    if parameter == nil { pointer = fault.pointer.fragment }
    offset = fault.offset
    switch fault.kind {
    case .invalidJSON(_, let offset, let line, let column), .invalidXML(_, let offset, let line, let column):
      (self.offset, self.line, self.column) = (offset, line, column)
    case .unknownKey(_, let nearest, _), .unknownReference(_, let nearest), .unknownDevice(_, let nearest),
      .invalidValue(_, let nearest), .unknownLayoutAttribute(_, let nearest):
      self.nearest = nearest
    case .limitExceeded(let which, let limit, let value):
      (self.limit, self.value) = (limit, value)
      // Of the array that was one too many no element was read.
      if which == .depth, let place = pointer, place.hasSuffix("/-1") { pointer = String(place.dropLast(3)) }
    default: break
    }
  }
}
