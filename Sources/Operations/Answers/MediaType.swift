/// A kind of body that the service reads or writes.
package enum MediaType: String, Hashable, Sendable, CaseIterable {
  case json = "application/json"
  case ndjson = "application/x-ndjson"
  case xml = "application/xml"
  case textXML = "text/xml"
  case svg = "image/svg+xml"
  case png = "image/png"
  case text = "text/plain"
  case openMetrics = "application/openmetrics-text"
  /// What `recursiveDescription` of UIView prints.
  case recursiveDescription = "text/vnd.uikit.recursive-description"
  case html = "text/html"
  case yaml = "application/yaml"
  case problem = "application/problem+json"
  case schema = "application/schema+json"
  case form = "application/x-www-form-urlencoded"
  case multipart = "multipart/form-data"
  case zip = "application/zip"
  case swift = "text/x-swift"
  case sarif = "application/sarif+json"
  case junit = "application/junit+xml"

  /// The value of `Content-Type`. JSON is always UTF-8 and says no charset (RFC 8259).
  package var contentType: String {
    switch self {
    case .text, .html, .svg, .recursiveDescription: "\(rawValue); charset=utf-8"
    default: rawValue
    }
  }

  /// The type without its parameters, in lower case.
  package static func essence(of contentType: String) -> String {
    String(contentType.prefix { $0 != ";" }).trimmingBlanks.lowercased()
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  package var trimmingBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
