import SwiftInterpreter
import SwiftProgram

/// A class of the app that can be shown.
package struct ScreenClass {
  package var name: String
  package var kind: ScreenKind
  let type: TypeInfo
}

/// A class as a screen, nil for what is none: it is concrete, not generic, and its superclasses lead to UIKit's.
func screenClass(named name: String, _ interpreter: Interpreter) -> ScreenClass? {
  guard let type = interpreter.type(named: name), let kind = screenKind(of: type) else { return nil }
  return ScreenClass(name: name, kind: kind, type: type)
}

private func screenKind(of type: TypeInfo) -> ScreenKind? {
  if type.isGeneric { return nil }
  let chain = type.superclasses.map(\.text)
  if chain.contains("UIViewController") { return .controller }
  if chain.contains("UITableViewCell") || chain.contains("UICollectionReusableView")
    || chain.contains("UITableViewHeaderFooterView")
  {
    return .cell
  }
  return chain.contains("UIView") ? .view : nil
}
