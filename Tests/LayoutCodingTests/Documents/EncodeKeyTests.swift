import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Whatever a key says, a document that is written says it, too.
@Suite struct EncodeKeyTests {
  /// A key of one of the tables of keys.
  struct Key: Sendable, CustomTestStringConvertible {
    let schema: String
    let name: String
    /// Documents with a place for the member.
    let places: [@Sendable (String) -> String]
    var testDescription: String { "\(schema).\(name)" }
  }

  /// Keys whose values are written in another way: what a visual format string stands for, constraint by constraint;
  /// placeholders as constraints that are not active; items of bars under their own test.
  private static let others: Set = ["visualFormat", "options", "metrics", "views", "placeholder"]

  /// Keys for what is written in its own place: children in a list, parts of a view in it, a constraint by its members.
  private static let elsewhere: Set = [
    "ViewController.rootViewController", "ViewController.topViewController", "ViewController.primary",
    "ViewController.supplementary", "ViewController.secondary", "ViewController.compact",
    "ViewController.subviews", "ViewController.layoutGuides", "ViewController.constraints",
    "Constraint.constraint", "View.titleLabel", "View.accessories", "View.detailText", "View.textContainer",
    "View.attributedTitle", "View.customSpacingAfter", "View.keyboardLayoutGuide",
    "View.horizontalHuggingPriority",
    "View.verticalHuggingPriority",
    "View.horizontalCompressionResistancePriority",
    "View.verticalCompressionResistancePriority",
  ]

  private static let views = ViewKey.allCases.map { key in
    let type = ViewKey.rows.owner(of: key)?.type ?? .label
    return Key(
      schema: "View", name: key.name,
      places: [
        { #"{"hierarchy":{"subviews":[{"type":"\#(type.rawValue)",\#($0)}]}}"# },
        { #"{"hierarchy":{"subviews":[{"type":"\#(type.rawValue)","subviews":[{"id":"a"}],\#($0)}]}}"# },
        { #"{"hierarchy":{"subviews":[{"type":"segmentedControl",\#($0)}]}}"# },
        { #"{"hierarchy":{"subviews":[{\#($0)}]}}"# },
        { #"{"hierarchy":{"type":"tableView","sections":[{"rows":[{"type":"tableViewCell",\#($0)}]}]}}"# },
        { #"{"hierarchy":{"type":"collectionView","sections":[{"items":[{\#($0)}]}]}}"# },
        { #"{"hierarchy":{"type":"tableView","prototypes":{"a":{}},\#($0)}}"# },
      ])
  }

  private static let controllers = ControllerKey.allCases.map { key in
    let type = key.owner?.rawValue ?? "viewController"
    return Key(
      schema: "ViewController", name: key.name,
      places: [
        { #"{"hierarchy":{"type":"\#(type)","children":[{"id":"a"},{"id":"b"}],\#($0)}}"# },
        { #"{"hierarchy":{"children":[{"id":"a"},{\#($0)}]}}"# },
        { #"{"hierarchy":{"view":{"subviews":[{"id":"a"}]},"children":[{\#($0)}]}}"# },
        { #"{"hierarchy":{"type":"splitViewController","style":"tripleColumn","children":[{\#($0)}]}}"# },
        { #"{"hierarchy":{"type":"viewController","presented":{\#($0)}}}"# },
        { #"{"hierarchy":{"type":"viewController",\#($0)}}"# },
      ])
  }

  private static let presentations = PresentationKey.allCases.map { key in
    Key(
      schema: "Presentation", name: key.name,
      places: [
        {
          #"""
          {"hierarchy":{"type":"viewController","view":{"subviews":[{"id":"a"}]},
          "presented":{"modalPresentationStyle":"popover","children":[{"id":"b"}],"presentation":{\#($0)}}}}
          """#
        },
        {
          #"{"hierarchy":{"type":"viewController","presented":{"children":[{"id":"a"}],"presentation":{\#($0)}}}}"#
        },
      ])
  }

  private static let constraints = ConstraintKey.allCases.map { key in
    Key(
      schema: "Constraint", name: key.name,
      places: [
        {
          #"""
          {"hierarchy":{"subviews":[{"id":"a"}]},
          "constraints":[{"firstItem":"a","firstAttribute":"width","active":false,\#($0)}]}
          """#
        },
        {
          #"{"hierarchy":{"subviews":[{"id":"a"}]},"constraints":[{"firstAttribute":"width","active":false,\#($0)}]}"#
        },
        {
          #"{"hierarchy":{"subviews":[{"id":"a"}]},"constraints":[{"firstItem":"a","active":false,\#($0)}]}"#
        },
        {
          #"""
          {"hierarchy":{"subviews":[{"id":"a"}]},
          "constraints":[{"firstItem":"a","firstAttribute":"width","installed":false,\#($0)}]}
          """#
        },
        {
          #"""
          {"hierarchy":{"subviews":[{"id":"a"}]},
          "constraints":[{"firstItem":"a","firstAttribute":"width","secondItem":"a","active":false,\#($0)}]}
          """#
        },
        {
          #"""
          {"hierarchy":{"subviews":[{"id":"a"}]},
          "constraints":[{"firstItem":"a","firstAttribute":"width","secondAttribute":"width","active":false,\#($0)}]}
          """#
        },
      ])
  }

  /// Members whose names the contract describes by patterns.
  private static let named = [
    "View.transform": #""transform":[1,0.5,0,1,2,3]"#,
    "View.customSpacing": #""customSpacing":{"a":4}"#,
    "ViewController.overrideTraits": #""overrideTraits":{"a":{"userInterfaceStyle":"dark"}}"#,
    "Presentation.adaptation": #""adaptation":{"popover":{"wC":"fullScreen"}}"#,
    "Presentation.replacement": #""replacement":{"fullScreen":"b"}"#,
    "Presentation.frame": #""frame":{"left":"25%","width":100,"top":0,"height":"50%"}"#,
  ]

  /// Members that the contract allows, by schema and key.
  private static let members: [String: [String]] = {
    guard let samples = try? SchemaSamples() else { return [:] }
    let names = (views + controllers + presentations + constraints).map { ($0.schema, $0.name) }
    return Dictionary(
      names.map { schema, name in ("\(schema).\(name)", samples.members(name, of: schema)) }
        + named.map { ($0.key, [$0.value]) },
      uniquingKeysWith: +)
  }()
  private static let keys = views + controllers + presentations + constraints

  @Test(arguments: keys.filter { !others.contains($0.name) && !elsewhere.contains($0.testDescription) })
  func isWritten(_ key: Key) throws {
    var differences: [String] = []
    for text in Self.members[key.testDescription] ?? [] {
      for place in key.places {
        guard let document = try? WrittenDocuments.document(Array(place(text).utf8)) else { continue }
        let written = String(decoding: try encode(document), as: UTF8.self)
        if !written.contains("\"\(key.name)\":") { continue }
        let difference = WrittenDocuments.difference(of: document)
        if difference == nil { return }
        differences.append("\(text): \(difference ?? "")")
      }
    }
    Issue.record("\(key.name) is not written: \(differences.first ?? "nowhere")")
  }
}
