package import LayoutModel

/// How the panels of a picture are drawn, the same for all.
package struct PanelStyle: Sendable {
  /// What a picture is part of.
  package enum Form: Sendable {
    /// Nothing.
    case picture
    /// A page that may refer to its views.
    case figure
    /// A page that lists the views of each panel, and refers to them.
    case page
  }

  let overlays: PictureOverlays
  let images: PictureImages
  let unit: Double
  let form: Form

  package init(_ form: Form, _ overlays: PictureOverlays, _ images: PictureImages, unit: PictureUnit) {
    (self.form, self.overlays, self.images, self.unit) = (form, overlays, images, unit.points)
  }

  /// A style for what is drawn so small that the smallest things are larger than on any screen.
  init(unit: Double) { (form, overlays, images, self.unit) = (.picture, [], PictureImages(), unit) }

  /// A style for panels that are all at hand.
  init(
    _ form: Form, of panels: [PicturePanel], _ overlays: PictureOverlays,
    _ images: PictureImages = PictureImages()
  ) {
    var unit = PictureUnit()
    for panel in panels { if case .layout(let layout) = panel.content { unit.add(layout.environment) } }
    self.init(form, overlays, images, unit: unit)
  }
}

/// How large the smallest things of a picture are: as on a phone that fills the picture, also where the narrowest panel is wider.
package struct PictureUnit: Equatable, Sendable {
  /// Width of the narrowest screen, in points; nil where there is none.
  private var width: Double?

  package init() {}

  /// Counts a window that is shown.
  package mutating func add(_ environment: WindowEnvironment) {
    width = min(width ?? .infinity, ScreenGeometry(environment).screen.width)
  }

  /// 1 for a phone, more where the whole is seen from farther away.
  var points: Double { width.map { min(2, max(1, ($0 / 420 * 10).rounded() / 10)) } ?? 1 }

  /// Whether pictures with one look like those with another.
  package static func == (one: PictureUnit, other: PictureUnit) -> Bool { one.points == other.points }
}
