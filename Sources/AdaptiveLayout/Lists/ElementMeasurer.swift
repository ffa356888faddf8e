import LayoutModel
import ListLayout

/// The elements of one list with their templates, and how large they are.
///
/// Equal cells of an equal width are measured once.
final class ElementMeasurer: ElementSizing {
  let list: ListConfiguration
  var surroundings: ListSurroundings
  /// Of a table view.
  let table: TableFacts?
  private var workspace = ResolutionWorkspace()
  private var measurers: [Frame: TemplateMeasurer] = [:]
  private var sizes: [Request: Size] = [:]
  /// Titles of sections, as templates, by whether they are footers.
  private var titles: [Bool: LayoutDocument] = [:]
  /// The templates whose constraints say no height, by their places; with the first element of each.
  private(set) var collapsed: [Int32: CollapsedElements] = [:]
  private var collapsedRequests: Set<Request> = []
  /// What UIKit would write of items that do not fit.
  var notes: [FlowNote] = []
  private let shouldStop: (() -> Bool)?

  /// A template in a width or height that is given.
  private struct Frame: Hashable {
    var template: Int32
    var width: Double?
    var height: Double?
  }

  private struct Request: Hashable {
    var frame: Frame
    var values: Int32?
    var title: String?
  }

  /// Elements of one template whose constraints say no height.
  struct CollapsedElements {
    var first: ListElement
    /// How many more there are.
    var others = 0
  }

  init(
    _ list: ListConfiguration, _ surroundings: ListSurroundings, table: TableFacts?,
    shouldStop: (() -> Bool)?
  ) {
    (self.list, self.surroundings, self.table) = (list, surroundings, table)
    self.shouldStop = shouldStop
  }

  func size(
    of element: ListElement, width: Double?, height: Double?
  ) throws(ResolutionError) -> Size {
    guard let content = content(of: element) else { return .zero }
    let frame = Frame(template: content.template, width: width, height: height)
    let request = Request(frame: frame, values: content.values, title: content.title)
    if let known = sizes[request] {
      if collapsedRequests.contains(request) { collapsed[content.template]?.others += 1 }
      return known
    }
    if shouldStop?() == true { throw .timeLimit }
    var (size, isCollapsed) = try measure(element, content, frame)
    // A cell without constraints leaves nothing open.
    if isCollapsed,
      content.template < 0 || !list.templates[Int(content.template)].document.constraints.isEmpty
    {
      collapsedRequests.insert(request)
      if collapsed[content.template] == nil {
        collapsed[content.template] = CollapsedElements(first: element)
      } else {
        collapsed[content.template]?.others += 1
      }
    }
    if let width { size.width = width }
    if let height { size.height = height }
    sizes[request] = size
    return size
  }

  /// - Returns: And whether the constraints of a cell say no height.
  private func measure(
    _ element: ListElement, _ content: ElementContent, _ frame: Frame
  ) throws(ResolutionError) -> (Size, isCollapsed: Bool) {
    let changes = changes(of: content)
    let cell = cell(of: content, element)
    var measurer: TemplateMeasurer
    if let index = measurers.index(forKey: frame) {
      // Taken out for as long as it works, so that nothing of it is copied.
      measurer = measurers.remove(at: index).value
    } else {
      let size = Size(width: frame.width ?? 0, height: frame.height ?? standardHeight)
      measurer = try TemplateMeasurer(
        framedDocument(of: content, element, cell, in: size), in: surroundings, workspace: &workspace,
        shouldStop)
    }
    defer { measurers[frame] = measurer }
    var size: Size
    if let style = cell.style {
      size = try measurer.systemLayout(
        setting(of: cell, style, element), with: changes, isPlaced: false, shouldStop
      ).size
    } else {
      size = try measurer.size(
        with: changes, width: frame.width, height: frame.height, workspace: &workspace, shouldStop)
    }
    guard let table, element.kind == .cell, frame.height == nil else { return (size, false) }
    let isCollapsed = size.height <= 0
    if isCollapsed { size.height = standardHeight }
    size.height = cellHeight(
      fitting: size.height, in: table.configuration, container: surroundings.container)
    return (size, isCollapsed)
  }

