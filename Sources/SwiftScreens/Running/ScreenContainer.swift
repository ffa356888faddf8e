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
  let search = BarSearch(interpreter)
  for type in type.superclasses where type.isOfApp {
    for declaration in type.declarations {
      for member in interpreter.program[declaration].members { search.walk(member) }
    }
  }
  search.walkHelpers(of: type)
  return search.isFound
}

/// Looks for what has to do with the bar of a navigation controller.
private final class BarSearch {
  private(set) var isFound = false
  private let interpreter: Interpreter
  private let asked: [Name?], title: Name?, me: Name?
  /// Functions of the controller that are called, each once.
  private var called: [Name] = []
  private var known: Set<Name> = []
  /// Whether the function that is gone through has a variable of its own that is called like the title.
  private var hasOwnTitle = false

  init(_ interpreter: Interpreter) {
    self.interpreter = interpreter
    let names = interpreter.program.names
    asked = [names.known("navigationItem"), names.known("navigationController")]
    (title, me) = (names.known("title"), names.known("self"))
  }

  func walk(_ member: Member) {
    if isFound { return }
    var inner: [FunctionID] = []
    hasOwnTitle = false
    let walker = ProgramWalker(
      interpreter.program, enter: { inner.append($0) }, declare: declare, visit: visit)
    walker.walk(member)
    for function in inner { walk(.function(function)) }
  }

  /// Goes through the functions that the app adds to the classes of UIKit from which a class comes, each as it is called.
  func walkHelpers(of type: TypeInfo) {
    var helpers: [Name: [Member]] = [:]
    for declaration in type.superclasses.filter({ !$0.isOfApp }).flatMap(\.declarations)
    where interpreter.program[declaration].kind == .extensionOf {
      for member in interpreter.program[declaration].members {
        if case .function(let id) = member {
          helpers[interpreter.program[id].name, default: []].append(member)
        }
      }
    }
    while let name = called.popLast() { helpers[name]?.forEach(walk) }
  }

  private func declare(_ pattern: PatternID) {
    switch interpreter.program[pattern] {
    case .bind(let name, _) where name == title: hasOwnTitle = true
    case .typed(let inner, _): declare(inner)
    default: break
    }
  }

  private func visit(_ id: ExpressionID) {
    if let name = own(id), asked.contains(name) { isFound = true }
    switch interpreter.program[id] {
    case .assignment(let target, _):
      let isVariable = if case .name = interpreter.program[target] { hasOwnTitle } else { false }
      if let name = own(target), name == title, !isVariable { isFound = true }
    case .call(let call): if let name = own(call.callee), known.insert(name).inserted { called.append(name) }
    default: break
    }
  }

  /// The name of a member of the controller itself.
  private func own(_ id: ExpressionID) -> Name? {
    switch interpreter.program[id] {
    case .name(let name, _): return name
    case .member(let base?, let name, _):
      if case .name(let word, _) = interpreter.program[base], word == me { return name }
      return nil
    default: return nil
    }
  }
}
