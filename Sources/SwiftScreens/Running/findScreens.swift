import SwiftInterpreter
import SwiftProgram

/// What a class of an app is, as far as it can be shown.
enum FoundClass {
  case screen(TypeInfo, ScreenKind)
  /// One that would be a screen, by what it is called and does, if its superclass of that name were there.
  case baseless(String)
  /// No screen: what is generic, or has nothing to do with views.
  case other
}

/// Finds a class by its name. It is a screen where it is concrete, not generic, and its superclasses lead to UIKit's.
func findScreen(named name: String, _ interpreter: Interpreter) -> FoundClass {
  guard let type = interpreter.type(named: name), !type.isGeneric else { return .other }
  return classify(type, interpreter)
}

/// What a class is whose superclasses are known.
func classify(_ type: TypeInfo, _ interpreter: Interpreter) -> FoundClass {
  let chain = type.superclasses
  guard let missing = chain.lazy.compactMap(\.missingSuperclass).first else {
    return screenKind(of: chain.map(\.text)).map { .screen(type, $0) } ?? .other
  }
  let looksLikeOne = isCalledLikeView(missing) || missing.hasSuffix("ViewController")
  let behavesLikeOne = lifeCycle.contains { name in chain.contains { interpreter.declares(name, $0) } }
  return looksLikeOne || behavesLikeOne || interpreter.hasFile(of: missing) ? .baseless(missing) : .other
}

private func screenKind(of chain: [String]) -> ScreenKind? {
  if chain.contains("UIViewController") { return .controller }
  if chain.contains(where: { rows.contains($0) }) { return .row }
  if chain.contains("UICollectionReusableView") { return .cell }
  return chain.contains("UIView") ? .view : nil
}

private let rows: Set<String> = ["UITableViewCell", "UITableViewHeaderFooterView"]

/// Whether a class that is in no file is one of views, by its name: `LottieAnimationView`.
func isCalledLikeView(_ name: String) -> Bool { isCalled(name, like: viewEndings) }

/// Whether a name is that of a class, and ends in one of some words.
func isCalled(_ name: String, like endings: [String]) -> Bool {
  name.first?.isUppercase == true && !name.contains(".") && endings.contains { name.hasSuffix($0) }
}

/// How classes of views are called, the last word of their names.
private let viewEndings = [
  "View", "Cell", "Button", "Label", "Control", "Field", "Switch", "Slider", "Indicator", "Bar", "Badge",
]

/// What only controllers and views have.
private let lifeCycle = ["loadView", "viewDidLoad", "layoutSubviews", "updateConstraints"]
