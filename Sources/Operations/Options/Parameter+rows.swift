import LayoutCoding
import LayoutModel
import Localization
import SwiftScreens

extension Parameter {
  static let scene = text(
    "scene", \.scene, expected: "the object id or name of a scene",
    Flag(help: "The object id or name of the only scene of an Interface Builder file that is wanted."))

  static let type = text(
    "type", \.type, expected: "the name of a class in Swift",
    Flag(
      help: """
        The name of the only class in Swift that is wanted: a view controller, a view or a cell. Path/File.swift:Name where \
        several have it.
        """))

  /// What says which class in Swift is wanted, and what its source does not.
  static let ofSwift = [
    type, make, fill, fills, call, define, container, width, height,
  ]

  private static let make = text(
    "make", \.fills.made, expected: "a Swift expression",
    Flag(
      help: """
        A Swift expression that makes the object that is shown, as ProfileView(name: "Anna"); it is read in the folder.
        """))

  private static let fill = Parameter(
    "fill",
    Flag(
      help: """
        A value for what the source of a class does not tell, as KEY=VALUE: the key of a hole or a choice, and a Swift \
        expression. May be repeated.
        """),
    isRepeatable: true
  ) { value, options, _ in
    guard let sign = value.firstIndex(of: "="), sign > value.startIndex else {
      return invalid("", expected: "the key of a hole, = and a Swift expression")
    }
    let (key, expression) = (String(value[..<sign]), String(value[value.index(after: sign)...]))
    options.fills.values.append(SourceFills.Value(key, expression, from: .parameter))
    return nil
  }

  private static let fills = Parameter(
    "fills",
    Flag(
      help: """
        A file of such values, as JSON: an object of keys and values. {"swift": "…"} is a Swift expression, all else stands \
        for itself.
        """, isFile: true)
  ) { value, options, _ in
    options.fillTexts.append(value)
    return nil
  }

  private static let define = Parameter(
    "define", Flag(help: "A flag for which #if asks in Swift, and that is set. May be repeated."),
    isRepeatable: true
  ) { value, options, _ in
    options.fills.flags.insert(value)
    let isName = !value.isEmpty && value.utf8.allSatisfy { isLetterOrDigit($0) }
    return isName ? nil : invalid(value, expected: "the name of a flag")
  }

  private static let call = Parameter(
    "call",
    Flag(
      help: """
        A call on the screen of a class before it is laid out, as configure(title: "Hello"). May be repeated: they run in \
        their order.
        """),
    isRepeatable: true
  ) { value, options, _ in
    options.fills.calls.append(value)
    return nil
  }

  private static let containers = ScreenContainer.allCases.map(\.rawValue) + ["nothing"]

  private static let container = Parameter(
    "in",
    Flag(
      help: """
        What stands around a controller of Swift: navigation, tab or sheet, or nothing. May be repeated, the outermost \
        first. Without it one that has to do with a navigation bar stands in a navigation controller.
        """),
    isRepeatable: true, words: containers
  ) { value, options, _ in
    let added = ScreenContainer(rawValue: value).map { [$0] } ?? []
    options.fills.containers = (options.fills.containers ?? []) + added
    return containers.contains(value) ? nil : unknownWord(value, among: containers)
  }

  private static let width = Parameter(
    "width", Flag(help: "The width of a view or cell of Swift that stands alone, in points.")
  ) { value, options, _ in readLength(value, into: &options.fills.width) }

  private static let height = Parameter(
    "height", Flag(help: "The height of a view or cell of Swift that stands alone, in points.")
  ) { value, options, _ in readLength(value, into: &options.fills.height) }

  private static func readLength(_ value: String, into length: inout Double?) -> Fault.Kind? {
    guard let number = Double(value), (0...100_000).contains(number) else {
      return invalid(value, expected: "a number of points from 0 to 100000")
    }
    length = number
    return nil
  }

  static let holes = Parameter(
    "holes",
    Flag(
      help: """
        In place of documents, what the source of all classes in Swift does not tell: a line for each key, what blocks first, \
        and names that nobody declares.
        """, value: "true"),
    words: ["true", "false"]
  ) { value, options, _ in readFlag(value, into: &options.listsHoles) }

  static let exact = Parameter(
    "exact", Flag(help: "Also print frames as solved, before they are put on pixels.", value: "true"),
    words: ["true", "false"]
  ) { value, options, _ in
    var isExact = false
    let fault = readFlag(value, into: &isExact)
    if isExact { options.detail.values.insert(.exactFrames) }
    return fault
  }

