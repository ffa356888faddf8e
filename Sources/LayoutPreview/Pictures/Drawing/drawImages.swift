import LayoutModel
import UIKitDefaults

// Images: the file that a view shows, or a box with a cross where there is none.
extension ScreenDrawing {
  /// Draws the image of a view, in the frame of the view.
  mutating func drawImage(of index: Int, _ frame: Rect) {
    if drawFile(of: index, frame) { return }
    if let symbol = symbol(of: index) { return drawSymbol(symbol, of: index, in: frame) }
    let image = placeOfBox(of: index, in: frame)
    if image != frame { markup.rect("faint", frame) }
    drawPhoto(in: image)
  }

  /// The symbol that an image view shows.
  private func symbol(of index: Int) -> SymbolImage? {
    guard let place = layout.document.views[index].details else { return nil }
    return layout.document.details[Int(place)].symbol
  }

  /// A symbol keeps its proportions; where the content mode does not scale, it keeps its size, too.
  private mutating func drawSymbol(_ symbol: SymbolImage, of index: Int, in frame: Rect) {
    markup.rect(isSystemPart(layout.document.views[index]) ? "bare" : "faint", frame)
    let mode = layout.document.content(ofView: index).contentMode ?? .scaleToFill
    let place: Rect =
      switch mode {
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: frame
      default: mode.place(of: size(ofSymbol: symbol, SymbolSizes.pointSize), in: frame)
      }
    drawSymbol(symbol.name, in: place, .tint)
  }

  /// Whether a view shows a symbol, which says what it is.
  func showsSymbol(_ index: Int) -> Bool {
    layout.document.views[index].type == .imageView && symbol(of: index) != nil
  }

  /// Where the content mode puts an image whose size is known. What would stick out is not shown.
  private func placeOfBox(of index: Int, in frame: Rect) -> Rect {
    guard let size = imageSizes[Int32(index)], size.width > 0, size.height > 0,
      let mode = layout.document.content(ofView: index).contentMode, mode != .scaleAspectFill
    else { return frame }
    return mode.place(of: size, in: frame).intersection(frame) ?? frame
  }

  // MARK: Files

  /// What a view covers: its frame, and what sticks out of it of its image.
  func extent(of index: Int, _ frame: Rect) -> Rect {
    guard let image = shown[index], !image.isCut, showsFile(index) else { return frame }
    return frame.union(image.place)
  }

  func showsFile(_ index: Int) -> Bool { shown[index].map { library.number(at: $0.path) != nil } ?? false }

  /// Draws the file that a view shows, if it is at hand.
  mutating func drawFile(of index: Int, _ frame: Rect) -> Bool {
    guard let image = shown[index] else { return false }
    guard let file = library.number(at: image.path) else {
      if library.isTooLarge(at: image.path) { imagesLeftOut += 1 }
      return false
    }
    files.insert(file)
    markup.rect("faint", frame)
    if image.isCut {
      markup.raw("<g")
      openClip(Clip(frame: frame))
    }
    markup.raw("<g")
    if image.isTemplate { writeTint() }
    // Left and right exchanged.
    if image.variant.isMirrored { markup += " transform=\"matrix(-1 0 0 1 \(2 * image.place.midX) 0)\"" }
    markup.raw(">")
    drawParts(of: image, file, at: image.place)
    markup.raw(image.isCut ? "</g></g>" : "</g>")
    return true
  }

  /// Each part of the file at its own scale, from left to right and from the top down; without slices there is one.
  private mutating func drawParts(of image: ShownImage, _ number: Int, at place: Rect) {
    let file = library.files[number]
    guard image.isSliced else { return markup.use(file, at: place) }
    let (size, caps) = (file.size, image.fileCaps)
    func spans(_ axis: Axis, _ start: Double, _ end: Double) -> [ImageSpan] {
      ImageSpan.spans(
        file: size[axis], points: image.filePointSize[axis], natural: image.pointSize[axis],
        caps: (start, end), length: place.size[axis], isBitmap: !image.variant.isVector)
    }
    let columns = spans(.horizontal, caps.left, caps.right)
    for row in spans(.vertical, caps.top, caps.bottom) {
      for column in columns {
        let target = Rect(
          x: column.target.lowerBound + place.minX, y: row.target.lowerBound + place.minY,
          width: column.target.length, height: row.target.length)
        // The whole file, so large that the part fills its place, and cut there.
        let whole = Rect(
          x: target.minX - column.source.lowerBound * column.scale,
          y: target.minY - row.source.lowerBound * row.scale, width: size.width * column.scale,
          height: size.height * row.scale)
        markup.raw("<g")
        openClip(Clip(frame: target))
        markup.use(file, at: whole)
        markup.raw("</g>")
      }
    }
  }

  /// Writes the attribute that leaves of an image its alpha, in the colour of what can be touched.
  private mutating func writeTint() {
    needsTint = true
    let isDark = layout.environment.traits.userInterfaceStyle == .dark
    markup += " filter=\"url(#picture-tint\(raw: isDark ? "-dark" : ""))\""
  }
}

extension ShownImage {
  /// In points of the file as it is, before it is mirrored.
  fileprivate var fileCaps: EdgeInsets {
    let caps = variant.capInsets ?? .zero
    guard variant.isMirrored else { return caps }
    return EdgeInsets(top: caps.top, left: caps.right, bottom: caps.bottom, right: caps.left)
  }
}

extension MarkupWriter {
  fileprivate mutating func use(_ file: PictureImages.File, at place: Rect) {
    self += "<use href=\"#\(text: file.id)\" \(filling: place)/>"
  }
}
