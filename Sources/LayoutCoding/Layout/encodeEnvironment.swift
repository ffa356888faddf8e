package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the members of an environment up to its traits.
  mutating func window(_ environment: WindowEnvironment) {
    let grid = environment.pixelGrid
    member("device", environment.device.id)
    member("orientation", environment.orientation.rawValue)
    key("systemVersion")
    systemVersion(environment.systemVersion)
    member("window", Rect(origin: .zero, size: environment.size), on: grid)
    member("safeAreaInsets", environment.safeAreaInsets, on: grid)
    member("locale", environment.locale)
    if let keyboard = environment.keyboard { self.keyboard(keyboard, on: grid) }
  }

  /// Writes a keyboard that is there.
  private mutating func keyboard(_ keyboard: Keyboard, on grid: PixelGrid) {
    beginObject("keyboard")
    member("visible", true)
    member("frame", keyboard.frame, on: grid)
    member("floating", keyboard.style == .floating)
    member("split", keyboard.style == .split)
    member("undocked", !keyboard.isDocked)
    endObject()
  }

  /// A bare major as a number, another version as text: 26.1 and 26.10 are not the same.
  private mutating func systemVersion(_ version: SystemVersion) {
    if version.minor == 0 { integer(version.major) } else { string(version.description) }
  }

  /// Writes the members that tell a scene: which it is, and what of it is not in the document.
  package mutating func scene(_ label: SceneLabel) {
    member("scene", label.id)
    beginArray("notUnderstood")
    for entry in label.notUnderstood {
      beginObject()
      member("path", entry.path)
      if let id = entry.id { member("id", id) }
      member("reason", entry.reason)
      endObject()
    }
    endArray()
  }
}