  static let traits = Parameter(
    "traits",
    Flag(
      name: "all-traits", help: "Also print the traits of every view, and what overrides them.", value: "all"),
    words: ["differing", "all"]
  ) { value, options, _ in
    if value == "all" { options.detail.values.insert(.allTraits) }
    let words = ["differing", "all"]
    return words.contains(value) ? nil : invalid(value, expected: "differing or all", near: words)
  }

  /// `show=content,guides`.
  static let show = Parameter(
    "show",
    Flag(
      help: """
        Also print or draw: content, margins, safeArea, guides, constraints, elements, reservedRegions, with commas, or all.
        """)
  ) { value, options, _ in
    let named = LayoutDetail.Values.named
    return readWords(value, among: named.map(\.name) + ["all"]) { name in
      for one in named where one.name == name || name == "all" { options.detail.values.insert(one.value) }
    }
  }

  /// `fields=frames,diagnostics`: nothing else is left.
  static let fields = Parameter(
    "fields",
    Flag(
      help: """
        Print no more of each layout than these, with commas: environment, controllers, views, frames, images, diagnostics, \
        matchedRules, uncertain.
        """)
  ) { value, options, _ in
    options.detail.parts = .traits
    return readWords(value, among: LayoutDetail.Parts.named.map(\.name)) { name in
      for one in LayoutDetail.Parts.named where one.name == name { options.detail.parts.insert(one.part) }
    }
  }

  static let compact = Parameter(
    "compact",
    Flag(
      help: "Print equal layouts once, without traits, and the environments that have them.", value: "true"),
    words: ["true", "false"]
  ) { value, options, _ in readFlag(value, into: &options.detail.isCompact) }

  static let strict = Parameter("strict", words: ["true", "false"]) { value, options, _ in
    var isStrict = false
    let fault = readFlag(value, into: &isStrict)
    options.isStrict = isStrict
    return fault
  }

  static let view = text(
    "view", \.view, expected: "the id of a view",
    Flag(help: "The id of a view, or its outlet: also say what puts its edges where they are."))

  static let edge = word(
    "edge", \.edge, EdgeQuestion.attributes.map { ($0.name, $0) },
    Flag(
      help:
        "Of the view no more than this: left, right, top, bottom, leading, trailing, width, height, centerX or centerY."
    ))

  static let events = word("events", \.eventDetail, EventDetail.allCases.map { ($0.rawValue, $0) })

  /// The version of the program, for which the answer to a link may be kept.
  static let engine = Parameter("engine") { value, _, _ in
    value.isEmpty ? invalid(value, expected: "a version, as of /version") : nil
  }

  /// The name of an asset.
  static let asset = Parameter("name") { value, options, _ in
    options.asset = value
    return nil
  }

  // MARK: Lint

  static let lint: [Parameter] = rules + [failOn, pseudo]

  /// Which rules of lint are on.
  static let rules: [Parameter] = [
    rule("disable", \.disable), rule("enable", \.enable), rule("only", \.only),
  ]

  private static func rule(
    _ name: String, _ path: any WritableKeyPath<LintRequest, [Diagnostic.Code]> & Sendable
  ) -> Parameter {
    Parameter(name, isRepeatable: true) { value, options, _ in
      take(
        LintRule.named(value)?.code, into: &options.lint.request[keyPath: path],
        or: .invalidValue(expected: "the name of a rule", nearest: LintRule.nearestNames(to: value)))
    }
  }

  static let failOn = Parameter(
    "failOn", isRepeatable: true, words: ["info", "warning", "error"]
  ) { value, options, _ in
    options.lint.request.failOn = Diagnostic.Severity(rawValue: value)
    return options.lint.request.failOn == nil ? invalid(value, expected: "info, warning or error") : nil
  }

  private static let pseudo = Parameter(
    "pseudo",
    Flag(help: "Also with other texts: accented, long (half as long again) or rightToLeft; may be repeated."),
    isRepeatable: true, words: PseudoLanguage.allCases.map(\.rawValue)
  ) { value, options, _ in
    take(
      PseudoLanguage(rawValue: value).map { .pseudo($0) }, into: &options.lint.texts,
      or: unknownWord(value, among: PseudoLanguage.allCases.map(\.rawValue)))
  }
}

private func isLetterOrDigit(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}

/// Hands on each word of a list with commas; the fault of the first that nobody knows, and of a list without any.
private func readWords(_ list: String, among names: [String], _ take: (String) -> Void) -> Fault.Kind? {
  for word in list.split(separator: ",", omittingEmptySubsequences: false) {
    guard names.contains(String(word)) else {
      let expected = "words of \(names.joined(separator: ", ")), with commas between them"
      return invalid(String(word), expected: expected, near: names)
    }
    take(String(word))
  }
  return nil
}
