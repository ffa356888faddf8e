import LayoutModel
import ListLayout
import Testing

/// How high the system's cells want to be, and how texts share a line.
@Suite struct SystemCellTests {
  /// Texts of a width and height; wider than their room they wrap into lines.
  struct Texts: SystemCellTextMeasuring {
    var text: Size
    var detail = Size.zero
    var wraps = false

    func size(of text: SystemCellText, width: Double) -> SystemCellTextSize {
      let size = text == .text ? self.text : detail
      guard wraps, width > 0, size.width > width else {
        return SystemCellTextSize(
          size: Size(width: min(size.width, max(0, width)), height: size.height),
          firstBaseline: size.height - 4)
      }
      let lines = (size.width / width).rounded(.up)
      return SystemCellTextSize(
        size: Size(width: width, height: size.height * lines), firstBaseline: size.height - 4)
    }
  }

  private func container(_ version: SystemVersion, scale: Double = 2) -> ListContainer {
    ListContainer(
      size: Size(width: 375, height: 600), systemVersion: version, pixelGrid: PixelGrid(scale: scale))
  }

  private func layout(
    _ style: SystemCellStyle, _ texts: Texts, version: Int = 26, scale: Double = 2, width: Double = 375,
    height: Double? = nil, image: SystemCellImage? = nil, direction: LayoutDirection = .leftToRight
  ) -> SystemCellLayout {
    var parts = SystemCellParts(style)
    parts.hasText = texts.text.height > 0
    parts.hasDetail = texts.detail.height > 0
    parts.image = image
    var container = container(SystemVersion(version), scale: scale)
    container.layoutDirection = direction
    return layOutSystemCell(
      parts, texts: texts, width: width, height: height,
      margins: EdgeInsets(top: 0, left: 16, bottom: 0, right: 16), in: container)
  }

  struct Height: Sendable {
    var source: String
    var version: Int
    var scale = 2.0
    var style: SystemCellStyle
    var text: Double
    var detail = 0.0
    var cell: Double
  }

  /// Rows that sized themselves, separator included; texts are as high as the lines that were recorded.
  @Test(arguments: [
    Height(source: "openuikit Tabs", version: 26, style: .default, text: 20.5, cell: 52),
    Height(source: "openuikit Tabs in XXXL", version: 26, style: .default, text: 27.5, cell: 59),
    Height(source: "openuikit Tabs in AX1", version: 26, style: .default, text: 39.5, cell: 80),
    Height(source: "openuikit TableEditor", version: 26, style: .subtitle, text: 20.5, detail: 18, cell: 62),
    Height(
      source: "openuikit TableEditor in XXXL", version: 26, style: .subtitle, text: 27.5, detail: 25.5,
      cell: 83),
    Height(
      source: "openuikit TableEditor in AX1", version: 26, style: .subtitle, text: 39.5, detail: 36, cell: 117
    ),
    Height(source: "openuikit rowprobe", version: 26, style: .value1, text: 20.5, detail: 20.5, cell: 52),
    Height(source: "openuikit rowprobe", version: 26, style: .cell, text: 20.5, cell: 53),
    Height(
      source: "openuikit tableview_grouped", version: 26, style: .subtitleCell, text: 20.5, detail: 18,
      cell: 69.5),
    Height(
      source: "openuikit tableview_grouped, 3x", version: 26, scale: 3, style: .subtitleCell,
      text: 20 + 1 / 3.0,
      detail: 18, cell: 69 + 1 / 3.0),
    Height(source: "files of Xcode 12 to 16", version: 18, style: .default, text: 20.5, cell: 43.5),
    Height(
      source: "files of Xcode 12 to 16, 3x", version: 18, scale: 3, style: .default, text: 20 + 1 / 3.0,
      cell: 43 + 2 / 3.0),
    Height(
      source: "files of Xcode 12 to 16", version: 18, style: .subtitle, text: 20.5, detail: 14.5, cell: 55.5),
    Height(source: "files of Xcode 9", version: 11, style: .default, text: 20.5, cell: 44),
    Height(source: "files of Xcode 10", version: 12, style: .subtitle, text: 20.5, detail: 14.5, cell: 44),
  ])
  func rowsThatSizeThemselves(_ row: Height) {
    let texts = Texts(
      text: Size(width: 50, height: row.text), detail: Size(width: 50, height: row.detail))
    let layout = layout(row.style, texts, version: row.version, scale: row.scale)
    let height = cellHeight(
      fitting: layout.height, in: TableConfiguration(),
      container: container(SystemVersion(row.version), scale: row.scale))
    #expect(abs(height - row.cell) < 1e-9, "\(row.source)")
  }

