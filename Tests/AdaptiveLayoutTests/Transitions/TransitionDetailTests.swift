import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Who is told what in transitions that are no rotations.
@Suite struct TransitionDetailTests {
  private func transition(
    _ members: String, version: String = "13", device: String = "iPhone X", events: String = "complete"
  ) throws -> Transition {
    let body =
      #"{"device":"\#(device)","systemVersion":\#(version),"events":"\#(events)",\#(members)}"#
    return try resolveTransition(Array(body.utf8))
  }

  private func words(_ transition: Transition) -> [String] {
    transition.events.filter { $0.phase != 4 }.map { $0.words(in: transition) }
  }

  /// Scenes are of version 13; before, the screen is the outermost trait environment (`UIScreen`).
  @Test(
    "TX-order-views: below version 13 the screen hears of traits, from then on the scene",
    arguments: [("12", "screen"), ("13", "scene")])
  func theScreenIsTold(version: String, target: String) throws {
    let transition = try transition(
      #""from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"id":"root","type":"viewController"}"#,
      version: version, events: "all")
    let told = transition.events.filter { $0.phase == 4 }.map { $0.words(in: transition) }
    #expect(told.prefix(3) == ["did \(target) wC hR", "did window wC hR", "did root wC hR"])
  }

  private static let stack =
    #""hierarchy":{"id":"nav","type":"navigationController","children":[{"id":"list","view":{"id":"listView"}}]}"#
  private static let pushed = #"""
    "hierarchy":{"id":"nav","type":"navigationController","children":[{"id":"list","view":{"id":"listView"}},
    {"id":"detail","view":{"id":"detailView"}}]}
    """#

  @Test("TX-participants: of a push and a pop the two controllers of the stack, with their views")
  func stacksExchangeTheirTops() throws {
    let push = try transition(#""from":{},"to":{\#(Self.pushed)},\#(Self.stack)"#).coordinator
    #expect([push.from?.controller, push.from?.view] == ["list", "listView"])
    #expect([push.to?.controller, push.to?.view] == ["detail", "detailView"])
    let pop = try transition(#""from":{\#(Self.pushed)},"to":{},\#(Self.stack)"#).coordinator
    #expect([pop.from?.controller, pop.from?.view] == ["detail", "detailView"])
    #expect([pop.to?.controller, pop.to?.view] == ["list", "listView"])
    let turn = try transition(#""from":{},"to":{"orientation":"landscapeRight"},\#(Self.pushed)"#).coordinator
    #expect([turn.from?.controller, turn.to?.controller] == ["nav", "nav"])
  }

  /// `view(forKey:)` is nil for a presenter whose view stays in place, as below a sheet.
  @Test(
    "TX-participants: a presenter whose view stays where it is has none",
    arguments: ["pageSheet", "overFullScreen", "fullScreen"])
  func viewsThatStay(style: String) throws {
    let view = style == "fullScreen" ? "rootView" : nil
    let bare = #""hierarchy":{"id":"root","view":{"id":"rootView"}}"#
    let shown = #"""
      "hierarchy":{"id":"root","view":{"id":"rootView"},"presented":{"id":"detail","view":{"id":"detailView"},
      "modalPresentationStyle":"\#(style)"}}
      """#
    let begun = try transition(#""from":{},"to":{\#(shown)},\#(bare)"#).coordinator
    #expect([begun.from?.controller, begun.from?.view] == ["root", view])
    #expect([begun.to?.controller, begun.to?.view] == ["detail", "detailView"])
    let ended = try transition(#""from":{\#(shown)},"to":{},\#(bare)"#).coordinator
    #expect([ended.from?.controller, ended.from?.view] == ["detail", "detailView"])
    #expect([ended.to?.controller, ended.to?.view] == ["root", view])
  }

  @Test("TX-cause: another overrideTraitCollection of a presentation controller is a trait override")
  func presentationControllersOverride() throws {
    func presented(_ sizeClass: String) -> String {
      #"""
      "hierarchy":{"id":"root","type":"viewController","presented":{"id":"detail","modalPresentationStyle":"overFullScreen",
      "presentation":{"overrideTraitCollection":{"horizontalSizeClass":"\#(sizeClass)"}}}}
      """#
    }
    let transition = try transition(
      #""from":{},"to":{\#(presented("regular"))},\#(presented("compact"))"#, events: "controllers")
    #expect(transition.coordinator.cause == .traitOverride)
    #expect(!transition.coordinator.isAnimated)
    #expect(words(transition) == ["will pc(detail) wR hR", "will detail wR hR"])
  }

  @Test("TX-whole-values, TR-custom: values of events carry custom traits, also those that nobody sets")
  func valuesCarryCustomTraits() throws {
    let transition = try transition(
      #"""
      "customTraits":[{"id":"density","type":"string","default":"loose"},{"id":"depth","type":"integer","default":7}],
      "from":{},"to":{"hierarchy":{"id":"root","type":"viewController","traitOverrides":{"density":"tight"}}},
      "hierarchy":{"id":"root","type":"viewController"}
      """#, version: "17", events: "controllers")
    #expect(transition.events.map(\.changedTraits) == [["density"], ["density"]])
    var writer = JSONWriter()
    encode(transition, to: &writer)
    let text = String(decoding: writer.bytes(), as: UTF8.self)
    let events = try #require(text.split(separator: #""events":["#, maxSplits: 1).last)
    #expect(events.contains(#""density":"tight","depth":7"#))
    #expect(events.contains(#""density":"loose","depth":7"#))
  }

  /// 50 and 70 high by the constraint, 40 wide; nobody asks the view.
  @Test("TX-content-size: what fits a child is told though its view has no systemLayoutSizeFitting")
  func fittingSizesAreTold() throws {
    let child = #"""
      {"id":"child","view":{"id":"childView","subviews":[{"id":"box"}],"constraints":["box.leading == childView.leading",
      "box.top == childView.top","box.width == 40","childView.trailing >= box.trailing",
      "childView.bottom >= box.bottom","box.height == 50 'height'"]}}
      """#
    let change = #""from":{},"to":{"set":{"constraints":{"height":{"constant":70}}}}"#
    let contained = try transition(
      #"\#(change),"hierarchy":{"id":"root","type":"viewController","children":[\#(child)]}"#)
    #expect(words(contained) == ["3 systemLayoutFittingSizeDidChange root of child 40x50 to 40x70"])
    let root = try transition(#"\#(change),"hierarchy":\#(child)"#)
    #expect(words(root) == [])
    let short = try transition(
      #"\#(change),"hierarchy":{"id":"root","type":"viewController","children":[\#(child)]}"#, events: "all")
    #expect(words(short) == [])
  }

  /// Half of an iPad Air 2 on its side is 507 wide and regular on neither side: `wC`.
  private static let popover = #"""
    "hierarchy":{"id":"nav","type":"navigationController","children":[{"id":"list","view":{"id":"listView",
    "subviews":[{"id":"anchor","frame":{"x":100,"y":200,"width":50,"height":44}}]},
    "presented":{"id":"detail","modalPresentationStyle":"popover","preferredContentSize":{"width":200,"height":300},
    "presentation":{"sourceView":"anchor","adaptiveStyle":"fullScreen",
    "replacement":{"fullScreen":{"push":"nav"}}}}}]}
    """#
  private static let half = #"{"orientation":"landscapeRight","window":{"multitasking":"half"}}"#

  @Test("PR-pushed: a push in place of a popover is told with its dismissal and who comes and goes")
  func aPopoverIsPushed() throws {
    let whole = #"{"orientation":"landscapeRight"}"#
    let pushed = try transition(
      #""from":\#(whole),"to":\#(Self.half),\#(Self.popover)"#, device: "iPad Air 2")
    let told = words(pushed)
    let place = try #require(told.firstIndex(of: "dismiss list detail isAnimated false"))
    #expect(
      told[place...].prefix(8) == [
        "dismiss list detail isAnimated false", "1 viewWillDisappear detail at once",
        "1 viewDidDisappear detail at once", "push nav detail isAnimated false",
        "1 viewWillDisappear list at once", "1 viewWillAppear detail at once",
        "1 viewDidDisappear list at once", "1 viewDidAppear detail at once",
      ])
    #expect(!told.contains { $0.hasPrefix("2 view") || $0.hasPrefix("5 view") || $0.contains("pc(detail)") })
    #expect(pushed.events.map(\.phase) == pushed.events.map(\.phase).sorted())
  }

  @Test("PR-pushed: in regular width it is popped and presented again")
  func aPushedControllerIsPresentedAgain() throws {
    let presented = try transition(
      #""from":\#(Self.half),"to":{"orientation":"landscapeRight","window":{"multitasking":"full"}},\#(Self.popover)"#,
      device: "iPad Air 2")
    let told = words(presented)
    let place = try #require(told.firstIndex(of: "pop nav detail isAnimated false"))
    #expect(
      told[place...].prefix(9) == [
        "pop nav detail isAnimated false", "1 viewWillDisappear detail at once",
        "1 viewWillAppear list at once",
        "1 viewDidDisappear detail at once", "1 viewDidAppear list at once",
        "present list detail isAnimated false", "adapt pc(detail) none without coordinator",
        "1 viewWillAppear detail at once", "1 viewDidAppear detail at once",
      ])
    #expect(!told.contains { $0.hasPrefix("2 view") || $0.hasPrefix("5 view") })
  }
}
