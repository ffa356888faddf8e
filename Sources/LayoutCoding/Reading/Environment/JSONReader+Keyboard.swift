import JSON
import LayoutModel

extension JSONReader {
  enum KeyboardKey: Int, DocumentKey {
    case visible, height, floating, split, undocked, suggestions, frame
  }
  private static let keyboardKeys = Keys(KeyboardKey.self)

  /// The keyboard: whether it is there, or an object that says how; one that says nothing of it is visible.
  mutating func keyboard() throws(ReadingEnded) -> KeyboardRequest? {
    if try stands(.boolean) { return try boolean().map { KeyboardRequest(isVisible: $0) } }
    guard var object = try beginObject("true, false, or an object that says how the keyboard stands") else {
      return nil
    }
    var keyboard = KeyboardRequest()
    var styles: Set<KeyboardStyle> = []
    while let key = try nextKey(of: &object, in: Self.keyboardKeys) {
      switch key {
      case .visible: keyboard.isVisible = try boolean() ?? true
      case .height: keyboard.height = try length()
      case .floating: if try boolean() == true { styles.insert(.floating) }
      case .split: if try boolean() == true { styles.insert(.split) }
      case .undocked: if try boolean() == true { styles.insert(.undocked) }
      case .suggestions: keyboard.hasSuggestions = try boolean() ?? true
      case .frame: keyboard.frame = try rect()
      }
    }
    // Undocked is every one that is split or floats.
    if styles.count > 1 { styles.remove(.undocked) }
    if styles.count > 1 { fault(.invalidValue(expected: "a keyboard that is split or floats", nearest: [])) }
    keyboard.style = styles.first ?? .docked
    if object.has(KeyboardKey.frame), styles.isEmpty {
      fault(.invalidValue(expected: "floating, split or undocked beside frame", nearest: []))
    } else if object.has(KeyboardKey.frame), object.has(KeyboardKey.height) {
      fault(.invalidValue(expected: "either height or frame", nearest: []))
    }
    return keyboard
  }
}
