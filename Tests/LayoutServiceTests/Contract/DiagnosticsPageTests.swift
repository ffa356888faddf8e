import Foundation
import LayoutModel
import TestSupport
import Testing

/// docs/diagnostics.md has every code once, with its severity, and examples that show them.
@Suite struct DiagnosticsPageTests {
  private struct Row {
    var code: String
    var severity: String
    /// A request; empty for none.
    var example: String
    var address: String
  }

  private func rows() throws -> [Row] {
    let text = try Repository.text("docs/diagnostics.md")
    let parts = text.components(separatedBy: "\n## Of ").dropFirst()
    return zip(parts, ["/v1/resolve", "/v1/lint", "/v1/sweep", "/v1/check", "/v1/assets/select"]).flatMap {
      part, address in
      part.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { line in
        let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
        let code = cells[0].trimmingCharacters(in: ["`"])
        return Row(
          code: code, severity: cells[1],
          example: cells[3].trimmingCharacters(in: .whitespaces).trimmingCharacters(in: ["`"]),
          address: address)
      }
    }
  }

  @Test func everyCodeIsThereOnce() throws {
    let rows = try rows()
    #expect(Set(rows.map(\.code)) == Set(Diagnostic.Code.allCases.map(\.rawValue)))
    #expect(rows.count == Diagnostic.Code.allCases.count)
    for row in rows {
      #expect(Diagnostic.Code(rawValue: row.code)?.severity.rawValue == row.severity, "\(row.code)")
    }
  }

  @Test func examplesHaveTheirCodes() throws {
    let client = Client()
    let shown = try rows().filter { !$0.example.isEmpty }
    #expect(shown.count > 30)
    for row in shown {
      let answer = client.post(row.address, row.example)
      #expect(answer.status == 200, "\(row.code): \(answer.text)")
      let object = try answer.object()
      let told = object["diagnostics"] ?? (object["files"] as? [[String: Any]])?.first?["findings"]
      let codes = (told as? [[String: Any]] ?? []).compactMap { $0["code"] as? String }
      #expect((codes + [object["code"] as? String ?? ""]).contains(row.code), "\(row.code): \(codes)")
    }
  }
}
