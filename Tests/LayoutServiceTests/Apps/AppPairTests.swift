import Foundation
import Testing

/// With a device, a storyboard is laid out as the app shows it: as the same screens written by hand.
@Suite struct AppPairTests {
  private let client = Client()

  /// What is compared is worth comparing.
  @Test(arguments: AppPair.all, HeldDevice.all)
  func documentsResolve(_ pair: AppPair, _ held: HeldDevice) throws {
    #expect(!pair.screens.isEmpty)
    for screen in pair.screens {
      let answer = client.post("/v1/resolve\(held.query)", screen.document)
      #expect(answer.status == 200, "\(screen.name): \(answer.text)")
      let layout = try answer.object()
      let diagnostics = try #require(layout["diagnostics"] as? [[String: Any]])
      let complaints = diagnostics.filter { $0["severity"] as? String != "info" }
        .compactMap { $0["code"] as? String }
      #expect(complaints.allSatisfy { $0 == "popoverWithoutDismissal" }, "\(screen.name): \(complaints)")
      let controller = try #require(layout.at("controllers", screen.scene) as? [String: Any])
      // A first column may be hidden, and lies below the second where there is one stack.
      let isColumn = layout.at("controllers", hierarchyId(of: screen), "collapsed") != nil
      #expect(controller["onScreen"] as? Bool == true || isColumn, "\(screen.name)")
    }
  }

  @Test(arguments: AppPair.all, HeldDevice.all)
  func storyboardsAreTheirDocuments(_ pair: AppPair, _ held: HeldDevice) throws {
    let layouts = try layouts(of: pair, "/v1/resolve\(held.query)")
    for screen in pair.screens {
      guard let layout = layouts.first(where: { $0["scene"] as? String == screen.scene }) else { continue }
      let expected = try client.post("/v1/resolve\(held.query)", screen.document).object()
      let found = ComparedLayout(expected, document: screen.document).differences(to: layout)
      #expect(found.isEmpty, "\(screen.name): \(found.count)\n\(found.prefix(12).joined(separator: "\n"))")
    }
  }

  /// Each screen is there once, by its name, and nothing of the file is left out.
  @Test(arguments: AppPair.all)
  func everyScreenIsThere(_ pair: AppPair) throws {
    let layouts = try layouts(of: pair, "/v1/resolve?device=iphone-8")
    let scenes = layouts.compactMap { $0["scene"] as? String }
    #expect(scenes.sorted() == pair.screens.map(\.scene).sorted())
    if layouts.count > 1 {
      let names = layouts.compactMap { $0["name"] as? String }
      #expect(names.sorted() == pair.screens.map(\.name).sorted())
    }
    let others = ["loose-scenes", "reference-to-another-storyboard"]
    guard !others.contains(pair.name) else { return }
    for layout in layouts {
      let notes = layout["notUnderstood"] as? [[String: Any]] ?? []
      #expect(notes.isEmpty, "\(layout["scene"] ?? ""): \(notes)")
    }
  }

  /// One by its name is the one among all.
  @Test(arguments: AppPair.all)
  func aScreenIsAskedForByName(_ pair: AppPair) throws {
    let all = try layouts(of: pair, "/v1/resolve?device=iphone-17-pro")
    for screen in pair.screens {
      var one = try #require(
        try layouts(of: pair, "/v1/resolve?device=iphone-17-pro&scene=\(screen.name)").first)
      var same = try #require(all.first { $0["scene"] as? String == screen.scene })
      for key in ["name", "index"] { (one[key], same[key]) = (nil, nil) }
      #expect(NSDictionary(dictionary: one) == NSDictionary(dictionary: same), "\(screen.name)")
    }
  }

  /// Several devices: every screen on each.
  @Test(arguments: AppPair.all)
  func screensAreLaidOutOnEachDevice(_ pair: AppPair) throws {
    let devices = ["iphone-se", "ipad-pro-12-9-6"]
    let query = devices.map { "device=\($0)" }.joined(separator: "&")
    let layouts = try layouts(of: pair, "/v1/resolve?\(query)")
    #expect(layouts.count == devices.count * pair.screens.count)
    for screen in pair.screens {
      let own = layouts.filter { $0["scene"] as? String == screen.scene }
      #expect(own.compactMap { $0.at("environment", "device") as? String }.sorted() == devices.sorted())
    }
  }

  private func hierarchyId(of screen: AppPair.Screen) -> String {
    Answer.object(of: screen.document)?.at("hierarchy", "id") as? String ?? ""
  }

  /// The layouts of an answer: one, or those of a list.
  private func layouts(of pair: AppPair, _ target: String) throws -> [[String: Any]] {
    let answer = client.post(target, pair.storyboard, contentType: "application/xml")
    #expect(answer.status == 200, "\(answer.text.prefix(500))")
    let object = try answer.object()
    return object["results"] as? [[String: Any]] ?? [object]
  }
}
