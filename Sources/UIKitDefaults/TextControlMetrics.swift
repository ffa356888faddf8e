package import LayoutModel

/// Fonts and insets of controls that are as large as their text, in points.
package enum TextControlMetrics {
  /// Font size of labels, text fields, text views and date pickers, and of whatever names no size.
  package static let fontSize = 17.0

  /// Whether no word of a label stands alone on its last line (TE-orphans).
  package static let labelsJoinOrphans = ByVersion(
    false, (SystemVersion(11), true), (SystemVersion(16), false), (SystemVersion(18), true))

  /// A text view's text from its edges (measured).
  package static let textViewInsets = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  /// What a border adds to the width of a text field (IB-text-fields).
  package static let fieldBorderWidth = 28.0
  /// A text field's text from the sides of its border (TE-lines).
  package static let fieldTextInset = 7.0
  /// The height of a text field with a border in small fonts, and what it adds to the line of larger ones.
  package static let fieldHeight = ByVersion(30.0, (SystemVersion(13), 34))
  package static let fieldBorderHeight = ByVersion(4.0, (SystemVersion(13), 12))
  /// The last version in which all borders are as high (IB-text-fields), and a bezel in small fonts.
  package static let lastOfLowFields = SystemVersion(12), bezelHeight = 29.0
  /// From here on a field without a border is higher than its line.
  package static let highPlainFieldsSince = SystemVersion(14)

  /// By how much (IB-text-fields).
  package static let plainFieldPadding = 1.585
  /// From here on it is its line in whole points, and in small fonts as high as in the usual one (IB-text-fields-plain).
  package static let wholePlainFieldsSince = SystemVersion(26)
  package static let leastPlainFieldHeight = 22.0
}

/// Buttons (IB-buttons).
package enum ButtonMetrics {
  package static let fontSize = 15.0
  /// Font size of buttons of the type custom.
  package static let customFontSize = 18.0
  package static let minimumWidth = 30.0
  /// The room around the title; insets of the document replace it.
  package static let titleInsets = EdgeInsets(top: 6, left: 0, bottom: 6, right: 0)
  /// Around the content of a button with a configuration.
  package static let configurationInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)

  /// The insets of a configuration of a size (IB-button-sizes).
  package static func configurationInsets(_ size: ButtonConfiguration.ButtonSize) -> EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    case .medium: configurationInsets
    case .large: EdgeInsets(top: 15, left: 20, bottom: 15, right: 20)
    }
  }

  /// The text style of the title of a button of a size (IB-button-sizes).
  package static func titleStyle(_ size: ButtonConfiguration.ButtonSize) -> TextStyle {
    size == .mini || size == .small ? .subheadline : .body
  }
}
