import SwiftInterpreter
import SwiftProgram

/// What stands around a controller. The case names are the words of requests and answers.
package enum ScreenContainer: String, CaseIterable, Sendable {
  /// A navigation controller, whose root it is.
  case navigation
  /// A tab bar controller, whose only tab it is.
  case tab
  /// An empty controller, which presents it as a page sheet.
  case sheet
}

/// Whether the code of a controller has to do with the bar of a navigation controller: it says a title or something of its navigation
/// item, or asks for that controller.
///
/// - Parameter type: A class whose members are known, as they are once an instance was made.
/// - Complexity: O(*n*) in the expressions of the class and of the app's classes above it.
func usesNavigationBar(_ type: TypeInfo, _ interpreter: Interpreter) -> Bool {
  let containers = ["UINavigationController", "UITabBarController", "UISplitViewController"]
  if type.superclasses.contains(where: { containers.contains($0.text) }) { return false }
  func name(_ word: String) -> Name? { interpreter.program.names.known(word) }
  let (asked, title, me) = (
    [name("navigationItem"), name("navigationController")], name("title"), name("self")
  )
  /// The name of a member of the controller itself.
  func own(_ id: ExpressionID) -> Name? {
    switch interpreter.program[id] {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      if case .name(let word, _) = interpreter.program[base], word == me { return name }
      return nil
    default: return nil
    }
  }
  var isFound = false
  let walker = ProgramWalker(interpreter.program) { id in
    if let name = own(id), asked.contains(name) { isFound = true }
    if case .assignment(let target, _) = interpreter.program[id], let name = own(target), name == title {
      isFound = true
    }
  }
  for type in type.superclasses where type.isOfApp {
    for declaration in type.declarations where !isFound {
      for member in interpreter.program[declaration].members { walker.walk(member) }
    }
  }
  return isFound
}