  private var standardHeight: Double { table?.standardRowHeight ?? 44 }

  // MARK: Contents

  /// What an element shows: a template, and values for it.
  struct ElementContent {
    /// Place in the list's templates; -1 for a title, -2 for one below a section.
    var template: Int32
    var values: Int32?
    var title: String?
  }

  /// Nil for an element of which the document says nothing.
  func content(of element: ListElement) -> ElementContent? {
    guard list.sections.indices.contains(element.section) else {
      let template = element.kind == .header ? list.tableHeaderView : list.tableFooterView
      return template.map { ElementContent(template: $0) }
    }
    let section = list.sections[element.section]
    switch element.kind {
    case .cell:
      let row = list.rows[Int(section.rows.lowerBound) + element.item]
      return ElementContent(template: row.template, values: row.values)
    case .header: return content(of: section.header, isFooter: false)
    case .footer: return content(of: section.footer, isFooter: true)
    case .supplementary, .decoration: return nil
    }
  }

  private func content(of supplement: ListSupplement?, isFooter: Bool) -> ElementContent? {
    switch supplement {
    case .title(let title)?: ElementContent(template: isFooter ? -2 : -1, title: title)
    case .template(let number)?: ElementContent(template: number)
    case nil: nil
    }
  }

  /// The tree of views that an element shows, without its values and frames.
  func template(of content: ElementContent, _ element: ListElement) -> LayoutDocument {
    surroundings.completed(document(of: content, element))
  }

  private func document(of content: ElementContent, _ element: ListElement) -> LayoutDocument {
    if content.template >= 0 { return list.templates[Int(content.template)].document }
    let isFooter = content.template == -2
    if let known = titles[isFooter] { return known }
    let made = titleTemplate(isFooter: isFooter, in: table?.configuration.style ?? .plain)
    titles[isFooter] = made
    return made
  }

  /// The values that an element puts into its template.
  func changes(of content: ElementContent) -> [PropertyChanges.Change<ViewProperty>] {
    if let title = content.title {
      return [PropertyChanges.Change(target: titleView, property: .content(.text(title)))]
    }
    return content.values.map { list.values[Int($0)] } ?? []
  }

  /// The tree of views that an element shows, in a frame, with the fonts that the system gives to its parts.
  private func framedDocument(
    of content: ElementContent, _ element: ListElement, _ cell: CellConfiguration, in size: Size
  ) -> LayoutDocument {
    var document = template(of: content, element)
    frameCell(&document, cell, as: element.kind, in: size, table: table, surroundings)
    if let style = cell.style { document.addSystemFonts(of: style, in: surroundings.container) }
    return document
  }

  private func setting(
    of cell: CellConfiguration, _ style: SystemCellStyle, _ element: ListElement
  ) -> SystemCellSetting {
    SystemCellSetting(
      style: style, cell: cell, kind: element.kind, table: table, container: surroundings.container)
  }

  /// The tree of views of an element in its frame, as it is placed.
  func placedDocument(
    of element: ListElement, size: Size
  ) throws(ResolutionError) -> LayoutDocument? {
    guard let content = content(of: element) else { return nil }
    let changes = changes(of: content)
    let cell = cell(of: content, element)
    var document = framedDocument(of: content, element, cell, in: size)
    var frames: SystemCellFrames?
    if let style = cell.style {
      var measurer = try TemplateMeasurer(document, in: surroundings, workspace: &workspace, shouldStop)
      frames = try measurer.systemLayout(
        setting(of: cell, style, element), with: changes, isPlaced: true, shouldStop)
    }
    for change in changes { document.apply(change.property, toView: Int(change.target)) }
    frames?.place(in: &document)
    return document
  }
}
