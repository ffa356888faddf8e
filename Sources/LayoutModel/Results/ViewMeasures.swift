/// What a resolution finds besides the layout, where somebody asks for it.
package struct ResolutionDetail: OptionSet, Equatable, Sendable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// What overrides the traits of nodes: ``Layout/traitSources``.
  package static let traitSources = ResolutionDetail(rawValue: 1)
  /// Natural sizes, texts, margins and guides of views: ``Layout/measures``.
  package static let measures = ResolutionDetail(rawValue: 2)
  /// The measures are told with margins and safe areas, so what those rest on counts in ``Layout/uncertain``.
  package static let margins = ResolutionDetail(rawValue: 4)
  /// Frames of guides.
  package static let guides = ResolutionDetail(rawValue: 8)
  /// The lines of texts: ``Layout/textLines``.
  package static let textLines = ResolutionDetail(rawValue: 16)
  /// What holds where: ``Layout/placedConstraints``.
  package static let constraints = ResolutionDetail(rawValue: 32)
  /// The views of all elements of lists, and not only of those that can be seen.
  package static let allElements = ResolutionDetail(rawValue: 64)
  /// The views of the first elements of each list, too, whether they can be seen or not: ``firstElementCount``.
  package static let firstElements = ResolutionDetail(rawValue: 128)
  /// What fits the views of controllers that others contain or present: ``ControllerLayout/systemLayoutFittingSize``.
  package static let fittingSizes = ResolutionDetail(rawValue: 256)
  /// How many elements of a list ``firstElements`` asks for.
  package static let firstElementCount = 200
}

/// What decided the size of a view, and where its guides are, on the pixel grid of the window.
package struct ViewMeasures: Equatable, Sendable {
  /// In points; a side that is nil has no intrinsic metric. Of a text in several lines, for the width that it has.
  package var intrinsicWidth, intrinsicHeight: Double?
  /// Nil for a view that shows no text, or whose text scrolls.
  package var text: TextFit?
  /// The effective ones, safe area included, in points from the edges of the bounds.
  package var layoutMargins = EdgeInsets.zero
  package var safeAreaInsets = EdgeInsets.zero
  /// Frames of the guides that every view has.
  package var systemGuides: [GuideFrame<SystemGuide>] = []
  /// Frames of the guides that the document makes, by index in ``LayoutDocument/guides``.
  package var layoutGuides: [GuideFrame<Int>] = []
  package init() {}
}

/// Where a guide of a view is.
package struct GuideFrame<Guide: Equatable & Sendable>: Equatable, Sendable {
  package var guide: Guide
  /// In the view's coordinates.
  package var frame: Rect
  package init(_ guide: Guide, _ frame: Rect) { (self.guide, self.frame) = (guide, frame) }
}

/// How a text comes out in the room that its view has.
package struct TextFit: Equatable, Sendable {
  /// Lines that are shown.
  package var lineCount: Int
  /// Whether the last of them ends before the text does.
  package var isTruncated: Bool
  /// What the whole text needs; nil where it fits.
  package var need: TextNeed?
  package init(lineCount: Int, isTruncated: Bool, need: TextNeed? = nil) {
    (self.lineCount, self.isTruncated, self.need) = (lineCount, isTruncated, need)
  }
}

/// The room for a text, and how much of it the whole text needs.
package struct TextNeed: Equatable, Sendable {
  /// Where no line is broken, in points.
  package var width: Double
  /// The width that there is, in points: of the view without borders and images.
  package var room: Double
  /// Lines of the whole text in that width; 1 where the view breaks no lines.
  package var lineCount: Int
  package init(width: Double, room: Double, lineCount: Int) {
    (self.width, self.room, self.lineCount) = (width, room, lineCount)
  }
}
