import HTTPServer
import JSON
import TestSupport

extension FuzzTarget {
  /// Bytes as a message for `/mcp`: an answer of JSON-RPC, or none for what is no request; each message twice. A call may lay its source
  /// out on five devices, and try changes on all of them.
  static let agents = FuzzTarget("agents", readings: 120, load: loadOfDocument) { input in
    let answer = try checkAnswers("/mcp", input, [HTTPField("Content-Type", "application/json")])
    guard case .object(let members)? = answer.bytes.withUnsafeBytes({ JSONTree($0) }) else {
      return try expect(answer.status.code == 202 && answer.bytes.isEmpty, "what has no answer has a 202")
    }
    let names = Set(members.map(\.name))
    // What is no proper request has a problem document.
    if names.contains("title") { return }
    try expect(names.contains("jsonrpc"), "an answer is one of JSON-RPC")
    try expect(names.contains("result") != names.contains("error"), "an answer has a result or an error")
  }
}
