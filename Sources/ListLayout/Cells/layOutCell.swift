package import LayoutModel
import UIKitDefaults

/// Where the parts of a cell are: its content view, what stands beside that, and the margins inside of it.
///
/// - Parameters:
///   - size: Of the cell, as ``layOutTable(_:sections:headerViewHeight:footerViewHeight:in:sizing:)`` placed it.
///   - endsSection: Whether no row of its section comes after it (LI-separator-last).
package func layOutCell(
  _ cell: CellConfiguration, size: Size, in table: TableConfiguration, container: ListContainer,
  endsSection: Bool = false
) -> CellFrames {
  let parts = CellParts(
    cell: cell, size: size, table: table, container: container.leading, endsSection: endsSection)
  let frames = parts.frames
  return container.layoutDirection == .rightToLeft ? frames.mirrored(width: size.width) : frames
}

/// The height of a cell by that of its content view: with the separator, up to the pixel (LI-row-automatic, LI-cell-separator).
package func cellHeight(
  fitting contentHeight: Double, in table: TableConfiguration, container: ListContainer
) -> Double {
  let separator = table.separatorStyle == .none ? 0 : container.separatorThickness
  return container.pixelGrid.roundUp(max(0, contentHeight) + separator)
}

/// A cell where text runs from the left, side by side from its edges to the content view.
private struct CellParts {
  let cell: CellConfiguration
  let size: Size
  let table: TableConfiguration
  /// Left is leading.
  let container: ListContainer
  let endsSection: Bool

  private var version: SystemVersion { container.systemVersion }
  private var separatorThickness: Double { container.separatorThickness }

  var frames: CellFrames {
    let accessory = accessory
    let left = safeArea.left + (isEditing && cell.shouldIndentWhileEditing ? editing.gutter : 0)
    let right = trailingEdge - (accessory.map { $0.gap + $0.size.width + $0.trailing + side } ?? 0)
    let content = Rect(x: left, y: 0, width: max(0, right - left), height: contentHeight)
    var frames = CellFrames(contentView: content)
    let hasAccessory = accessory != nil || reorders
    frames.contentMargins = contentMargins(besideAccessory: hasAccessory)
    frames.textMargins = textMargins(end: trailingEdge - content.maxX, hasAccessory: hasAccessory)
    frames.accessoryType = accessoryType
    frames.accessory = accessory.map { place($0, before: trailingEdge - side) }
    frames.editingStyle = isEditing ? cell.editingStyle : .none
    frames.editingControl = editingControl
    frames.reorderControl = reorderControl
    frames.separator = separator
    return frames
  }

  /// A card lies within the safe area already.
  private var safeArea: EdgeInsets {
    table.insetsContentViewsToSafeArea && !isCard ? container.safeAreaInsets : .zero
  }

  /// Where content and accessory may end.
  private var trailingEdge: Double {
    let index = table.sectionIndexTitles.isEmpty || table.style != .plain ? 0 : TableMetrics.sectionIndexWidth
    let reorder = reorders ? editing.reorderWidth + side : 0
    return size.width - safeArea.right - index - reorder
  }

  /// Up to 12 a separator takes its pixel of the content view.
  private var contentHeight: Double {
    let isShorter = version < CellMetrics.fullContentViewsSince && table.separatorStyle == .singleLine
    return isShorter ? max(0, size.height - separatorThickness) : size.height
  }

  private var isCard: Bool { table.style == .insetGrouped }

  /// From the side of the cell to accessories.
  private var side: Double {
    CellMetrics.accessorySide(width: container.marginWidth, isPad: container.isPad && !isCard, version)
  }

  private var contentSide: Double {
    isCard
      ? CellMetrics.cardSide(width: container.marginWidth, isPad: container.isPad)
      : CellMetrics.side(width: container.marginWidth, isPad: container.isPad, version)
  }

  private var readableSides: (left: Double, right: Double) {
    guard table.cellLayoutMarginsFollowReadableWidth, !isCard else { return (contentSide, contentSide) }
    let (readable, safeArea) = (container.readableContentInsets, safeArea)
    let left = max(contentSide, readable.left - safeArea.left)
    return (left, max(contentSide, readable.right - safeArea.right))
  }

