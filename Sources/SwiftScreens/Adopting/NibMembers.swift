import InterfaceBuilder
import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// Gives a view the values that the members of a document say.
struct NibMembers {
  private let interpreter: Interpreter
  private let object: Object
  private let traits: () -> Set<String>

  init(_ interpreter: Interpreter, _ object: Object, _ traits: @escaping () -> Set<String>) {
    (self.interpreter, self.object, self.traits) = (interpreter, object, traits)
  }

  /// The view, and objects of its own that hold what it shows.
  var parts: [Object] {
    [object]
      + ["titleLabel", "textContainer", "collectionViewLayout"].compactMap { name in
        if case .object(let part)? = interpreter.field(name, of: .object(object)) { part } else { nil }
      }
  }

  mutating func read(_ node: JSONTree, _ item: Nib.Item?, isTop: Bool) {
    // Of what stands above rows a document says a frame alone.
    let usesMask = node["translatesAutoresizingMaskIntoConstraints"].map { $0 == .flag(true) }
    store(
      .boolean(isTop || usesMask ?? (node["frame"] != nil)),
      "translatesAutoresizingMaskIntoConstraints")
    if let item { read(item) }
    // What a class does when its subviews are there.
    if node["subviews"] != nil || node["type"] != nil { take("subviews", []) }
    let hasMargins = item.map { !$0.isContent || $0.hasOwnMargins } ?? true
    for member in node.members where hasMargins || member.key != "layoutMargins" {
      read(member.key, member.value.resolved(traits()))
    }
  }

  private func read(_ item: Nib.Item) {
    if let frame = item.frame {
      take(
        "frame",
        [
          ("x", frame.origin.x), ("y", frame.origin.y), ("width", frame.size.width),
          ("height", frame.size.height),
        ]
        .map { ($0, .floating($1, .cgFloat)) })
    }
    if item.mask != 0 { take("autoresizingMask", [("value", .integer(item.mask, .uint))]) }
    if let tag = item.tag { store(.integer(tag, .int), "tag") }
    for (variable, value) in item.state {
      switch (value, interpreter.field(variable, of: .object(object))) {
      case (.flag(let flag), .boolean?): store(.boolean(flag), variable)
      case (.number(let number), .integer(_, let kind)?): store(whole: number, kind, variable)
      case (.number(let number), .floating(_, let kind)?): store(.floating(number, kind), variable)
      default: break
      }
    }
  }

  private func read(_ key: String, _ value: JSONTree) {
    if let name = Self.fields[key] {
      switch (value, interpreter.field(name, of: .object(object))) {
      case (.flag(let flag), _): return store(.boolean(flag), name)
      case (.number(let number), .integer(_, let kind)?):
        return store(whole: number, kind, name)
      case (.number(let number), _): return store(.floating(number, .cgFloat), name)
      case (.text(let word), .enumeration(let old)?):
        if let new = interpreter.enumeration(word, like: .enumeration(old)) { store(new, name) }
        return
      case (.text, .floating?): break
      case (.text(let text), _): return store(.string(text), name)
      default: return
      }
    }
    guard Self.others.contains(key) else { return }
    switch value {
    case .object(let members):
      take(key, members.compactMap { member in number(member).map { (member.key, $0) } })
    case .text(let text) where text.hasPrefix("UIImage(systemName: \""):
      let name = text.dropFirst("UIImage(systemName: \"".count).prefix { $0 != "\"" }
      take(key, [("systemName", .string(String(name)))])
    default: take(key, [("value", self.value(value))])
    }
  }

  /// A member of an object: words of fonts as UIKit has them.
  private func number(_ member: JSONTree.Member) -> Value? {
    switch (member.key, member.value) {
    case ("textStyle", .text(let word)):
      return TextStyle(rawValue: word).map { .string($0.symbol) }
    case ("weight", .text(let word)):
      return DocumentWriter.weights.first { $0.value == word }.map { .floating($0.key, .cgFloat) }
    default: return value(member.value)
    }
  }

  private func value(_ tree: JSONTree) -> Value {
    switch tree {
    case .object(let members):
      interpreter.dictionary(members.compactMap { one in number(one).map { (one.key, $0) } })
    case .array(let elements): .array(elements.map { value($0) })
    case .text(let text): .string(text)
    case .number(let number): .floating(number, .cgFloat)
    case .flag(let flag): .boolean(flag)
    case .null: .none
    }
  }

  private func store(_ value: Value, _ name: String) { interpreter.store(value, in: name, of: object) }

  /// Leaves the variable as it is where no whole number is that large.
  private func store(whole number: Double, _ kind: IntegerKind, _ name: String) {
    if let whole = Int(exactly: number.rounded()) { store(.integer(whole, kind), name) }
  }

  private func take(_ key: String, _ members: [(key: String, value: Value)]) {
    interpreter.call("takeFromNib", on: .object(object), [.string(key), interpreter.dictionary(members)])
  }

  /// The variables of members that are a number or a word.
  private static let fields: [String: String] = {
    var fields = [
      "hidden": "isHidden", "text": "plainText", "scrollEnabled": "isScrollEnabled",
      "userInteractionEnabled": "isUserInteractionEnabled",
      "layoutMarginsRelativeArrangement": "isLayoutMarginsRelativeArrangement",
      "baselineRelativeArrangement": "isBaselineRelativeArrangement",
    ]
    for key in [
      "clipsToBounds", "accessibilityIdentifier", "semanticContentAttribute",
      "preservesSuperviewLayoutMargins",
      "insetsLayoutMarginsFromSafeArea", "numberOfLines", "lineBreakMode", "textAlignment", "contentMode",
      "preferredMaxLayoutWidth", "adjustsFontSizeToFitWidth", "adjustsFontForContentSizeCategory",
      "minimumScaleFactor", "placeholder",
      "borderStyle", "axis", "distribution", "alignment", "spacing", "numberOfPages",
      "contentInsetAdjustmentBehavior", "alwaysBounceVertical", "alwaysBounceHorizontal", "style",
      "preferredDatePickerStyle", "rowHeight", "sectionHeaderHeight", "sectionFooterHeight",
      "separatorStyle", "separatorInsetReference", "cellLayoutMarginsFollowReadableWidth",
      "insetsContentViewsToSafeArea", "accessoryType", "editingAccessoryType", "showsReorderControl",
      "shouldIndentWhileEditing", "indentationLevel", "indentationWidth",
    ] { fields[key] = key }
    return fields
  }()

  private static let others: Set<String> = [
    "contentHuggingPriority", "contentCompressionResistancePriority", "layoutMargins", "spacing",
    "directionalLayoutMargins", "font", "attributedText", "title", "image", "backgroundImage",
    "contentEdgeInsets",
    "configuration", "segments", "contentInset", "separatorInset", "collectionViewLayout",
  ]
}
