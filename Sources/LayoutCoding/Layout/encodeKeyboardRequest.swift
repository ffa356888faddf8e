package import JSON
package import LayoutModel

extension JSONWriter {
  /// Writes the keyboard that a request asks for as documents say it.
  package mutating func keyboard(_ keyboard: KeyboardRequest) {
    beginObject("keyboard")
    member("visible", keyboard.isVisible)
    if let height = keyboard.height { member("height", height) }
    if keyboard.style != .docked {
      key(keyboard.style.rawValue)
      boolean(true)
    }
    endObject()
  }
}
