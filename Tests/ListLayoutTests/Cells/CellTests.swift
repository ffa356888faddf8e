import LayoutModel
import ListLayout
import Testing

/// Parts of cells where documentation and arithmetic say where they are.
@Suite struct CellTests {
  private func container(_ version: SystemVersion, width: Double = 375, scale: Double = 2) -> ListContainer {
    ListContainer(
      size: Size(width: width, height: 600), systemVersion: version, pixelGrid: PixelGrid(scale: scale))
  }

  private let size = Size(width: 375, height: 44)

  /// `insetsContentViewsToSafeArea`: content views keep out of the safe area, cells do not.
  @Test func contentViewsKeepOutOfTheSafeArea() {
    var container = container(SystemVersion(18), width: 844)
    container.safeAreaInsets = EdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    var table = TableConfiguration()
    let size = Size(width: 844, height: 44)
    #expect(
      layOutCell(CellConfiguration(), size: size, in: table, container: container).contentView
        == Rect(x: 47, y: 0, width: 750, height: 44))
    table.insetsContentViewsToSafeArea = false
    #expect(
      layOutCell(CellConfiguration(), size: size, in: table, container: container).contentView.size.width
        == 844)
  }

  /// `cellLayoutMarginsFollowReadableWidth`.
  @Test func marginsFollowTheReadableWidth() {
    var container = container(SystemVersion(18), width: 1024)
    container.readableContentInsets = EdgeInsets(top: 0, left: 176, bottom: 0, right: 176)
    var table = TableConfiguration()
    table.cellLayoutMarginsFollowReadableWidth = true
    let frames = layOutCell(
      CellConfiguration(), size: Size(width: 1024, height: 44), in: table, container: container)
    #expect(frames.contentMargins == EdgeInsets(top: 11, left: 176, bottom: 11, right: 176))
    #expect(frames.separator?.minX == 176)
  }

  @Test(arguments: [(10, 8.0), (11, 11), (18, 11), (26, 15)])
  func marginsAboveAndBelow(version: Int, margin: Double) {
    let frames = layOutCell(
      CellConfiguration(), size: size, in: TableConfiguration(), container: container(SystemVersion(version)))
    #expect(frames.contentMargins.top == margin)
    #expect(frames.contentMargins.bottom == margin)
  }

  /// LI-accessory-view: it ends at the margin of 16, and the content view where it begins.
  @Test func aViewStandsInPlaceOfAnAccessory() {
    var cell = CellConfiguration()
    cell.accessoryType = .disclosureIndicator
    cell.accessoryViewSize = Size(width: 25, height: 25)
    let frames = layOutCell(
      cell, size: size, in: TableConfiguration(), container: container(SystemVersion(18)))
    #expect(frames.accessory == Rect(x: 334, y: 9.5, width: 25, height: 25))
    #expect(frames.contentView == Rect(x: 0, y: 0, width: 334, height: 44))
  }

  /// Right to left is the mirror image.
  @Test(arguments: CellAccessoryType.allCases)
  func rightToLeftMirrors(accessory: CellAccessoryType) throws {
    var cell = CellConfiguration()
    cell.accessoryType = accessory
    cell.indentationLevel = 2
    var container = container(SystemVersion(18))
    container.safeAreaInsets.left = 10
    let left = layOutCell(cell, size: size, in: TableConfiguration(), container: container)
    container.layoutDirection = .rightToLeft
    container.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 10)
    let right = layOutCell(cell, size: size, in: TableConfiguration(), container: container)
    #expect(right.contentView.minX == 375 - left.contentView.maxX)
    #expect(right.accessory?.minX == left.accessory.map { 375 - $0.maxX })
    #expect(right.textMargins.right == left.textMargins.left)
    #expect(right.contentMargins.left == left.contentMargins.right)
    #expect(right.separator?.maxX == left.separator.map { 375 - $0.minX })
  }

  /// `UITableView.separatorInset` and `separatorInsetReference`.
  @Test func separatorsKeepTheirInset() {
    var table = TableConfiguration()
    table.separatorInset = DirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
    let frames = { (table: TableConfiguration) in
      layOutCell(
        CellConfiguration(), size: size, in: table, container: container(SystemVersion(18))
      ).separator
    }
    #expect(frames(table) == Rect(x: 30, y: 43.5, width: 340, height: 0.5))
    table.separatorInsetReference = .fromAutomaticInsets
    #expect(frames(table)?.minX == 46)
    table.separatorStyle = .none
    #expect(frames(table) == nil)
  }

  /// `shouldIndentWhileEditing`, `editingAccessoryType`.
  @Test func editedCells() {
    var table = TableConfiguration()
    table.isEditing = true
    var cell = CellConfiguration()
    cell.accessoryType = .disclosureIndicator
    cell.shouldIndentWhileEditing = false
    cell.editingStyle = .none
    let frames = layOutCell(cell, size: size, in: table, container: container(SystemVersion(18)))
    #expect(frames.contentView == Rect(x: 0, y: 0, width: 375, height: 44))
    #expect(frames.accessory == nil)
    #expect(frames.editingControl == nil)
    cell.shouldIndentWhileEditing = true
    cell.editingStyle = .insert
    let old = layOutCell(cell, size: size, in: table, container: container(SystemVersion(12)))
    #expect(old.contentView.minX == 38)
    #expect(old.editingControl != nil)
  }

  /// The separator adds its pixel to a row that sizes itself: 44.5 and 44.333 in files for content of 44, and on 26
  /// a point: 65 for content of 64 (openuikit, storage screen).
  @Test(arguments: [(18, 2.0, 44.0, 44.5), (18, 3, 44, 44 + 1 / 3.0), (26, 2, 64, 65), (26, 3, 64, 65)])
  func separatorsTakeRoom(version: Int, scale: Double, content: Double, height: Double) {
    var table = TableConfiguration()
    let container = container(SystemVersion(version), scale: scale)
    #expect(abs(cellHeight(fitting: content, in: table, container: container) - height) < 1e-9)
    table.separatorStyle = .none
    #expect(cellHeight(fitting: content, in: table, container: container) == content)
  }

  @Test func narrowCellsDoNotTurnOver() {
    var cell = CellConfiguration()
    cell.accessoryType = .detailDisclosureButton
    cell.showsReorderControl = true
    var table = TableConfiguration()
    table.isEditing = true
    table.sectionIndexTitles = ["A"]
    let frames = layOutCell(
      cell, size: Size(width: 5, height: 0), in: table, container: container(SystemVersion(26)))
    #expect(frames.contentView.size.width == 0)
  }
}
