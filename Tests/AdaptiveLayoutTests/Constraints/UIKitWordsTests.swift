import LayoutModel
import Testing

/// Whole screens with their constraints as code has them (`Fixtures/uikit-words`).
@Suite struct UIKitWordsTests {
  private static let screens = Fixture.all(in: "uikit-words")

  @Test func screensAreFound() {
    #expect(Self.screens.count >= 30)
  }

  /// What code says besides the layout.
  private static let asides: Set<Diagnostic.Code> = [
    .ignoredKeys, .contentSizeEstimated, .ambiguousDevice, .imageNotFound, .symbolSizeUnknown,
  ]

  /// Nothing is unknown, in conflict or left open, and every view has the frame that code would give it.
  @Test(arguments: screens)
  func screensWrittenAsCodeResolve(_ screen: Fixture) throws {
    let layout = try resolveRequest(Array(screen.request))
    let complaints = layout.diagnostics.filter { !Self.asides.contains($0.code) }
    #expect(complaints.isEmpty, "\(complaints.map(\.message))")
    #expect(!screen.frames.isEmpty && layout.document.constraints.count >= 4)
  }
}
