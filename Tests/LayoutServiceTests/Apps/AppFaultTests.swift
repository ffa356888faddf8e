import Foundation
import Testing

/// Storyboards whose scenes cannot be an app, or one of any size: they are laid out as far as they go, soon, or refused.
@Suite struct AppFaultTests {
  private let client = Client()

  private func layouts(_ app: HostileApp, device: String = "iphone-8") throws -> [[String: Any]] {
    try app.layouts(client, device: device)
  }

  // MARK: Loops

  @Test func embeddedInEachOther() throws {
    var app = HostileApp(initial: "a")
    app.addScreen("a", .embed("b"))
    app.addScreen("b", .embed("a"))
    let layouts = try layouts(app)
    #expect(HostileApp.scenes(layouts).contains("a") && HostileApp.notes(layouts) > 0)
    #expect(layouts.first?.at("views", "b-view") != nil, "what can be embedded is")
  }

  @Test func embeddedInItself() throws {
    var app = HostileApp(initial: "a")
    app.addScreen("a", .embed("a"))
    let layouts = try layouts(app)
    #expect(HostileApp.scenes(layouts) == ["a"] && HostileApp.notes(layouts) > 0)
  }

  /// A stack that leads back is an ordinary app: each is a screen.
  @Test func shownByEachOther() throws {
    var app = HostileApp(initial: "n")
    app.addContainer("navigationController", "n", ("rootViewController", to: "a"))
    app.addScreen("a", .show("b"))
    app.addScreen("b", .show("a"), .show("b"))
    let layouts = try layouts(app)
    #expect(HostileApp.scenes(layouts) == ["a", "b"])
    let pushed = try #require(layouts.first { $0["scene"] as? String == "b" })
    #expect(pushed.at("controllers", "n", "viewControllers") as? [String] == ["a", "b"])
  }

  @Test func presentedByEachOther() throws {
    var app = HostileApp(initial: "a")
    app.addScreen("a", .present("b"))
    app.addScreen("b", .present("a"), .present("b"))
    let layouts = try layouts(app)
    #expect(HostileApp.scenes(layouts) == ["a", "b"])
    let presented = try #require(layouts.first { $0["scene"] as? String == "b" })
    #expect(presented.at("controllers", "b", "presentation", "presentingViewController") as? String == "a")
  }

  @Test func aStackThatIsItsOwnRoot() throws {
    var app = HostileApp(initial: "n")
    app.addContainer("navigationController", "n", ("rootViewController", to: "n"))
    app.addScreen("a")
    #expect(HostileApp.scenes(try layouts(app)).contains("a"))
  }

  @Test func containersInEachOther() throws {
    for (outer, relationship) in [
      ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
      ("splitViewController", "masterViewController"),
    ] {
      var app = HostileApp(initial: "o")
      app.addContainer(outer, "o", (relationship, to: "i"))
      app.addContainer("tabBarController", "i", ("viewControllers", to: "o"), ("viewControllers", to: "a"))
      app.addScreen("a", .embed("o"), .show("i"), .present("o"))
      #expect(HostileApp.scenes(try layouts(app)) == ["a"], "\(outer)")
    }
  }

  // MARK: What leads nowhere

  @Test(arguments: ["nobody", "a-view", "s-a", ""])
  func aStartThatIsNoController(initial: String) throws {
    var app = HostileApp(initial: initial)
    app.addScreen("a", .show("b"))
    app.addScreen("b")
    #expect(HostileApp.scenes(try layouts(app)) == ["a", "b"])
  }

  @Test(arguments: [
    "show", "push", "showDetail", "presentation", "modal", "popoverPresentation", "popover", "embed",
    "custom", "unwind", "relationship", "replace", "",
  ])
  func aSegueToNowhere(kind: String) throws {
    for destination in ["nobody", "a-view", ""] {
      var app = HostileApp(initial: "a")
      let anchor = #"popoverAnchorView="gone""#
      app.addScreen("a", .init(kind: kind, destination: destination, attributes: anchor))
      let layouts = try layouts(app)
      #expect(HostileApp.scenes(layouts) == ["a"], "\(destination)")
    }
  }

  @Test func containersOfNothing() throws {
    for element in [
      "navigationController", "tabBarController", "splitViewController", "pageViewController",
    ] {
      var app = HostileApp(initial: "o")
      app.addContainer(element, "o")
      _ = try layouts(app)
      app.addScreen("a", .present("o"), .embed("o"))
      #expect(HostileApp.scenes(try layouts(app)).contains("a"), "\(element)")
    }
  }

  @Test func aPopoverWithoutAnAnchor() throws {
    for anchor in ["", #"popoverAnchorView="b-view""#, #"popoverAnchorBarButtonItem="gone""#] {
      var app = HostileApp(initial: "a")
      app.addScreen("a", .init(kind: "popoverPresentation", destination: "b", attributes: anchor))
      app.addScreen("b")
      #expect(HostileApp.scenes(try layouts(app, device: "ipad-mini-3")) == ["a", "b"], "\(anchor)")
    }
  }

