import Foundation
import Testing

/// What answers say of themselves in `uncertain`.
enum Uncertain {
  /// The entries of an answer about one environment; none where it has no such member.
  static func entries(_ body: String, _ target: String = "/v1/resolve") throws -> [String] {
    let answer = Client().post(target, body)
    try #require(answer.status == 200, "\(answer.text)")
    return try answer.object()["uncertain"] as? [String] ?? []
  }

  /// A document with one view `a` in the root, and constraints.
  static func document(_ environment: String, _ constraints: String...) -> String {
    let list = constraints.map { "\"\($0)\"" }.joined(separator: ",")
    return #"{\#(environment),"hierarchy":{"id":"root","subviews":[{"id":"a"}]},"# + sized(list) + "}"
  }

  /// The constraints, with what a view of 10 points still needs.
  private static func sized(_ list: String) -> String {
    let missing = [
      list.contains("a.top") || list.contains("a.bottom") ? nil : #""a.top == root.top""#,
      list.contains("a.leading") ? nil : #""a.leading == root.leading""#, #""a.width == 10""#,
      #""a.height == 10""#,
    ].compactMap { $0 }
    return #""constraints":["# + ([list] + missing).filter { !$0.isEmpty }.joined(separator: ",") + "]"
  }
}
