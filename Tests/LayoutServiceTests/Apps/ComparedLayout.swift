import Foundation
import Testing

/// The layout of a document that a test wrote, against which it holds another one.
///
/// Compared are the environment, all controllers, and the views that the document names: the other layout may have more, as
/// roots of stacks whose views are not loaded. Ids that the document leaves to the service are not compared, but for
/// controllers. Names are what people call nodes, and not compared.
struct ComparedLayout {
  private let layout: [String: Any]
  /// Every id that stands in the document.
  private let named: Set<String>

  init(_ layout: [String: Any], document: String) {
    self.layout = layout
    named = Answer.object(of: document).map(Self.ids) ?? []
  }

  /// How another layout differs, a line each: where, what it has, and what it should.
  func differences(to other: [String: Any]) -> [String] {
    var found = Self.differences(layout["environment"], other["environment"], at: "environment")
    let controllers = members("controllers", of: layout)
    let others = members("controllers", of: other)
    for (id, controller) in controllers.sorted(by: { $0.key < $1.key }) {
      let other = others[id].map(comparable)
      found += Self.differences(comparable(controller), other, at: "controllers/\(id)")
    }
    let otherViews = members("views", of: other)
    for (id, view) in members("views", of: layout).sorted(by: { $0.key < $1.key })
    where named.contains(id) {
      found += Self.differences(view, otherViews[id], at: "views/\(id)")
    }
    return found
      + Self.differences(Self.complaints(of: layout), Self.complaints(of: other), at: "diagnostics")
  }

  private func members(_ name: String, of layout: [String: Any]) -> [String: [String: Any]] {
    layout[name] as? [String: [String: Any]] ?? [:]
  }

  /// A controller without the ids of views that the document does not name.
  private func comparable(_ controller: [String: Any]) -> [String: Any] {
    var controller = controller
    if let view = controller["view"] as? String, !named.contains(view) { controller["view"] = nil }
    if var presentation = controller["presentation"] as? [String: Any],
      let view = presentation["presentedView"] as? String, !named.contains(view)
    {
      presentation["presentedView"] = nil
      controller["presentation"] = presentation
    }
    return controller
  }

  /// The codes of warnings and errors.
  private static func complaints(of layout: [String: Any]) -> [String] {
    (layout["diagnostics"] as? [[String: Any]] ?? [])
      .filter { $0["severity"] as? String != "info" }
      .compactMap { $0["code"] as? String }
      .sorted()
  }

  private static func ids(in value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      var ids = object.values.map(ids(in:)).reduce(into: Set()) { $0.formUnion($1) }
      if let id = object["id"] as? String { ids.insert(id) }
      return ids
    case let array as [Any]: return array.map(ids(in:)).reduce(into: Set()) { $0.formUnion($1) }
    default: return []
    }
  }

  private static func differences(_ expected: Any?, _ actual: Any?, at path: String) -> [String] {
    if let expected = expected as? [String: Any], let actual = actual as? [String: Any] {
      return Set(expected.keys).union(actual.keys).subtracting(["name"]).sorted()
        .flatMap { differences(expected[$0], actual[$0], at: "\(path)/\($0)") }
    }
    if let expected = expected as? NSObject, let actual = actual as? NSObject, expected.isEqual(actual) {
      return []
    }
    if expected == nil, actual == nil { return [] }
    return ["\(path): \(text(actual)), expected \(text(expected))"]
  }

  private static func text(_ value: Any?) -> String {
    let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys]
    guard let value, let data = try? JSONSerialization.data(withJSONObject: value, options: options)
    else { return "nothing" }
    return String(String(decoding: data, as: UTF8.self).prefix(200))
  }
}
