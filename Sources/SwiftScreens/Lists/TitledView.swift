import SwiftInterpreter

/// The view that a table makes for the title of a section, where code changes that before it is seen.
struct TitledView {
  let view: Object
  /// The label of its title.
  let label: Object?
  /// Whether code has put views into it.
  let hasMore: Bool
}

extension ScreenRun {
  /// The view that a table makes for a title, as its delegate changes it; nil where none does.
  ///
  /// - Parameter what: `Header` or `Footer`.
  func titledView(
    _ list: Object, _ title: Value, _ what: String, _ section: Int, ask: (String, [Value]) -> Value?
  ) -> TitledView? {
    guard delegate(of: list, declares: "tableView", with: "willDisplay\(what)View"),
      case .object(let view)? = ask("titleView", [title]),
      ask("willShow\(what)", [.object(view), .integer(section, .int)]) != nil
    else { return nil }
    var label: Object?
    if case .object(let made)? = interpreter.field("textLabel", of: .object(view)) { label = made }
    return TitledView(view: view, label: label, hasMore: hasMore(view))
  }

  /// Whether something stands in a view besides a content view and a background without subviews.
  private func hasMore(_ view: Object) -> Bool {
    let empty = ["contentView", "backgroundView"].compactMap { name -> Object? in
      guard case .object(let part)? = interpreter.field(name, of: .object(view)) else { return nil }
      return list("ownSubviews", of: .object(part)).isEmpty && documentType(of: part) == nil ? part : nil
    }
    return list("ownSubviews", of: .object(view)).contains { subview in
      guard case .object(let one) = subview else { return true }
      return !empty.contains { $0 === one }
    }
  }
}
