import LayoutModel

/// How well a row fits, by axis: lower is better, and the first axis on which two rows differ decides
/// (AS-order).
struct AssetCosts {
  private var values = SIMD16<Double>(repeating: 0)

  subscript(axis: AssetAxis) -> Double {
    get { values[axis.rawValue] }
    set { values[axis.rawValue] = newValue }
  }

  /// The first axis on which the rows differ, nil if there is none.
  func firstDifference(from other: AssetCosts) -> AssetAxis? {
    AssetAxis.allCases.first { self[$0] != other[$0] }
  }

  static func < (a: AssetCosts, b: AssetCosts) -> Bool {
    a.firstDifference(from: b).map { a[$0] < b[$0] } ?? false
  }
}

extension AssetContext {
  /// Why a row cannot serve here, nil if it can. The first check that fails, in the order of checks
  /// (AS-reasons).
  func refusal(of row: AssetRow) -> AssetRefusal? {
    let (slot, device) = (row.slot, surroundings.device)
    if position(of: slot) == nil { return .idiomMismatch }
    let byPlace =
      check(slot.subtype, .subtypeMismatch) { device.subtypes.contains($0) }
      ?? check(slot.screenWidth, .screenWidthMismatch) { device.screenWidth.map($0.contains) ?? false }
      ?? check(slot.locale, .localeMismatch) { surroundings.languageRanks[$0] != nil }
    if let byPlace { return byPlace }
    if slot.hasUnsupportedAppearance { return .unsupportedValue }
    let byAppearance =
      check(slot.luminosity, .luminosityMismatch) { $0 == style }
      ?? check(slot.contrast, .contrastMismatch) { $0 == contrast }
      ?? check(slot.widthClass, .widthClassMismatch) { $0 == widthClass }
      ?? check(slot.heightClass, .heightClassMismatch) { $0 == heightClass }
    if let byAppearance { return byAppearance }
    let byPerformance =
      check(slot.memory, .memoryTooHigh) { $0 <= device.memoryGB ?? -1 }
      ?? check(slot.graphics, .graphicsTooHigh) { asked in
        device.graphicsFeatureSet.map { asked <= $0 } ?? false
      }
    if let byPerformance { return byPerformance }
    // Any direction and any gamut can serve, as long as it is one.
    return slot.direction == .unsupported || slot.gamut == .unsupported ? .unsupportedValue : nil
  }

  private func check<Value>(
    _ attribute: AssetAttribute<Value>, _ refusal: AssetRefusal, _ isEligible: (Value) -> Bool
  ) -> AssetRefusal? {
    switch attribute {
    case .any: nil
    case .value(let value): isEligible(value) ? nil : refusal
    case .unsupported: .unsupportedValue
    }
  }

  /// The costs of an eligible row.
  func costs(of row: AssetRow, at index: Int) -> AssetCosts {
    let slot = row.slot
    let device = surroundings.device
    var costs = AssetCosts()
    costs[.idiom] = Double(position(of: slot) ?? 0)
    costs[.subtype] = slot.subtype == .any ? 1 : 0
    costs[.screenWidth] = distance(device.screenWidth, slot.screenWidth.value?.bound)
    costs[.widthClass] = slot.widthClass == .any ? 1 : 0
    costs[.heightClass] = slot.heightClass == .any ? 1 : 0
    costs[.locale] =
      slot.locale.value.flatMap { surroundings.languageRanks[$0] }.map(Double.init) ?? .infinity
    costs[.direction] = cost(slot.direction, wanted: direction)
    costs[.luminosity] = slot.luminosity == .any ? 1 : 0
    costs[.contrast] = slot.contrast == .any && contrast == .high ? 1 : 0
    costs[.gamut] = cost(slot.gamut, wanted: gamut)
    costs[.memory] = distance(device.memoryGB, slot.memory.value)
    costs[.graphics] = graphicsCost(of: slot)
    costs[.scale] = scaleCost(of: row)
    costs[.order] = Double(index)
    return costs
  }

  /// Absent comes last.
  private func distance(_ have: Double?, _ asked: Double?) -> Double {
    guard let have, let asked else { return .infinity }
    return abs(have - asked)
  }

  /// What is wanted before what says nothing before the opposite.
  private func cost<Value>(_ attribute: AssetAttribute<Value>, wanted: Value) -> Double {
    switch attribute {
    case .value(let value): value == wanted ? 0 : 2
    case .any, .unsupported: 1
    }
  }

  /// Family before version, of which there are fewer than a thousand.
  private func graphicsCost(of slot: AssetSlot) -> Double {
    guard let asked = slot.graphics.value, let have = surroundings.device.graphicsFeatureSet else {
      return .infinity
    }
    return Double((have.family - asked.family) * 1000 + abs(have.version - asked.version))
  }

  /// The display's own scale, then a vector of any scale, then the next larger scales upwards, then the
  /// smaller ones downwards; a bitmap of any scale counts as 1 (AS-scale). Scales are at most 100.
  private func scaleCost(of row: AssetRow) -> Double {
    if row.slot.scale == .any, row.isVector { return 1 }
    let scale = row.slot.scale.value ?? 1
    if scale == displayScale { return 0 }
    return scale > displayScale ? 2 + scale : 1000 - scale
  }
}
