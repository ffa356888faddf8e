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
  let program = interpreter.program
  func name(_ word: String) -> Name? { program.names.known(word) }
  let (asked, title) = ([name("navigationItem"), name("navigationController")], name("title"))
  var isFound = false
  let walker = ProgramWalker(program) { id in
    switch program[id] {
    case .name(let name, _): isFound = isFound || asked.contains(name)
    case .member(let base?, let name, _) where isSelf(base, interpreter):
      isFound = isFound || asked.contains(name)
    case .assignment(let target, _):
      switch program[target] {
      case .name(let name, _): isFound = isFound || name == title
      case .member(let base?, let name, _) where isSelf(base, interpreter):
        isFound = isFound || name == title
      default: return
      }
    default: return
    }
  }
  for type in type.superclasses where type.isOfApp {
    for declaration in type.declarations where !isFound {
      for member in program[declaration].members { walk(member, walker, program) }
    }
  }
  return isFound
}

private func isSelf(_ id: ExpressionID, _ interpreter: Interpreter) -> Bool {
  guard case .name(let name, _) = interpreter.program[id] else { return false }
  return interpreter.spelling(of: name) == "self"
}

private func walk(_ member: Member, _ walker: ProgramWalker, _ program: Program) {
  switch member {
  case .function(let id):
    walker.walk(program[id].body ?? [])
    if let accessors = program[id].accessors { walker.walk(accessors) }
  case .variable(let id): walker.walk(id)
  default: return
  }
}
