import JSON
import LayoutModel

extension JSONWriter {
  /// The member with the images that are shown, each of the size that a file records; nothing for none.
  mutating func assets(_ images: [String: Size]) {
    guard !images.isEmpty else { return }
    key("assets")
    beginObject()
    for (name, size) in images.sorted(by: { $0.key < $1.key }) {
      key(name)
      beginObject()
      key("contents")
      beginObject()
      key("images")
      beginArray()
      beginObject()
      member("idiom", "universal")
      member("filename", "image.png")
      endObject()
      endArray()
      endObject()
      key("files")
      beginObject()
      key("image.png")
      beginObject()
      member("pointWidth", size.width)
      member("pointHeight", size.height)
      endObject()
      endObject()
      endObject()
    }
    endObject()
  }
}
