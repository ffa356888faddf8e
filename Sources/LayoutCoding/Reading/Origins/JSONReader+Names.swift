import JSON
import LayoutModel

extension JSONReader {
  /// What people call a node: as long as an id at most. Nil, with a fault, if it is none.
  mutating func nodeName() throws(ReadingEnded) -> String? {
    try text(ofAtMost: longestId)
  }

  /// A text that is not empty and has no more than so many bytes; nil, with a fault, if it is none.
  mutating func text(ofAtMost longest: Int) throws(ReadingEnded) -> String? {
    let (place, pointer) = (offset, pointer)
    guard let text = try string() else { return nil }
    if !text.isEmpty, text.utf8.count <= longest { return text }
    let expected = "a text of 1 to \(longest) bytes"
    fault(at: place, Fault(.invalidValue(expected: expected, nearest: []), at: pointer))
    return nil
  }
}