  private func contentMargins(besideAccessory: Bool) -> EdgeInsets {
    let vertical = Margins.cellVertical[version]
    guard version >= CellMetrics.contentMarginsSince else {
      return EdgeInsets(top: vertical, left: vertical, bottom: vertical, right: vertical)
    }
    let (left, right) = readableSides
    return EdgeInsets(
      top: vertical, left: left, bottom: vertical,
      right: besideAccessory ? CellMetrics.besideAccessory : right)
  }

  /// LI-indentation.
  private func textMargins(end: Double, hasAccessory: Bool) -> EdgeInsets {
    let sides = readableSides
    var margins = EdgeInsets(top: 0, left: sides.left, bottom: 0, right: sides.right)
    margins.left += Double(max(0, cell.indentationLevel)) * cell.indentationWidth
    if hasAccessory {
      margins.right =
        version < CellMetrics.besideAccessorySince
        ? max(0, CellMetrics.oldTextEnd - end) : CellMetrics.besideAccessory
    }
    return margins
  }

  private var isEditing: Bool { table.isEditing }
  private var reorders: Bool { isEditing && cell.showsReorderControl }
  private var editing: EditingMetrics { EditingMetrics(version, scale: textScale) }
  /// Controls follow the text size from 26 on, as far as it was recorded.
  private var textScale: CellTextScale { version >= SystemVersion(26) ? container.textScale : .standard }

  private var accessoryType: CellAccessoryType { isEditing ? cell.editingAccessoryType : cell.accessoryType }

  /// A view of the document stands where an accessory would (LI-accessory-view).
  private var accessory: AccessoryMetrics? {
    if !isEditing, let size = cell.accessoryViewSize { return AccessoryMetrics(size: size) }
    return CellMetrics.accessory(accessoryType, version, scale: textScale, pixelGrid: container.pixelGrid)
  }

  private func place(_ accessory: AccessoryMetrics, before edge: Double) -> Rect {
    let y = container.pixelGrid.roundDown((size.height - accessory.size.height) / 2)
    return Rect(x: edge - accessory.trailing - accessory.size.width, y: max(0, y), accessory.size)
  }

  private var editingControl: Rect? {
    guard isEditing, cell.editingStyle != .none else { return nil }
    let control = editing.control
    let y = ((size.height - separatorThickness - control.height) / 2).rounded(.down)
    return Rect(x: safeArea.left + editing.controlLeading, y: max(0, y), control)
  }

  private var reorderControl: Rect? {
    reorders ? Rect(x: trailingEdge, y: 0, width: editing.reorderWidth, height: size.height) : nil
  }

  private var separator: Rect? {
    guard table.separatorStyle == .singleLine, !(endsSection && isCard) else { return nil }
    let (left, right) = separatorSides
    return Rect(
      x: left, y: size.height - separatorThickness, width: max(0, size.width - left - right),
      height: separatorThickness)
  }

  /// LI-separator-inset, LI-separator-last.
  private var separatorSides: (left: Double, right: Double) {
    if endsSection, table.style == .grouped, version < CellMetrics.separatorTrailingSince { return (0, 0) }
    let sides = readableSides
    let left = safeArea.left + sides.left
    let right = version >= CellMetrics.separatorTrailingSince ? safeArea.right + sides.right : 0
    guard let inset = table.separatorInset else { return (left, right) }
    return table.separatorInsetReference == .fromAutomaticInsets
      ? (left + inset.leading, right + inset.trailing)
      : (safeArea.left + inset.leading, safeArea.right + inset.trailing)
  }
}

extension ListContainer {
  fileprivate var separatorThickness: Double {
    TableMetrics.separatorThickness(systemVersion, scale: pixelGrid.scale)
  }

  /// The container with left and right exchanged where text runs from the right: left is leading.
  var leading: ListContainer {
    guard layoutDirection == .rightToLeft else { return self }
    var other = self
    other.layoutDirection = .leftToRight
    other.safeAreaInsets = safeAreaInsets.mirrored
    other.readableContentInsets = readableContentInsets.mirrored
    return other
  }
}
