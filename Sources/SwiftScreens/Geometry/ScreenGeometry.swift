import JSON
import LayoutModel
import SwiftInterpreter

/// What a layout of the views says that there are so far, for the code that asks. Nothing is laid out before somebody asks.
final class ScreenGeometry {
  let interpreter: Interpreter
  let oracle: LayoutOracle?
  weak var run: ScreenRun?
  /// Whether code got an answer, so that it depends on the whole window.
  private(set) var isAsked = false
  /// Whether code has set the frame of the screen's view since that has its place.
  private(set) var isRootFramed = false
  /// Views at the top of trees that were changed, as far as anybody knows, since they were laid out.
  private var due: [Object] = []
  /// The document of which the views of the screen have their places; nil before there is one.
  private var document: [UInt8]?
  /// Where the views that are seen were at the end of the last round, by their ids.
  private var lastRound: [String: Rect]?
  private(set) var placed: [ObjectIdentifier: MeasuredView] = [:]
  /// Cells that their lists have not placed yet.
  var rooms = ListRooms()
  private var guideFrames: [ObjectIdentifier: Rect] = [:]
  /// What of the places of views hangs on texts, fonts and images for which something else stands in.
  private var guessed: Set<SettledSides.Side> = []
  /// Views whose frames code has set since.
  private var framed: Set<ObjectIdentifier> = []
  /// Cells that lists show, and content views of such, whose frames code has set.
  private var framedByCode: Set<ObjectIdentifier> = []
  /// The sizes of superviews when frames were set, and whether a layout had made them.
  private var outerSizes: [ObjectIdentifier: (size: Size, isPlaced: Bool)] = [:]
  /// Whether a document of the screen had no layout, so that nobody knows where its views are.
  private var isLost = false
  private var answers: [[UInt8]: [MeasuredView]?] = [:]
  /// The views that are being measured, whose own sizes are what is asked for.
  private var measured: [ObjectIdentifier] = []
  var ownSizes = OwnSizes()
  private var nesting = 0
  private var writings = 0
  private var questions = 0
  /// Views in the answers that are kept.
  private var keptViews = 0

  /// Documents that are laid out for one reading.
  private static let mostQuestions = 64
  /// Documents that are written for one reading: those that are equal are laid out once.
  private static let mostWritings = 256
  private static let mostKeptViews = 20_000
  /// Measures that measures ask for.
  private static let deepest = 3

  init(_ interpreter: Interpreter, _ oracle: LayoutOracle?) {
    (self.interpreter, self.oracle) = (interpreter, oracle)
    addCommands()
    addPlaces()
    addMeasures()
    addRooms()
  }

  var canAnswer: Bool { oracle != nil }

  /// Whether a view is being asked how large it is, so that its document must not.
  func isMeasuring(_ view: Object) -> Bool { measured.contains(ObjectIdentifier(view)) }

  // MARK: Layouts

  /// Has the tree around a view laid out before somebody asks the next time.
  func setNeedsLayout(_ view: Object) {
    guard canAnswer, !isMeasuring(view) else { return }
    var top = view
    _ = interpreter.anyAround(.object(view)) { around in
      top = around
      return false
    }
    if due.count < 8, !due.contains(where: { $0 === top }) { due.append(top) }
  }

  /// Code has set the frame of a view, or given it another superview: its frame counts until the next layout, and its mask from the
  /// size that the superview has now.
  func noteFrame(of view: Object) {
    framed.insert(ObjectIdentifier(view))
    rooms.remove(ObjectIdentifier(view))
    if let run, run.isPlaced, run.isRoot(view) { isRootFramed = true }
    noteFrame(ofPart: view)
    guard case .object(let superview)? = interpreter.field("ownSuperview", of: .object(view)) else { return }
    if let placed = placed[ObjectIdentifier(superview)], !framed.contains(ObjectIdentifier(superview)) {
      outerSizes[ObjectIdentifier(view)] = (placed.frame.size, true)
    } else if let size = sizeInRoom(superview, of: view) {
      outerSizes[ObjectIdentifier(view)] = (size, true)
    } else if case .boolean(false)? = interpreter.field("isLargeAsWindow", of: .object(superview)) {
      let size = interpreter.field("storedFrame", of: .object(superview)).flatMap {
        self.size(of: interpreter.field("size", of: $0))
      }
      outerSizes[ObjectIdentifier(view)] = size.map { ($0, false) }
    }
  }

