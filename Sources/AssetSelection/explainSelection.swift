import LayoutModel

/// How each attribute that a row states fits, and about which traits it says nothing (AS-reasons).
func explain(_ row: AssetRow, of set: AssetSet, in context: AssetContext, for selection: inout AssetSelection)
{
  for axis in AssetAxis.allCases where axis != .order && set.type.hasAxis(axis) {
    if let match = context.match(of: row.slot, on: axis) {
      selection.matched.append(AssetSelection.AttributeMatch(axis, match))
    } else if context.asks(about: axis) {
      selection.unmatched.append(axis)
    }
  }
}

extension AssetContext {
  /// How an attribute fits, nil if the row does not state it.
  fileprivate func match(of slot: AssetSlot, on axis: AssetAxis) -> AssetSelection.Match? {
    func match<Value>(_ attribute: AssetAttribute<Value>, _ isExact: (Value) -> Bool) -> AssetSelection.Match?
    {
      attribute.value.map { isExact($0) ? .exact : .fallback }
    }
    let device = surroundings.device
    switch axis {
    case .idiom: return match(slot.idiom) { _ in position(of: slot) == 0 }
    case .subtype: return match(slot.subtype) { _ in true }
    case .screenWidth: return match(slot.screenWidth) { _ in true }
    case .widthClass: return match(slot.widthClass) { $0 == widthClass }
    case .heightClass: return match(slot.heightClass) { $0 == heightClass }
    case .locale:
      return match(slot.locale) { (surroundings.languageRanks[$0] ?? 1) % AssetSurroundings.subtagLimit == 0 }
    case .direction: return slot.direction.value.map { $0 == direction ? .exact : .mirrored }
    case .luminosity: return match(slot.luminosity) { $0 == style }
    case .contrast: return match(slot.contrast) { $0 == contrast }
    case .gamut: return match(slot.gamut) { $0 == gamut }
    case .memory: return match(slot.memory) { $0 == device.memoryGB }
    case .graphics: return match(slot.graphics) { $0 == device.graphicsFeatureSet }
    case .scale: return match(slot.scale) { $0 == displayScale }
    case .order: return nil
    }
  }

  /// Whether a trait stands behind an axis, and says something that a row could be for.
  fileprivate func asks(about axis: AssetAxis) -> Bool {
    switch axis {
    case .widthClass: widthClass != nil
    case .heightClass: heightClass != nil
    case .contrast: contrast == .high
    case .direction, .luminosity, .gamut, .scale: true
    case .idiom, .subtype, .screenWidth, .locale, .memory, .graphics, .order: false
    }
  }
}

/// One sentence on what decided: the axis on which the best of the other rows is worse.
func reason(for best: Int, of set: AssetSet, _ ranking: AssetRanking, in context: AssetContext) -> String {
  guard ranking.best == best else { return "No image fits; the one registered last is used." }
  guard let other = ranking.runnerUp,
    let axis = ranking.costs[best].firstDifference(from: ranking.costs[other])
  else { return set.rows.count == 1 ? "It is the only row." : "It is the only row that can be used here." }
  let loser = set.rows[other]
  let name = loser.filename ?? "row \(index(of: loser))"
  if axis == .order { return "Chosen over \(name) on order: it stands first." }
  return "Chosen over \(name) on \(axis.name): the row is \(value(of: set.rows[best], on: axis)), "
    + "the other is \(value(of: loser, on: axis))."
}

private func index(of row: AssetRow) -> Int {
  switch row.origin {
  case .contents(let index), .registration(let index): index
  }
}

/// What a row says on an axis, in the words of `Contents.json`.
private func value(of row: AssetRow, on axis: AssetAxis) -> String {
  func text<Value>(_ attribute: AssetAttribute<Value>, _ describe: (Value) -> String) -> String {
    attribute.value.map(describe) ?? "Any"
  }
  let slot = row.slot
  switch axis {
  case .idiom:
    let subtype = slot.subtype.value == "mac-catalyst" ? " mac-catalyst" : ""
    return text(slot.idiom) { $0.rawValue } + subtype
  case .subtype: return text(slot.subtype) { $0 }
  case .screenWidth: return text(slot.screenWidth) { "\($0.comparison.rawValue)\(Int($0.bound))" }
  case .widthClass: return text(slot.widthClass) { String(describing: $0) }
  case .heightClass: return text(slot.heightClass) { String(describing: $0) }
  case .locale: return text(slot.locale) { $0 }
  case .direction: return text(slot.direction) { $0 == .leftToRight ? "left-to-right" : "right-to-left" }
  case .luminosity: return text(slot.luminosity) { String(describing: $0) }
  case .contrast: return text(slot.contrast) { String(describing: $0) }
  case .gamut: return text(slot.gamut) { $0 == .p3 ? "display-P3" : "sRGB" }
  case .memory: return text(slot.memory) { "\(shortest($0))GB" }
  case .graphics:
    return text(slot.graphics) { $0.version == 999 ? "apple\($0.family)" : "metal\($0.family)v\($0.version)" }
  case .scale: return text(slot.scale) { "\(shortest($0))x" }
  case .order: return ""
  }
}

private func shortest(_ value: Double) -> String {
  value == value.rounded() ? String(Int(value)) : String(value)
}
