import HTTPServer
package import Operations

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

/// Negotiates by the header of a request. What most clients send is told without making a text of it.
func negotiate(_ request: HTTPRequest, among offers: [MediaType]) -> MediaType? {
  let takesFirst = request.withHeader("accept") { accept in
    guard let accept, !accept.isEmpty else { return true }
    return isNamed(accept, "*/*") || (offers.first == .json && isNamed(accept, "application/json"))
  }
  return takesFirst ? offers.first : negotiate(request.header("Accept"), among: offers)
}

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
