import LayoutModel
import TestSupport
import Testing

@testable import LayoutCoding

/// Memory that many readings share: what one document leaves behind is of no account for the next one.
@Suite struct ReadingWorkspaceTests {
  @Test func documentsAreReadAsIfEachWasTheFirst() {
    var workspace = ReadingWorkspace()
    var random = SeededGenerator(seed: 7)
    for seed in 1...200 as ClosedRange<UInt64> {
      let whole = RandomDocument(seed: seed).json
      for text in [whole.text, whole.mutated(by: &random).text, String(whole.text.dropLast(3))] {
        let again = reading(text, &workspace)
        var fresh = ReadingWorkspace()
        let expected = reading(text, &fresh)
        #expect(again == expected, "\(text)")
      }
    }
  }

  /// A name that only a document before had is unknown, and may be given anew.
  @Test func namesAreForgotten() {
    var workspace = ReadingWorkspace()
    let first =
      #"{"device":"iPhone 6","hierarchy":{"id":"root","subviews":[{"id":"old"}]},"constraints":["old.width == 1"]}"#
    let second = #"{"device":"iPhone 6","hierarchy":{"id":"root"},"constraints":["old.width == 1"]}"#
    #expect(reading(first, &workspace).faults.isEmpty)
    #expect(reading(second, &workspace).faults.map(\.code) == ["unknownReference(old)"])
    #expect(reading(first, &workspace).faults.isEmpty)
  }

  private struct Reading: Equatable {
    var views: [String] = []
    var controllers: [String] = []
    var constraints: [LayoutConstraint] = []
    var faults: [ExpectedFault] = []
  }

  private func reading(_ text: String, _ workspace: inout ReadingWorkspace) -> Reading {
    Array(text.utf8).withUnsafeBytes { bytes in
      do throws(FaultList) {
        let document = try decodeLayoutRequest(bytes, workspace: &workspace).document
        return Reading(
          views: document.views.map(\.id), controllers: document.controllers.map(\.id),
          constraints: document.constraints)
      } catch {
        return Reading(faults: error.faults.map { ExpectedFault($0) })
      }
    }
  }
}
