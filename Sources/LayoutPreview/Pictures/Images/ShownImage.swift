package import LayoutModel

/// An image view on screen, and the file of a catalogue that it shows.
package struct ShownImage: Sendable {
  /// Index in ``LayoutDocument/views``.
  package var view: Int
  /// Path of the file in its archive or folder.
  package var path: String
  package var variant: ImageVariant
  /// Where it comes to lie in the window, with what sticks out of the view.
  var place: Rect
  /// Whether that is not shown.
  var isCut: Bool
  /// What is seen of it at most, in square points.
  var area: Double
  /// Size of the image, with the middle that slices discard left out.
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
    let content = layout.document.content(ofView: index)
    let place = (content.contentMode ?? .scaleToFill).place(of: size, in: frame)
    let isCut = content.clipsToBounds == true && !frame.covers(place)
    let window = Rect(origin: .zero, size: layout.environment.size)
    let seen = (isCut ? frame : place).intersection(window)?.size ?? .zero
    return ShownImage(
      view: index, path: path, variant: variant, place: place, isCut: isCut, area: seen.width * seen.height,
      pointSize: size, filePointSize: fileSize)
  }
}

private func path(of selection: AssetSelection, in assets: AssetCatalog) -> String? {
  guard selection.type == .imageset, let name = selection.asset, let filename = selection.filename,
    let index = assets.index(named: name, for: .image), let folder = assets.sets[index].path
  else { return nil }
  return folder + "/" + filename
}

/// The files that panels show, and what drawing them comes to: for whoever has the files and chooses among them.
package struct ImageDemand: Sendable {
  /// One file, over all panels.
  package struct File: Sendable {
    package let path: String
    /// How often it or a part of it is drawn.
    package fileprivate(set) var drawings = 0
    /// How often it is drawn in a colour of ours.
    package fileprivate(set) var tints = 0
    /// What it covers, in square points.
    package fileprivate(set) var area = 0.0
  }

  /// In the order in which they appear.
  package private(set) var files: [File] = []
  /// Maximum area of the picture, in square points.
  package private(set) var canvas = 0.0

  /// - Complexity: O(*n*) in the images of the panels.
  package init(_ panels: [PicturePanel]) {
    var numbers: [String: Int] = [:]
    for panel in panels {
      guard case .layout(let layout) = panel.content else { continue }
      let screen = ScreenGeometry(layout.environment).screen
      // With the edge of the device and what is written around it.
      canvas += (screen.width + 100) * (screen.height + 200)
      for image in shownImages(in: layout) {
        let number = numbers[image.path] ?? files.count
        numbers[image.path] = number
        if number == files.count { files.append(File(path: image.path)) }
        files[number].drawings += image.isSliced ? 9 : 1
        files[number].tints += image.isTemplate ? 1 : 0
        files[number].area += image.area
      }
    }
  }
}
