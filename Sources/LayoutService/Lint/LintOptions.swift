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
      return .invalidValue(expected: "the name of a rule", nearest: LintRule.nearestNames(to: value))
    }
    switch name {
    case "disable": disable.append(rule.code)
    case "enable": enable.append(rule.code)
    default: only.append(rule.code)
    }
    return nil
  }
}

extension RequestedDocument {
  /// The document of a scene in the environments for which that is made: what was made on the canvas of an iPad is shown on no
  /// phone, and what was made in landscape not upright. Without any it is not looked at.
  func meant(for scene: ImportedScene) -> RequestedDocument {
    guard scene.isMadeOnPad || scene.isMadeInLandscape, case .success(let box) = content else { return self }
    var request = box.request
    request.environments.removeAll { environment in
      let device = environment.request.device
      let orientation = environment.request.orientation ?? device.defaultOrientation
      return scene.isMadeOnPad && device.idiom == .phone
        || scene.isMadeInLandscape && !orientation.isLandscape
    }
    var document = self
    document.content = .success(RequestBox(request))
    return document
  }
}
