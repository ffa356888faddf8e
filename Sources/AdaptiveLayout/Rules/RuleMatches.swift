import LayoutModel

/// Which rules match, as far as one pass over a document knows. A value: whoever looks ahead asks a copy.
struct RuleMatches {
  private let book: RuleBook
  /// For each rule whether it matches, as far as it was evaluated; one more at the end for the request's own `set`.
  private var matched: [Bool]
  /// Which rules matched in the pass before: what parents and presenters read of a controller before it is reached.
  private var foreseen: [Bool]
  /// Which rules were evaluated; the scopes of the others were not reached.
  private var isEvaluated: [Bool]
  /// How rules were evaluated whose sizes only the solution tells.
  private var awaiting: [Int: Awaiting] = [:]
  /// The sizes that rules refer to, as the pass before left them; nil in the first one.
  private var lastSizes: [Size?]?
  /// Rules of the document that would match otherwise after this pass.
  private(set) var changedRules: [Int] = []

  private struct Awaiting {
    var context: ConditionContext
    var view: Int
  }

  /// Nothing matches yet but the request's own `set`.
  init(_ book: RuleBook) {
    self.book = book
    let count = book.rules.count
    matched = Array(repeating: false, count: count) + [true]
    foreseen = Array(repeating: false, count: count)
    isEvaluated = Array(repeating: false, count: count)
  }

  /// What the next pass begins with: the sizes and matches of this one are foreseen, and nothing matches.
  var beginningOfNextPass: RuleMatches {
    var next = self
    next.awaiting = [:]
    next.changedRules = []
    for place in foreseen.indices {
      if isEvaluated[place] { next.foreseen[place] = matched[place] }
      next.matched[place] = false
      next.isEvaluated[place] = false
    }
    return next
  }

  /// Evaluates one rule. While the size that it refers to is not known, it does not match.
  ///
  /// - Parameter awaited: The view whose size only the solution tells, nil where the context has the size.
  mutating func evaluate(_ place: Int, in context: ConditionContext, awaiting awaited: Int?) -> Bool {
    isEvaluated[place] = true
    matched[place] = false
    var context = context
    if let awaited {
      awaiting[place] = Awaiting(context: context, view: awaited)
      guard let lastSizes else { return false }
      context.size = lastSizes[place]
    }
    matched[place] = matches(book.rules[place].condition, in: context)
    return matched[place]
  }

  /// Whether what a rule says of views and constraints holds.
  func isMatched(_ rank: Int) -> Bool { matched[rank] }

  /// Whether what a rule says of controllers holds: as it was evaluated in this pass, before that as in the last one.
  func holds(_ rank: Int) -> Bool {
    rank < foreseen.count && !isEvaluated[rank] ? foreseen[rank] : matched[rank]
  }

  /// Finds the rules that would match otherwise now that sizes are known, and those that were not foreseen where
  /// controllers were asked before they were reached; the next pass reads these sizes and foresees these matches.
  ///
  /// - Parameter size: Of a view, as solved; nil where it has none.
  mutating func findChanges(size: (Int) -> Size?) {
    var sizes: [Size?] = Array(repeating: nil, count: book.rules.count)
    changedRules = book.rules.indices.filter { place in
      let rule = book.rules[place]
      // A scope that is not reached leaves things as they were foreseen.
      let isSurprise =
        !rule.changes.controllers.isEmpty && rule.scope != .window && isEvaluated[place]
        && matched[place] != foreseen[place]
      guard let evaluation = awaiting[place] else { return isSurprise }
      var context = evaluation.context
      context.size = size(evaluation.view)
      sizes[place] = context.size
      return isSurprise || matches(rule.condition, in: context) != matched[place]
    }.map { book.indices[$0] }.sorted()
    lastSizes = sizes
  }

  /// The ids of the rules that match, in the order of application (BP-matched).
  var matchedRules: [String] { book.rules.indices.filter { matched[$0] }.map { book.rules[$0].id } }
}
