import AdaptiveLayout
import LayoutCoding
import LayoutModel

/// Two layouts with what differs between them. The layouts are kept for pictures only.
struct PairOfLayouts: Sendable {
  var comparison: LayoutDifference
  var old: ResolvedLayout?
  var new: ResolvedLayout?
}

extension LayoutEngine {
  /// Compares what two sides stand for: scenes by their ids, environments by their names and order. Where each side has one
  /// only, these two are compared.
  ///
  /// - Parameter deadline: When the work must end.
  /// - Throws: The problem of a comparison of one environment that has no layout, and of work that takes too long.
  func compare(
    _ old: ComparedSide, _ new: ComparedSide, _ options: OperationOptions, until deadline: WorkDeadline
  ) throws(RequestFailure) -> ComparedDocuments {
    var gathering = ComparisonGathering()
    let isAlone = old.documents.count == 1 && new.documents.count == 1
    let pairs = pairUp(old.documents.map { $0.scene?.id }, new.documents.map { $0.scene?.id })
    for pair in pairs {
      let documents = (pair.old.map { old.documents[$0] }, pair.new.map { new.documents[$0] })
      switch documents {
      case (let before?, let after?):
        let boxes: (DecodedRequest, DecodedRequest)
        switch (before.content, after.content) {
        case (.success(let first), .success(let second)): boxes = (first, second)
        case (.failure(let failure), _):
          try add(failure.placed(at: old.place), after, isAlone: isAlone, to: &gathering)
          continue
        case (_, .failure(let failure)):
          try add(failure.placed(at: new.place), after, isAlone: isAlone, to: &gathering)
          continue
        }
        let comparison = DocumentComparison(
          old: boxes.0, new: boxes.1, places: (old.place, new.place), label: after, options: options,
          isAlone: isAlone)
        try compare(comparison, into: &gathering, until: deadline)
      case (let gone?, nil): gathering.add(onlyIn: .old, name: gone.name ?? "", scene: gone.scene)
      case (nil, let come?): gathering.add(onlyIn: .new, name: come.name ?? "", scene: come.scene)
      case (nil, nil): break
      }
    }
    return gathering.finish()
  }

  private func add(
    _ failure: RequestFailure, _ document: RequestedDocument, isAlone: Bool,
    to gathering: inout ComparisonGathering
  ) throws(RequestFailure) {
    if isAlone { throw failure }
    gathering.add(failure, name: document.name ?? "", scene: document.scene)
  }

  private func compare(
    _ asked: DocumentComparison, into gathering: inout ComparisonGathering, until deadline: WorkDeadline
  ) throws(RequestFailure) {
    let (old, new) = (asked.old, asked.new)
    let matching = ViewMatching(old.document.values, new.document.values)
    var known = KnownPairs(
      matching: matching, old: prepare(old.document.named(as: new.document.values, matching)),
      new: prepare(new.document))
    let scene = asked.label.scene
    for pair in pairUp(old.environments.map(\.name.text), new.environments.map(\.name.text)) {
      try check(deadline)
      let environments = (pair.old.map { old.environments[$0] }, pair.new.map { new.environments[$0] })
      guard let first = environments.0, let second = environments.1 else {
        let lonely = environments.0 ?? environments.1
        gathering.add(onlyIn: pair.old == nil ? .new : .old, name: lonely?.name.text ?? "", scene: scene)
        continue
      }
      let environment = title(first.name.text, second.name.text)
      let name = asked.label.name.map { new.isBatch ? "\($0), \(environment)" : $0 } ?? environment
      do throws(RequestFailure) {
        let layouts = try compare(first, second, asked, &known, until: deadline)
        gathering.add(layouts, name: name, scene: scene)
      } catch {
        let isOnly = asked.isAlone && old.environments.count == 1 && new.environments.count == 1
        if error.problem.type == .timeLimit || isOnly { throw error }
        gathering.add(error, name: name, scene: scene)
      }
    }
  }

