package import LayoutModel

/// Writes the views, guides and constraints of a message into a document.
struct DocumentWriter {
  let block: ConsoleLog.Block
  /// What lies in what.
  let tree: LoggedTree
  /// What is written so far.
  var result = ReconstructedDocument()
  private var names = ItemNames()
  /// The margins guides of views that the message names, by item of the view.
  private(set) var marginGuides: [Int: Int] = [:]
  /// The guides that are as wide or high as a part of a view, by the constraint that needs it.
  private var parts: [Int: Int] = [:]
  /// What was said already.
  private var isSaid: Set<String> = []

  init(_ block: ConsoleLog.Block, _ tree: LoggedTree) {
    self.block = block
    self.tree = tree
    for index in block.items.indices where block.items[index].text == "UIViewLayoutMarginsGuide" {
      guard let owner = tree.superviews[index], tree.isGuide(index) else { continue }
      marginGuides[owner] = marginGuides[owner] ?? index
    }
  }

  /// Says something that the message does not tell, once.
  mutating func assume(_ sentence: String) {
    if isSaid.insert(sentence).inserted { result.assumptions.append(sentence) }
  }

  /// The id of an item in the document.
  func id(ofItem item: Int) -> String {
    switch result.items[item] {
    case .view(let view), .systemGuide(_, let view): result.document.views[Int(view)].id
    case .guide(let guide): result.document.guides[Int(guide)].id
    }
  }

  // MARK: Views

  /// Writes the root and in it the views of the message, in pre-order.
  mutating func addViews() {
    var controller = ControllerNode(id: "main", place: .root)
    controller.isImplicit = true
    result.document.controllers = [controller]
    result.document.views = [ViewNode(id: "root", superview: nil, controller: 0, place: .root)]
    result.items = Array(repeating: .view(0), count: tree.superviews.count)
    var subviews: [Int: [Int]] = [:]
    for item in tree.superviews.indices where !tree.isGuide(item) {
      subviews[tree.superviews[item] ?? -1, default: []].append(item)
    }
    func children(of item: Int, in view: Int) -> [Pending] {
      (subviews[item] ?? []).enumerated().reversed().map { Pending(item: $1, position: $0, view: view) }
    }
    // Pre-order without recursion: an item is left when what lies in it is done.
    var pending = children(of: -1, in: 0)
    while let next = pending.popLast() {
      guard !next.isDone else {
        result.document.views[next.view].subtreeEnd = Int32(result.document.views.count)
        continue
      }
      let view = result.document.views.count
      append(next)
      pending.append(Pending(item: next.item, position: 0, view: view, isDone: true))
      pending += children(of: next.item, in: view)
    }
    result.document.views[0].subtreeEnd = Int32(result.document.views.count)
    if let unnamed = tree.unnamed {
      assume("The superview of some views is not named: \(id(ofItem: unnamed)) stands for it.")
    }
  }

  private struct Pending {
    var item: Int
    var position: Int
    /// The superview, or the view itself when it is done.
    var view: Int
    var isDone = false
  }

  private mutating func append(_ pending: Pending) {
    let superview = result.document.views[pending.view]
    let index = result.document.views.count
    result.items[pending.item] = .view(Int32(index))
    let isLogged = pending.item < block.items.count
    let item = isLogged ? block.items[pending.item] : LoggedItem(name: "superview")
    var node = ViewNode(
      id: names.id(of: item), superview: Int32(pending.view), controller: 0,
      place: .subview(Int32(pending.position)), depth: superview.depth + 1)
    node.type = type(of: item, at: pending.item)
    result.document.views.append(node)
    result.document.addRole(ofType: node.type, toView: index)
    if case .scroll = result.document.views[index].role {
      result.document.apply(.scroll(\.contentInsetAdjustmentBehavior, .never), toView: index)
    }
    if let name = item.name, isLogged {
      let details = result.document.detailsIndex(ofView: index)
      result.document.details[details].accessibilityIdentifier = name
    }
    if let text = item.text, node.type == .label || node.type == .button {
      let variable: Variable<ViewContent, String?> = node.type == .label ? \.text : \.title
      result.document.apply(.content(variable, text), toView: index)
    }
  }

