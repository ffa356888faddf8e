import JSON
import LayoutModel

extension JSONWriter {
  /// The images of one file that views show.
  mutating func assets(_ names: Set<String>, of file: InterfaceBuilderFile) {
    assets(
      Dictionary(uniqueKeysWithValues: names.compactMap { name in file.images[name].map { (name, $0) } }))
  }

  /// The member with the images that are shown, each of the size that a file records; nothing for none.
  mutating func assets(_ images: [String: Size]) {
    guard !images.isEmpty else { return }
    key("assets")
    beginObject()
    for (name, size) in images.sorted(by: { $0.key < $1.key }) {
      let fileName = SceneTranslator.fileName(ofImage: name)
      key(name)
      beginObject()
      key("contents")
      beginObject()
      key("images")
      beginArray()
      beginObject()
      member("idiom", "universal")
      member("filename", fileName)
      endObject()
      endArray()
      endObject()
      key("files")
      beginObject()
      key(fileName)
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
