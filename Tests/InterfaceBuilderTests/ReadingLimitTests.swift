import InterfaceBuilder
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing
import XML

/// What ends the reading of files.
@Suite struct ReadingLimitTests {
  private static func text(elements: Int) -> [UInt8] {
    Array(("<document>" + String(repeating: "<a b=\"c\"/>", count: elements) + "</document>").utf8)
  }

  @Test(arguments: [0, 1, 9])
  func timeEndsTheReading(most: Int) throws {
    let watch = Watch(most: most)
    let limits = XMLLimits(depth: 10, bytes: .max) { watch.ask() }
    let text = Self.text(elements: 10_000)
    #expect(throws: Fault(.interrupted, at: .root)) {
      try text.withUnsafeBytes { try parseXML($0, limits) }
    }
    #expect(watch.questions == most + 1)
  }

  /// Text alone is no way around the watch.
  @Test func timeEndsTheReadingOfText() throws {
    let text = Array(("<d>" + String(repeating: "x\n", count: 10_000) + "</d>").utf8)
    let limits = XMLLimits(depth: 10, bytes: .max) { true }
    #expect(throws: Fault(.interrupted, at: .root)) {
      try text.withUnsafeBytes { try parseXML($0, limits) }
    }
  }

  /// The tree of a text counts about what it takes: a hundred bytes an element at least, far more than the text has.
  @Test func elementsCountAsWhatTheyTake() throws {
    let text = Self.text(elements: 1000)
    func isRead(_ bytes: Int) -> Bool {
      let limits = XMLLimits(depth: 10, bytes: bytes) { false }
      return (try? text.withUnsafeBytes { try parseXML($0, limits) }) != nil
    }
    #expect(isRead(1_000_000))
    #expect(!isRead(100_000))
    #expect(!isRead(text.count))
  }

  /// A file that passes the limit ends the import, and not only its own reading; one that is no XML leaves the others alone.
  @Test func memoryEndsTheImportOfAllFiles() throws {
    let good = InterfaceFile(path: "A.storyboard", bytes: Array(File.storyboard(root: "<subviews/>").utf8))
    let large = InterfaceFile(path: "B.xib", bytes: Self.text(elements: 2000))
    let other = InterfaceFile(path: "C.xib", bytes: Array("no XML".utf8))
    #expect(try importApp([good, other]).unreadable.map(\.path) == ["C.xib"])
    var decoding = DecodingLimits()
    decoding.memoryBytes = 300_000
    do throws(FaultList) {
      _ = try importApp([good, large], limits: ImportLimits(decoding))
      Issue.record("not refused")
    } catch {
      #expect(error.faults.count == 1 && error.faults[0].endsImport)
      guard case .limitExceeded(.memoryBytes, _, let value) = error.faults[0].kind else {
        Issue.record("\(error)")
        return
      }
      #expect(value > 200_000)
    }
    let interrupted = ImportLimits(DecodingLimits()) { true }
    #expect(throws: FaultList([Fault(.interrupted, at: .root)])) {
      try importApp([good], limits: interrupted)
    }
  }

  /// Places among siblings are found for all children of an element at once.
  @Test func placesAmongManySiblings() throws {
    let text = Array("<d><a/><b/><a/><a><c/><c/></a></d>".utf8)
    let document = try text.withUnsafeBytes { try parseXML($0, XMLLimits(depth: 10)) }
    #expect(
      document.elements.map(\.path) == [
        "/d", "/d/a[1]", "/d/b", "/d/a[2]", "/d/a[3]", "/d/a[3]/c[1]", "/d/a[3]/c[2]",
      ])
  }
}
