import LayoutModel
import Testing

/// Whole screens with their constraints as code has them (`Fixtures/uikit-words`).
@Suite struct UIKitWordsTests {
  private static let screens = Fixture.all(in: "uikit-words")

  @Test func screensAreFound() {
    #expect(Self.screens.count >= 15)
  }

  /// Nothing is unknown, in conflict or left open, and every view has the frame that code would give it.
  @Test(arguments: screens)
  func screensWrittenAsCodeResolve(_ screen: Fixture) throws {
    let layout = try resolveRequest(Array(screen.request))
    #expect(layout.diagnostics.isEmpty, "\(layout.diagnostics.map(\.message))")
    #expect(!screen.frames.isEmpty && layout.document.constraints.count >= 5)
  }
}
