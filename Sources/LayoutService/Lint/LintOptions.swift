import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Localization

/// What lint is to look at, and for what.
struct LintOptions {
  var query: ResolveOptions
  /// Before anything else is said.
  var settings = LintSettings()
  /// What is said over the settings and over what a document says.
  var request = LintRequest()

  /// Besides the texts of the files themselves.
  var texts: [LintTexts] = []

  /// The parameters that are lint's own.
  static let names = ["disable", "enable", "only", "failOn", "pseudo"]

  /// Reads a query; every parameter that is wrong is a fault.
  init(
    _ parameters: [(name: String, value: String)], catalogue: DeviceCatalogue
  ) throws(RequestFailure) {
    var request = LintRequest()
    var texts: [LintTexts] = []
    var faults: [Fault] = []
    var others: [(name: String, value: String)] = []
    for parameter in parameters {
      if !Self.names.contains(parameter.name) {
        others.append(parameter)
      } else if let kind = Self.take(parameter, &request, &texts) {
        faults.append(Fault(kind, parameter: parameter.name))
      }
    }
    let failure = faults.isEmpty ? nil : RequestFailure(problem: ProblemDetails(faults))
    do throws(RequestFailure) {
      query = try ResolveOptions(others, names: ResolveOptions.lintNames, catalogue: catalogue)
    } catch {
      throw failure?.joined(with: error) ?? error
    }
    if let failure { throw failure }
    (self.request, self.texts) = (request, texts)
  }

  /// Takes a parameter, or says what is wrong with it.
  private static func take(
    _ parameter: (name: String, value: String), _ request: inout LintRequest, _ texts: inout [LintTexts]
  ) -> Fault.Kind? {
    guard parameter.name == "pseudo" else { return request.set(parameter.name, parameter.value) }
    guard let language = PseudoLanguage(rawValue: parameter.value) else {
      let words = PseudoLanguage.allCases.map(\.rawValue)
      return .invalidValue(
        expected: "one of \(words.joined(separator: ", "))",
        nearest: nearestNames(to: parameter.value, in: words))
    }
    texts.append(.pseudo(language))
    return nil
  }

  /// What counts for a document that says this.
  func settings(_ document: LintRequest?) -> LintSettings {
    var settings = settings
    if let document { settings.apply(document) }
    settings.apply(request)
    return settings
  }
}

extension LintRequest {
  /// Takes a parameter of a query, or says what is wrong with it.
  fileprivate mutating func set(_ name: String, _ value: String) -> Fault.Kind? {
    if name == "failOn" {
      failOn = Diagnostic.Severity(rawValue: value)
      return failOn == nil ? .invalidValue(expected: "info, warning or error", nearest: []) : nil
    }
    guard let rule = LintRule.named(value) else {
      let nearest = nearestNames(to: value, in: LintRule.all.map(\.code.rawValue))
      return .invalidValue(expected: "the name of a rule", nearest: nearest)
    }
    switch name {
    case "disable": disable.append(rule.code)
    case "enable": enable.append(rule.code)
    default: only.append(rule.code)
    }
    return nil
  }
}

extension ResolveOptions {
  /// Whether a scene is meant to be shown so: what is made for an iPad on no phone, what is made in landscape not upright.
  func isMeant(for scene: ImportedScene) -> Bool {
    if scene.isMadeOnPad, overrides.device?.idiom == .phone { return false }
    return true
  }
}