  /// How large the list of a cell makes that in which a view is, where the mask of the view counts from that.
  private func sizeInRoom(_ superview: Object, of view: Object) -> Size? {
    guard let mask = interpreter.field("autoresizingMask", of: .object(view)), rawValue(mask) != 0 else {
      return nil
    }
    return frameInRoom(superview).flatMap { size(of: interpreter.field("size", of: $0)) }
  }

  /// Code has set the frame of a cell that a list shows, or of its content view, which their list places else.
  private func noteFrame(ofPart view: Object) {
    guard let run else { return }
    if run.lists.has(view) { framedByCode.insert(ObjectIdentifier(view)) }
    guard case .object(let cell)? = interpreter.field("ownSuperview", of: .object(view)), run.lists.has(cell),
      documentCellType(of: cell) != nil,
      case .object(let content)? = interpreter.field("contentView", of: .object(cell)), content === view
    else { return }
    framedByCode.insert(ObjectIdentifier(view))
  }

  /// Whether code has put a cell or its content view elsewhere than its list has.
  func isMovedByCode(_ view: Object) -> Bool {
    guard framedByCode.contains(ObjectIdentifier(view)), let placed = placed[ObjectIdentifier(view)]?.frame,
      let stored = interpreter.field("storedFrame", of: .object(view)),
      let size = interpreter.field("size", of: stored).flatMap({ self.size(of: $0) }),
      let origin = interpreter.field("origin", of: stored)
    else { return false }
    let place = ["x", "y"].map { number(interpreter.field($0, of: origin)) ?? 0 }
    // Less than the line below a row is nothing.
    return [
      placed.origin.x - place[0], placed.origin.y - place[1], placed.size.width - size.width,
      placed.size.height - size.height,
    ].contains { abs($0) > 1 }
  }

  /// The size of the superview from which the mask of a view counts; nil for the window's.
  func outerSize(of view: Object) -> Size? {
    guard let (size, isPlaced) = outerSizes[ObjectIdentifier(view)] else { return nil }
    isAsked = isAsked || isPlaced
    return size
  }

  func layOutWhatIsDue() {
    let tops = due
    due = []
    for top in tops { layOut(top) }
  }

  /// - Returns: Whether everything that is seen is where it was, and where that is, by the ids; nil where there is no layout.
  @discardableResult
  private func layOut(_ top: Object) -> (isSame: Bool, frames: [String: Rect])? {
    guard let run else { return nil }
    let isScreen = run.isRoot(top)
    if !isScreen { _ = frameInRoom(top) }
    var writer = DocumentWriter(run, part: isScreen ? nil : DocumentPart(top, .asFramed))
    guard let views = answer(&writer) else {
      isLost = isLost || isScreen
      return nil
    }
    if isScreen { (document, isLost) = (writer.json.bytes(), false) }
    let written = Set(writer.writtenViews.map { ObjectIdentifier($0.view) })
    guessed = guessed.filter { !written.contains($0.view) }.union(writer.guessedSides())
    var isSame = true
    var frames: [String: Rect] = [:]
    forEachPair(views, writer.writtenViews, \.id, \.id) { found, written in
      let key = ObjectIdentifier(written.view)
      if !isTrue("isHidden", of: written.view) {
        isSame = isSame && placed[key]?.frame == found.frame
        frames[found.id] = found.frame
      }
      placed[key] = found
      framed.remove(key)
      if isScreen, run.lists.has(written.view) { rooms.remove(key) }
    }
    forEachPair(views.flatMap(\.guides), writer.writtenGuides, \.guide, \.id) { found, written in
      guideFrames[ObjectIdentifier(written.guide)] = found.frame
    }
    return (isSame, frames)
  }