  /// Margins that `UIListContentConfiguration` prints: 11 above and below a cell's text.
  @Test func configurationsKeepTheirMargins() {
    let texts = Texts(text: Size(width: 700, height: 20.5), wraps: true)
    let layout = layout(.cell, texts, version: 18)
    #expect(layout.textLabel == Rect(x: 16, y: 11, width: 343, height: 61.5))
    #expect(layout.height == 83.5)
    // On 26: text at 15, detail right below it (openuikit, collection_list_plain).
    let two = Texts(text: Size(width: 50, height: 20.5), detail: Size(width: 60, height: 18))
    let subtitle = self.layout(.subtitleCell, two)
    #expect(subtitle.height == 68.5)
    #expect(subtitle.textLabel?.minY == 15)
    #expect(subtitle.detailTextLabel?.minY == 35.5)
    #expect(self.layout(.cell, Texts(text: Size(width: 50, height: 20.5))).textLabel?.minY == 16)
  }

  /// `prefersSideBySideTextAndSecondaryText`: side by side if there is room, else one below the other.
  @Test func valuesStackWhereTheyHaveNoRoom() throws {
    let beside = layout(
      .valueCell, Texts(text: Size(width: 100, height: 20.5), detail: Size(width: 60, height: 20.5)))
    #expect(beside.detailTextLabel?.maxX == 359)
    #expect(beside.detailTextLabel?.minY == beside.textLabel?.minY)
    let below = layout(
      .valueCell, Texts(text: Size(width: 250, height: 20.5), detail: Size(width: 150, height: 20.5)))
    #expect(below.detailTextLabel?.minX == 16)
    #expect(try #require(below.detailTextLabel).minY >= #require(below.textLabel).maxY)
  }

  /// In AX1 a detail of 145 points gets the 105 that a text of 172 leaves, and one beside 281 gets none (openuikit,
  /// NavFlow: content 307 wide, 8 beside the accessory, 6 between the texts).
  @Test(arguments: [(172.0, 145.0, 105.0, 194.0), (281, 80, 0, 299)])
  func detailsTakeWhatTheTextLeaves(text: Double, detail: Double, width: Double, x: Double) {
    var parts = SystemCellParts(.value1)
    parts.hasText = true
    parts.hasDetail = true
    let layout = layOutSystemCell(
      parts, texts: Texts(text: Size(width: text, height: 39.5), detail: Size(width: detail, height: 39.5)),
      width: 307, height: 44, margins: EdgeInsets(top: 0, left: 16, bottom: 0, right: 8),
      in: container(SystemVersion(26))
    )
    #expect(layout.textLabel == Rect(x: 16, y: 3, width: text, height: 39.5))
    #expect(layout.detailTextLabel?.minX == x)
    #expect(layout.detailTextLabel?.size.width == width)
  }

  struct Header: Sendable {
    var version: Int
    var style: SystemCellStyle
    var text: Double
    var height: Double
  }

  /// 38 and 30 are the heights that FXForms wrote down for version 7; files have them up to Xcode 11 and from 14 on.
  @Test(arguments: [
    Header(version: 8, style: .groupedHeader, text: 16, height: 38),
    Header(version: 12, style: .groupedFooter, text: 16, height: 30),
    Header(version: 15, style: .groupedHeader, text: 16, height: 32),
    Header(version: 18, style: .groupedHeader, text: 16, height: 38),
    Header(version: 26, style: .groupedHeader, text: 20.5, height: 38),
    Header(version: 26, style: .groupedFooter, text: 16, height: 30),
    Header(version: 12, style: .plainHeader, text: 20.5, height: 28),
    Header(version: 18, style: .plainHeader, text: 18, height: 28),
    Header(version: 26, style: .plainHeader, text: 20.5, height: 28),
  ])
  func headers(_ header: Header) {
    let layout = layout(
      header.style, Texts(text: Size(width: 50, height: header.text)), version: header.version)
    #expect(layout.height == header.height)
  }

  /// The text of a header on 26 is at 12 in 38 points and at 29.5 in 55.5 (openuikit, headerprobe).
  @Test(arguments: [(38.0, 12.0), (55.5, 29.5)])
  func headersEndAboveTheirSection(height: Double, y: Double) {
    let layout = layout(.groupedHeader, Texts(text: Size(width: 50, height: 20.5)), height: height)
    #expect(layout.textLabel?.minY == y)
  }

  @Test(arguments: SystemCellStyle.allCases)
  func rightToLeftMirrors(style: SystemCellStyle) {
    let texts = Texts(text: Size(width: 70, height: 20.5), detail: Size(width: 40, height: 16))
    let image = SystemCellImage(size: Size(width: 30, height: 20))
    let left = layout(style, texts, image: image)
    let right = layout(style, texts, image: image, direction: .rightToLeft)
    for part in [\SystemCellLayout.imageView, \.textLabel, \.detailTextLabel] {
      #expect(right[keyPath: part]?.minX == left[keyPath: part].map { 375 - $0.maxX })
    }
    #expect(left.height == right.height)
  }

  @Test(arguments: SystemCellStyle.allCases)
  func nothingHasNoFrames(style: SystemCellStyle) {
    let layout = layout(style, Texts(text: .zero), width: 0)
    #expect(layout.textLabel == nil)
    #expect(layout.detailTextLabel == nil)
    #expect(layout.imageView == nil)
    #expect(layout.height >= 0)
  }
}
