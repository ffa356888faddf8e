import LayoutModel
import Testing
import TextMetrics

/// Text styles and UIFontMetrics as recorded on a device.
@Suite struct DynamicTypeTests {
  struct Measured: Decodable {
    var categories: [String]
    var pointSize: [String: [Double]]
    var lineHeight: [String: [Double]]
    var ascender: [String: [Double]]
    var descender: [String: [Double]]
    var bodyBases: [Double]
    var scaledBody: [String: [Double]]
    var scaled17: [String: [Double]]
    var scaled64: [String: [Double]]
  }

  let measured: Measured

  init() throws {
    measured = try fixture("dynamic-type", as: Measured.self)
  }

  private func forEachCell(
    _ values: [String: [Double]], _ body: (TextStyle, ContentSizeCategory, Double) -> Void
  ) throws {
    #expect(values.count == TextStyle.allCases.count)
    for (name, row) in values {
      let style = try #require(TextStyle(rawValue: name))
      for (category, value) in zip(ContentSizeCategory.allCases, row) { body(style, category, value) }
    }
  }

  @Test func categoriesAreInOrder() {
    #expect(measured.categories == ContentSizeCategory.allCases.map { String(describing: $0) })
  }

  @Test func textStylesHaveTheirMetrics() throws {
    try forEachCell(measured.pointSize) { style, category, size in
      #expect(DynamicType.pointSize(of: style, category) == size, "\(style) \(category)")
    }
    try forEachCell(measured.lineHeight) { style, category, height in
      let font = systemFont(DynamicType.pointSize(of: style, category), style.weight)
      #expect(abs(font.lineHeight - height) < 1e-5, "\(style) \(category)")
    }
    try forEachCell(measured.ascender) { style, category, ascender in
      #expect(abs(systemFont(DynamicType.pointSize(of: style, category)).ascender - ascender) < 1e-5)
    }
    try forEachCell(measured.descender) { style, category, descender in
      #expect(abs(systemFont(DynamicType.pointSize(of: style, category)).descender + descender) < 1e-5)
    }
  }

  @Test func valuesScaleAsRecorded() throws {
    for (base, values) in [(17.0, measured.scaled17), (64, measured.scaled64)] {
      try forEachCell(values) { style, category, expected in
        let value = DynamicType.scaledValue(base, for: style, category, displayScale: 3)
        #expect(abs(value - expected) < 1e-5, "\(base) \(style) \(category)")
      }
    }
    for (index, name) in measured.categories.enumerated() {
      for (base, expected) in zip(measured.bodyBases, measured.scaledBody[name] ?? []) {
        let category = ContentSizeCategory.allCases[index]
        let value = DynamicType.scaledValue(base, for: .body, category, displayScale: 3)
        #expect(abs(value - expected) < 1e-5, "\(base) \(category)")
      }
    }
  }

  /// A scaled font has a whole size, and its own at `large`: 10 points come to 15.33 at accessibilityMedium.
  @Test func scaledFontsHaveWholeSizes() {
    #expect(DynamicType.scaledPointSize(10, for: .body, .accessibilityMedium) == 15)
    #expect(DynamicType.scaledPointSize(13.5, for: .body, .large) == 13.5)
  }
}
