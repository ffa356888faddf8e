/// Draws results of a request as one SVG picture: a single panel, or a contact sheet where there are several.
///
/// A panel is the screen of a device with labelled views, to one scale for all. Results that look the same share one, with
/// all their names. The text is well-formed XML whatever the document says, and the same for the same panels.
///
/// - Parameters:
///   - panels: At least one, in the order of the results.
///   - images: The files that image views show; where one is missing, a box with its name stands for it.
/// - Complexity: O(*n*) in views, diagnostics and constraints of all panels.
package func svgPicture(
  of panels: [PicturePanel], _ overlays: PictureOverlays, images: PictureImages = PictureImages()
) -> [UInt8] {
  let sheet = ContactSheet(panels, overlays, images, hasIDs: false)
  var markup = MarkupWriter()
  sheet.write(to: &markup)
  markup.raw("\n")
  return markup.bytes
}
