package import SwiftProgram

// Values that somebody gives for what the source does not tell.

/// The global variables that stand for what is not known, by its keys, and which of them were asked for.
package struct Fills {
  package var variables: [String: Name] = [:]
  package internal(set) var used: Set<String> = []
  /// Keys whose values are being made, which are not known for themselves.
  var making: Set<String> = []
  package init() {}
}

extension Interpreter {
  /// Adds a file that is in no folder, whose declarations are there at once.
  ///
  /// - Parameter lower: Adds it to the program, where it is not in it yet, and says where it stands among the program's files.
  package func add(_ lower: (inout Program) -> Int) {
    let place = lower(&program)
    sources.added.insert(Int32(place))
    declare([program.files[place]])
    extendTypes()
  }

  /// Gives values in the place of what is not known.
  ///
  /// - Parameter variables: The names of global variables by keys, as holes and choices have them.
  package func fill(_ variables: [String: String]) {
    fills.variables = variables.mapValues { program.names.name($0) }
  }

  /// The value that stands for something that is not known; nil where nobody gave one.
  func filled(_ path: String, _ type: RuntimeType?) -> Value? {
    guard let name = fills.variables[path], fills.making.insert(path).inserted else { return nil }
    defer { fills.making.remove(path) }
    fills.used.insert(path)
    guard let value = try? self.value(of: name, [], in: globalScope), !value.isUnknown else {
      return nil
    }
    return settle(value, as: type)
  }
}
