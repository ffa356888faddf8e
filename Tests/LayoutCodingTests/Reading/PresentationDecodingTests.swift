import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Presented controllers: one more subtree of the hierarchy, and everything that is said about it.
@Suite struct PresentationDecodingTests {
  private static let everything =
    #"""
    {"device":"iPhone X","hierarchy":{"type":"navigationController","id":"a","presented":{"id":"p","view":{"id":"pv"},
    "presentation":{"adaptiveStyleByTraits":[{"when":{"horizontalSizeClass":"compact"},"style":"fullScreen"}],
    "adaptiveStyle":"none","customAdaptiveStyle":"fullScreen",
    "adaptation":{"popover":{"default":"popover","wC hR":"fullScreen"}},
    "replacement":{"fullScreen":{"navigation":true,"done":"leading"},"overFullScreen":{"push":"a"},
    "formSheet":"compact"},
    "shouldPresentInFullscreen":false,"shouldRemovePresentersView":true,
    "overrideTraitCollection":{"displayScale":1},"wrapper":true,"frame":{"x":1,"y":2,"width":3,"height":4},
    "sourceView":"v","sourceRect":{"x":5,"y":6,"width":7,"height":8},
    "permittedArrowDirections":["left","up"],"popoverLayoutMargins":{"top":1,"left":2,"bottom":3,"right":4},
    "canOverlapSourceViewRect":true,"reposition":{"sourceView":"w"},
    "detents":["medium",300,"large"],"selectedDetent":300,"prefersEdgeAttachedInCompactHeight":true,
    "widthFollowsPreferredContentSizeWhenEdgeAttached":true},
    "modalPresentationStyle":"popover","hasDismissControl":true,
    "preferredContentSize":{"default":{"width":10,"height":20},"wC":{"width":30,"height":40}},
    "children":[{"id":"compact"}]},
    "view":{"id":"v","subviews":[{"id":"w"}]},"definesPresentationContext":true,"children":[{"id":"c"}]}}
    """#

  private func everythingThatIsSaid() -> Presentation {
    var expected = Presentation(presenter: 0, presented: 2)
    expected.modalPresentationStyle = .popover
    expected.adaptiveStyleByTraits = [
      ConditionalStyle(condition: .horizontalSizeClass([.compact]), style: .fullScreen)
    ]
    expected.adaptiveStyle = ModalPresentationStyle.none
    expected.customAdaptiveStyle = .fullScreen
    expected.adaptation = [
      StyleAdaptation(style: .popover, condition: .any, adapted: .popover),
      StyleAdaptation(
        style: .popover, condition: SizeClassCondition(horizontal: .compact, vertical: .regular),
        adapted: .fullScreen),
    ]
    expected.replacements = [
      PresentationReplacement(style: .fullScreen, kind: .navigation(done: .leading)),
      PresentationReplacement(style: .overFullScreen, kind: .push(0)),
      PresentationReplacement(style: .formSheet, kind: .controller(3)),
    ]
    expected.shouldPresentInFullscreen = false
    expected.shouldRemovePresentersView = true
    expected.overrideTraitCollection.displayScale = 1
    expected.hasWrapper = true
    expected.frame = Varied(ContainerFrame(Rect(x: 1, y: 2, width: 3, height: 4)))
    expected.popover.sourceView = 0
    expected.popover.sourceRect = Rect(x: 5, y: 6, width: 7, height: 8)
    expected.popover.permittedArrowDirections = PopoverArrowDirections([.up, .left])
    expected.popover.popoverLayoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    expected.popover.canOverlapSourceViewRect = true
    expected.popover.reposition = .init(sourceView: 1)
    expected.sheet.detents = [.medium, .custom(300), .large]
    expected.sheet.selectedDetent = .custom(300)
    expected.sheet.prefersEdgeAttachedInCompactHeight = true
    expected.sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    return expected
  }

  @Test func readsEverythingThatIsSaid() throws {
    let document = try request(Self.everything).document.draft
    #expect(brokenInvariants(of: document) == [])
    #expect(document.controllers.map(\.id) == ["a", "c", "p", "compact"])
    #expect(document.controllers.map(\.parent) == [nil, 0, nil, 2])
    #expect(document.controllers[0].definesPresentationContext && document.controllers[2].hasDismissControl)
    #expect(document.controllers[2].preferredContentSize == Size(width: 10, height: 20))
    #expect(document.pointer(toController: 3).fragment == "#/hierarchy/presented/children/0")
    #expect(document.pointer(toView: 3).fragment == "#/hierarchy/presented/view")
    #expect(document.presentations == [everythingThatIsSaid()])
  }

  @Test func presentedControllersAreNamedByTheirPlace() throws {
    let document = try request(#"{"device":"iPhone X","hierarchy":{"presented":{"presented":{}}}}"#).document
    #expect(document.controllers.map(\.id) == ["main", "main/presented", "main/presented/presented"])
    #expect(document.views.map(\.id) == ["root", "main/presented/view", "main/presented/presented/view"])
    #expect(document.presentations.map(\.presenter) == [0, 1])
  }

  /// What older systems lack is known with its place, and refused when the version is known (TR-features).
  @Test func notesWhatOlderSystemsLack() throws {
    let document = try request(
      #"""
      {"device":"iPhone X","hierarchy":{"presented":{"modalPresentationStyle":"automatic",
      "presentation":{"detents":["medium"],"adaptiveStyle":"formSheet"}}}}
      """#
    ).document
    #expect(
      document.versionedFeatures.map { "\($0.name) \($0.pointer.fragment)" } == [
        "automatic #/hierarchy/presented/modalPresentationStyle",
        "detents #/hierarchy/presented/presentation/detents",
        "formSheet #/hierarchy/presented/presentation/adaptiveStyle",
      ])
  }

  static let faulty = [
    FaultyDocument.hierarchy(
      "PR-none: presented as none", #"{"presented":{"modalPresentationStyle":"none"}}"#,
      .init("invalidPresentationStyle", "#/hierarchy/presented/modalPresentationStyle")),
    .hierarchy(
      "unknown style", #"{"presented":{"modalPresentationStyle":"popver"}}"#,
      .init("invalidValue", "#/hierarchy/presented/modalPresentationStyle", nearest: ["popover"])),
    .hierarchy(
      "PR-one: two from one chain", #"{"id":"a","children":[{"presented":{}}],"presented":{}}"#,
      .init("alreadyPresenting(a)", "#/hierarchy/children/0/presented")),
    .hierarchy(
      "PR-context: two in one context",
      #"""
      {"id":"a","definesPresentationContext":true,"children":[
      {"presented":{"modalPresentationStyle":"overCurrentContext"}},
      {"presented":{"presentation":{"shouldPresentInFullscreen":false}}}]}
      """#,
      .init("alreadyPresenting(a)", "#/hierarchy/children/1/presented")),
    .hierarchy(
      "unknown ids",
      #"""
      {"id":"a","view":{"id":"anchor"},"presented":{"presentation":{"sourceView":"ancor",
      "replacement":{"fullScreen":"b","formSheet":{"push":"x"}}}}}
      """#,
      .init("unknownReference(ancor)", "#/hierarchy/presented/presentation/sourceView", nearest: ["anchor"]),
      .init("unknownReference(b)", "#/hierarchy/presented/presentation/replacement/fullScreen"),
      .init("unknownReference(x)", "#/hierarchy/presented/presentation/replacement/formSheet/push")),
    .hierarchy(
      "replacements in the wrong tree",
      #"""
      {"type":"navigationController","id":"a","presented":{"id":"p","presentation":{
      "replacement":{"fullScreen":"a","formSheet":{"push":"p"},"overFullScreen":{},"popover":{"push":"a","navigation":true}}}}}
      """#,
      .init("invalidValue", "#/hierarchy/presented/presentation/replacement/fullScreen"),
      .init("invalidValue", "#/hierarchy/presented/presentation/replacement/formSheet/push"),
      .init("invalidValue", "#/hierarchy/presented/presentation/replacement/overFullScreen"),
      .init("invalidValue", "#/hierarchy/presented/presentation/replacement/popover")),
    .hierarchy(
      "detents",
      #"""
      {"presented":{"presentation":{"detents":[]},"presented":{"presentation":{"detents":["big",-1,true]},
      "presented":{"presentation":{"detents":["large"],"selectedDetent":"medium"}}}}}
      """#,
      .init("invalidValue", "#/hierarchy/presented/presentation/detents"),
      .init("invalidValue", "#/hierarchy/presented/presented/presentation/detents/0"),
      .init("invalidValue", "#/hierarchy/presented/presented/presentation/detents/1"),
      .init("wrongType(boolean)", "#/hierarchy/presented/presented/presentation/detents/2"),
      .init("invalidValue", "#/hierarchy/presented/presented/presented/presentation")),
    .hierarchy(
      "two anchors",
      #"{"view":{"id":"v"},"presented":{"presentation":{"sourceView":"v","barButtonItem":"v"}}}"#,
      .init("invalidValue", "#/hierarchy/presented/presentation/barButtonItem")),
    .hierarchy(
      "answers by traits",
      #"{"presented":{"presentation":{"adaptiveStyleByTraits":[{"when":{}},{"style":"none"},{"when":1,"style":"x"}]}}}"#,
      .init("missingKey(style)", "#/hierarchy/presented/presentation/adaptiveStyleByTraits/0"),
      .init("missingKey(when)", "#/hierarchy/presented/presentation/adaptiveStyleByTraits/1"),
      .init("wrongType(number)", "#/hierarchy/presented/presentation/adaptiveStyleByTraits/2/when"),
      .init("invalidValue", "#/hierarchy/presented/presentation/adaptiveStyleByTraits/2/style")),
    .hierarchy(
      "adaptation",
      #"""
      {"presented":{"presentation":{"adaptation":{"popver":{},"none":{},"popover":{"wc":"none","wC":"automatic"}},
      "source":1}}}
      """#,
      .init(
        "unknownKey(popver)", "#/hierarchy/presented/presentation/adaptation/popver", nearest: ["popover"]),
      .init("unknownKey(none)", "#/hierarchy/presented/presentation/adaptation/none"),
      .init(
        "unknownKey(wc)", "#/hierarchy/presented/presentation/adaptation/popover/wc",
        nearest: ["wC", "wR", "hC"]),
      .init("invalidPresentationStyle", "#/hierarchy/presented/presentation/adaptation/popover/wC"),
      .init(
        "unknownKey(source)", "#/hierarchy/presented/presentation/source",
        nearest: ["sourceView", "sourceRect", "sourceItem"])),
    .hierarchy(
      "faults below presented controllers have their places",
      #"{"children":[{"presented":{"view":{"subviews":[{"hiden":1}]}}}]}"#,
      .init(
        "unknownKey(hiden)", "#/hierarchy/children/0/presented/view/subviews/0/hiden", nearest: ["hidden"])),
  ]

  @Test(arguments: faulty)
  func tellsEveryFault(_ document: FaultyDocument) {
    #expect(faults(of: document.text) == document.faults)
  }
}
