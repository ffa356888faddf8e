/// What a view shows, and how. Only views that say something of it have one.
package struct ViewContent: Sendable {
  package var text: String?
  /// Wins over the plain text.
  package var attributedText: [AttributedRun]?
  package var placeholder: String?
  /// Nil for the default of the view.
  package var font: FontDescription?
  /// 0 for any number.
  package var numberOfLines = 1
  package var lineBreakMode: LineBreakMode = .byTruncatingTail
  /// In points; 0 for the width that the layout gives.
  package var preferredMaxLayoutWidth: Double = 0
  /// Whether text styles follow the traits of the view and not only those of the window.
  package var adjustsFontForContentSizeCategory = false
  /// Title of a button; for others the same as the text.
  package var title: String?
  package var buttonType: ButtonType = .system
  package var contentEdgeInsets: LayoutMargins?
  /// Inset of a text view's text, nil for the one that it has by itself.
  package var textContainerInset: EdgeInsets?
  /// Between the sides of a text view's container and its lines, nil for UIKit's 5 points.
  package var lineFragmentPadding: Double?
  /// How many lines a text view's container takes; 0 for any number.
  package var maximumNumberOfLines = 0
  package var configuration: ButtonConfiguration?
  package var segments: [String] = []
  /// Items of a bar that stands among views.
  package var barItems: ViewBarItems?
  package var numberOfPages = 0
  package var style: ControlStyle?
  package var datePickerStyle: DatePickerStyle = .automatic
  package var borderStyle: BorderStyle = .none
  package var isScrollEnabled = true
  package var contentSizeRounding: ContentSizeRounding = .pixel
  // Nil for those of the view's class.
  package var textAlignment: TextAlignment?
  package var contentMode: ContentMode?
  package var clipsToBounds: Bool?
  /// Whether a text of one line gets smaller where it has no room. Natural sizes are those of the font as it is set.
  package var adjustsFontSizeToFitWidth = false
  /// To which part of its size it gets at most, 0 for any.
  package var minimumScaleFactor: Double = 0
  package init() {}
}

/// A piece of text with a font of its own, nil for the view's.
package struct AttributedRun: Equatable, Sendable {
  package var text: String, font: FontDescription?
  /// The style of a paragraph that begins in it; nil for one like any other.
  package var paragraphStyle: ParagraphStyle?
  package init(text: String, font: FontDescription?, paragraphStyle: ParagraphStyle? = nil) {
    (self.text, self.font, self.paragraphStyle) = (text, font, paragraphStyle)
  }
}

/// How the lines of a paragraph are set, in points, as `NSParagraphStyle` says it; 0 for what it leaves to the font.
package struct ParagraphStyle: Equatable, Sendable {
  package var lineHeightMultiple = 0.0
  package var minimumLineHeight = 0.0
  package var maximumLineHeight = 0.0
  /// Between two lines.
  package var lineSpacing = 0.0
  /// Below the paragraph and above it, between two.
  package var paragraphSpacing = 0.0
  package var paragraphSpacingBefore = 0.0
  package var firstLineHeadIndent = 0.0
  package var headIndent = 0.0
  /// From the end of the lines if it is not above 0, else from their beginning.
  package var tailIndent = 0.0
  package init() {}
}

/// To what the size of a text is rounded up: pixels of the window, or points as Xcode's canvas does in the cells of a table.
package enum ContentSizeRounding: String, Sendable, CaseIterable { case pixel, point }
/// Where lines stand that are shorter than their view, in UIKit's words. Natural lines begin where the view's direction does.
package enum TextAlignment: String, Sendable, CaseIterable { case left, center, right, justified, natural }

/// How a picture fills its view, in UIKit's words.
package enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft
  case topRight, bottomLeft, bottomRight
}

/// How a text goes on where a line ends, in UIKit's words.
package enum LineBreakMode: String, Hashable, Sendable, CaseIterable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The looks of activity indicators, progress views and tables, in UIKit's words.
package enum ControlStyle: String, Hashable, Sendable, CaseIterable {
  case medium, large, white, whiteLarge, gray, `default`, bar
  // Of tables and their cells, whose own sizes do not depend on them.
  case plain, grouped, insetGrouped, subtitle, value1, value2
}

/// The types of buttons, in UIKit's words.
package enum ButtonType: String, Sendable, CaseIterable {
  case custom, system, roundedRect, plain, detailDisclosure, infoLight, infoDark, contactAdd, close

  /// Whether it shows a symbol of its own where it has no title and no image.
  package var hasSymbol: Bool {
    switch self {
    case .custom, .system, .roundedRect, .plain: false
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    }
  }
}

/// The looks of a date picker, in UIKit's words.
package enum DatePickerStyle: String, Sendable, CaseIterable { case automatic, wheels, compact, inline }
/// The borders of a text field, in UIKit's words.
package enum BorderStyle: String, Sendable, CaseIterable { case none, line, bezel, roundedRect }

/// An image as a document names it.
package enum ImageReference: Equatable, Sendable {
  /// An asset, by its name.
  case asset(String)
  /// A symbol of the system.
  case symbol(SymbolImage)
}

/// A button as `UIButton.Configuration` describes it.
package struct ButtonConfiguration: Equatable, Sendable {
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent
  }
  package enum ImagePlacement: String, Sendable, CaseIterable { case top, leading, bottom, trailing }
  /// How much room is around the content.
  package enum ButtonSize: String, Sendable, CaseIterable { case mini, small, medium, large }

  package var style: Style = .plain
  package var buttonSize: ButtonSize = .medium
  package var title, subtitle: String?
  /// The font of an attributed title or subtitle; nil for the system's.
  package var titleFont, subtitleFont: FontDescription?
  package var image: ImageReference?
  package var preferredSymbolConfigurationForImage = SymbolConfiguration()
  package var imagePlacement: ImagePlacement = .leading
  /// Between image and titles, in points.
  package var imagePadding: Double = 0
  /// Between title and subtitle, in points.
  package var titlePadding: Double = 1
  /// Nil for those of the style.
  package var contentInsets: LayoutMargins?
  package init() {}
}

/// Which values of a view the document gives, so that its class's own do not replace them.
package struct ExplicitValues: OptionSet, Equatable, Sendable {
  package var rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let intrinsicContentSize = ExplicitValues(rawValue: 1)
  package static let horizontalHuggingPriority = ExplicitValues(rawValue: 2)
  package static let verticalHuggingPriority = ExplicitValues(rawValue: 16)
  /// On both axes.
  package static let contentHuggingPriority: ExplicitValues = [
    .horizontalHuggingPriority, .verticalHuggingPriority,
  ]
  package static let contentCompressionResistancePriority = ExplicitValues(rawValue: 4)
  package static let alignmentRectInsets = ExplicitValues(rawValue: 8)
}