  /// Only classes without constraints of their own: those are in the message. A scroll view is one where something lies
  /// in it, for then its edges are those of its content.
  private func type(of item: LoggedItem, at index: Int) -> ViewType {
    guard let name = item.className.map(shortClass) else { return .view }
    let types: [String: ViewType] = ["UILabel": .label, "UIButton": .button, "UIImageView": .imageView]
    return types[name] ?? (item.isScrollView && tree.holders.contains(index) ? .scrollView : .view)
  }

  // MARK: Guides

  /// Writes the guides in the order of their owners, those that stand for parts of sizes, too.
  mutating func addGuides() {
    var owned: [(owner: Int32, item: Int)] = []
    for item in tree.superviews.indices where tree.isGuide(item) {
      owned.append((view(of: tree.superviews[item]), item))
    }
    for index in block.constraints.indices {
      guard let ends = ends(of: block.constraints[index].equation), ends.axisOfPart != nil,
        let second = ends.second, ![0.5, 1].contains(block.constraints[index].equation.multiplier)
      else { continue }
      parts[index] = result.items.count
      owned.append((view(of: second.item), result.items.count))
      result.items.append(.view(0))
    }
    for (owner, item) in owned.sorted(by: { ($0.owner, $0.item) < ($1.owner, $1.item) }) {
      let isLogged = item < block.items.count
      let id = isLogged ? names.id(of: block.items[item]) : names.unique("part")
      let identifier = isLogged ? block.items[item].text : nil
      result.items[item] = .guide(Int32(result.document.guides.count))
      result.document.guides.append(GuideNode(id: id, owner: owner, identifier: identifier))
    }
  }

  /// The view that an item is, or else the root.
  private func view(of item: Int?) -> Int32 {
    guard let item, case .view(let view) = result.items[item] else { return 0 }
    return view
  }

  // MARK: Constraints

  private func ends(of equation: LoggedEquation) -> ConstraintEnds? {
    guard let first = tree.item(equation.first) else { return nil }
    var ends = ConstraintEnds(first: (first, equation.firstAttribute), second: nil)
    guard let second = equation.second else { return ends }
    guard let item = tree.item(second) else { return nil }
    ends.second = (item, equation.secondAttribute)
    return ends
  }

  /// Writes one constraint of the message, as several where one cannot say it.
  mutating func add(_ index: Int) {
    let logged = block.constraints[index]
    noteAppKit(logged)
    guard var ends = ends(of: logged.equation) else { return leaveOut(logged) }
    var multiplier = logged.equation.multiplier
    if let axis = ends.axisOfPart, let second = ends.second {
      guard let edge = edge(ofPart: index, multiplier, of: second, axis, ends.first.attribute.isDirectional)
      else { return leaveOut(logged) }
      (ends.second, multiplier) = (edge, 1)
    }
    ends.first = moved(ends.first)
    ends.second = ends.second.map { moved($0) }
    guard let ends = ends.paired(multiplier) else { return leaveOut(logged) }
    for (relation, priority) in relations(of: logged) {
      var equation = logged.equation
      (equation.relation, equation.priority, equation.multiplier) = (relation, priority, multiplier)
      write(ends, equation, logged.identifier, origin: index)
    }
    if index == block.broken {
      // Among equals UIKit breaks what was activated first (AL-conflict-order).
      result.document.activationOrder[Int32(result.document.constraints.count - 1)] = 0
    }
  }

