import LayoutCoding
package import LayoutModel

/// Everything that the query of a request, or the flags of a command, can say about an operation.
package struct OperationOptions: Sendable {
  var overrides = EnvironmentOverrides()
  /// The environments that are asked for, before they are laid over a document.
  var asked = AskedEnvironments()
  /// The environments at both ends of a transition.
  var from = AskedEnvironments()
  var to = AskedEnvironments()
  /// The id or name of the only scene of a file that is asked for.
  var scene: String?
  /// What the input is called; nil for one without a name.
  package var file: String?
  var detail = LayoutDetail.usual
  /// Nil leaves it to the document.
  var isStrict: Bool?
  /// Nil leaves it to the document.
  var eventDetail: EventDetail?
  /// The id of the view whose edges are asked about.
  var view: String?
  /// The only edge that is asked about.
  var edge: LayoutAttribute?
  /// The asset that is asked for.
  var asset: String?
  var lint = LintOptions()

  /// No options: everything is left to the document.
  package init() {}

  /// Reads parameters; every one that is wrong is a fault, unknown and repeated ones too.
  ///
  /// - Parameter rows: The parameters that the operation knows.
  package init(
    _ parameters: [(name: String, value: String)], _ rows: [Parameter], catalogue: DeviceCatalogue
  ) throws(RequestFailure) {
    if parameters.isEmpty { return }
    var faults: [Fault] = []
    var seen: Set<String> = []
    for (name, value) in parameters {
      let row = rows.first { $0.name == name }
      var kind: Fault.Kind?
      if !seen.insert(name).inserted, row?.isRepeatable != true {
        kind = .duplicateKey(name)
      } else if let row {
        kind = row.read(value, &self, catalogue)
      } else {
        kind = .unknownKey(name, nearest: nearestNames(to: name, in: rows.map(\.name)))
      }
      if let kind { faults.append(Fault(kind, parameter: name)) }
    }
    if let kind = asked.contradiction { faults.append(Fault(kind, parameter: "environments")) }
    overrides = asked.laid(over: overrides)
    if edge != nil, view == nil, !seen.contains("view") {
      faults.append(Fault(.missingKey("view"), parameter: "view"))
    }
    if !faults.isEmpty { throw RequestFailure(faults) }
    if detail.isCompact, !detail.values.contains(.allTraits) { detail.parts.remove(.traits) }
  }
}

extension OperationOptions {
  /// The languages that are asked for, each once, in their order.
  var languages: [String] {
    let asked = overrides.environments?.locales ?? []
    let all = asked.isEmpty ? [overrides.locale].compactMap { $0 } : asked
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }
  }

  /// The one language that is asked for; nil for none and for several.
  var language: String? { languages.count == 1 ? languages[0] : nil }

  /// These options for one language after the other, where several are asked for.
  var perLanguage: [OperationOptions] {
    let languages = languages
    guard languages.count > 1 else { return [self] }
    return languages.map { language in
      var options = self
      options.overrides.environments?.locales = [language]
      return options
    }
  }
}
