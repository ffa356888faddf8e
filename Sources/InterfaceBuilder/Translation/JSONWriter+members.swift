package import JSON
package import LayoutCoding
package import LayoutModel
import XML

/// The name of a member: a key of a document, or a name that needs no key.
protocol MemberName {
  var name: String { get }
}

extension String: MemberName {
  var name: String { self }
}

extension ViewKey: MemberName {}
extension ControllerKey: MemberName {}
extension ConstraintKey: MemberName {}
extension PresentationKey: MemberName {}
extension EnvironmentKey: MemberName {}
extension Trait: MemberName {}

extension JSONWriter {
  /// Writes a member; nothing where it has no value.
  mutating func member(_ key: some MemberName, _ value: (some JSONWritable)?) {
    guard let value else { return }
    self.key(key.name)
    value.write(to: &self)
  }

  /// Writes a member that may vary, unless it is what a document that says nothing means.
  mutating func member<Value: JSONWritable & Equatable>(
    _ key: some MemberName, _ value: Varied<Value>, unless usual: Value
  ) {
    if value.base != usual || !value.others.isEmpty { member(key, value) }
  }

  /// Begins a member that is an object; its members come next, then ``endObject()``.
  mutating func beginObject(_ key: some MemberName) {
    self.key(key.name)
    beginObject()
  }

  /// Begins a member that is an array; its elements come next, then ``endArray()``.
  mutating func beginArray(_ key: some MemberName) {
    self.key(key.name)
    beginArray()
  }

  /// Writes an object of numbers, without those that are nil.
  mutating func object(_ numbers: KeyValuePairs<String, Double?>) {
    beginObject()
    for (name, number) in numbers { member(name, number) }
    endObject()
  }

  // MARK: What an attribute of the same name says

  /// Writes true where an attribute says `YES`.
  mutating func yes(_ key: some MemberName, of element: XMLElement) {
    if element.isTrue(key.name) { member(key, true) }
  }

  /// Writes false where an attribute says `NO`.
  mutating func no(_ key: some MemberName, of element: XMLElement) {
    if element.isFalse(key.name) { member(key, false) }
  }

  /// Writes a text that is not empty.
  mutating func text(_ key: some MemberName, of element: XMLElement) {
    member(key, element.text(key: key.name))
  }

  /// Writes a text that may vary, unless it is empty everywhere.
  mutating func variedText(_ key: some MemberName, of element: XMLElement) {
    member(key, element.varied({ $0.string(key: key.name) }, default: ""), unless: "")
  }

  /// Writes a number in a range.
  mutating func number(
    _ key: some MemberName, of element: XMLElement, in range: ClosedRange<Double>, unless usual: Double? = nil
  ) {
    if let value = element.number(key.name, in: range), value != usual { member(key, value) }
  }

  /// Writes a word that is known.
  mutating func word<Word: RawRepresentable<String>>(
    _ key: some MemberName, _: Word.Type, of element: XMLElement, unless usual: Word? = nil
  ) {
    if let word = element.word(key.name, Word.self), word.rawValue != usual?.rawValue {
      member(key, word.rawValue)
    }
  }

  /// Writes a word that may vary, unless it is the usual one everywhere.
  mutating func variedWord<Word: RawRepresentable<String>>(
    _ key: some MemberName, of element: XMLElement, unless usual: Word
  ) {
    let word = element.varied({ $0.word(key.name, Word.self)?.rawValue }, default: usual.rawValue)
    member(key, word, unless: usual.rawValue)
  }

  // MARK: Parts of documents

  /// The members that say where the screens of an app are shown: on the device that is asked for, else on that of the
  /// canvas.
  package mutating func environment(_ overrides: EnvironmentOverrides, else deviceId: String) {
    member(EnvironmentKey.device, overrides.device?.id ?? deviceId)
    member(EnvironmentKey.orientation, overrides.orientation?.rawValue)
    member(EnvironmentKey.systemVersion, overrides.systemVersion?.description)
    localeAndKeyboard(overrides)
  }

  /// What the property list of an app says of its windows; nothing for nothing.
  package mutating func sizeRestrictions(_ restrictions: SizeRestrictions) {
    if !restrictions.requiresFullScreen { return }
    beginObject(EnvironmentKey.sizeRestrictions)
    member("requiresFullScreen", true)
    member(
      "requiresFullScreenIgnoredStartingWithVersion", restrictions.fullScreenIgnoredSince?.description)
    endObject()
  }

  mutating func localeAndKeyboard(_ overrides: EnvironmentOverrides) {
    member(EnvironmentKey.locale, overrides.locale)
    if let keyboard = overrides.keyboard { self.keyboard(keyboard) }
  }

  /// - Parameter insets: Of the safe area; nil for those of the device.
  mutating func window(_ size: Size, insets: EdgeInsets?) {
    beginObject(EnvironmentKey.window)
    member("width", size.width)
    member("height", size.height)
    member("safeAreaInsets", insets)
    endObject()
  }

  /// The member with the images that are shown, each of the size that a file records; nothing for none.
  mutating func assets(_ images: [String: Size]) {
    guard !images.isEmpty else { return }
    beginObject("assets")
    for (name, size) in images.sorted(by: { $0.key < $1.key }) { imageSet(name, size) }
    endObject()
  }

  /// The member of an image by its name, with its size.
  package mutating func imageSet(_ name: String, _ size: Size) {
    // What the file of an image is called a document makes up: after the image.
    let start = prefix(of: name.isEmpty ? "image" : name, bytes: 200)
    let fileName = String(start.map { "/\\:".contains($0) ? "-" : $0 }) + ".png"
    beginObject(name)
    beginObject("contents")
    beginArray("images")
    beginObject()
    member("idiom", "universal")
    member("filename", fileName)
    endObject()
    endArray()
    endObject()
    beginObject("files")
    key(fileName)
    object(["pointWidth": size.width, "pointHeight": size.height])
    endObject()
    endObject()
  }
}

extension FontDescription: JSONWritable {
  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("textStyle", textStyle?.rawValue)
    writer.member("name", name)
    writer.member("pointSize", pointSize)
    writer.member("weight", weight?.rawValue)
    if isItalic { writer.member("italic", true) }
    writer.endObject()
  }
}
