import LayoutModel
import ListLayout
import TextMetrics
import UIKitDefaults

/// A cell of the system with the frames of its parts.
struct SystemCellFrames {
  /// Size of the cell.
  var size: Size
  fileprivate var frames: [Int: Rect] = [:]
  fileprivate var hidden: [Int] = []

  /// Gives the parts their frames; those that show nothing are not there.
  func place(in document: inout DocumentDraft) {
    for (view, frame) in frames {
      document.apply(.details(\.frame, frame), toView: view)
      document.apply(.details(\.translatesAutoresizingMaskIntoConstraints, true), toView: view)
    }
    for view in hidden {
      document.apply(.node(\.isInstalled, false), toView: view)
      // Which tells it from one that somebody took away: what it names is still missing (LI-content-configuration).
      document.apply(.details(\.frame, .zero), toView: view)
    }
  }
}

/// A cell of the system in its list.
struct SystemCellSetting {
  let style: SystemCellStyle
  let cell: CellConfiguration
  let kind: ListElement.Kind
  let surroundings: ListSurroundings
  /// The appearance of the list of a collection view whose row it is; nil for others.
  let appearance: CollectionLayoutListConfiguration.Appearance?

  /// The content view in a cell of a size, and what its texts keep from the sides.
  fileprivate func room(in size: Size) -> (content: Rect, margins: EdgeInsets) {
    let bounds = Rect(origin: .zero, size: size)
    guard let table = surroundings.table else {
      return (bounds, configurationMargins(in: appearance, surroundings.container))
    }
    let frames = layOutCell(cell, size: size, in: table.configuration, container: surroundings.container)
    if kind == .cell { return (frames.contentView, frames.textMargins) }
    // Headers are as wide as the cells, and their texts stand where those of cells do.
    var margins = frames.textMargins
    margins.left += frames.contentView.minX
    margins.right += size.width - frames.contentView.maxX
    return (bounds, margins)
  }
}

extension TemplateMeasurer {
  /// Lays out a cell of the system with some values, as the system does (LI-system-cell).
  ///
  /// - Parameter isPlaced: Whether the cell has its height; else the height of the content is found.
  mutating func systemLayout(
    _ setting: SystemCellSetting, with changes: [PropertyChanges.Change<ViewProperty>], isPlaced: Bool,
    workspace: inout ResolutionWorkspace
  ) throws(ResolutionError) -> SystemCellFrames {
    let plan = try put(changes, workspace: &workspace)
    let document = document
    let size = document.details(ofView: 0).frame?.size ?? .zero
    let (content, margins) = setting.room(in: size)
    let views = document.partViews()
    let layout = layOutSystemCell(
      document.shownParts(of: setting.style, views, plan.installed),
      texts: SystemTextMeasurer(document: document, texts: texts, views: views), width: content.size.width,
      height: isPlaced ? content.size.height : nil, margins: margins, in: setting.surroundings.container)
    var result = SystemCellFrames(size: Size(width: size.width, height: layout.height))
    let frames: [(CellPart, Rect?)] = [
      (.imageView, layout.imageView), (.textLabel, layout.textLabel),
      (.detailTextLabel, layout.detailTextLabel),
    ]
    for (part, frame) in frames {
      guard let view = views[part] else { continue }
      if let frame { result.frames[view] = frame } else { result.hidden.append(view) }
    }
    return result
  }
}

/// Measures the texts of a cell of the system, whose natural sizes are known.
private struct SystemTextMeasurer: SystemCellTextMeasuring {
  let document: DocumentValues
  let texts: [WrappingText]
  let views: [CellPart: Int]

  func size(of text: SystemCellText, width: Double) -> SystemCellTextSize {
    guard let view = views[text == .text ? .textLabel : .detailTextLabel] else {
      return SystemCellTextSize(size: .zero, firstBaseline: 0)
    }
    let natural = document.natural[view]
    var size = Size(width: natural.width ?? 0, height: natural.height ?? 0)
    if let wrapping = texts.first(where: { $0.view == view }), width < size.width {
      let wrapped = wrapping.size(in: max(wrapping.grid.roundDownText(width), 0))
      size = Size(width: wrapped.width, height: wrapped.height)
    }
    size.width = min(size.width, width)
    return SystemCellTextSize(size: size, firstBaseline: natural.baselineOffsets?.first ?? size.height * 0.78)
  }
}

extension DocumentDraft {
  /// Gives the texts of a cell of the system the fonts that they have where nobody says any.
  mutating func addSystemFonts(of style: SystemCellStyle, in container: ListContainer) {
    let parts = partViews()
    let version = container.systemVersion
    let (text, detail) = (style.textFont(version), style.detailFont(version))
    for (part, font) in [(CellPart.textLabel, text), (.detailTextLabel, detail)] {
      guard let view = parts[part], content(ofView: view).font == nil else { continue }
      apply(.content(\.font, font), toView: view)
      apply(.content(\.adjustsFontForContentSizeCategory, true), toView: view)
    }
  }
}

extension DocumentValues {
  /// What the parts of a cell of the system show.
  fileprivate func shownParts(
    of style: SystemCellStyle, _ parts: [CellPart: Int], _ installed: InstalledViews
  ) -> SystemCellParts {
    func shown(_ part: CellPart) -> Int? {
      parts[part].flatMap { installed[$0] && !views[$0].isHidden ? $0 : nil }
    }
    func hasText(_ part: CellPart) -> Bool {
      guard let view = shown(part) else { return false }
      let content = content(ofView: view)
      return !(content.attributedText?.first?.text ?? content.text ?? "").isEmpty
    }
    var result = SystemCellParts(style)
    if let view = shown(.imageView), let width = natural[view].width, width > 0 {
      result.image = SystemCellImage(
        size: Size(width: width, height: natural[view].height ?? 0),
        isSymbol: details(ofView: view).symbol != nil)
    }
    result.hasText = hasText(.textLabel)
    result.hasDetail = hasText(.detailTextLabel)
    return result
  }
}
