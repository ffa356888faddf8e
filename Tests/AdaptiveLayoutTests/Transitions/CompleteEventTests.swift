import LayoutModel
import Testing

/// What `"events": "complete"` adds, and what a controller that says so hears of a turn.
@Suite struct CompleteEventTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    /// Members of the request besides the device and `events`.
    var request: String
    /// All but those of phase 4.
    var events: [String]
    var detail = "complete"

    var testDescription: String { name }
  }

  private static let root = #""hierarchy":{"id":"root","type":"viewController"}"#

  static let blocks = [
    Case(
      name: "TX-blocks: who was told runs blocks beside the animation and after it, in the same order",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},
        "hierarchy":{"id":"root","type":"viewController","children":[{"id":"child"}]}
        """#,
      events: [
        "will root wC hC", "will child wC hC", "size root 812x375", "size child 812x375",
        "3 animateAlongsideTransition root", "3 animateAlongsideTransition child", "5 completion root",
        "5 completion child",
      ]),
    Case(
      name: "TX-blocks: half a turn tells nobody, so nobody has blocks",
      request: #""from":{"orientation":"landscapeLeft"},"to":{"orientation":"landscapeRight"},\#(root)"#,
      events: []),
    Case(
      name: "TX-complete-events: without being asked for there are none",
      request: #""from":{},"to":{"orientation":"landscapeRight"},\#(root)"#,
      events: ["will root wC hC", "size root 812x375"], detail: "all"),
  ]

  static let appearances = [
    Case(
      name: "TX-appearance, PR-presenting: a full-screen presentation",
      request: #"""
        "from":{},"to":{"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"fullScreen"}}},\#(root)
        """#,
      events: [
        "adapt pc(detail) none", "2 viewWillDisappear root", "2 viewWillAppear detail",
        "3 animateAlongsideTransition pc(detail)", "5 viewDidAppear detail", "5 viewDidDisappear root",
        "5 completion pc(detail)",
      ]),
    Case(
      name: "TX-appearance, TX-blocks: its dismissal, with the blocks of its presentation controller",
      request: #"""
        "from":{"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"fullScreen"}}},"to":{},\#(root)
        """#,
      events: [
        "2 viewWillDisappear detail", "2 viewWillAppear root", "3 animateAlongsideTransition pc(detail)",
        "5 viewDidAppear root", "5 viewDidDisappear detail", "5 completion pc(detail)",
      ]),
    Case(
      name: "TX-blocks: a dismissal without an animation has no coordinator to give blocks to",
      request: #"""
        "isAnimated":false,"from":{"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"pageSheet"}}},"to":{},\#(root)
        """#,
      events: ["2 viewWillDisappear detail at once", "5 viewDidDisappear detail at once"]),
    Case(
      name: "TX-blocks: a rotation that dismisses, too",
      request: #"""
        "from":{"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"overFullScreen"}}},
        "to":{"orientation":"landscapeRight"},\#(root)
        """#,
      events: [
        "will root wC hC", "size root 812x375", "2 viewWillDisappear detail",
        "3 animateAlongsideTransition root", "3 animateAlongsideTransition pc(detail)",
        "5 viewDidDisappear detail", "5 completion root", "5 completion pc(detail)",
      ]),
    Case(
      name: "TX-appearance: below a sheet nothing disappears",
      request: #"""
        "from":{},"to":{"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"pageSheet"}}},\#(root)
        """#,
      events: [
        "adapt pc(detail) none", "2 viewWillAppear detail", "3 animateAlongsideTransition pc(detail)",
        "5 viewDidAppear detail", "5 completion pc(detail)",
      ]),
    Case(
      name: "PR-presenting: the style that it adapts to, and no coordinator without an animation",
      request: #"""
        "isAnimated":false,"orientation":"landscape",
        "from":{},"to":{"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"pageSheet"}}},\#(root)
        """#,
      events: [
        "adapt pc(detail) fullScreen without coordinator", "2 viewWillDisappear root at once",
        "2 viewWillAppear detail at once", "5 viewDidAppear detail at once",
        "5 viewDidDisappear root at once",
      ]),
    Case(
      name: "PR-presenting, PR-replacement: what is presented in its place, outside in",
      request: #"""
        "from":{},"to":{"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"popover","presentation":{"adaptiveStyle":"fullScreen",
        "replacement":{"fullScreen":{"navigation":true,"done":true}}}}}},\#(root)
        """#,
      events: [
        "adapt pc(detail) fullScreen", "replace pc(detail) detail by detail/navigation",
        "2 viewWillDisappear root", "2 viewWillAppear detail/navigation", "2 viewWillAppear detail",
        "3 animateAlongsideTransition pc(detail)", "5 viewDidAppear detail/navigation",
        "5 viewDidAppear detail",
        "5 viewDidDisappear root", "5 completion pc(detail)",
      ]),
    Case(
      name: "TX-appearance: a push",
      request: #"""
        "from":{},"to":{"hierarchy":{"id":"nav","type":"navigationController",
        "children":[{"id":"list"},{"id":"detail"}]}},
        "hierarchy":{"id":"nav","type":"navigationController","children":[{"id":"list"}]}
        """#,
      events: [
        "2 viewWillDisappear list", "2 viewWillAppear detail", "5 viewDidDisappear list",
        "5 viewDidAppear detail",
      ]),
    Case(
      name:
        "TX-view-not-loaded, TX-appearance: a tab that is shown for the first time has its size from the start",
      request: #"""
        "from":{},"to":{"set":{"controllers":{"tabs":{"selectedIndex":1}}}},
        "hierarchy":{"id":"tabs","type":"tabBarController","children":[{"id":"first"},{"id":"second"}]}
        """#,
      events: [
        "2 viewWillAppear second", "2 viewWillDisappear first", "5 viewDidDisappear first",
        "5 viewDidAppear second",
      ]),
    Case(
      name: "TX-appearance: another tab, with what is in it",
      request: #"""
        "from":{},"to":{"set":{"controllers":{"tabs":{"selectedIndex":1}}}},
        "hierarchy":{"id":"tabs","type":"tabBarController","children":[{"id":"first"},
        {"id":"second","type":"navigationController","viewLoaded":true,
        "children":[{"id":"inner","viewLoaded":true}]}]}
        """#,
      events: [
        "2 viewWillAppear second", "2 viewWillAppear inner", "2 viewWillDisappear first",
        "5 viewDidDisappear first", "5 viewDidAppear second", "5 viewDidAppear inner",
      ]),
  ]

  static let requests = [
    Case(
      name: "TX-dismiss: a presented controller dismisses itself",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"overFullScreen"}},
        "duringTransition":[{"controller":"detail","dismiss":true}]
        """#,
      events: [
        "will root wC hC", "will pc(detail) wC hC", "will detail wC hC", "size root 812x375",
        "size pc(detail) 812x375", "size detail 812x375", "dismiss detail detail isAnimated false",
      ], detail: "controllers"),
    Case(
      name: "TX-dismiss, TX-appearance: its presenter dismisses it, and what it covered appears at once",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"fullScreen"}},
        "duringTransition":[{"controller":"root","dismiss":true}]
        """#,
      events: [
        "will root wC hC", "will pc(detail) wC hC", "will detail wC hC", "size root 812x375",
        "dismiss root detail isAnimated false", "2 viewWillDisappear detail at once",
        "2 viewWillAppear root at once", "2 viewDidAppear root at once", "2 viewDidDisappear detail at once",
        "3 animateAlongsideTransition root", "5 completion root",
      ]),
    Case(
      name: "TX-dismiss: a controller leaves its stack",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"id":"nav","type":"navigationController",
        "children":[{"id":"list"},{"id":"detail"}]},"duringTransition":[{"controller":"nav","pop":true}]
        """#,
      events: [
        "will nav wC hC", "will list wC hC", "will detail wC hC", "size nav 812x375",
        "pop nav detail isAnimated false",
      ], detail: "controllers"),
    Case(
      name: "PR-gone: who was dismissed asks for nothing any more",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"id":"root","type":"navigationController",
        "children":[{"id":"list"}],"presented":{"id":"detail","modalPresentationStyle":"overFullScreen",
        "children":[{"id":"inner"}]}},"duringTransition":[{"controller":"root","dismiss":true},
        {"controller":"inner","present":{"id":"late","modalPresentationStyle":"overFullScreen"}}]
        """#,
      events: [
        "will root wC hC", "will list wC hC", "will pc(detail) wC hC", "will detail wC hC",
        "will inner wC hC",
        "size root 812x375", "dismiss root detail isAnimated false", "size list 812x375",
      ], detail: "controllers"),
    Case(
      name: "TX-during: who hears of no size dismisses nothing",
      request: #"""
        "from":{},"to":{},"hierarchy":{"id":"root","type":"viewController",
        "presented":{"id":"detail","modalPresentationStyle":"overFullScreen"}},
        "duringTransition":[{"controller":"root","dismiss":true}]
        """#,
      events: []),
    Case(
      name: "PR-presenting: what is presented while a size is told has no coordinator",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},\#(root),
        "duringTransition":[{"controller":"root","present":{"id":"detail","modalPresentationStyle":"overFullScreen"}}]
        """#,
      events: [
        "will root wC hC", "size root 812x375", "present root detail isAnimated false",
        "adapt pc(detail) none without coordinator", "2 viewWillAppear detail at once",
        "2 viewDidAppear detail at once", "3 animateAlongsideTransition root", "5 completion root",
      ]),
  ]

  static let sizes = [
    Case(
      name: "TX-content-size: a parent hears what its child wishes for",
      request: #"""
        "from":{},"to":{"set":{"controllers":{"child":{"preferredContentSize":{"width":200,"height":300}}}}},
        "hierarchy":{"id":"root","type":"viewController",
        "children":[{"id":"child","preferredContentSize":{"width":100,"height":100}}]}
        """#,
      events: ["1 preferredContentSizeDidChange root of child 100x100 to 200x300"]),
    Case(
      name: "TX-content-size: of a presented controller its presentation controller hears it",
      request: #"""
        "from":{},"to":{"set":{"controllers":{"detail":{"preferredContentSize":{"width":200,"height":300}}}}},
        "hierarchy":{"id":"root","type":"viewController","presented":{"id":"detail",
        "modalPresentationStyle":"overFullScreen","preferredContentSize":{"width":100,"height":100}}}
        """#,
      events: ["1 preferredContentSizeDidChange pc(detail) of detail 100x100 to 200x300"]),
    Case(
      name: "TX-content-size: a wish comes before the sizes that follow from it, and from child to parent",
      request: #"""
        "from":{},"to":{"set":{"controllers":{"inner":{"preferredContentSize":{"width":300,"height":400}}}}},
        "device":"iPad Air 2","hierarchy":{"id":"root","type":"viewController","view":{"id":"rootView",
        "subviews":[{"id":"anchor","frame":{"x":300,"y":100,"width":50,"height":40}}]},"presented":{"id":"nav",
        "type":"navigationController","modalPresentationStyle":"popover","presentation":{"sourceView":"anchor"},
        "children":[{"id":"inner","preferredContentSize":{"width":200,"height":200}}]}}
        """#,
      events: [
        "1 preferredContentSizeDidChange nav of inner 200x200 to 300x400",
        "1 preferredContentSizeDidChange pc(nav) of nav 200x250 to 300x450", "size nav 300x450",
        "size inner 300x450", "3 animateAlongsideTransition nav", "3 animateAlongsideTransition inner",
        "5 completion nav", "5 completion inner",
      ]),
    Case(
      name: "TX-content-size: one that follows from new traits comes with them",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"id":"root","type":"viewController",
        "children":[{"id":"child","forwards":{"size":false},"preferredContentSize":
        {"default":{"width":100,"height":100},"hC":{"width":50,"height":60}}}]}
        """#,
      events: [
        "will root wC hC", "will child wC hC", "size root 812x375", "size child 812x375",
        "3 animateAlongsideTransition root", "3 animateAlongsideTransition child",
        "3 preferredContentSizeDidChange root of child 100x100 to 50x60", "5 completion root",
        "5 completion child",
      ]),
    Case(
      name: "TX-content-size: a parent hears that constraints fit a child's view otherwise",
      request: #"""
        "from":{},"to":{"set":{"constraints":{"height":{"constant":70}}}},
        "hierarchy":{"id":"root","type":"viewController","children":[{"id":"child","view":{"id":"childView",
        "systemLayoutSizeFitting":{"targetSize":{"width":0,"height":0}},"subviews":[{"id":"box"}],
        "constraints":["box.leading == childView.leading","box.top == childView.top","box.width == 40",
        "childView.trailing >= box.trailing","childView.bottom >= box.bottom","box.height == 50 'height'"]}}]}
        """#,
      events: ["3 systemLayoutFittingSizeDidChange root of child 40x50 to 40x70"]),
    Case(
      name: "TX-content-size: of a presented controller its presentation controller hears of what fits",
      request: #"""
        "from":{},"to":{"set":{"constraints":{"height":{"constant":70}}}},
        "hierarchy":{"id":"root","type":"viewController","presented":{"id":"detail",
        "modalPresentationStyle":"overFullScreen","view":{"id":"detailView",
        "systemLayoutSizeFitting":{"targetSize":{"width":0,"height":0}},"subviews":[{"id":"box"}],
        "constraints":["box.leading == detailView.leading","box.top == detailView.top","box.width == 40",
        "detailView.trailing >= box.trailing","detailView.bottom >= box.bottom","box.height == 50 'height'"]}}}
        """#,
      events: ["3 systemLayoutFittingSizeDidChange pc(detail) of detail 40x50 to 40x70"]),
  ]

  static let turns = [
    Case(
      name: "TX-legacy-rotation: the callbacks before iOS 8, for the controller that has them",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},
        "hierarchy":{"id":"root","type":"viewController","usesLegacyRotation":true,"children":[{"id":"child"}]}
        """#,
      events: [
        "will root wC hC", "will child wC hC", "size root 812x375",
        "2 willRotateToInterfaceOrientation root landscapeRight 0.3 s", "size child 812x375",
        "3 willAnimateRotationToInterfaceOrientation root landscapeRight 0.3 s",
        "5 didRotateFromInterfaceOrientation root portrait",
      ], detail: "controllers"),
    Case(
      name: "TX-legacy-rotation: below a controller that keeps sizes to itself nobody hears of it",
      request: #"""
        "from":{},"to":{"orientation":"landscapeRight"},"hierarchy":{"id":"root","type":"viewController",
        "forwards":{"size":false},"usesLegacyRotation":true,"children":[{"id":"child","usesLegacyRotation":true}]}
        """#,
      events: ["will root wC hC", "will child wC hC", "size root 812x375"], detail: "controllers"),
    Case(
      name: "TX-legacy-rotation: half a turn is one, though nobody has another size",
      request: #"""
        "from":{"orientation":"landscapeLeft"},"to":{"orientation":"landscapeRight"},
        "hierarchy":{"id":"root","type":"viewController","usesLegacyRotation":true}
        """#,
      events: [
        "2 willRotateToInterfaceOrientation root landscapeRight 0.6 s",
        "3 willAnimateRotationToInterfaceOrientation root landscapeRight 0.6 s",
        "5 didRotateFromInterfaceOrientation root landscapeLeft",
      ], detail: "controllers"),
    Case(
      name: "TX-legacy-rotation: no turn, no callback",
      request: #"""
        "from":{},"to":{"set":{"controllers":{"root":{"usesLegacyRotation":true}}}},\#(root)
        """#,
      events: [], detail: "controllers"),
  ]

  @Test(arguments: blocks + appearances + requests + sizes + turns)
  func happensInOrder(_ example: Case) throws {
    let device = example.request.contains("iPad") ? "" : #""device":"iPhone X","#
    let body = #"{\#(device)"systemVersion":13,"events":"\#(example.detail)",\#(example.request)}"#
    let transition = try resolveTransition(Array(body.utf8))
    let told = transition.events.filter { $0.phase != 4 }
    #expect(told.map { $0.words(in: transition) } == example.events)
    #expect(transition.events.map(\.phase) == transition.events.map(\.phase).sorted())
  }
}
