import HTTPServer

/// A kind of body that the service reads or writes.
package enum MediaType: String, Hashable, Sendable, CaseIterable {
  case json = "application/json"
  case ndjson = "application/x-ndjson"
  case xml = "application/xml"
  case textXML = "text/xml"
  case svg = "image/svg+xml"
  case png = "image/png"
  case text = "text/plain"
  case html = "text/html"
  case yaml = "application/yaml"
  case problem = "application/problem+json"
  case schema = "application/schema+json"
  case form = "application/x-www-form-urlencoded"
  case multipart = "multipart/form-data"
  case zip = "application/zip"
  case sarif = "application/sarif+json"
  case junit = "application/junit+xml"

  /// The value of `Content-Type`. JSON is always UTF-8 and says no charset (RFC 8259).
  package var contentType: String {
    switch self {
    case .text, .html, .svg: "\(rawValue); charset=utf-8"
    case .json, .ndjson, .xml, .textXML, .yaml, .problem, .schema, .form, .multipart, .zip, .png,
      .sarif, .junit:
      rawValue
    }
  }

  /// The type without its parameters, in lower case.
  package static func essence(of contentType: String) -> String {
    String(contentType.prefix { $0 != ";" }).trimmingBlanks.lowercased()
  }
}

/// The form in which a client takes an answer (RFC 9110, section 12.5.1).
///
/// - Parameters:
///   - accept: The `Accept` header, nil if there is none: then the first offer is taken.
///   - offers: What the address can answer, best first.
/// - Returns: The offer with the highest quality, the earlier one among equals; nil if the client takes none.
package func negotiate(_ accept: String?, among offers: [MediaType]) -> MediaType? {
  guard let accept, !accept.trimmingBlanks.isEmpty else { return offers.first }
  let ranges = accept.split(separator: ",").map { MediaRange(String($0)) }
  var best: (offer: MediaType, quality: Double)?
  for offer in offers {
    let matching = ranges.filter { $0.matches(offer) }
    guard let range = matching.max(by: { $0.precision < $1.precision }), range.quality > 0 else { continue }
    if range.quality > best?.quality ?? 0 { best = (offer, range.quality) }
  }
  return best?.offer
}

/// The same for the header of a request. What most clients send is told without making a text of it.
func negotiate(_ request: HTTPRequest, among offers: [MediaType]) -> MediaType? {
  let takesFirst = request.withHeader("accept") { accept in
    guard let accept, !accept.isEmpty else { return true }
    return isNamed(accept, "*/*") || (offers.first == .json && isNamed(accept, "application/json"))
  }
  return takesFirst ? offers.first : negotiate(request.header("Accept"), among: offers)
}

/// One element of an `Accept` header.
private struct MediaRange {
  var type: String
  var quality = 1.0

  init(_ text: String) {
    let parts = text.split(separator: ";").map { $0.trimmingBlanks.lowercased() }
    type = parts.first ?? ""
    for parameter in parts.dropFirst() where parameter.hasPrefix("q=") {
      quality = Double(parameter.dropFirst(2)) ?? 0
    }
  }

  /// A named type says more than a family, a family more than everything.
  var precision: Int { type == "*/*" ? 0 : type.hasSuffix("/*") ? 1 : 2 }

  func matches(_ offer: MediaType) -> Bool {
    type == "*/*" || type == offer.rawValue
      || (type.hasSuffix("/*") && offer.rawValue.hasPrefix(type.dropLast(1)))
  }
}

extension StringProtocol {
  /// The text without blanks and tabs at its ends.
  var trimmingBlanks: String {
    let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" }
    let start = firstIndex { !isBlank($0) } ?? endIndex
    let end = lastIndex { !isBlank($0) }.map { index(after: $0) } ?? start
    return String(self[start..<end])
  }
}
