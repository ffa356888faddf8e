import LayoutResolver
import Testing

/// The public library says what the service says.
@Suite struct LibraryTests {
  private let document =
    #"{"hierarchy":{"id":"root","subviews":[{"id":"a","frame":{"x":8,"y":16,"width":24,"height":32}}]}}"#

  @Test func givesFramesAsValues() throws {
    let screens = try Resolver().layouts(
      of: Array(document.utf8), [("device", "iPhone SE (1st generation)"), ("orientation", "landscape")])
    #expect(screens.map { [$0.size.width, $0.size.height] } == [[568, 320]])
    let view = try #require(screens.first?.views.last)
    #expect(view.id == "a")
    let frame = view.frame
    #expect([frame.x, frame.y, frame.width, frame.height] == [8, 16, 24, 32])
    #expect(screens[0].findings.isEmpty)
  }

  @Test(arguments: ["resolve", "lint", "explain"])
  func answersWhatTheServiceAnswers(_ operation: String) throws {
    let answer = try Resolver().answer(operation, to: Array(document.utf8), [("device", "iPhone 15")])
    #expect(answer == Client().post("/v1/\(operation)?device=iPhone%2015", document).body)
  }

  @Test func saysWhatIsWrong() {
    #expect(throws: ResolverError.self) { try Resolver().layouts(of: Array("{}".utf8)) }
    #expect(throws: ResolverError.self) { try Resolver().answer("guess", to: Array(document.utf8)) }
    #expect(throws: ResolverError.self) {
      try Resolver().answer("lint", to: Array(document.utf8), as: "image/png")
    }
  }
}
