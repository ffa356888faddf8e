package import JSON
package import LayoutModel

/// Geometry in points. What lies on a grid of pixels is written from its pixels, so that equal lengths are equal numbers;
/// what does not, and all of what is written without a grid, as it was computed.
extension JSONWriter {
  mutating func size(_ size: Size, on grid: PixelGrid) {
    beginObject()
    member("width", size.width, scale: grid.scale)
    member("height", size.height, scale: grid.scale)
    endObject()
  }

  /// `{"x", "y", "width", "height"}`.
  ///
  /// - Returns: The text of its size, for ``rect(at:size:on:)``.
  @discardableResult
  mutating func rect(_ rect: Rect, on grid: PixelGrid) -> Range<Int> {
    object(
      (#"{"x":"#, rect.origin.x), (#","y":"#, rect.origin.y), (#","width":"#, rect.size.width),
      (#","height":"#, rect.size.height), scale: grid.scale)
  }

  /// `{"x", "y", "width", "height"}` of a rectangle as large as one that was written before.
  mutating func rect(at origin: Point, size: Range<Int>, on grid: PixelGrid) {
    object((#"{"x":"#, origin.x), (#","y":"#, origin.y), again: size, scale: grid.scale)
  }

  mutating func insets(_ insets: EdgeInsets, on grid: PixelGrid) {
    object(
      (#"{"top":"#, insets.top), (#","left":"#, insets.left), (#","bottom":"#, insets.bottom),
      (#","right":"#, insets.right), scale: grid.scale)
  }

  @inline(__always)
  mutating func member(_ name: StaticString, _ size: Size, on grid: PixelGrid) {
    key(name)
    self.size(size, on: grid)
  }

  /// Nil is null.
  @inline(__always)
  mutating func member(_ name: StaticString, _ rect: Rect?, on grid: PixelGrid) {
    key(name)
    if let rect { self.rect(rect, on: grid) } else { null() }
  }

  @inline(__always)
  mutating func member(_ name: StaticString, _ insets: EdgeInsets, on grid: PixelGrid) {
    key(name)
    self.insets(insets, on: grid)
  }
}

extension Point: JSONWritable, AnswerValue {
  package static var shape: AnswerShape { numbers("x", "y") }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("x", x)
    writer.member("y", y)
    writer.endObject()
  }
}

extension Size: JSONWritable, AnswerValue {
  package static var shape: AnswerShape { numbers("width", "height") }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("width", width)
    writer.member("height", height)
    writer.endObject()
  }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let grid = context.grid { writer.size(self, on: grid) } else { write(to: &writer) }
  }
}

extension Rect: JSONWritable, AnswerValue {
  package static var shape: AnswerShape { numbers("x", "y", "width", "height") }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("x", minX)
    writer.member("y", minY)
    writer.member("width", size.width)
    writer.member("height", size.height)
    writer.endObject()
  }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let grid = context.grid { writer.rect(self, on: grid) } else { write(to: &writer) }
  }
}

extension EdgeInsets: JSONWritable, AnswerValue {
  package static var shape: AnswerShape { numbers("top", "left", "bottom", "right") }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("top", top)
    writer.member("left", left)
    writer.member("bottom", bottom)
    writer.member("right", right)
    writer.endObject()
  }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let grid = context.grid { writer.insets(self, on: grid) } else { write(to: &writer) }
  }
}

private func numbers(_ names: String...) -> AnswerShape {
  .object { names.map { AnswerMember($0, .number) } }
}
