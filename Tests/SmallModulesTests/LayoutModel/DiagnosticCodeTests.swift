import Foundation
import LayoutModel
import TestSupport
import Testing

/// Each row of a code stands beside the sentences that have it, bears its name, and is listed.
@Suite struct DiagnosticCodeTests {
  @Test func everyRowIsListedByItsName() throws {
    let folder = Repository.root.appending(path: "Sources/LayoutModel/Words/Findings")
    var names: [String] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try Repository.text("Sources/LayoutModel/Words/Findings/\(file)")
      for row in text.matches(of: #/static let (\w+) = Self\(\s*"(\w+)"/#) {
        #expect(row.1 == row.2, "\(file)")
        names.append(String(row.2))
      }
    }
    #expect(names.sorted() == Diagnostic.Code.allCases.map(\.rawValue).sorted())
  }
}
