import TestSupport
import Testing

@testable import LayoutModel
@testable import TextMetrics

/// Texts out of which something is taken: what stood apart may stand in a row then, which is made stream-safe (UAX #15) again.
@Suite struct JoinedMarksTests {
  private let text = String(repeating: combiningMarks(30) + "-", count: 200)

  /// Names of fonts are found without their blanks and dashes. 244 kB of such a name had taken 40 s.
  @Test func namesOfFonts() {
    #expect(longestRunOfMarks(in: FontName.key("a" + text)) == 30)
  }

  /// Diagnostics of elements are compared without the names of these.
  @Test func sentencesAboutElements() {
    #expect(longestRunOfMarks(in: ("a" + text).removing(Array("-".utf8))) == 30)
    #expect("x: x/label".removing(Array("x".utf8)) == ": /label")
  }
}
