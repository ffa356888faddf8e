package import LayoutModel

/// Keeps the diagnostics of a layout that say something about the app, and not only about the document.
///
/// A document that stands for a file knows less than the app. Not told are:
/// - what is ambiguous because the size of a view of the app's own class, of a date picker, or of a stack whose views are all
///   hidden for now is only known to code, with what follows from it along constraints. So are places along baselines in stacks;
/// - ties in which a natural size of such a view takes part, and what is open by less than two points;
/// - heights in cells: a row gets the height that its content needs, whatever the file says. So are conflicts with its size;
/// - ties and conflicts with the size of a root view that is smaller than any screen: it is a part of one, as large as code says;
/// - the frames of cells and of what is in bars, which are laid out for them;
/// - what is hidden;
/// - conflicts with a size that a root view gives itself: it has that of what shows it.
///
/// - Parameters:
///   - diagnostics: Of the layout, all or some.
///   - layout: Resolved with ``lintDetail``.
/// - Returns: The same ones in the same order, without those.
/// - Complexity: O(*n* · depth) in the number of diagnostics and constraints.
package func filterFindings(_ diagnostics: [Diagnostic], in layout: Layout) -> [Diagnostic] {
  guard diagnostics.contains(where: { $0.code == .ambiguousLayout || $0.code == .unsatisfiableConstraints })
  else { return diagnostics }
  let facts = LayoutFacts(diagnostics, layout)
  return diagnostics.filter { diagnostic in
    if let ambiguity = diagnostic.ambiguity { return facts.isWorthTelling(ambiguity, diagnostic) }
    return diagnostic.conflict.map { facts.isWorthTelling($0, diagnostic.views) } ?? true
  }
}

private struct Span: Hashable {
  var view: Int
  var axis: Axis
}

private struct LayoutFacts {
  let layout: Layout
  /// View index by id, for the views named in diagnostics.
  private var indices: [String: Int] = [:]
  /// What nobody knows because code does.
  private var unknown: Set<Span> = []
  /// Stack views that align baselines.
  private let baselineStacks: Set<Int32>

  init(_ diagnostics: [Diagnostic], _ layout: Layout) {
    self.layout = layout
    baselineStacks = Set(
      layout.document.stacks.lazy.filter { $0.alignment == .firstBaseline || $0.alignment == .lastBaseline }
        .map(\.view))
    let named = Set(diagnostics.flatMap { $0.views + $0.sizesInTie })
    for (index, view) in layout.document.views.enumerated() where named.contains(view.id) {
      indices[view.id] = index
    }
    var open: Set<Span> = []
    for diagnostic in diagnostics {
      guard let ambiguity = diagnostic.ambiguity else { continue }
      for index in diagnostic.views.compactMap({ indices[$0] }) {
        let span = Span(view: index, axis: ambiguity.axis)
        open.insert(span)
        if ambiguity.cause != .priorityTie, isSetByCode(index, ambiguity) { unknown.insert(span) }
      }
    }
    if !unknown.isEmpty { spread(within: open) }
  }

  /// What is bound to something unknown is so, too.
  private mutating func spread(within open: Set<Span>) {
    var neighbours: [Span: [Span]] = [:]
    for constraint in layout.placedConstraints {
      guard let second = constraint.second else { continue }
      let ends = [constraint.first, second].map { Span(view: Int($0.view), axis: constraint.axis) }
      guard ends[0] != ends[1], ends.allSatisfy({ open.contains($0) }) else { continue }
      neighbours[ends[0], default: []].append(ends[1])
      neighbours[ends[1], default: []].append(ends[0])
    }
    var waiting = Array(unknown)
    while let span = waiting.popLast() {
      for next in neighbours[span, default: []] where unknown.insert(next).inserted { waiting.append(next) }
    }
  }

  private func isSetByCode(_ index: Int, _ ambiguity: Ambiguity) -> Bool {
    if ambiguity.size != nil, isSizedByCode(index) { return true }
    guard ambiguity.axis == .vertical, let superview = layout.document.views[index].superview
    else { return false }
    return baselineStacks.contains(superview)
  }

  /// Whether only code knows how large a view is by itself.
  private func isSizedByCode(_ index: Int) -> Bool {
    let node = layout.document.views[index]
    if node.type == .datePicker || layout.document.details(ofView: index).customClass != nil { return true }
    let subviews = layout.document.views[index + 1..<max(Int(node.subtreeEnd), index + 1)]
    return node.type == .stackView && !subviews.isEmpty
      && subviews.allSatisfy { $0.isHidden || $0.superview != Int32(index) }
  }

  func isWorthTelling(_ ambiguity: Ambiguity, _ diagnostic: Diagnostic) -> Bool {
    guard let index = diagnostic.views.first.flatMap({ indices[$0] }) else { return true }
    return !unknown.contains(Span(view: index, axis: ambiguity.axis)) && isOpen(ambiguity) && !isRow(index)
      && !(ambiguity.axis == .vertical && layout.cell(above: index) != nil)
      && !layout.isInBar(index) && !isHidden(index)
      && !(ambiguity.cause == .priorityTie && isInPart(index, ambiguity.axis))
      && !diagnostic.sizesInTie.contains { indices[$0].map { isSizedByCode($0) } ?? false }
  }

  /// Whether it is open by so much that one can see it.
  private func isOpen(_ ambiguity: Ambiguity) -> Bool {
    [ambiguity.position, ambiguity.size].compactMap { $0 }.contains { interval in
      guard let minimum = interval.minimum, let maximum = interval.maximum else { return true }
      return maximum - minimum >= 2
    }
  }

  /// Whether a table or a collection decides on the frame of a view: a cell, or what holds its content.
  private func isRow(_ index: Int) -> Bool {
    let node = layout.document.views[index]
    return node.type.isCell || node.superview.map { layout.document.views[Int($0)].type.isCell } ?? false
  }

  /// Whether the root view above is smaller than any screen.
  private func isInPart(_ index: Int, _ axis: Axis? = nil) -> Bool {
    let root = layout.rootView(above: index)
    guard let size = layout.views[root].frame?.size else { return false }
    return (axis != .vertical && size.width < 320) || (axis != .horizontal && size.height < 320)
  }

  func isWorthTelling(_ conflict: Conflict, _ views: [String]) -> Bool {
    if !conflict.implicit.isEmpty, let first = views.lazy.compactMap({ indices[$0] }).first, isInPart(first) {
      return false
    }
    return !views.compactMap({ indices[$0] }).contains { index in
      let node = layout.document.views[index]
      let sizes = ["\(node.id).width ", "\(node.id).height "]
      return conflict.constraints.contains { member in
        isRow(index) && member.text.hasPrefix("h=") && sizes.contains { member.text.contains(" \($0)") }
          || node.superview == nil && member.pointer != nil && sizes.contains { member.text.hasPrefix($0) }
      }
    }
  }

  private func isHidden(_ index: Int) -> Bool {
    layout.document.views[index].isHidden
      || layout.ancestor(of: index) { layout.document.views[$0].isHidden } != nil
  }
}

extension Diagnostic {
  /// Ids of the views whose natural sizes take part in a tie.
  fileprivate var sizesInTie: [String] {
    guard let ambiguity, let tie = ambiguity.tie else { return [] }
    return tie.constraints.compactMap { member in
      guard member.pointer == nil else { return nil }
      let side = member.text.prefix { $0 != " " }
      return [".width", ".height"].first { side.hasSuffix($0) }.map { String(side.dropLast($0.count)) }
    }
  }
}
