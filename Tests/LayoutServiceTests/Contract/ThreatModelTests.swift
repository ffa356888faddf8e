import HTTPServer
import LayoutService
import Operations
import TestSupport
import Testing

/// What docs/threat-model.md says about limits is what the service has.
@Suite struct ThreatModelTests {
  /// A row of its table of limits.
  private struct Row {
    var name: String
    /// Nil for a limit that is fixed.
    var setting: String?
    var value: Double?
    var reason: String
  }

  private func rows() throws -> [Row] {
    let page = try Repository.text("docs/threat-model.md")
    let begin = try #require(page.firstRange(of: "<!-- limits -->\n")).upperBound
    let end = try #require(page[begin...].firstRange(of: "<!-- end of limits -->")).lowerBound
    return page[begin..<end].split(separator: "\n").dropFirst(2).map { line in
      let cells = line.split(separator: "|").map { $0.filter { $0 != "`" }.trimmingPrefix(" ") }
      let texts = cells.map { $0.last == " " ? String($0.dropLast()) : String($0) }
      return Row(
        name: texts[0], setting: texts[1] == "fixed" ? nil : texts[1], value: Double(texts[2]),
        reason: texts[3])
    }
  }

  @Test func listsEveryLimitOfTheService() throws {
    let limits = try #require(try Client().get("/v1/limits").object()["limits"] as? [[String: Any]])
    let rows = Dictionary(grouping: try rows(), by: \.name)
    for limit in limits {
      let name = try #require(limit["name"] as? String)
      let row = try #require(rows[name]?.first, "\(name) is missing")
      #expect(rows[name]?.count == 1, "\(name)")
      #expect(row.setting == limit["setting"] as? String, "\(name)")
      #expect(row.value == limit["limit"] as? Double, "\(name)")
      #expect(!row.reason.isEmpty, "\(name)")
    }
  }

  /// A row may tell of a setting that no problem names, such as a time.
  @Test func itsOtherRowsAreSettings() throws {
    let rows = try rows()
    #expect(rows.count > 20)
    for row in rows {
      guard let name = row.setting else { continue }
      let setting = try #require(Setting.all.first { $0.variable == name }, "\(name) is no setting")
      #expect(row.value == Double(setting.defaultText), "\(name)")
    }
  }

  /// What the text says besides.
  @Test func itsOtherNumbersAreThoseOfTheServer() throws {
    let page = try Repository.text("docs/threat-model.md")
    let (settings, server) = (Settings(), HTTPServer.Configuration())
    #expect(page.contains("within \(Int(server.writeTimeout)) seconds"))
    let bodies =
      "\(settings.server.connectionLimit) connections may each bring a body of \(settings.server.bodyLimit >> 20) MiB"
    #expect(page.contains(bodies))
    #expect(
      settings.server.connectionLimit * settings.server.bodyLimit == 2 << 30 && page.contains(": 2 GiB,"))
    #expect(settings.server.uploadSlots == 4 && page.contains("four uploads"))
    #expect(page.contains("\(settings.limits.uploadBytes >> 20) MiB, what they unpack to"))
    #expect(page.contains("its \(Int(settings.limits.solveSeconds)) seconds"))
  }
}
