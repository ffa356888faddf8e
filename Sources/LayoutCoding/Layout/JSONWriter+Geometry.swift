package import JSON
package import LayoutModel

/// Geometry in points. What lies on a grid of pixels is written from its pixels, so that equal lengths are equal numbers;
/// what does not, and all of what is written without a grid, as it was computed.
extension JSONWriter {
  /// `{"x", "y"}`.
  package mutating func point(_ point: Point) {
    beginObject()
    member("x", point.x)
    member("y", point.y)
    endObject()
  }

  /// `{"width", "height"}`.
  package mutating func size(_ size: Size) {
    beginObject()
    member("width", size.width)
    member("height", size.height)
    endObject()
  }

  /// `{"width", "height"}`.
  mutating func size(_ size: Size, on grid: PixelGrid) {
    beginObject()
    member("width", size.width, scale: grid.scale)
    member("height", size.height, scale: grid.scale)
    endObject()
  }

  /// `{"x", "y", "width", "height"}`.
  package mutating func rect(_ rect: Rect) {
    beginObject()
    member("x", rect.minX)
    member("y", rect.minY)
    member("width", rect.size.width)
    member("height", rect.size.height)
    endObject()
  }

  /// `{"x", "y", "width", "height"}`.
  ///
  /// - Returns: The text of its size, for ``rect(at:size:on:)``.
  @discardableResult
  mutating func rect(_ rect: Rect, on grid: PixelGrid) -> Range<Int> {
    object(
      #"{"x":"#, rect.origin.x, #","y":"#, rect.origin.y, #","width":"#, rect.size.width,
      #","height":"#, rect.size.height, scale: grid.scale)
  }

  /// `{"x", "y", "width", "height"}` of a rectangle as large as one that was written before.
  mutating func rect(at origin: Point, size: Range<Int>, on grid: PixelGrid) {
    object(#"{"x":"#, origin.x, #","y":"#, origin.y, again: size, scale: grid.scale)
  }

  /// `{"top", "left", "bottom", "right"}`.
  package mutating func insets(_ insets: EdgeInsets) {
    beginObject()
    member("top", insets.top)
    member("left", insets.left)
    member("bottom", insets.bottom)
    member("right", insets.right)
    endObject()
  }

  /// `{"top", "left", "bottom", "right"}`.
  mutating func insets(_ insets: EdgeInsets, on grid: PixelGrid) {
    object(
      #"{"top":"#, insets.top, #","left":"#, insets.left, #","bottom":"#, insets.bottom, #","right":"#,
      insets.right, scale: grid.scale)
  }
}

/// Lengths of a layout as members.
extension JSONWriter {
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

  package func write(to writer: inout JSONWriter) { writer.point(self) }
}

extension Size: JSONWritable, AnswerValue {
  package static var shape: AnswerShape { numbers("width", "height") }

  package func write(to writer: inout JSONWriter) { writer.size(self) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let grid = context.grid { writer.size(self, on: grid) } else { writer.size(self) }
  }
}

extension Rect: JSONWritable, AnswerValue {
  package static var shape: AnswerShape { numbers("x", "y", "width", "height") }

  package func write(to writer: inout JSONWriter) { writer.rect(self) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let grid = context.grid { writer.rect(self, on: grid) } else { writer.rect(self) }
  }
}

extension EdgeInsets: JSONWritable, AnswerValue {
  package static var shape: AnswerShape { numbers("top", "left", "bottom", "right") }

  package func write(to writer: inout JSONWriter) { writer.insets(self) }

  package func write(to writer: inout JSONWriter, in context: AnswerContext) {
    if let grid = context.grid { writer.insets(self, on: grid) } else { writer.insets(self) }
  }
}

/// An object of numbers.
private func numbers(_ names: String...) -> AnswerShape {
  .object { names.map { AnswerMember($0, .number) } }
}