  private func isTrue(_ variable: String, of view: Object) -> Bool {
    if case .boolean(true)? = interpreter.field(variable, of: .object(view)) { return true }
    return false
  }

  /// Brings together what was found and what was written, both in the order of the document. Little is found that was not written:
  /// what stands around it.
  private func forEachPair<Found, Written>(
    _ found: [Found], _ written: [Written], _ id: KeyPath<Found, String>, _ other: KeyPath<Written, String>,
    _ body: (Found, Written) -> Void
  ) {
    var next = written.startIndex
    for one in found {
      guard let index = written[next...].firstIndex(where: { $0[keyPath: other] == one[keyPath: id] }) else {
        continue
      }
      next = index + 1
      body(one, written[index])
    }
  }

  /// Whether the views of the screen are where they would be in its document as it is now. Later than in the first round it is enough
  /// that a layout changes nothing, or comes to what the round before came to, where code makes its views anew each time.
  func isSettled(after rounds: Int) -> Bool {
    guard let run, case .object(let root)? = run.rootView else { return true }
    var writer = DocumentWriter(run)
    run.withoutFaults { writer.write() }
    if writer.json.bytes() == document { return true }
    if rounds == 1 { return false }
    guard let (isSame, frames) = layOut(root) else { return false }
    defer { lastRound = frames }
    return isSame || frames == lastRound
  }

  /// Whether code asks for something while `body` runs.
  func isAsked(during body: () -> Void) -> Bool {
    let before = isAsked
    isAsked = false
    body()
    defer { isAsked = isAsked || before }
    return isAsked
  }

  /// Remembers that what code does depends on a layout.
  func noteAsked() { isAsked = true }

  // MARK: Questions

  /// Writes a document and has it laid out; nil where it has no layout, or too much was asked.
  private func answer(_ writer: inout DocumentWriter) -> [MeasuredView]? {
    guard let run, nesting < Self.deepest, writings < Self.mostWritings, !interpreter.limits.mustStop() else {
      return nil
    }
    nesting += 1
    writings += 1
    run.withoutFaults { writer.write() }
    nesting -= 1
    interpreter.charge(8 * writer.writtenViews.count)
    return answer(writer.json.bytes())
  }

  /// Has a document laid out, each once.
  func answer(_ document: [UInt8]) -> [MeasuredView]? {
    guard let oracle else { return nil }
    isAsked = true
    if let known = answers[document] { return known }
    if questions >= Self.mostQuestions { return nil }
    questions += 1
    let found = oracle.layOut(document)
    keptViews += found?.count ?? 0
    if keptViews > Self.mostKeptViews { (answers, keptViews) = ([:], found?.count ?? 0) }
    answers[document] = .some(found)
    return found
  }

  /// What a view would be by itself.
  func measure(_ view: Object, _ part: DocumentPart) -> MeasuredView? {
    guard let run, measured.count < Self.deepest, !isMeasuring(view) else { return nil }
    measured.append(ObjectIdentifier(view))
    defer { measured.removeLast() }
    var writer = DocumentWriter(run, part: part)
    guard let views = answer(&writer), let id = writer.writtenViews.first?.id else { return nil }
    if part.fitting != nil, writer.hasUnknownSizes { return nil }
    // A class of the app may add to what stands in the document for what is not known; what else is computed with it is not known.
    let isOwn = ownSizes.questions.last?.view === view
    if part.placing == .alone, !isOwn, writer.holes.contains(where: \.changesSize) { return nil }
    var found = views.first { $0.id == id }
    if part.placing == .alone, found?.hasUnknownFont == true {
      if !isOwn { return nil }
      ownSizes.estimated.insert(ObjectIdentifier(view))
    }
    found?.guessedFitting = writer.guessedFitting()
    return found
  }

