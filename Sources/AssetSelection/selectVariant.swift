package import LayoutModel

/// The row of a set that an environment gets, and why it gets no other (AS-selection).
///
/// The order is total: the last axis is the place of the row. Registered images never leave a caller without
/// one (AS-register-fallback).
///
/// - Parameters:
///   - asset: The name that was asked for, for the answer.
///   - isFlipped: Whether the image itself is mirrored where the layout is right to left (AS-flips).
/// - Complexity: O(*n*) in the rows of the set.
package func selectVariant(
  of set: AssetSet, named asset: String?, in context: AssetContext, isFlipped: Bool = false
) -> AssetSelection {
  func none(
    _ finding: AssetChoiceFinding, _ code: AssetSelection.Code, status: AssetSelection.Status = .none
  ) -> AssetSelection {
    AssetSelection(asset: asset, type: set.type, status: status, code: code, reason: finding.message)
  }
  guard set.type.isSelectable else {
    return none(.unsupportedAssetType(set.type), .unsupportedAssetType, status: .error)
  }
  guard !set.rows.isEmpty else { return none(.noVariants, .noVariants) }
  let ranking = rank(set, in: context)
  guard let best = ranking.best ?? set.rows.lastIndex(where: \.isRegistered) else {
    var selection = none(.noEligibleVariant, .noEligibleVariant)
    selection.rejected = rejections(of: set, ranking, best: nil)
    return selection
  }
  let row = set.rows[best]
  var selection = AssetSelection(
    asset: asset, type: set.type, status: .resolved, code: ranking.best == nil ? .registeredFallback : nil,
    reason: reason(for: best, of: set, ranking, in: context))
  (selection.origin, selection.filename, selection.color) = (row.origin, row.filename, row.color)
  explain(row, of: set, in: context, for: &selection)
  selection.rejected = rejections(of: set, ranking, best: best)
  if set.type == .imageset || set.type == .symbolset {
    selection.image = measureImage(
      row, of: set, in: context, isFlipped: isFlipped, diagnostics: &selection.diagnostics)
  }
  if set.type.hasScales, context.isDisplayScaleAssumed {
    selection.diagnostics.append(Diagnostic(.assetChoice(.displayScaleAssumed)))
  }
  return selection
}

/// How the rows of a set fit.
struct AssetRanking {
  /// For each row why it cannot be used, nil if it can.
  var refusals: [AssetRefusal?]
  /// For each row its costs; meaningless where it is refused.
  var costs: [AssetCosts]
  var best: Int?
  var runnerUp: Int?
}

func rank(_ set: AssetSet, in context: AssetContext) -> AssetRanking {
  var ranking = AssetRanking(refusals: set.refusals, costs: [])
  ranking.costs.reserveCapacity(set.rows.count)
  for index in set.rows.indices {
    ranking.refusals[index] = ranking.refusals[index] ?? context.refusal(of: set.rows[index])
    guard ranking.refusals[index] == nil else {
      ranking.costs.append(AssetCosts())
      continue
    }
    let costs = context.costs(of: set.rows[index], at: index)
    ranking.costs.append(costs)
    if let best = ranking.best, !(costs < ranking.costs[best]) {
      if ranking.runnerUp.map({ costs < ranking.costs[$0] }) ?? true { ranking.runnerUp = index }
    } else {
      ranking.runnerUp = ranking.best
      ranking.best = index
    }
  }
  return ranking
}

private func rejections(of set: AssetSet, _ ranking: AssetRanking, best: Int?) -> [AssetSelection.Rejection] {
  set.rows.indices.filter { $0 != best }.map { index in
    var refusal = ranking.refusals[index]
    if refusal == nil, let best {
      refusal = .outranked(ranking.costs[index].firstDifference(from: ranking.costs[best]) ?? .order)
    }
    let row = set.rows[index]
    return AssetSelection.Rejection(
      origin: row.origin, filename: row.filename, refusal: refusal ?? .outranked(.order))
  }
}
