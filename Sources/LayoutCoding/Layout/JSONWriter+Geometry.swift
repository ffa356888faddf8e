package import JSON
package import LayoutModel

extension JSONWriter {
  /// `{"x", "y"}`.
  package mutating func point(_ point: Point) {
    beginObject()
    key("x")
    number(point.x)
    key("y")
    number(point.y)
    endObject()
  }

  /// `{"width", "height"}`.
  package mutating func size(_ size: Size) {
    beginObject()
    key("width")
    number(size.width)
    key("height")
    number(size.height)
    endObject()
  }

  /// `{"x", "y", "width", "height"}`.
  package mutating func rect(_ rect: Rect) {
    beginObject()
    key("x")
    number(rect.minX)
    key("y")
    number(rect.minY)
    key("width")
    number(rect.size.width)
    key("height")
    number(rect.size.height)
    endObject()
  }

  /// `{"top", "left", "bottom", "right"}`.
  package mutating func insets(_ insets: EdgeInsets) {
    beginObject()
    key("top")
    number(insets.top)
    key("left")
    number(insets.left)
    key("bottom")
    number(insets.bottom)
    key("right")
    number(insets.right)
    endObject()
  }
}
