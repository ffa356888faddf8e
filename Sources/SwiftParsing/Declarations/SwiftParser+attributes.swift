import SwiftLexing
import SwiftProgram

/// An attribute while it is not known whether anybody asks for it.
struct ReadAttribute {
  /// Its name as it is written.
  var word: String
  var attribute: Attribute?
}

extension SwiftParser {
  /// Reads the attributes here.
  func attributes() -> [ReadAttribute] {
    var found: [ReadAttribute] = []
    while isAt(.atSign), refusal == nil { found.append(attribute()) }
    return found
  }

  /// Passes over one attribute.
  func skipAttribute() { _ = attribute() }

  private func attribute() -> ReadAttribute {
    guard enter() else { return ReadAttribute(word: "") }
    defer { leave() }
    advance()
    guard isAt(.name) else {
      fault("Something is missing here: the name of an attribute.")
      return ReadAttribute(word: "")
    }
    let start = token.start
    let reference = attributeName()
    guard refusal == nil else { return ReadAttribute(word: "") }
    // What is longer is no attribute of the language.
    let word = text(start, min(tokens[position - 1].end, start + 64))
    let isRead = Self.isType(word)
    var found = ReadAttribute(word: word)
    var arguments: [Argument] = []
    if splitCount == 0, hasAttributeArguments(at: position), Self.hasArguments(word) {
      if isRead {
        let opening = position
        advance()
        arguments = self.arguments(until: .closeParenthesis)
        close(opening, .closeParenthesis, ")")
      } else {
        skip()
      }
    }
    if isRead || Self.typesInSmall.contains(word) {
      found.attribute = Attribute(program.add(reference), isRead ? arguments : [])
    }
    return found
  }

  private func attributeName() -> TypeReference {
    if token.keyword.isAlwaysKeyword {
      let called = name(token)
      advance()
      return .named([called], [])
    }
    let found = simpleType(allowsMarks: false)
    return found.reference
  }

  /// The attributes that may be types of the app; those of the language change nothing of a layout.
  func lowered(_ attributes: [ReadAttribute]) -> [Attribute] { attributes.compactMap(\.attribute) }

  func modifiers(of attributes: [ReadAttribute]) -> Modifiers {
    var found: Modifiers = []
    for attribute in attributes {
      switch attribute.word {
      case "IBOutlet": found.insert(.isOutlet)
      case "objc", "objcMembers": found.insert(.isObjectiveC)
      default: continue
      }
    }
    return found
  }

  /// Whether a word is written as types are, and is none of the language.
  private static func isType(_ word: String) -> Bool {
    guard let first = word.unicodeScalars.first, first.properties.isUppercase else { return false }
    return !ofTheLanguage.contains(word)
  }

  /// Whether parentheses behind a word are its own, and no type: `@escaping (A) -> B`.
  private static func hasArguments(_ word: String) -> Bool { !withoutArguments.contains(word) }

  // Result builders and wrappers are types; a few are written small, as in `@resultBuilder struct view`.
  private static let typesInSmall: Set<String> = ["resultBuilder", "propertyWrapper", "dynamicMemberLookup"]
  private static let withoutArguments: Set<String> = [
    "escaping", "autoclosure", "Sendable", "noescape", "unchecked", "retroactive", "preconcurrency",
  ]
  private static let ofTheLanguage: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSManaged", "NSCopying",
    "MainActor",
    "NSApplicationMain", "UIApplicationMain", "Sendable",
  ]
}
