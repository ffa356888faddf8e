import LayoutModel

/// What makes a finding the same in two layouts of a scene: who says it, whatever the numbers.
struct FindingName: Hashable {
  var code: Diagnostic.Code
  var axis: Axis?
  var names: [String]

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    switch diagnostic.detail {
    case .none: names = diagnostic.views
    case .conflict(let conflict):
      names = conflict.constraints.map { $0.pointer.map(\.fragment) ?? $0.text }
    case .ambiguity(let ambiguity):
      axis = ambiguity.axis
      names = diagnostic.views + [ambiguity.cause.rawValue]
    }
  }
}
