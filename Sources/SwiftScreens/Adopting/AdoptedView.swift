import SwiftInterpreter

extension Adoption {
  /// A view of a file.
  struct View {
    /// Its members in the file's document.
    var node: JSONTree
    var id: String
    /// The tree that it is in.
    var tree: Int
    /// Whether nothing of the file is around it.
    var isTop: Bool
    /// Whether a cell of a list or the list's header has it: such are laid out by themselves.
    var isInList: Bool
    /// Whether it is a cell's content view of whose margins the file says nothing: the list in which the cell is shown decides.
    var hasMarginsOfList: Bool
    /// What it and its parts held when the file had made it.
    var before: [(object: Object, fields: [Value?])] = []
    var constraints: [Constraint] = []
  }

  struct Constraint {
    var object: Object
    var node: JSONTree
    var constant: Double
    var priority: Double
    var isActive: Bool
  }
}