  private mutating func write(
    _ ends: ConstraintEnds, _ equation: LoggedEquation, _ identifier: String?, origin: Int
  ) {
    var constraint = LayoutConstraint(
      firstItem: result.items[ends.first.item], firstAttribute: ends.first.attribute, owner: nil,
      listIndex: Int32(result.document.constraints.count))
    constraint.relation = equation.relation
    constraint.secondItem = ends.second.map { result.items[$0.item] }
    constraint.secondAttribute = ends.second?.attribute ?? .notAnAttribute
    constraint.multiplier = equation.multiplier
    constraint.constant = equation.constant
    constraint.priority = equation.priority
    constraint.isStandardSpacing = equation.isStandardSpacing
    if let identifier {
      constraint.identifier = Int32(result.document.identifiers.count)
      result.document.identifiers.append(identifier)
    }
    result.document.constraints.append(constraint)
    result.origins.append(origin)
  }

  /// Where a part of a view's size ends, counted from its left or top edge (AL-log-superview). A part that is no half is a guide.
  private mutating func edge(
    ofPart index: Int, _ factor: Double, of whole: ConstraintEnds.End, _ axis: Axis, _ isDirectional: Bool
  ) -> ConstraintEnds.End? {
    let isVertical = axis == .vertical
    let near: LayoutAttribute = isVertical ? .top : isDirectional ? .leading : .left
    let far: LayoutAttribute = isVertical ? .bottom : isDirectional ? .trailing : .right
    if factor == 1 { return (whole.item, far) }
    if factor == 0.5 { return (whole.item, isVertical ? .centerY : .centerX) }
    guard factor > 0, let part = parts[index] else { return nil }
    let item = LoggedEquation.Item.item(whole.item)
    let begins = LoggedEquation(first: item, firstAttribute: near)
    write(ConstraintEnds(first: (part, near), second: (whole.item, near)), begins, nil, origin: index)
    let measures = LoggedEquation(first: item, firstAttribute: near, multiplier: factor)
    write(ConstraintEnds(first: (part, whole.attribute), second: whole), measures, nil, origin: index)
    return (part, far)
  }

  /// A size of content is not exceeded with one priority and not undercut with another (AL-log-content-size).
  private mutating func relations(of logged: LoggedConstraint) -> [(LayoutConstraint.Relation, Float)] {
    guard case .contentSize(let hugging, let resistance) = logged.kind else {
      return [(logged.equation.relation, logged.equation.priority)]
    }
    guard let hugging, let resistance else {
      assume("The priorities of content sizes are not printed: they are required here.")
      return [(.equal, LayoutConstraint.required)]
    }
    if hugging == resistance { return [(.equal, hugging)] }
    return [(.lessThanOrEqual, hugging), (.greaterThanOrEqual, resistance)]
  }
}

/// A layout document with the equations of a message.
package struct ReconstructedDocument: Sendable {
  /// One root view that fills the window and says nothing, and in it the views of the message. No view has a frame.
  package var document = DocumentDraft()
  /// For each constraint of the document the one of the message that it stands for, as index in
  /// ``ConsoleLog/Block/constraints``.
  package var origins: [Int] = []
  /// For each item of the message what it is in the document.
  package var items: [LayoutItem] = []
  /// What the message does not say and the document had to decide, a sentence each.
  package var assumptions: [String] = []

  /// The constraints of the document that stand for one of the message. Some are written as several.
  package func constraints(for logged: Int) -> [Int] { origins.indices.filter { origins[$0] == logged } }
}

/// Rebuilds what a message speaks of as a document that has the same equations.
///
/// A view that is pinned to `|` lies in what that is, a guide belongs to it, and what says nothing of that lies in the root.
/// That need not be the tree of the app: distances between views do not depend on it. Constraints that masks, content
/// sizes and cells made are written constraints here. The margins and safe areas that the message gives as guides stay
/// free but for its constraints.
///
/// - Complexity: O(*n*) in the size of the message.
package func document(of block: ConsoleLog.Block) -> ReconstructedDocument {
  var writer = DocumentWriter(block, LoggedTree(block))
  writer.addViews()
  writer.addGuides()
  for index in block.constraints.indices { writer.add(index) }
  writer.noteFreeGuides()
  writer.noteWhatIsMissing()
  return writer.result
}
