/// A class of UIKit, with the properties of it that a layout does not look at.
struct UIKitClass: Sendable {
  /// As Swift calls it.
  let name: String
  /// The properties as documents may write them.
  let keys: [String]
  /// The keys among them that UIKit follows and that are not modelled, so that frames may differ.
  let notModelled: Set<String>

  /// - Parameters:
  ///   - properties: Those that change neither frames nor sizes, as Swift spells them, with blanks between them. Objective-C
  ///     leaves out an `is` in front.
  ///   - notModelled: Those that UIKit follows.
  init(_ name: String, _ properties: String, notModelled: String = "") {
    self.name = name
    func spellings(_ text: String) -> [String] {
      text.split(whereSeparator: \.isWhitespace).flatMap { Self.spellings(String($0)) }
    }
    let followed = spellings(notModelled)
    (keys, self.notModelled) = (spellings(properties) + followed, Set(followed))
  }

  /// A class with keys that are written as they stand.
  init(_ name: String, keys: [String], notModelled: [String] = []) {
    (self.name, self.keys, self.notModelled) = (name, keys + notModelled, Set(notModelled))
  }

  /// What Swift calls a property, and what Objective-C does where that is something else.
  private static func spellings(_ property: String) -> [String] {
    let rest = property.dropFirst(2)
    guard property.hasPrefix("is"), let first = rest.first, first.isUppercase else { return [property] }
    return [property, rest.prefix(1).lowercased() + rest.dropFirst()]
  }

  /// The keys of some classes, each once.
  static func keys(of classes: [UIKitClass]) -> [String] {
    var seen: Set<String> = []
    return classes.flatMap(\.keys).filter { seen.insert($0).inserted }
  }
}