  /// Compares one pair of environments, or gives what an equal one came to.
  private func compare(
    _ old: RequestedEnvironment, _ new: RequestedEnvironment, _ asked: DocumentComparison,
    _ known: inout KnownPairs, until deadline: WorkDeadline
  ) throws(RequestFailure) -> PairOfLayouts {
    let before = try window(of: old, for: known.old, at: asked.places.old)
    let after = try window(of: new, for: known.new, at: asked.places.new)
    let (old, new, matching) = (known.old, known.new, known.matching)
    return try known.pairs.result(in: before, after) { environments throws(RequestFailure) in
      let first = try trace(old, in: environments[0], asked.detail, until: deadline)
      let second = try trace(new, in: environments[1], asked.detail, until: deadline)
      let comparison: LayoutDifference
      do {
        comparison = try compareLayouts(first, second, matching) { deadline.hasPassed }
      } catch {
        throw .timeLimit(of: self)
      }
      guard asked.options.detail.isDrawn else { return PairOfLayouts(comparison: comparison) }
      return PairOfLayouts(
        comparison: comparison, old: ResolvedLayout(first.layout), new: ResolvedLayout(second.layout))
    }
  }

  private func window(
    of environment: RequestedEnvironment, for prepared: PreparedDocument, at place: SidePlace
  ) throws(RequestFailure) -> WindowEnvironment {
    do throws(RequestFailure) {
      return try window(of: environment, for: prepared).environment
    } catch {
      throw error.placed(at: place)
    }
  }

  private func trace(
    _ prepared: PreparedDocument, in environment: ResolutionEnvironment, _ detail: ResolutionDetail,
    until deadline: WorkDeadline
  ) throws(RequestFailure) -> TracedLayout {
    var watch = WorkWatch(until: deadline, steps: limits.steps)
    do {
      return try workspaces.withWorkspace { workspace throws(ResolutionError) in
        try TracedLayout(prepared, in: environment, detail: detail, workspace: &workspace.resolution) {
          watch.mustStop()
        }
      }
    } catch {
      throw failure(of: error, prepared, watch)
    }
  }
}

/// Two documents that are compared in the environments of both.
private struct DocumentComparison {
  var old: DecodedRequest
  var new: DecodedRequest
  var places: (old: SidePlace, new: SidePlace)
  /// Has the name and the scene of the results.
  var label: RequestedDocument
  var options: OperationOptions
  /// Whether there are no others.
  var isAlone: Bool

  /// What of layouts is compared, or drawn.
  var detail: ResolutionDetail { options.detail.resolution.union(.measures) }
}

/// Two documents with the pairs that were compared so far.
private struct KnownPairs {
  var matching: ViewMatching
  var old: PreparedDocument
  var new: PreparedDocument
  var pairs = SharedResults<PairOfLayouts>()
}

/// Pairs names that are equal, the first with the first; those of two lists of one name each in any case.
///
/// - Returns: In the order of the new names, then those that only the old list has.
private func pairUp<Name: Hashable>(_ old: [Name], _ new: [Name]) -> [(old: Int?, new: Int?)] {
  if old.count == 1, new.count == 1 { return [(0, 0)] }
  var places: [Name: [Int]] = [:]
  for (index, name) in old.enumerated().reversed() { places[name, default: []].append(index) }
  var isLeft = Array(repeating: true, count: old.count)
  var pairs: [(old: Int?, new: Int?)] = []
  for (index, name) in new.enumerated() {
    let mate = places[name]?.popLast()
    if let mate { isLeft[mate] = false }
    pairs.append((mate, index))
  }
  return pairs + old.indices.filter { isLeft[$0] }.map { ($0, nil) }
}

/// What a pair of environments is called.
private func title(_ old: String, _ new: String) -> String { old == new ? new : "\(old) → \(new)" }
