import Testing

/// What an app of many scenes costs does not grow with the square of them, and what is left out is told, once.
@Suite struct AppBoundTests {
  private let client = Client()

  /// Each tab is a screen, and has all others beside it.
  @Test func manyTabs() throws {
    var app = HostileApp(initial: "t")
    let tabs = (0..<300).map { HostileApp.Segue.relationship("viewControllers", to: "a\($0)") }
    app.addContainer("tabBarController", "t", tabs)
    for number in 0..<300 { app.addScreen("a\(number)") }
    _ = try app.layouts(client, device: "iphone-8")
  }

  @Test(arguments: [100, 300])
  func aHighStack(count: Int) throws {
    var app = HostileApp(initial: "n")
    app.addContainer("navigationController", "n", ("rootViewController", to: "a0"))
    for number in 0..<count - 1 { app.addScreen("a\(number)", .show("a\(number + 1)")) }
    app.addScreen("a\(count - 1)")
    for layout in try app.layouts(client, device: "iphone-8") {
      #expect(HostileApp.notes([layout]) <= 1)
    }
  }

  @Test func anEmbeddedSceneThatIsNotThereIsToldOf() throws {
    var app = HostileApp(initial: "a")
    app.addScreen("a", .embed("nobody"))
    #expect(HostileApp.notes(try app.layouts(client, device: "iphone-8")) == 1)
  }
}
