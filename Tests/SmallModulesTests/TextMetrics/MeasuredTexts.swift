import Foundation
import LayoutModel
import TestSupport
import TextMetrics

/// Reads a file of `Tests/Fixtures/text/metrics`.
func fixture<Content: Decodable>(_ name: String, as _: Content.Type) throws -> Content {
  try JSONDecoder().decode(Content.self, from: Repository.fixture("text/metrics/\(name).json"))
}

func systemFont(
  _ size: Double, _ weight: FontWeight = .regular, isItalic: Bool = false,
  _ generation: FontGeneration = .variable
) -> Font {
  Font(systemFontOfSize: size, weight: weight, isItalic: isItalic, generation: generation)
}

/// The width of a line before it is rounded, to a ten-thousandth of a point.
func exactWidth(_ text: String, _ font: Font) -> Double {
  TextLayout([TextRun(text, font)]).size(on: PixelGrid(scale: 10_000)).width
}
