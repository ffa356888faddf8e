import SwiftProgram
import SwiftSyntax

extension Lowering {
  func modifiers(_ list: DeclModifierListSyntax, _ attributes: AttributeListSyntax) -> Modifiers {
    var found: Modifiers = []
    for modifier in list {
      switch modifier.name.text {
      case "static", "class": found.insert(.isStatic)
      case "override": found.insert(.isOverride)
      case "lazy": found.insert(.isLazy)
      case "mutating": found.insert(.isMutating)
      case "convenience": found.insert(.isConvenience)
      case "required": found.insert(.isRequired)
      case "weak", "unowned": found.insert(.isWeak)
      case "indirect": found.insert(.isIndirect)
      case "private", "fileprivate": if modifier.detail == nil { found.insert(.isPrivate) }
      default: continue
      }
    }
    for attribute in attributes {
      guard case .attribute(let one) = attribute else { continue }
      switch one.attributeName.trimmedDescription {
      case "IBOutlet": found.insert(.isOutlet)
      case "objc", "objcMembers": found.insert(.isObjectiveC)
      default: continue
      }
    }
    return found
  }

  /// The attributes that may be types of the app; those of the language change nothing of a layout.
  mutating func attributes(_ list: AttributeListSyntax) -> [Attribute] {
    list.compactMap { element in
      guard case .attribute(let attribute) = element else { return nil }
      let word = attribute.attributeName.trimmedDescription
      guard let first = word.unicodeScalars.first, first.properties.isUppercase,
        !Self.ofTheLanguage.contains(word)
      else {
        // Result builders and wrappers are types; a few are written small, as in `@resultBuilder struct view`.
        return word == "resultBuilder" || word == "propertyWrapper" || word == "dynamicMemberLookup"
          ? Attribute(lower(attribute.attributeName), []) : nil
      }
      var arguments: [Argument] = []
      if case .argumentList(let list)? = attribute.arguments { arguments = self.arguments(list) }
      return Attribute(lower(attribute.attributeName), arguments)
    }
  }

  private static let ofTheLanguage: Set<String> = [
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "GKInspectable", "NSManaged", "NSCopying",
    "MainActor",
    "NSApplicationMain", "UIApplicationMain", "Sendable",
  ]
}
