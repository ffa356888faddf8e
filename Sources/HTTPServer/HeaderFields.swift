import Glibc

/// The headers of one message, where they lie.
///
/// A request from the network keeps pointers into the connection's memory; a request made by hand keeps
/// strings. Either is searched, not indexed: a handler asks for two or three of some ten.
struct HeaderFields {
  private(set) var byHand: [HTTPField]

  init(_ fields: [HTTPField] = []) { byHand = fields }

  subscript(name: String) -> String? {
    nil
  }
}
