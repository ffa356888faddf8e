import JSON
import LayoutModel

/// What makes a finding the same in two layouts of a scene: who says it, whatever the numbers.
struct FindingName: Hashable {
  var code: Diagnostic.Code
  var axis: Axis?
  var names: [String]

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    axis = diagnostic.ambiguity?.axis
    names = diagnostic.views
    if let conflict = diagnostic.conflict {
      names = conflict.constraints.map { $0.pointer.map(\.fragment) ?? $0.text }
    } else if let ambiguity = diagnostic.ambiguity {
      names.append(ambiguity.cause.rawValue)
    }
  }
}