  /// What the last layout says of a view; nil before there is one, and for a view that it did not have.
  func place(of view: Object) -> MeasuredView? {
    layOutWhatIsDue()
    guard let found = placed[ObjectIdentifier(view)] else { return nil }
    isAsked = true
    return found
  }

  /// Whether a layout has placed a view.
  func hasPlace(_ view: Object) -> Bool { placed[ObjectIdentifier(view)] != nil }

  /// What code is told of a frame: nothing where its own counts.
  func frame(of view: Object) -> Value {
    if isBeforeLayout(view) { return .none }
    layOutWhatIsDue()
    if let frame = frameInRoom(view) { return frame }
    if framed.contains(ObjectIdentifier(view)) || isFramedByUnknown(view) { return .none }
    if isLost, let root = run?.rootView, interpreter.isInside(.object(view), root) {
      return interpreter.unknown(of: "frame")
    }
    return place(of: view).map { rect($0, of: view) } ?? .none
  }

  /// The frame that a layout has given to a view. What of it hangs on something for which another thing stands in is not known.
  private func rect(_ found: MeasuredView, of view: Object) -> Value {
    func side(_ name: String, _ length: Double, _ kind: SettledSides.Side.Kind, _ axis: Axis) -> Value {
      isGuessed(view, axis, kind) ? interpreter.unknown(of: "\(found.id).frame.\(name)") : number(length)
    }
    let (origin, size) = (found.frame.origin, found.frame.size)
    return interpreter.structure(
      "CGRect",
      [
        interpreter.structure(
          "CGPoint", [side("x", origin.x, .start, .horizontal), side("y", origin.y, .start, .vertical)]),
        interpreter.structure(
          "CGSize",
          [side("width", size.width, .length, .horizontal), side("height", size.height, .length, .vertical)]),
      ])
  }

  /// Whether a side of a view is where something stands in for what is not known.
  func isGuessed(_ view: Object, _ axis: Axis, _ kind: SettledSides.Side.Kind) -> Bool {
    guessed.contains(SettledSides.Side(view: ObjectIdentifier(view), axis: axis, kind: kind))
  }

  /// Whether a view is where code has put it, which is not known: no document says it.
  private func isFramedByUnknown(_ view: Object) -> Bool {
    interpreter.field("storedFrame", of: .object(view))?.unknownPart != nil
      && isTrue("translatesAutoresizingMaskIntoConstraints", of: view)
  }

  /// Where a guide of the app is; nil before a layout has it.
  func frame(ofGuide guide: Object) -> Rect? {
    layOutWhatIsDue()
    return guideFrames[ObjectIdentifier(guide)]
  }
}

/// Values of UIKit's types.
extension ScreenGeometry {
  func number(_ value: Double) -> Value { .floating(value, .cgFloat) }

  /// - Parameters:
  ///   - guessed: The axes on which it hangs on what is not known.
  ///   - path: Where it comes from.
  func size(_ size: Size, but guessed: [Axis] = [], of path: String = "") -> Value {
    let width = guessed.contains(.horizontal) ? interpreter.unknown(of: "\(path).width") : number(size.width)
    let height = guessed.contains(.vertical) ? interpreter.unknown(of: "\(path).height") : number(size.height)
    return interpreter.structure("CGSize", [width, height])
  }

  func rect(_ rect: Rect) -> Value {
    let origin = interpreter.structure("CGPoint", [number(rect.origin.x), number(rect.origin.y)])
    return interpreter.structure("CGRect", [origin, size(rect.size)])
  }

  func insets(_ insets: EdgeInsets) -> Value {
    interpreter.structure(
      "UIEdgeInsets", [insets.top, insets.left, insets.bottom, insets.right].map { number($0) })
  }
}
