package import LayoutModel

extension TextLayout {
  /// How the text comes out in a box: in as many lines as are allowed and as have room.
  ///
  /// - Parameters:
  ///   - size: Of the box, in points. One line is always shown, however low the box.
  ///   - maximumLines: 0 for any number.
  /// - Complexity: O(*n* log *n*).
  package func fit(
    in size: Size, maximumLines: Int, breaking: LineBreaking, hasLastGap: Bool = false, on grid: PixelGrid
  ) -> TextFit {
    let limit = max(grid.roundDownText(size.width), 0)
    let total = lines(in: limit, breaking: breaking).count
    var most = maximumLines == 0 ? total : min(maximumLines, total)
    var least = min(most, 1)
    while least < most {
      let middle = (least + most + 1) / 2
      let height = self.size(
        in: limit, maximumLines: middle, breaking: breaking, hasLastGap: hasLastGap, on: grid
      ).height
      if height > size.height + 1e-3 { most = middle - 1 } else { least = middle }
    }
    let isTruncated = least < total
    let need =
      isTruncated
      ? TextNeed(width: self.size(on: grid).width, room: size.width, lineCount: total) : nil
    return TextFit(lineCount: least, isTruncated: isTruncated, need: need)
  }
}
