import JSON
import LayoutModel

extension JSONReader {
  private enum LintKey: Int, DocumentKey {
    case disable, enable, failOn, baseline
  }
  private static let lintKeys = Keys(LintKey.self)

  /// What a document says of lint.
  mutating func lintRequest() throws(ReadingEnded) -> LintRequest {
    var request = LintRequest()
    guard var object = try beginObject("an object with disable, enable, failOn or baseline") else {
      return request
    }
    while let key = try nextKey(of: &object, in: Self.lintKeys) {
      switch key {
      case .disable: request.disable = try lintRules()
      case .enable: request.enable = try lintRules()
      case .failOn: request.failOn = try word()
      case .baseline: request.baseline = try texts()
      }
    }
    return request
  }

  private mutating func lintRules() throws(ReadingEnded) -> [Diagnostic.Code] {
    var codes: [Diagnostic.Code] = []
    guard var array = try beginArray("an array of names of rules") else { return [] }
    while try nextElement(of: &array) != nil {
      guard let name = try string("the name of a rule") else { continue }
      if let rule = LintRule.named(name) {
        codes.append(rule.code)
      } else {
        fault(.invalidValue(expected: "the name of a rule", nearest: LintRule.nearestNames(to: name)))
      }
    }
    return codes
  }

  private mutating func texts() throws(ReadingEnded) -> [String] {
    var texts: [String] = []
    guard var array = try beginArray("an array of fingerprints") else { return [] }
    while try nextElement(of: &array) != nil {
      if let text = try string("a fingerprint") { texts.append(text) }
    }
    return texts
  }
}

extension Diagnostic.Severity: DocumentWord { static let words = Words(Diagnostic.Severity.self) }
