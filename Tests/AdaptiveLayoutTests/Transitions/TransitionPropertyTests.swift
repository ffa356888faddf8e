import AdaptiveLayout
import JSON
import LayoutCoding
import LayoutModel
import Testing

/// Events against the two layouts, over every device and every pair of orientations: an event exists exactly where
/// a value differs and nothing hides it.
@Suite struct TransitionPropertyTests {
  /// A child that fills the root, one of a fixed size, one whose parent hides changes, and ones below controllers
  /// that do not forward.
  private static let hierarchy = #"""
    {"id":"root","view":{"id":"rootView","subviews":[{"id":"box"},{"id":"gone","installed":{"default":true,"hC":false}}],
      "constraints":["box.width == 200","box.height == 100","box.top == rootView.safeArea.top",
        "box.leading == rootView.leading"]},
     "overrideTraits":{"told":{"horizontalSizeClass":"compact"}},
     "children":[
       {"id":"fills","children":[{"id":"below"}]},
       {"id":"fixed","containerView":"box"},
       {"id":"told","forwards":{"traits":false},"children":[{"id":"unforwardedTraits"}]},
       {"id":"silent","forwards":{"size":false},"children":[{"id":"unforwardedSize"}]},
       {"id":"inGone","containerView":"gone"}]}
    """#

  @Test func everyPairOfOrientationsOnEveryDevice() throws {
    var pairs = 0
    for device in DeviceCatalogue.embedded.devices {
      let layouts = try device.supportedOrientations.map { orientation in
        try resolve(on: device, orientation)
      }
      for old in layouts {
        for new in layouts {
          let what = "\(device.id) \(old.environment.orientation) to \(new.environment.orientation)"
          expectConsistency(from: old, to: new, what)
          pairs += 1
        }
      }
    }
    #expect(pairs > 1000)
  }

  private func resolve(on device: Device, _ orientation: InterfaceOrientation) throws -> Layout {
    let text =
      #"{"device":"\#(device.id)","orientation":"\#(orientation.rawValue)","hierarchy":\#(Self.hierarchy)}"#
    let request = try decodeLayoutRequest(Array(text.utf8))
    let window = try makeEnvironment(request.environments[0].request, at: .root)
    var workspace = ResolutionWorkspace()
    return try AdaptiveLayout.resolve(request.document, in: window.environment, workspace: &workspace)
  }

  private func expectConsistency(from old: Layout, to new: Layout, _ what: String) {
    let transition = makeTransition(from: old, to: new, detail: .controllers)
    var expected: [[String]] = [[], [], []]
    for index in new.document.controllers.indices {
      let id = new.document.controllers[index].id
      let hasOtherTraits = old.controllers[index].traits != new.controllers[index].traits
      if hasOtherTraits, id != "unforwardedTraits" { expected[0].append(id) }
      let size = new.controllers[index].frame?.size
      if let size, size != old.controllers[index].frame?.size, id != "unforwardedSize" {
        expected[1].append(id)
      }
      if hasOtherTraits { expected[2].append(id) }
    }
    // Phases follow each other, and each goes parents first.
    let found = [1, 2, 4].map { phase in
      transition.events.filter { $0.phase == phase }.map { event in
        if case .controller(let id) = event.target { id } else { "" }
      }
    }
    #expect(found == expected, "\(what)")
    #expect(transition.events.map(\.phase) == transition.events.map(\.phase).sorted(), "\(what)")
    for event in transition.events { expectValue(of: event, from: old, to: new, what) }
    let turn = transition.coordinator.targetTransform
    #expect(old.environment.orientation.turned(by: turn) == new.environment.orientation, "\(what)")
    if turn == .none || turn == .half { #expect(transition.events.isEmpty, "\(what)") }
    expectWhole(makeTransition(from: old, to: new, detail: .complete).events, around: transition.events, what)
  }

  /// The complete list has the short one in its order, blocks for all who were told of something to come (TX-blocks),
  /// and an end to each appearance that begins (TX-appearance).
  private func expectWhole(_ events: [TransitionEvent], around short: [TransitionEvent], _ what: String) {
    #expect(events.map(\.phase) == events.map(\.phase).sorted(), "\(what)")
    let known = Set(short)
    // Where views are told, too, a child hears of its traits at the place of its view (TX-order-views).
    #expect(known.isSubset(of: events), "\(what)")
    #expect(events.filter { $0.phase < 4 && known.contains($0) } == short.filter { $0.phase < 4 }, "\(what)")
    func targets(_ calls: Set<TransitionEvent.Call>) -> [TransitionEvent.Target] {
      events.filter { calls.contains($0.call) }.map(\.target)
    }
    var told: [TransitionEvent.Target] = []
    for event in short where event.phase < 3 && !told.contains(event.target) { told.append(event.target) }
    #expect(targets([.animateAlongsideTransition]) == told, "\(what)")
    #expect(targets([.completion]) == told, "\(what)")
    #expect(targets([.viewWillAppear]) == targets([.viewDidAppear]), "\(what)")
    #expect(targets([.viewWillDisappear]) == targets([.viewDidDisappear]), "\(what)")
    #expect(
      Set(targets([.viewWillAppear, .viewWillDisappear])).isSubset(of: [.controller("inGone")]), "\(what)")
  }

  /// Events carry whole values of the end that they speak of (TX-whole-values).
  private func expectValue(of event: TransitionEvent, from old: Layout, to new: Layout, _ what: String) {
    guard case .controller(let id) = event.target,
      let index = new.document.controllers.firstIndex(where: { $0.id == id })
    else { return }
    let changed = new.controllers[index].traits.changedTraits(from: old.controllers[index].traits).map(\.key)
    switch event.call {
    case .willTransitionToTraitCollection(let traits):
      #expect(traits == new.controllers[index].traits, "\(what)")
      #expect(event.changedTraits == changed, "\(what)")
    case .viewWillTransitionToSize(let size, let from):
      #expect(size == new.controllers[index].frame?.size, "\(what)")
      #expect(from == old.controllers[index].frame?.size, "\(what)")
    case .traitCollectionDidChange(let previous):
      #expect(previous == old.controllers[index].traits, "\(what)")
      #expect(event.changedTraits == changed, "\(what)")
    default:
      Issue.record("\(what): nothing is presented here")
    }
  }
}
