import JSON
import LayoutModel
import LayoutPreview

// What is told of a finding, in few words.

extension Diagnostic {
  /// The message, and of a contradiction its members with their lines.
  var brief: String {
    guard let conflict else { return message }
    let members = conflict.constraints
    let broken = members[conflict.broken].withLine
    let others = members.indices.filter { $0 != conflict.broken }.map { members[$0].withLine }
    if others.isEmpty { return "\(broken) cannot hold" }
    let rest = (conflict.constraintCount ?? members.count) - members.count
    return "\(broken) contradicts " + others.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension Conflict.Member {
  /// `'a.width == 400' (line 31)`.
  var withLine: String {
    let line = source?.place.line ?? line
    return "'\(text)'" + (line.map { " (line \($0))" } ?? "")
  }
}

extension ToolAnswer.Item {
  /// A finding of lint.
  init(_ finding: LintFinding, of file: LintedFile) {
    let (code, message) = (finding.diagnostic.code.rawValue, finding.diagnostic.brief)
    let (views, places) = (finding.viewNames, file.places(of: finding))
    var text: PlainText = "\(file.path.map { $0 + ":" } ?? "")"
    if let place = finding.place { text += "\(place.line): " }
    text += "\(finding.severity.rawValue) \(code): "
    if !views.isEmpty { text += "\(views): " }
    text += "\(message)\(places.isEmpty ? "" : ", \(places)") [\(finding.fingerprint)]"
    self.init(text) { writer in
      writer.beginObject()
      writer.member("id", finding.fingerprint)
      if let path = file.path { writer.member("file", path) }
      if let place = finding.place { writer.member("line", place.line) }
      writer.member("severity", finding.severity.rawValue)
      writer.member("code", code)
      if !views.isEmpty { writer.member("views", views) }
      writer.member("message", message)
      if !places.isEmpty { writer.member("where", places) }
      writer.endObject()
    }
  }

  /// Why a file, or one of its layouts, cannot be used.
  init(_ fault: LintFault, of file: LintedFile) {
    let line = fault.place.map { ":\($0.line)" } ?? ""
    self.init("\(file.path ?? "source")\(line): refused: \(fault.message)") { writer in
      writer.beginObject()
      if let path = file.path { writer.member("file", path) }
      if let place = fault.place { writer.member("line", place.line) }
      writer.member("severity", "error")
      writer.member("code", "refused")
      writer.member("message", fault.message)
      writer.endObject()
    }
  }
}

extension LintFinding {
  /// The first views that it is about, by the names that people know.
  fileprivate var viewNames: String {
    let views = elements.filter { $0.type != "constraint" }.map { $0.name ?? $0.id }
    return views.prefix(3).joined(separator: ", ") + (views.count > 3 ? " and \(views.count - 3) more" : "")
  }
}
