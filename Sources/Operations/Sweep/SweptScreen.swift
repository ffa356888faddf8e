import AdaptiveLayout
import InterfaceBuilder
import LayoutCoding
import LayoutModel

/// A screen in the windows of a sweep. What no code makes is the same in all of them.
struct SweptScreen {
  /// The screen in some of the windows.
  struct State {
    let judge: LayoutJudge
    let prepared: PreparedDocument
    /// The place of each of its views among those of all windows.
    let places: [Int]
    /// What it was made of.
    fileprivate let text: [UInt8]
  }

  /// In the window that was asked for.
  let own: State
  /// The views of all windows that were looked at.
  private(set) var views: SweptViews
  /// What the source calls what code makes in some of them, and where that stands.
  private(set) var elements: [String: SceneElement] = [:]
  /// The views that are not there in the window that was asked for, by their ids.
  private var others: [String: LintElement] = [:]
  /// Whether code was run to its end in all of them.
  private(set) var isWhole = true
  /// What code came to in windows of the sweep, from the smallest on, by their sizes in steps.
  private var known: [(place: Int, text: [UInt8])] = []
  /// What is shown in the windows that were looked at last.
  private var recent: [State] = []

  /// 196 points: between windows that are no farther apart and in which code comes to the same it does so everywhere.
  private static let codeStride = 392
  /// So many states are kept.
  private static let mostRecent = 4

  /// Nil for a document that cannot be used.
  init?(_ judge: LayoutJudge) {
    guard case .success(let request) = judge.document.content else { return nil }
    views = SweptViews()
    let places = views.places(of: request.document.values)
    let text = judge.document.code?.screen.document ?? []
    own = State(judge: judge, prepared: judge.engine.prepare(request.document), places: places, text: text)
  }

  /// Runs code here and there, so that it need not run between windows in which it comes to the same.
  ///
  /// - Parameter window: The window of a size in steps.
  /// - Throws: That it takes too long.
  mutating func begin(
    _ places: ClosedRange<Int>, in window: (Int) -> RequestedEnvironment, until deadline: () -> WorkDeadline
  ) throws(Refusal) {
    (known, isWhole) = ([], true)
    if own.judge.document.code == nil { return }
    for place in stride(from: places.lowerBound, to: places.upperBound, by: Self.codeStride) {
      _ = try state(at: place, in: window(place), until: deadline())
    }
    _ = try state(at: places.upperBound, in: window(places.upperBound), until: deadline())
  }

  /// What is shown in a window.
  ///
  /// - Parameter place: Its size, in steps.
  /// - Throws: That it takes too long.
  mutating func state(
    at place: Int, in asked: RequestedEnvironment, until deadline: WorkDeadline
  ) throws(Refusal) -> State {
    guard let code = own.judge.document.code else { return own }
    if let text = text(at: place), let state = state(of: text) { return state }
    let engine = own.judge.engine
    guard let made = try engine.remake(code, in: asked, until: deadline) else { return stateOfNone() }
    let old = state(of: made.document)
    let index = known.firstIndex { $0.place >= place } ?? known.count
    if index == known.count || known[index].place != place {
      known.insert((place, old?.text ?? made.document), at: index)
    }
    if let old { return old }
    let document = engine.document(of: made, in: code.source, code.options)
    let judge = own.judge.judge(of: document)
    guard case .success(let request) = judge.document.content else { return stateOfNone() }
    let values = request.document.values
    let places = views.places(of: values)
    for (index, place) in places.enumerated() where place >= own.places.count {
      let id = values.views[index].id
      others[id] = LintElement(
        id: id, name: values.name(ofView: index), type: values.views[index].type.rawValue)
    }
    elements.merge(made.elements) { known, _ in known }
    if recent.count == Self.mostRecent { recent.removeFirst() }
    recent.append(
      State(judge: judge, prepared: engine.prepare(request.document), places: places, text: made.document))
    return recent[recent.count - 1]
  }

  /// What code comes to in a window, where that is known: it ran there, or came to the same on both sides.
  private func text(at place: Int) -> [UInt8]? {
    guard let above = known.firstIndex(where: { $0.place >= place }) else { return nil }
    let isBetween = above > 0 && known[above - 1].text == known[above].text
    return known[above].place == place || isBetween ? known[above].text : nil
  }

  private func state(of text: [UInt8]) -> State? {
    text == own.text ? own : recent.last { $0.text == text }
  }

  /// Some state for a window in which code did not run to its end; the sweep is not judged then.
  private mutating func stateOfNone() -> State {
    isWhole = false
    return own
  }

  /// The views of a finding in some of the windows.
  func elements(of finding: Diagnostic) -> [LintElement] {
    own.judge.elements(of: finding).map { others[$0.id] ?? $0 }
  }
}

/// The views of a screen in all of its windows: code may make others in some of them.
struct SweptViews {
  private(set) var ids: [String] = []
  /// What holds each view, by its place; nil for those in nothing. Where it is held by others in other windows the first counts.
  private(set) var holders: [Int?] = []
  private var known: [String: Int] = [:]

  /// The places of the views of a document, in its order.
  mutating func places(of document: DocumentValues) -> [Int] {
    let first = ids.count
    let places = document.views.map { view in
      if let place = known[view.id] { return place }
      known[view.id] = ids.count
      ids.append(view.id)
      return ids.count - 1
    }
    for (index, place) in places.enumerated() where place >= first {
      holders.append(document.holder(ofView: index).map { places[$0] })
    }
    return places
  }
}
