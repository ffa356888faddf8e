import Foundation
import TestSupport
import Testing

@testable import LayoutCoding

/// Screens of public apps, retold by somebody who had read the README alone, are taken as they stand. `sources.tsv` beside
/// them says which classes they retell.
@Suite struct FirstTryTests {
  static let files: [String] = {
    let folder = Repository.fixtures.appending(path: "first-try").path
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.filter { $0.hasSuffix(".json") }
      .sorted() ?? []
  }()

  @Test func thereAreTwenty() { #expect(Self.files.count == 20) }

  @Test(arguments: files) func isTaken(_ file: String) throws {
    _ = try decodeLayoutRequest([UInt8](try Repository.fixture("first-try/\(file)")))
  }
}