  @Test func wordsThatNobodyKnows() throws {
    var app = HostileApp(initial: "a")
    let style = #"modalPresentationStyle="sideways" modalTransitionStyle="9""#
    app.addScreen("a", .init(kind: "presentation", destination: "b", attributes: style))
    app.addScreen("b", attributes: #"modalPresentationStyle="none" hidesBottomBarWhenPushed="MAYBE""#)
    #expect(HostileApp.scenes(try layouts(app)) == ["a", "b"])
  }

  // MARK: What is there twice

  @Test func embeddedInTwoContainersOfOneHost() throws {
    var app = HostileApp(initial: "a")
    app.addScreen("a", .embed("b"), .embed("b"))
    app.addScreen("b")
    let layouts = try layouts(app)
    #expect(HostileApp.scenes(layouts) == ["a"] && HostileApp.notes(layouts) > 0)
  }

  @Test func twoControllersOfOneId() throws {
    var app = HostileApp(initial: "a")
    app.addScreen("a", .show("b"), .present("b"))
    app.addScreen("b")
    app.addScreen("b", .embed("a"))
    app.addScreen("a")
    _ = try layouts(app)
  }

  @Test func twoRoots() throws {
    var app = HostileApp(initial: "n")
    app.addContainer(
      "navigationController", "n", ("rootViewController", to: "a"), ("rootViewController", to: "b"))
    app.addScreen("a")
    app.addScreen("b")
    #expect(HostileApp.scenes(try layouts(app)).contains("a"))
  }

  @Test func oneTabTwice() throws {
    var app = HostileApp(initial: "t")
    app.addContainer(
      "tabBarController", "t", ("viewControllers", to: "a"), ("viewControllers", to: "a"))
    app.addScreen("a")
    #expect(HostileApp.scenes(try layouts(app)) == ["a"])
  }

  @Test func oneControllerInBothColumns() throws {
    var app = HostileApp(initial: "s")
    app.addContainer(
      "splitViewController", "s", ("masterViewController", to: "a"), ("detailViewController", to: "a"))
    app.addScreen("a", .init(kind: "showDetail", destination: "a"))
    #expect(HostileApp.scenes(try layouts(app, device: "ipad-pro-12-9-6")) == ["a"])
  }

  // MARK: What is large

  @Test func aHundredTabs() throws {
    var app = HostileApp(initial: "t")
    let tabs = (0..<100).map { HostileApp.Segue.relationship("viewControllers", to: "a\($0)") }
    app.addContainer("tabBarController", "t", tabs)
    for number in 0..<100 { app.addScreen("a\(number)") }
    #expect(try layouts(app).count == 100)
  }

  @Test(arguments: [200, 2000])
  func aLongChainOfPushes(count: Int) throws {
    var app = HostileApp(initial: "n")
    app.addContainer("navigationController", "n", ("rootViewController", to: "a0"))
    for number in 0..<count { app.addScreen("a\(number)", .show("a\(number + 1)")) }
    _ = try layouts(app)
  }

  @Test(arguments: [200, 2000])
  func aLongChainOfPresentations(count: Int) throws {
    var app = HostileApp(initial: "a0")
    for number in 0..<count { app.addScreen("a\(number)", .present("a\(number + 1)")) }
    _ = try layouts(app)
  }

  @Test(arguments: [100, 300, 3000])
  func manyNestedEmbeds(count: Int) throws {
    var app = HostileApp(initial: "a0")
    for number in 0..<count { app.addScreen("a\(number)", .embed("a\(number + 1)")) }
    app.addScreen("a\(count)")
    let layouts = try layouts(app)
    #expect(layouts.isEmpty || HostileApp.scenes(layouts).contains("a0"))
  }

  /// Twice as many ways to the next as to the one before: no screen is found by all of them.
  @Test func manyWaysToEachScreen() throws {
    var app = HostileApp(initial: "n")
    app.addContainer("navigationController", "n", ("rootViewController", to: "a0"))
    for number in 0..<60 {
      let next = ["a\(number + 1)", "b\(number + 1)"]
      for name in ["a\(number)", "b\(number)"] { app.addScreen(name, segues: next.map { .show($0) }) }
    }
    app.addScreen("a60")
    app.addScreen("b60")
    #expect(HostileApp.scenes(try layouts(app)).contains("a60"))
  }

  /// Twice as many copies of each scene as of the one that embeds it, if each were made.
  @Test func manyCopiesOfEachEmbed() throws {
    var app = HostileApp(initial: "a0")
    for number in 0..<30 { app.addScreen("a\(number)", .embed("a\(number + 1)"), .embed("a\(number + 1)")) }
    app.addScreen("a30")
    let layouts = try layouts(app)
    #expect(HostileApp.scenes(layouts) == ["a0"] && HostileApp.notes(layouts) > 0)
  }

  @Test func manySegues() throws {
    var app = HostileApp(initial: "a0")
    for number in 0..<200 { app.addScreen("a\(number)", segues: (0..<200).map { .present("a\($0)") }) }
    #expect(HostileApp.scenes(try layouts(app)).count == 200)
  }

  @Test func sizesThatNoScreenHas() throws {
    for side in ["1e300", "-5", "nan", ""] {
      var app = HostileApp(initial: "a")
      let style = #"modalPresentationStyle="formSheet""#
      app.addScreen("a", .init(kind: "presentation", destination: "b", attributes: style))
      app.addScreen("b")
      let size = #"<value key="contentSizeForViewInPopover" type="size" width="\#(side)" height="\#(side)"/>"#
      app.scenes[1].replace("<view key", with: "\(size)<view key")
      #expect(HostileApp.scenes(try layouts(app, device: "ipad-mini-3")) == ["a", "b"], "\(side)")
    }
  }

  @Test func idsOfAnyLength() throws {
    let long = String(repeating: "x", count: 100_000)
    for id in [long, "&quot;a\\&#10;", "*", "a.b", "é"] {
      var app = HostileApp(initial: "n")
      app.addContainer("navigationController", "n", ("rootViewController", to: id))
      app.addScreen(id, .show("b"), .embed("c"))
      app.addScreen("b")
      app.addScreen("c")
      _ = try layouts(app)
    }
  }
}
