import SwiftProgram

/// What views in no file are given to show: the text of a field's label, the title of a library's button.
extension Interpreter {
  /// Notes that a view, or what it has, is given something to show of which nobody knows where it is.
  func noteShown(_ name: Name, of whole: Value, _ value: Value) {
    switch value {
    case .none, .string(""): return
    default: break
    }
    guard host.isShownMember(text(name)) else { return }
    switch whole {
    case .object(let object): noteShown(".\(text(name))", by: object)
    case .unknown(let unknown): noteShown("\(unknown.path).\(text(name))", ofMember: unknown)
    default: return
    }
  }

  /// Notes it of a method that nobody declares: `setTitle(_:for:)`.
  func noteShown(by callee: Unknown) {
    let word = lastName(of: callee)
    guard word.hasPrefix("set"), host.isShownMember(String(word.dropFirst(3))) else { return }
    noteShown(callee.path, ofMember: callee)
  }

  private func noteShown(_ path: String, ofMember member: Unknown) {
    guard member.role == .plain, let owner = member.owner else { return }
    let className = missingClassName(of: .object(owner)) ?? describe(type(of: .object(owner)))
    guard path.hasPrefix(className + ".") else { return }
    noteShown(String(path.dropFirst(className.count)), by: owner)
  }

  /// - Parameter path: Of the member, with a point before it: as no variable is called.
  private func noteShown(_ path: String, by owner: Object) {
    if isView(.object(owner)) { owner.undeclared[program.names.name(path)] = .void }
  }

  /// The members by which a view in no file shows what it was given, by their paths in the view.
  package func undeclaredContents(of object: Object) -> [String] {
    object.undeclared.keys.map { text($0) }.filter { $0.hasPrefix(".") }.map { String($0.dropFirst()) }
      .sorted()
  }
}
