import Foundation
import TestSupport
import Testing

/// Every document of `examples/` has the layout that its arithmetic gives, worked out by hand here.
@Suite struct ExampleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var file: String
    var query = ""
    /// Frames in the superview's coordinates; nil for a view that is not installed.
    var frames: [String: [Double]?]
    var testDescription: String { file + query }
  }

  @Test(arguments: [
    // Margins of 16 on a 375-point root. The two labels are as wide as the wider one wants to be: resistance to
    // compression comes before hugging.
    Case(
      file: "form.json",
      frames: [
        "nameField": [75, 40, 284, 34], "emailField": [75, 82, 284, 34], "sendButton": [319, 136, 40, 34],
        "nameLabel": [16, 46.5, 51, 20.5], "emailLabel": [16, 88.5, 51, 20.5],
      ]),
    // Rows of 8 + 20.5 + 4 + 17.5 + 8 = 58 and 8 + 20.5 + 4 + 35.5 + 8 = 76; the long title ends at the button.
    Case(
      file: "list-rows.json",
      frames: [
        "firstRow": [0, 20, 375, 58], "secondRow": [0, 78, 375, 76],
        "firstAvatar": [16, 9, 40, 40], "firstTitle": [68, 8, 223, 20.5],
        "firstSubtitle": [68, 32.5, 52, 17.5], "firstButton": [299, 12, 60, 34],
        "secondTitle": [68, 8, 103, 20.5], "secondSubtitle": [68, 32.5, 223, 35.5],
        "secondButton": [299, 21, 60, 34],
      ]),
    // The keyboard is 291 high: 844 - 291 - 16 - 50. Without it 34 points at the bottom are not safe.
    Case(
      file: "keyboard.json",
      frames: ["passwordField": [16, 133, 358, 34], "signInButton": [16, 487, 358, 50]]),
    Case(file: "keyboard.json", query: "?keyboard=false", frames: ["signInButton": [16, 744, 358, 50]]),
    Case(file: "keyboard.json", query: "?keyboard=300", frames: ["signInButton": [16, 478, 358, 50]]),
    // Compact width: the photo is half as high as the card is wide, the text is below it and the badge is away.
    Case(
      file: "adaptive-card.json",
      frames: [
        "card": [16, 28, 343, 297], "photo": [0, 0, 343, 171.5], "title": [16, 187.5, 120, 24], "badge": nil,
        "summary": [16, 219.5, 311, 61.5],
      ]),
    // Regular width: the photo is 240 × 160 and the text stands beside it.
    Case(
      file: "adaptive-card.json", query: "?device=iPad%20Air%201",
      frames: [
        "card": [20, 40, 728, 160], "photo": [0, 0, 240, 160], "title": [256, 16, 120, 24],
        "badge": [678, 16, 34, 20.5], "summary": [256, 48, 456, 41],
      ]),
    // The sidebar is told that it is compact and indents by 12; the detail is as regular as the window.
    Case(
      file: "override-traits.json",
      frames: [
        "sidebarPane": [0, 0, 320, 768], "detailPane": [321, 0, 703, 768],
        "sidebarTitle": [12, 32, 84, 20.5],
      ]),
    // Compact width: full screen, below a navigation bar that ends at 64.
    Case(
      file: "popover-three-ways.json",
      frames: ["filterView": [0, 0, 375, 667], "filter/navigation/view": [0, 0, 375, 667]]),
    // The popover is 13 points below a button that ends at 38, and 10 from the right edge.
    Case(
      file: "popover-three-ways.json", query: "?orientation=landscape",
      frames: ["filterView": [377, 51, 280, 120]]),
    Case(
      file: "popover-three-ways.json", query: "?device=iPad%20Air%201",
      frames: ["filterView": [478, 71, 280, 120]]),
    // Height is compact for the form, so its fields stand side by side: (984 - 24) / 2 each.
    Case(
      file: "four-way-override.json",
      frames: [
        "fields": [20, 40, 984, 34], "nameField": [0, 0, 480, 34], "emailField": [504, 0, 480, 34],
      ]),
    // In portrait it is regular: 34 + 24 + 34.
    Case(
      file: "four-way-override.json", query: "?orientation=portrait",
      frames: [
        "fields": [20, 40, 728, 92], "nameField": [0, 0, 728, 34], "emailField": [0, 58, 728, 34],
      ]),
    // A phone in landscape is compact both ways, with margins of 16: (635 - 8) / 2 each, and no status bar.
    Case(
      file: "four-way-override.json", query: "?device=iPhone%206",
      frames: [
        "fields": [16, 20, 635, 34], "nameField": [0, 0, 313.5, 34], "emailField": [321.5, 0, 313.5, 34],
      ]),
    // One column: two fields of 30 with 8 between, twice, and 12 between the pairs.
    Case(
      file: "breakpoint-form.json",
      frames: [
        "form": [16, 40, 343, 148], "address": [0, 80, 343, 68], "city": [0, 38, 343, 30], "hint": nil,
      ]),
    // 1024 points are two columns, and a pad in landscape has the hint 24 beside 600 points of form.
    Case(
      file: "breakpoint-form.json", query: "?device=iPad%20Air%201&orientation=landscape",
      frames: [
        "form": [20, 40, 600, 68], "person": [0, 0, 290, 68], "address": [310, 0, 290, 68],
        "street": [0, 0, 290, 30],
      ]),
    // Rows of 4 + 8 + a line + 8 + 4.
    Case(
      file: "chat.json",
      frames: ["chat/0/0": [0, 0, 375, 44.5], "chat/0/1": [0, 44.5, 375, 44.5]]),
    // Cards have 12 around and 4 between a line of 20.5 and one of 18. One column on a phone.
    Case(
      file: "card-grid.json", query: "?device=iPhone%20SE%203",
      frames: ["trips/0/0": [16, 16, 343, 66.5], "trips/0/1": [16, 94.5, 343, 66.5]]),
    // Two on a pad: (820 - 32 - 12) / 2 each.
    Case(
      file: "card-grid.json", query: "?device=iPad%2010",
      frames: ["trips/0/0": [16, 16, 388, 66.5], "trips/0/1": [416, 16, 388, 66.5]]),
    // Rows as the simulator has them: 62 with a subtitle, 52 without. Of constraints: 15, a line of 20.5, 15, and a line between rows.
    Case(
      file: "settings-table.json", query: "?device=iPhone%20SE%203",
      frames: [
        "account": [16, 35, 343, 62], "wifi": [16, 152.5, 343, 52], "airplane": [16, 204.5, 343, 51.5],
      ]),
  ])
  func hasTheLayoutOfItsArithmetic(_ example: Case) throws {
    let answer = Client().post("/v1/resolve" + example.query, try Repository.text("examples/\(example.file)"))
    #expect(answer.status == 200, "\(answer.text)")
    let layout = try answer.object()
    for (id, frame) in example.frames {
      #expect(layout.rect("views", id, "frame") == frame, "\(id)")
    }
    #expect((layout["diagnostics"] as? [Any])?.count == 0, "\(layout["diagnostics"] ?? "")")
  }

  @Test func everyExampleIsTested() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "examples").path)
    #expect(
      Set(files.filter { $0.hasSuffix(".json") })
        == [
          "form.json", "list-rows.json", "adaptive-card.json", "override-traits.json",
          "four-way-override.json", "split-view.json", "breakpoint-form.json",
          "popover-three-ways.json", "keyboard.json", "settings-table.json", "chat.json", "card-grid.json",
          "sign-in.json", "welcome.json", "contact.json",
        ])
  }

  /// The form wishes for 360 points. Beside it are margins and 8 points: 375 - 2 · (16 + 8) are 327 on the phone, and the tablet has
  /// room: (834 - 360) / 2 is 237. Its middle is 40 below that of the safe area: 20 + (667 - 20) / 2 + 40.
  @Test func theFirstPageIsNoWiderThanItNeeds() throws {
    let answer = Client().post("/v1/resolve", try Repository.text("examples/welcome.json"))
    let results = try #require(try answer.object()["results"] as? [[String: Any]])
    #expect(results.count == 3)
    let tablet = try #require(results[1].rect("views", "form", "frame"))
    #expect([tablet[0], tablet[2]] == [237, 360])
    let phone = try #require(results[2].rect("views", "form", "frame"))
    #expect([phone[0], phone[2]] == [24, 327])
    #expect(abs(phone[1] + phone[3] / 2 - 383.5) <= 0.5)
    for result in results { #expect((result["diagnostics"] as? [Any])?.count == 0) }
  }

  @Test func anOverrideChangesTheChildAlone() throws {
    let answer = Client().post("/v1/resolve", try Repository.text("examples/override-traits.json"))
    let layout = try answer.object()
    func width(_ controller: String) -> String? {
      layout.at("controllers", controller, "traits", "horizontalSizeClass") as? String
    }
    #expect([width("container"), width("sidebar"), width("detail")] == ["regular", "compact", "regular"])
  }

  /// Columns of 320 and 1024 - 320 - 0.5 beside each other; in the narrow window one stack with the mail on top.
  /// Below the bar: 20 + 50 + 12.
  @Test func aSplitViewCollapses() throws {
    let answer = Client().post("/v1/resolve", try Repository.text("examples/split-view.json"))
    let results = try #require(try answer.object()["results"] as? [[String: Any]])
    #expect(results.count == 2)
    #expect(results[0].rect("views", "masterView", "frame") == [0, 0, 320, 768])
    #expect(results[0].rect("views", "readerView", "frame") == [320.5, 0, 703.5, 768])
    #expect(results[0].at("controllers", "split", "collapsed") as? Bool == false)
    #expect(results[1].at("controllers", "split", "collapsed") as? Bool == true)
    #expect(results[1].at("controllers", "master", "viewControllers") as? [String] == ["list", "reader"])
    #expect(results[1].at("controllers", "list", "onScreen") as? Bool == false)
    #expect(results[1].rect("views", "mailRoot", "frame") == [0, 0, 320, 768])
    let subject = results[1].rect("views", "subject", "frame")
    #expect(subject?.prefix(2) == [16, 82])
  }
}
