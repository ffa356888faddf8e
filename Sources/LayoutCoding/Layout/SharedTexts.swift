import JSON
import LayoutModel

/// What was written of the layouts before, for those that share it. Layouts of equal environments are copies of one,
/// and hold the same arrays. As long as an array is kept here, no other one lies in its place: so places in memory say
/// whether two share them.
package struct SharedTexts: Sendable {
  /// Where a text can be copied from.
  package enum Source: Sendable {
    /// Nothing is copied.
    case nowhere
    /// All layouts go to one writer, and each is copied from there.
    case writer
    /// The text leaves with each layout: up to so many bytes are kept here.
    case memory(limit: Int)
  }

  private enum Text {
    case place(Range<Int>)
    case bytes([UInt8])
  }

  private struct Entry {
    var layout: Layout
    var content: Text
    var findings: Text?
  }

  private let source: Source
  private var entries: [Int: Entry] = [:]
  private var keptBytes = 0

  init(_ source: Source) { self.source = source }

  /// Writes controllers, views and images as they were for a layout with the same ones, if there was one.
  func copyContent(of layout: Layout, to writer: inout JSONWriter) -> Bool {
    guard let entry = entry(for: layout) else { return false }
    copy(entry.content, to: &writer)
    return true
  }

  /// Copies what the author should know, if it was kept.
  func copyFindings(of layout: Layout, to writer: inout JSONWriter) -> Bool {
    guard let entry = entry(for: layout), let findings = entry.findings,
      entry.layout.diagnostics == layout.diagnostics, entry.layout.matchedRules == layout.matchedRules
    else { return false }
    copy(findings, to: &writer)
    return true
  }

  /// Keeps what was written from `start` on, as the content of a layout.
  mutating func keepContent(_ start: Int, of layout: Layout, in writer: borrowing JSONWriter) {
    guard let place = layout.views.place, let text = kept(start, in: writer) else { return }
    entries[place] = Entry(layout: layout, content: text)
  }

  /// Keeps what the author should know. It is kept once for layouts that share all else.
  mutating func keepFindings(_ start: Int, of layout: Layout, in writer: borrowing JSONWriter) {
    guard let place = layout.views.place, var entry = entries[place], entry.findings == nil else { return }
    entry.findings = kept(start, in: writer)
    entries[place] = entry
  }

  private func entry(for layout: Layout) -> Entry? {
    guard let place = layout.views.place, let entry = entries[place] else { return nil }
    let other = entry.layout
    let isShared =
      other.controllers.place == layout.controllers.place && other.images.place == layout.images.place
      && other.document.views.place == layout.document.views.place
      && other.document.controllers.place == layout.document.controllers.place
      && other.environment.pixelGrid == layout.environment.pixelGrid
    return isShared ? entry : nil
  }

  /// Nil also where nothing was written.
  private mutating func kept(_ start: Int, in writer: borrowing JSONWriter) -> Text? {
    guard start < writer.count else { return nil }
    switch source {
    case .nowhere: return nil
    case .writer: return .place(start..<writer.count)
    case .memory(let limit):
      guard keptBytes + writer.count - start <= limit else { return nil }
      keptBytes += writer.count - start
      return .bytes(writer.bytes(start..<writer.count))
    }
  }

  private func copy(_ text: Text, to writer: inout JSONWriter) {
    switch text {
    case .place(let range): writer.again(range)
    case .bytes(let bytes): bytes.withUnsafeBufferPointer { writer.raw($0) }
    }
  }
}

extension Array {
  /// Where the elements are in memory; nil without any.
  fileprivate var place: Int? { isEmpty ? nil : withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }
}
