package import LayoutModel

/// How code for UIKit spells the words of one enumeration, which documents write bare: `.compact`,
/// `UIUserInterfaceSizeClass.compact` in Swift, `UIUserInterfaceSizeClassCompact` in Objective-C.
///
/// Looked at where a word is none of the bare ones, so it costs the usual documents nothing.
struct UIKitSpellings: Sendable {
  /// The names of the type in Swift, and what the constants begin with in Objective-C where that is another name.
  private let types: [String]
  /// Spellings that follow no rule, with the bare word of each.
  private let others: [String: String]

  /// Longer texts are no words.
  private static let longest = 128

  /// Types are written as in Swift, such as `UIStackView.Axis`. Without their dots they are what constants begin with.
  init(types: [String], others: [String: String] = [:]) { (self.types, self.others) = (types, others) }

  init(_ types: String..., others: [String: String] = [:]) { self.init(types: types, others: others) }

  /// The bare word that code spells like this; nil for anything else.
  func word(_ written: String, among words: [String]) -> String? {
    guard written.utf8.count <= Self.longest else { return nil }
    if let word = others[written] { return word }
    if let word = qualifiedWord(in: written) { return words.contains(word) ? word : nil }
    for type in types {
      guard let word = constant(written, of: type), words.contains(word) else { continue }
      return word
    }
    return nil
  }

  /// What of a misspelt word should be compared with the bare ones: what follows the name of a type.
  func bareWord(of written: String) -> String {
    guard written.utf8.count <= Self.longest else { return written }
    return qualifiedWord(in: written) ?? types.lazy.compactMap { constant(written, of: $0) }.first ?? written
  }

  /// What follows the last dot, if nothing or the end of a type's name stands before it.
  private func qualifiedWord(in written: String) -> String? {
    guard let dot = written.lastIndex(of: ".") else { return nil }
    let type = written[..<dot]
    guard
      type.isEmpty || types.contains(where: { $0 == type || $0.hasSuffix(".\(type)") || bare($0) == type })
    else { return nil }
    let word = written[written.index(after: dot)...]
    return String(word.hasSuffix("()") ? word.dropLast(2) : word)
  }

  /// What follows the name of a type, with a small first letter.
  private func constant(_ written: String, of type: String) -> String? {
    let prefix = bare(type)
    guard written.hasPrefix(prefix), let first = written.dropFirst(prefix.count).unicodeScalars.first,
      ("A"..."Z").contains(first)
    else { return nil }
    let word = written.dropFirst(prefix.count)
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  private func bare(_ type: String) -> String { type.filter { $0 != "." } }
}

extension Trait {
  /// The bare name of the value that a text means in one of UIKit's spellings; nil for anything else.
  func name(spelled written: String) -> String? {
    spellings.word(written, among: values.map(\.name) + ["unspecified"])
  }

  /// The value of a choice that a word means, by its name or in one of UIKit's spellings; nil for anything else.
  package func value(word: String) -> TraitCollection.Value? {
    (value(named: word) ?? name(spelled: word).flatMap { value(named: $0) }).map { .choice($0.raw) }
  }

  /// The names of values that a misspelt one may mean.
  package func nearestValues(to written: String) -> [String] {
    let (bare, names) = (spellings.bareWord(of: written), values.map(\.name))
    if self == .preferredContentSizeCategory, let size = Self.size(written) { return [size] }
    let meant = OtherWords.words(for: bare, among: names)
    return meant.isEmpty ? nearestNames(to: bare, in: names) : meant
  }

  /// The content size category of a size of clothes or of CSS: `xx-large`, `2XL`, `x-small`, `AX-3`.
  private static func size(_ written: String) -> String? {
    var word = written.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " && $0 != "." }
    if word.hasPrefix("ax"), word.utf8.count > 2 || word == "ax" {
      return word.last.flatMap { categories["AX\($0)"] } ?? "accessibilityLarge"
    }
    if let count = word.first?.wholeNumberValue, (2...3).contains(count) {
      word = String(repeating: "x", count: count) + word.dropFirst().drop { $0 == "x" }
    }
    let count = word.prefix { $0 == "x" }.count
    let rest = word.dropFirst(count)
    guard count > 0, count <= 3, ["l", "large", "llarge", "s", "small"].contains(rest) else { return nil }
    return categories[rest.first == "s" ? "XS" : String(repeating: "X", count: count) + "L"]
  }

  private var spellings: UIKitSpellings { Self.spellings[Int(rawValue)] }

  private static let spellings: [UIKitSpellings] = allCases.map { trait in
    switch trait {
    case .horizontalSizeClass, .verticalSizeClass:
      // Interface Builder's word for a size class that is not stated.
      UIKitSpellings("UIUserInterfaceSizeClass", others: ["any": "unspecified", "Any": "unspecified"])
    case .userInterfaceIdiom: UIKitSpellings("UIUserInterfaceIdiom", others: ["UIUserInterfaceIdiomTV": "tv"])
    case .forceTouchCapability: UIKitSpellings("UIForceTouchCapability")
    case .displayGamut:
      UIKitSpellings(
        "UIDisplayGamut",
        others: [
          "UIDisplayGamut.P3": "p3", ".P3": "p3", "UIDisplayGamut.SRGB": "sRGB", ".SRGB": "sRGB",
        ])
    case .layoutDirection:
      UIKitSpellings("UITraitEnvironmentLayoutDirection", "UIUserInterfaceLayoutDirection")
    case .preferredContentSizeCategory: UIKitSpellings("UIContentSizeCategory", others: categories)
    case .userInterfaceStyle: UIKitSpellings("UIUserInterfaceStyle")
    case .userInterfaceLevel: UIKitSpellings("UIUserInterfaceLevel")
    case .accessibilityContrast: UIKitSpellings("UIAccessibilityContrast")
    case .legibilityWeight: UIKitSpellings("UILegibilityWeight")
    case .activeAppearance: UIKitSpellings("UIUserInterfaceActiveAppearance")
    case .toolbarItemPresentationSize: UIKitSpellings("UINSToolbarItemPresentationSize")
    case .imageDynamicRange: UIKitSpellings("UIImage.DynamicRange")
    case .sceneCaptureState: UIKitSpellings("UISceneCaptureState")
    case .listEnvironment: UIKitSpellings("UIListEnvironment")
    case .hdrHeadroomUsageLimit: UIKitSpellings("UIHDRHeadroomUsageLimit")
    case .tabAccessoryEnvironment: UIKitSpellings("UITabAccessory.Environment")
    case .splitViewControllerLayoutEnvironment: UIKitSpellings("UISplitViewController.LayoutEnvironment")
    case .displayScale, .typesettingLanguage, .resolvesNaturalAlignmentWithBaseWritingDirection:
      UIKitSpellings()
    }
  }

  /// The content size categories by their short names, those that people say and those that UIKit's strings end in:
  /// `XL`, `AX3`, `UICTContentSizeCategoryAccessibilityXL`.
  private static let categories: [String: String] = {
    let sizes = ["XS", "S", "M", "L", "XL", "XXL", "XXXL"]
    let shorts = sizes + sizes.dropFirst(2).map { "Accessibility\($0)" }
    let names = Trait.preferredContentSizeCategory.values.map(\.name)
    var words: [String: String] = [:]
    for (short, name) in zip(shorts, names) { words["UICTContentSizeCategory\(short)"] = name }
    for (short, name) in zip(sizes + ["AX1", "AX2", "AX3", "AX4", "AX5"], names) { words[short] = name }
    return words
  }()
}
