import LayoutModel

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
        if number == files.count {
          numbers[image.path] = number
          files.append(File(path: image.path))
        }
        files[number].drawings += image.isSliced ? 9 : 1
        files[number].tints += image.isTemplate ? 1 : 0
        files[number].area += image.area
      }
    }
  }
}
