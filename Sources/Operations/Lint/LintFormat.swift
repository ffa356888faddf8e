import JSON
import LayoutCoding
package import LayoutModel
import LayoutPreview

/// How findings of lint are written.
package enum LintFormat: String, Sendable, CaseIterable {
  case text, json, sarif, junit, github, xcode, markdown

  /// The type as which it is answered; nil for what only the command line writes.
  var mediaType: MediaType? {
    switch self {
    case .json: .json
    case .text: .text
    case .sarif: .sarif
    case .junit: .junit
    case .github, .xcode, .markdown: nil
    }
  }

  /// The bytes of a report.
  package func write(_ report: LintReport) -> [UInt8] {
    switch self {
    case .text: return Array(textLint(report).utf8)
    case .sarif: return sarifLint(report, version: Version.product)
    case .junit: return junitLint(report)
    case .github: return Array(githubLint(report).utf8)
    case .xcode: return Array(xcodeLint(report).utf8)
    case .markdown: return Array(markdownLint(report).utf8)
    case .json:
      var writer = JSONWriter(capacity: 8192)
      writer.lintReport(report)
      writer.endLine()
      return writer.bytes()
    }
  }
}
