import SwiftInterpreter

extension SourceFills {
  /// Declares a class that makes the object of an expression: there is where that is made, and nowhere in the app.
  func declareMaker(_ expression: String, in interpreter: Interpreter) -> TypeInfo? {
    declare("final class __Made {\nlet __object = \(expression)\n}\n", in: interpreter)
    return interpreter.type(named: "__Made")
  }
}

extension ScreenRun {
  /// Makes the object that the fills speak of, and shows that.
  ///
  /// - Returns: What it is instead of a view or a view controller, in a sentence; nil for one.
  func makeScreen() -> String? {
    switch interpreter.makeInstance(of: type) {
    case .failure(let fault): return "It does not come to an end. \(fault.stop.message)"
    case .success(let maker):
      let value = interpreter.field("__object", of: maker) ?? .none
      guard case .object(let object) = value else { return sentence(about: value) }
      let type = object.type
      if interpreter.isStandIn(value) { return "Its class is declared nowhere in the folder." }
      switch classify(type, interpreter) {
      case .screen(_, .controller) where !isRead(type):
        return "It is an object of \(type.text), and what that shows besides its view is not read."
      case .screen(_, let kind): show(value, type, kind)
      case .baseless(let base): return "\(base), a superclass of \(type.text), is in no file."
      case .other: return "It is an object of \(type.text)."
      }
      return nil
    }
  }
}

/// Whether a controller shows its view, or controllers that it contains, and nothing else: no text, and nothing of SwiftUI.
private func isRead(_ type: TypeInfo) -> Bool {
  let plain = [
    "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
    "UITabBarController", "UISplitViewController", "UIPageViewController",
  ]
  return type.superclasses.first { !$0.isOfApp }.map { plain.contains($0.text) } ?? false
}

private func sentence(about value: Value) -> String {
  switch value {
  case .integer(let number, _): "It is the number \(number)."
  case .floating(let number, _): "It is the number \(number)."
  case .string: "It is a text."
  case .boolean(let flag): "It is \(flag)."
  case .none: "It is nil."
  case .array, .dictionary, .set: "It is a collection."
  case .structure(let value): "It is a value of \(value.type.text)."
  case .enumeration(let value): "It is a value of \(value.type.text)."
  case .object(let object): "It is an object of \(object.type.text)."
  case .type(let type): "It is the type \(type.info?.text ?? "") and no object of it."
  case .function: "It is a function, and nobody calls it."
  case .tuple, .range: "It is a value."
  case .unknown(let unknown): "\(unknown.path) \(unknown.reason.sentence)"
  }
}
