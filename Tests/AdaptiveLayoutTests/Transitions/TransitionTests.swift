import AdaptiveLayout
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// One case of a file below `Tests/Fixtures/transitions`.
struct TransitionCase: Decodable, Sendable, CustomTestStringConvertible {
  var name: String
  /// The rules that say so.
  var source: String
  var request: RawJSON
  /// In order: `will ID CLASSES`, `size ID WIDTHxHEIGHT`, `did ID CLASSES`, of the controllers or of all.
  var events: [String]
  var targetTransform: [Double]
  var counterRotation: [Double]
  var isAnimated: Bool?
  var transitionDuration: Double?
  var cause: String?
  /// Traits that each event says changed.
  var changedTraits: [[String]]?
  /// Codes, in the layout at the end.
  var diagnostics: [String]?
  /// In the layout at the end.
  var frames: [String: [Double]]?

  var testDescription: String { name }

  static let all: [TransitionCase] = load("worked-examples.json")

  private struct File: Decodable {
    var provenance: String
    var cases: [TransitionCase]
  }

  private static func load(_ name: String) -> [TransitionCase] {
    do {
      let data = try Data(contentsOf: Repository.fixtures.appending(path: "transitions/\(name)"))
      return try JSONDecoder().decode(File.self, from: data).cases
    } catch {
      Issue.record("\(name): \(error)")
      return []
    }
  }
}

/// A JSON value as the bytes of its text.
struct RawJSON: Decodable, Sendable {
  var bytes: [UInt8]

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer().decode(JSONValue.self)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    bytes = Array(try encoder.encode(value))
  }
}

@Suite struct TransitionTests {
  @Test func casesAreFound() {
    #expect(TransitionCase.all.count > 20)
  }

