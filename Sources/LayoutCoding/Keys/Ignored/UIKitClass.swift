/// A class of UIKit, with the properties of it that change neither frames nor sizes.
struct UIKitClass: Sendable {
  /// As Swift calls it.
  let name: String
  /// The properties as documents may write them.
  let keys: [String]

  /// - Parameter properties: As Swift spells them, with blanks between them. Objective-C leaves out an `is` in front.
  init(_ name: String, _ properties: String) {
    self.name = name
    keys = properties.split(whereSeparator: \.isWhitespace).flatMap { Self.spellings(String($0)) }
  }

  /// A class with keys that are written as they stand.
  init(_ name: String, keys: [String]) { (self.name, self.keys) = (name, keys) }

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
