import SwiftProgram

/// What shows images that functions in no file load.
package struct ImageLoading {
  /// The classes that show one.
  var views: Set<String>
  /// Whether a function is such by its name, and by whether what shows the image has it.
  var isOne: (_ name: String, _ isOwn: Bool) -> Bool

  package init(views: Set<String>, isOne: @escaping (_ name: String, _ isOwn: Bool) -> Bool) {
    (self.views, self.isOne) = (views, isOne)
  }
}

/// Functions in no file of which it is known what comes of them.
extension Interpreter {
  /// Whether a function loads an image for a view that has it or that it gets: the view shows what is not known then, or what stands for it.
  func isLoading(
    _ callee: Unknown, _ arguments: inout [CallArgument], in scope: Scope
  ) throws(Interruption) -> Bool {
    let name = lastName(of: callee)
    guard let imageLoading = host.imageLoading, imageLoading.isOne(name, callee.owner != nil) else {
      return false
    }
    try read(&arguments, in: scope)
    let given = [callee.owner.map { .object($0) }] + arguments.map(\.value)
    let views = given.compactMap { value -> Object? in
      guard case .object(let view)? = value else { return nil }
      return view.type.superclasses.contains { imageLoading.views.contains($0.text) } ? view : nil
    }
    if views.isEmpty { return false }
    let loaded = unknown("\(callee.path)()", .unknownCall)
    let shown = loaded.isUnknown ? try standIn(for: loaded, arguments, in: scope) : loaded
    for view in views {
      let image = program.names.name("image")
      if entries(image, of: view.type).contains(where: { !$0.isMethod }) {
        try set(image, of: view, to: shown, in: globalScope)
      } else {
        let setter = name.contains("Background") ? "setBackgroundImage" : "setImage"
        _ = call(setter, on: .object(view), [shown, try state(arguments, in: scope)])
      }
    }
    return true
  }

  /// What a view shows until an image is there: the first image among the arguments, marked as what stands for another one.
  private func standIn(
    for loaded: Value, _ arguments: [CallArgument], in scope: Scope
  ) throws(Interruption) -> Value {
    guard let image = type(named: "UIImage") else { return loaded }
    for argument in arguments {
      let isPlaceholder = argument.label.map { text($0).lowercased().hasPrefix("placeholder") } ?? false
      var value = argument.value
      if value == nil, isPlaceholder, let id = argument.expression {
        value = try evaluate(id, in: scope, expecting: image.plain)
      }
      switch value {
      case .object(let object)? where object.type.distance(to: image) != nil:
        if case .success(let standing) = call("standing", on: .object(object), [loaded]) { return standing }
      case .unknown? where isPlaceholder: return value ?? loaded
      default: continue
      }
    }
    return loaded
  }

  /// The state of a control for which it gets an image: the normal one where none is given.
  private func state(_ arguments: [CallArgument], in scope: Scope) throws(Interruption) -> Value {
    guard let type = type(named: "UIControl.State") else { return .none }
    let given = arguments.first { $0.label.map { ["for", "forState"].contains(text($0)) } ?? false }
    if let value = given?.value { return value }
    if let id = given?.expression { return try evaluate(id, in: scope, expecting: type.plain) }
    return readStatic("normal", of: type) ?? .none
  }

  func lastName(of callee: Unknown) -> String {
    callee.path.split(separator: ".").last.map(String.init) ?? ""
  }

  /// Reads the arguments that need no type.
  func read(_ arguments: inout [CallArgument], in scope: Scope) throws(Interruption) {
    for index in arguments.indices {
      guard arguments[index].value == nil, let id = arguments[index].expression, !isLate(id) else { continue }
      arguments[index].value = try evaluate(id, in: scope)
    }
  }
}
