import JSON
import LayoutCoding

/// What people call views and controllers.
extension SceneTranslator {
  /// Writes the id of a view, and its name if it has one besides.
  mutating func writeNames(of view: SceneTree.View) {
    writer.member(ViewKey.id, view.id)
    guard let name = SceneNames(outlets: file.outlets, scene: scene).name(of: view.element)?.text,
      name != view.id
    else { return }
    writer.name(name, as: ViewKey.name)
  }

  /// What the file of an image is called that a document makes up: after the image.
  static func fileName(ofImage name: String) -> String {
    String(prefix(of: name.isEmpty ? "image" : name, bytes: 200).map { "/\\:".contains($0) ? "-" : $0 })
      + ".png"
  }
}

extension JSONWriter {
  /// The name of a controller: its identifier in the storyboard, else its label, else its class.
  mutating func controllerName(of controller: XMLElement) {
    let names = [controller["storyboardIdentifier"], controller["userLabel"], controller["customClass"]]
    let name = names.lazy.compactMap { $0.flatMap { displayName($0, longest: 80) } }.first
    if let name, name != controller["id"] { self.name(name, as: ControllerKey.name) }
  }

  /// A name is no longer than an id.
  fileprivate mutating func name(_ name: String, as key: some DocumentKey) {
    let name = prefix(of: name, bytes: longestId)
    guard !name.isEmpty else { return }
    self.key(key)
    string(String(name))
  }
}
