package import LayoutModel

/// An image view on screen, and the file of a catalogue that it shows.
package struct ShownImage: Sendable {
  /// Index in ``LayoutDocument/views``.
  package var view: Int
  /// Of the file in its archive or folder.
  package var path: String
  package var variant: ImageVariant
  /// Of the view in the window.
  package var frame: Rect
  /// Of the image, with the middle that slices discard left out.
  var pointSize: Size
  var filePointSize: Size

  /// Whether it is drawn in the tint colour, with nothing but its alpha.
  package var isTemplate: Bool { variant.renderingMode == .alwaysTemplate }

  /// Whether it stretches by its caps.
  package var isSliced: Bool { variant.capInsets != nil }
}

/// The images of an archive or a folder that the image views of a layout show, in its order. Symbols are none of them: their files
/// are sheets of many glyphs.
package func shownImages(in layout: Layout) -> [ShownImage] {
  layout.images.compactMap { image in
    let index = Int(image.view)
    let (node, view) = (layout.document.views[index], layout.views[index])
    guard image.isInstalled, node.type == .imageView, !node.isHidden, view.isOnScreen,
      let frame = view.frameInWindow, frame.size.width > 0, frame.size.height > 0,
      let path = path(of: image.selection, in: layout.document.assets), let variant = image.selection.image,
      let size = variant.pointSize, let fileSize = variant.filePointSize,
      min(size.width, size.height, fileSize.width, fileSize.height) > 0
    else { return nil }
    return ShownImage(
      view: index, path: path, variant: variant, frame: frame, pointSize: size, filePointSize: fileSize)
  }
}

private func path(of selection: AssetSelection, in assets: AssetCatalog) -> String? {
  guard selection.type == .imageset, let name = selection.asset, let filename = selection.filename,
    let index = assets.index(named: name, for: .image), let folder = assets.sets[index].path
  else { return nil }
  return folder + "/" + filename
}
