package import LayoutModel

/// What an answer tells of a layout: less than the usual, more, or both.
package struct LayoutDetail: Equatable, Sendable {
  /// Beyond the usual.
  package var values: Values
  /// What is left of the usual.
  package var parts: Parts
  /// Whether equal layouts are told once, with the environments that have them.
  package var isCompact = false
  /// Whether layouts are drawn, and so their texts are broken into lines.
  package var isDrawn = false
  package init(_ values: Values = [], parts: Parts = .all) { (self.values, self.parts) = (values, parts) }

  /// The usual.
  package static let usual = LayoutDetail()

  package struct Values: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Each view has an `exactFrame`, as solved, beside its frame on the pixel grid.
    package static let exactFrames = Values(rawValue: 1)
    /// Views and presentation controllers have all of their traits, and nodes say what overrides them.
    package static let allTraits = Values(rawValue: 2)
    /// Views have their natural sizes, and say how their texts come out.
    package static let content = Values(rawValue: 4)
    /// Views have their margins and safe areas.
    package static let margins = Values(rawValue: 8)
    /// Views have the frames of their guides.
    package static let guides = Values(rawValue: 16)
    /// Views have their safe areas, which those with margins have, too.
    package static let safeAreas = Values(rawValue: 32)
    /// What held where.
    package static let constraints = Values(rawValue: 64)
    /// Lists have all their elements, with their views.
    package static let elements = Values(rawValue: 128)
    /// Pictures have the reserved regions of the display, which answers in JSON always have.
    package static let reservedRegions = Values(rawValue: 256)
    /// Values that requests add by name.
    package static let named: [(name: String, value: Values)] = [
      ("content", .content), ("margins", .margins), ("safeArea", .safeAreas), ("guides", .guides),
      ("constraints", .constraints), ("elements", .elements), ("reservedRegions", .reservedRegions),
    ]
  }

  /// The members of an answer.
  package struct Parts: OptionSet, Equatable, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let environment = Parts(rawValue: 1)
    package static let controllers = Parts(rawValue: 2)
    package static let views = Parts(rawValue: 4)
    /// Views with no more than their frames.
    package static let frames = Parts(rawValue: 8)
    package static let images = Parts(rawValue: 16)
    package static let diagnostics = Parts(rawValue: 32)
    package static let matchedRules = Parts(rawValue: 64)
    package static let uncertain = Parts(rawValue: 128)
    /// Traits of the environment, controllers and views. Not a part that can be asked for: compact answers leave it out.
    package static let traits = Parts(rawValue: 256)
    /// What stands in every answer of the usual kind.
    package static let all: Parts = [
      .environment, .controllers, .views, .frames, .images, .diagnostics, .matchedRules, .uncertain, .traits,
    ]
    /// The parts by the names that requests use, in the order of an answer.
    package static let named: [(name: String, part: Parts)] = [
      ("environment", .environment), ("controllers", .controllers), ("views", .views), ("frames", .frames),
      ("images", .images), ("diagnostics", .diagnostics), ("matchedRules", .matchedRules),
      ("uncertain", .uncertain),
    ]
  }

  /// What has to be found besides the layout.
  package var resolution: ResolutionDetail {
    var detail = ResolutionDetail(rawValue: 0)
    if values.contains(.allTraits) { detail.insert(.traitSources) }
    if !values.isDisjoint(with: [.content, .margins, .safeAreas, .guides, .constraints]) {
      detail.insert(.measures)
    }
    if !values.isDisjoint(with: [.margins, .safeAreas]) { detail.insert(.margins) }
    if values.contains(.constraints) { detail.insert(.constraints) }
    if isDrawn { detail.insert(.textLines) }
    if values.contains(.elements) { detail.insert(.allElements) }
    if values.contains(.guides) { detail.insert(.guides) }
    return detail
  }
}
