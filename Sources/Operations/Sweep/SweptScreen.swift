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
  private var last: State

  /// Nil for a document that cannot be used.
  init?(_ judge: LayoutJudge) {
    guard case .success(let request) = judge.document.content else { return nil }
    views = SweptViews()
    let places = views.places(of: request.document.values)
    let text = judge.document.code?.screen.document ?? []
    own = State(judge: judge, prepared: judge.engine.prepare(request.document), places: places, text: text)
    last = own
  }

  /// What is shown in a window.
  ///
  /// - Throws: That it takes too long.
  mutating func state(
    in asked: RequestedEnvironment, until deadline: WorkDeadline
  ) throws(Refusal) -> State {
    guard let code = own.judge.document.code else { return own }
    let engine = own.judge.engine
    guard let made = try engine.remake(code, in: asked, until: deadline) else {
      isWhole = false
      return last
    }
    if made.document == last.text { return last }
    if made.document == own.text {
      last = own
      return own
    }
    let document = engine.document(of: made, in: code.source, code.options)
    let judge = own.judge.judge(of: document)
    guard case .success(let request) = judge.document.content else {
      isWhole = false
      return last
    }
    let values = request.document.values
    let places = views.places(of: values)
    for (index, place) in places.enumerated() where place >= own.places.count {
      let id = values.views[index].id
      others[id] = LintElement(
        id: id, name: values.name(ofView: index), type: values.views[index].type.rawValue)
    }
    elements.merge(made.elements) { known, _ in known }
    last = State(
      judge: judge, prepared: engine.prepare(request.document), places: places, text: made.document)
    return last
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
