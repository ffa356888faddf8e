import LayoutModel
import TextMetrics

extension FuzzTarget {
  /// A font and a box in four bytes, then text that is measured in it.
  static let text = FuzzTarget("text") { input in
    guard input.count >= 4 else { return }
    let words = String(decoding: input.dropFirst(4).prefix(2000), as: UTF8.self)
    let font = font(sized: Double(input[0]), input[1])
    let width = Double(input[2]) * 2
    let grid = PixelGrid(scale: Double(1 + input[3] % 3))
    let breaking: LineBreaking = [.words, .wordsWithoutOrphans, .characters][Int(input[3] >> 4) % 3]
    let layout = TextLayout([TextRun(words, font), TextRun(String(words.prefix(5)), font)])

    let free = layout.size(on: grid)
    let boxed = layout.size(in: width, breaking: breaking, on: grid)
    for size in [free, boxed] {
      try expect(size.width >= 0 && size.width.isFinite, "a text is not less than nothing wide: \(size)")
      try expect(size.height >= 0 && size.height.isFinite, "a text is not less than nothing high: \(size)")
    }
    try expect(boxed.width <= width, "a text in a box is no wider than that: \(boxed)")
    try expect(boxed.lineCount >= free.lineCount, "a box makes no fewer lines: \(boxed), \(free)")
    let two = layout.size(in: width, maximumLines: 2, breaking: breaking, on: grid)
    try expect(two.lineCount <= 2 && two.height <= boxed.height, "two lines are at most two: \(two)")
    let fit = layout.fit(in: Size(width: width, height: 50), maximumLines: 0, breaking: breaking, on: grid)
    try expect(fit.lineCount <= boxed.lineCount + 1, "what fits is not more than there is: \(fit)")
  }

  private static func font(sized size: Double, _ choice: UInt8) -> Font {
    let weights = FontWeight.allCases
    return Font(
      systemFontOfSize: size, weight: weights[Int(choice) % weights.count],
      design: FontDesign.allCases[Int(choice >> 4) % FontDesign.allCases.count], isItalic: choice & 8 != 0,
      generation: [.early, .separate, .variable][Int(choice >> 6) % 3])
  }
}