  @Test(arguments: TransitionCase.all)
  func happensAsPromised(_ example: TransitionCase) throws {
    let transition = try resolveTransition(example.request.bytes)
    #expect(transition.events.map { $0.words(in: transition) } == example.events)
    #expect(transition.coordinator.targetTransform.transform.numbers == example.targetTransform)
    #expect(transition.coordinator.targetTransform.inverse.transform.numbers == example.counterRotation)
    if let isAnimated = example.isAnimated { #expect(transition.coordinator.isAnimated == isAnimated) }
    if let duration = example.transitionDuration {
      #expect(transition.coordinator.transitionDuration == duration)
    }
    if let cause = example.cause { #expect(transition.coordinator.cause.rawValue == cause) }
    if let changed = example.changedTraits { #expect(transition.events.map(\.changedTraits) == changed) }
    if let diagnostics = example.diagnostics {
      #expect(transition.to.diagnostics.map(\.code.rawValue) == diagnostics)
    }
    for (id, expected) in example.frames ?? [:] {
      let layout = transition.to
      let index = try #require(layout.document.views.firstIndex { $0.id == id })
      let frame = try #require(layout.views[index].frame)
      #expect([frame.minX, frame.minY, frame.size.width, frame.size.height] == expected, "\(id)")
    }
  }

  /// TX-angle, TX-transform, TX-counter-rotation, TX-orientation-after over the twelve pairs: the table, the
  /// product with the counter-rotation, the way back.
  @Test func turnsBetweenOrientations() {
    let (i, p, h, n) = (
      QuarterTurn.none, QuarterTurn.clockwise, QuarterTurn.half, QuarterTurn.counterclockwise
    )
    let order: [InterfaceOrientation] = [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft]
    let table = [[i, p, h, n], [n, i, p, h], [h, n, i, p], [p, h, n, i]]
    for (row, from) in order.enumerated() {
      for (column, to) in order.enumerated() {
        let turn = from.turn(to: to)
        #expect(turn == table[row][column], "\(from) to \(to)")
        #expect(product(turn.transform.numbers, turn.inverse.transform.numbers) == i.transform.numbers)
        #expect(from.turned(by: turn) == to)
      }
    }
    #expect(p.transform.numbers == [0, 1, -1, 0, 0, 0])
    #expect(n.transform.numbers == [0, -1, 1, 0, 0, 0])
    #expect(h.transform.numbers == [-1, 0, 0, -1, 0, 0])
  }

  private func product(_ a: [Double], _ b: [Double]) -> [Double] {
    [
      a[0] * b[0] + a[1] * b[2], a[0] * b[1] + a[1] * b[3], a[2] * b[0] + a[3] * b[2],
      a[2] * b[1] + a[3] * b[3], 0, 0,
    ]
  }
}

/// Decodes, resolves and compares a transition that has no faults.
func resolveTransition(_ body: [UInt8]) throws -> Transition {
  let request = try decodeTransitionRequest(body)
  let detail = request.eventDetail ?? .controllers
  let old = try resolve(request.from.document, of: request.from, after: nil, detail)
  let document = request.to.document
  let announced = try resolve(document.before(request.requests), of: request.to, after: old, detail)
  let made = requestsMade(request.requests, from: old, announced: announced)
  let after = document.after(made, of: request.requests)
  let new = try made.isEmpty ? announced : resolve(after, of: request.to, after: old, detail)
  return makeTransition(
    from: old, announced: announced, to: new, requests: made, detail: detail,
    isAnimated: request.isAnimated)
}

private func resolve(
  _ document: LayoutDocument, of end: DecodedRequest, after old: Layout?, _ detail: EventDetail
) throws -> Layout {
  #expect(validateConstraints(document) == [])
  let asked = end.environments[0].request
  let window =
    try old.map { try makeTargetEnvironment(asked, from: $0.environment, of: document, at: .root) }
    ?? makeEnvironment(asked, at: .root)
  var workspace = ResolutionWorkspace()
  var layout = try AdaptiveLayout.resolve(
    document, in: window.environment, detail: detail.resolution, workspace: &workspace)
  layout.diagnostics = window.diagnostics + layout.diagnostics
  return layout
}

extension TransitionEvent {
  /// As the cases write it.
  func words(in transition: Transition) -> String {
    let name =
      switch target {
      case .screen: "screen"
      case .scene: "scene"
      case .window: "window"
      case .presentationController(let id): "pc(\(id))"
      case .controller(let id), .view(let id): id
      }
    switch call {
    case .willTransitionToTraitCollection(let traits): return "will \(name) \(classes(traits))"
    case .viewWillTransitionToSize(let size, let from):
      let suffix = from == nil ? " from null" : ""
      return "size \(name) \(number(size.width))x\(number(size.height))\(suffix)"
    case .traitCollectionDidChange(let previous): return "did \(name) \(previous.map(classes) ?? "null")"
    case .pushViewController(let id): return "push \(name) \(id) isAnimated \(isAnimated ?? true)"
    case .presentViewController(let id): return "present \(name) \(id) isAnimated \(isAnimated ?? true)"
    case .dismissViewController(let id): return "dismiss \(name) \(id) isAnimated \(isAnimated ?? true)"
    case .popViewController(let id): return "pop \(name) \(id) isAnimated \(isAnimated ?? true)"
    case .willPresentWithAdaptiveStyle(let style, let hasCoordinator):
      return "adapt \(name) \(style.rawValue)" + (hasCoordinator ? "" : " without coordinator")
    case .viewControllerReplaced(let original, let replacement):
      return "replace \(name) \(original) by \(replacement)"
    case .preferredContentSizeDidChange(let child, let size, let from),
      .systemLayoutFittingSizeDidChange(let child, let size, let from):
      let sizes =
        "\(number(from.width))x\(number(from.height)) to \(number(size.width))x\(number(size.height))"
      return "\(phase) \(callback) \(name) of \(child) \(sizes)"
    case .willRotateToInterfaceOrientation(let orientation, let duration),
      .willAnimateRotationToInterfaceOrientation(let orientation, let duration):
      return "\(phase) \(callback) \(name) \(orientation.rawValue) \(number(duration)) s"
    case .didRotateFromInterfaceOrientation(let orientation):
      return "\(phase) \(callback) \(name) \(orientation.rawValue)"
    case .animateAlongsideTransition, .completion: return "\(phase) \(callback) \(name)"
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      return "\(phase) \(callback) \(name)" + (isAnimated == true ? "" : " at once")
    case .keyboard(let notification, _, _): return notification.rawValue
    }
  }

  private func classes(_ traits: TraitCollection) -> String {
    func letter(_ sizeClass: SizeClass?) -> String {
      sizeClass.map { $0 == .compact ? "C" : "R" } ?? "Any"
    }
    return "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
  }

  private func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
