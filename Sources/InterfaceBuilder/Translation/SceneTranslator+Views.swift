import JSON
import LayoutCoding
import LayoutModel
import UIKitDefaults
import XML

/// Views, and what they say of themselves besides what they show.
extension SceneTranslator {
  func writeView(_ index: Int) {
    let view = tree.views[index]
    let element = view.element
    writer.beginObject()
    writeNames(of: view)
    if view.type != .view { writer.member(ViewKey.type, view.type.rawValue) }
    // The root of a cell's tree is always there.
    if listPart(of: index) == nil { writeInstalled(view.id) }
    let hidden = element.varied({ $0["hidden"].map { $0 == "YES" } }, default: false)
    if !isShownOnCanvas(view) { writer.member(ViewKey.hidden, hidden, unless: false) }
    writeFrame(index)
    writePriorities(element, view.type)
    writeMargins(index)
    writer.word(ViewKey.semanticContentAttribute, SemanticContentAttribute.self, of: element)
    writeOwnClass(view)
    writeContent(index)
    if view.type == .stackView { writeStack(view) }
    if view.type.isScrollView { writeScrolling(index) }
    if index == 0 { writeGuides() }
    if let own = constraints[index] {
      writer.key(ViewKey.constraints)
      write(own)
    }
    if laysOutLists, view.type.isList { writeList(index) }
    let subviews = plainSubviews(of: index)
    if !subviews.isEmpty { writeViews(subviews, as: ViewKey.subviews) }
    if listPart(of: index) == .cell {
      writeCell(index)
    } else if index == 0, isLoadedByCode, view.type == .tableViewCell {
      writeCellValues(view.element)
    }
    writer.endObject()
  }

  func writeViews(_ views: [Int], as key: some MemberName) {
    writer.beginArray(key)
    for view in views { writeView(view) }
    writer.endArray()
  }

  private func writeOwnClass(_ view: SceneTree.View) {
    writer.member(ViewKey.customClass, view.element.first(of: "customClass"))
    if let outlet = file.outlets.firstProperty(to: view.id), !outlet.isEmpty {
      writer.member(ViewKey.outlet, outlet)
    }
    // Of the others files say it always.
    if !view.type.facts.features.contains(.untouched) {
      writer.no(ViewKey.userInteractionEnabled, of: view.element)
    }
  }

  /// The canvas lays out an activity indicator that is hidden because it stands still (5 of 5; IB-canvas-indicators).
  private func isShownOnCanvas(_ view: SceneTree.View) -> Bool {
    isOnCanvas && view.type == .activityIndicator && view.element.isTrue("hidesWhenStopped")
  }

  func writeInstalled(_ id: String) {
    if let installed = tree.installed[id] { writer.member(ViewKey.installed, installed, unless: true) }
  }

  /// Only of views that constraints do not position.
  private func writeFrame(_ index: Int) {
    let view = tree.views[index]
    if laysOutLists, isPlacedByList(index) { return writeHeight(ofSupplement: view) }
    // Else the frame is neither given nor found: the view says that it has none.
    guard view.keepsFrame, !view.fillsSuperview, let frame = view.element.rect(key: "frame") else { return }
    writer.member(ViewKey.frame, frame)
    guard view.superview != nil else { return }
    writer.member(ViewKey.translatesAutoresizingMaskIntoConstraints, true)
    guard let mask = view.element.child("autoresizingMask", key: "autoresizingMask") else { return }
    let words = [
      ("flexibleMinX", "flexibleLeftMargin"), ("widthSizable", "flexibleWidth"),
      ("flexibleMaxX", "flexibleRightMargin"), ("flexibleMinY", "flexibleTopMargin"),
      ("heightSizable", "flexibleHeight"), ("flexibleMaxY", "flexibleBottomMargin"),
    ].filter { mask.isTrue($0.0) }
    if !words.isEmpty { writer.member(ViewKey.autoresizingMask, words.map(\.1)) }
  }

  private func writePriorities(_ element: XMLElement, _ type: ViewType) {
    let hugging = type.facts.hugging ?? .defaultHugging
    writePriorities(.contentHuggingPriority, element, "HuggingPriority", hugging)
    writePriorities(
      .contentCompressionResistancePriority, element, "CompressionResistancePriority",
      .defaultCompressionResistance)
  }

  private func writePriorities(
    _ key: ViewKey, _ element: XMLElement, _ name: String, _ defaults: AxisPriorities
  ) {
    let (horizontal, vertical) = ("horizontal" + name, "vertical" + name)
    let usual = WrittenPriorities(
      horizontal: Double(defaults.horizontal), vertical: Double(defaults.vertical))
    let value = element.varied(
      { part -> WrittenPriorities? in
        guard part[horizontal] != nil || part[vertical] != nil else { return nil }
        func priority(_ name: String) -> Double? { Self.priority(part, name) ?? Self.priority(element, name) }
        return WrittenPriorities(
          horizontal: priority(horizontal) ?? usual.horizontal, vertical: priority(vertical) ?? usual.vertical
        )
      }, default: usual)
    writer.member(key, value, unless: usual)
  }

  /// A priority that a document takes: above 0, at most 1000.
  static func priority(_ element: XMLElement, _ attribute: String) -> Double? {
    element.number(attribute).flatMap { $0 > 0 && $0 <= 1000 ? $0 : nil }
  }

  // MARK: Margins

  private func writeMargins(_ index: Int) {
    let view = tree.views[index]
    let element = view.element
    if isContentView(index) { return writeContentViewMargins(element) }
    if hasCellMarginsOfXcode8(element) {
      return writer.member(ViewKey.layoutMargins, EdgeInsets(top: 8, left: 15, bottom: 8, right: 15))
    }
    if var margins = element.margins {
      if element.name == "tableViewCellContentView", element.isTrue("preservesSuperviewLayoutMargins") {
        // Not less than the cell's own: 11 where the file says 8, in both of 2 cells, and 16 where it says 16; at the sides of one
        // that stands alone 15 where it says 8, in 2 files (IB-margins).
        let cell = cellMargins(element.parent)
        (margins.top, margins.bottom) = (max(margins.top, cell.top), max(margins.bottom, cell.bottom))
        if isOnCanvas, view.superview == 0 {
          (margins.leading, margins.trailing) = (
            max(margins.leading, cell.left), max(margins.trailing, cell.right)
          )
        }
      }
      writer.member(margins.key, margins)
    } else if element.name == "tableViewCellContentView" {
      writer.member(ViewKey.layoutMargins, cellMargins(element.parent))
    } else if view.type == .stackView || isCollectionCellOfXcode9(element) {
      writer.member(ViewKey.layoutMargins, EdgeInsets.zero)
    }
    let isContent = element.name == "tableViewCellContentView"
    let isCellBelowScreen = isContent && isBelowScreen(element.parent)
    let isOfLoneCell = isOnCanvas && isContent && view.superview == 0 && element.margins != nil
    // What a cell hands on the list knows.
    if element.isTrue("preservesSuperviewLayoutMargins"), !isCellBelowScreen, !isOfLoneCell,
      listPart(of: index) != .cell
    {
      writer.member(ViewKey.preservesSuperviewLayoutMargins, true)
    }
    writer.no(ViewKey.insetsLayoutMarginsFromSafeArea, of: element)
  }

  /// The margins of the content view of a table's cell on the canvas and of one that stands alone, by constraints to them in
  /// files (IB-margins).
  private func cellMargins(_ cell: XMLElement?) -> EdgeInsets {
    // The canvas of Xcode 9.0 to 9.2 gave cells the margins of the systems before.
    let version = hasFirstCellsOfXcode9 ? SystemVersion(10) : systemVersion
    let narrow = Margins.cellBesideAccessory
    let isAsMade = version < SystemVersion(11) || isBelowScreen(cell)
    let vertical = Margins.cellVertical[isAsMade ? min(version, SystemVersion(11)) : version]
    if isAsMade { return EdgeInsets(top: vertical, left: narrow, bottom: vertical, right: narrow) }
    let side = cellSideMargin(width: cell?.rect(key: "frame")?.size.width ?? rootSize.width)
    let hasAccessory = cell?["accessoryType"].map { $0 != "none" } ?? false
    return EdgeInsets(top: vertical, left: side, bottom: vertical, right: hasAccessory ? narrow : side)
  }

  /// Whether cells have margins as in Xcode 9.0 to 9.2: those of tables 8 on all sides, those of collections none
  /// (IB-canvas-first-cells).
  private var hasFirstCellsOfXcode9: Bool { isOnCanvas && (13_000..<13_500).contains(file.toolsVersion) }

  /// Whether the content view of a table's cell keeps margins of 15 at the sides, as on the canvas of Xcode 8 where the file says
  /// that it preserves those above (IB-canvas-cells-8).
  private func hasCellMarginsOfXcode8(_ element: XMLElement) -> Bool {
    isOnCanvas && (11_000..<13_000).contains(file.toolsVersion) && element.name == "tableViewCellContentView"
      && element.margins == nil && element.isTrue("preservesSuperviewLayoutMargins")
  }

  private func isCollectionCellOfXcode9(_ element: XMLElement) -> Bool {
    hasFirstCellsOfXcode9
      && (element.name == "collectionViewCell" || element.parent?.name == "collectionViewCell")
  }

  /// The larger on wide screens, whatever the width of the cell, but for cells of the smallest width. Up to
  /// Xcode 10 the cell decided (11 cells of 600 points), and in Xcode 11 it was 15 on phones with a home button (11 of 11).
  private func cellSideMargin(width: Double) -> Double {
    let screen = file.canvas.size.width
    let threshold = isOnCanvas ? file.canvas.wideCells : Margins.wideRoot[systemVersion]
    if isOnCanvas, !file.canvas.isPad {
      if file.toolsVersion < 14_800, width >= threshold { return Margins.wideSide }
      if (14_800..<17_000).contains(file.toolsVersion), !file.canvas.hasHomeIndicator { return 15 }
    }
    return screen >= threshold && width > 320 ? Margins.wideSide : Margins.narrowSide
  }

  /// Whether the canvas of Xcode 9 and 10 left a cell with the margins that it is made with, because it was not wholly
  /// on screen (all 12 cases, and none of 50 on screen).
  private func isBelowScreen(_ cell: XMLElement?) -> Bool {
    guard let cell, isOnCanvas, file.isStoryboard, (13_000..<15_000).contains(file.toolsVersion),
      cell.isTrue("preservesSuperviewLayoutMargins"), let frame = cell.rect(key: "frame")
    else { return false }
    return frame.maxY > file.canvas.size.height
  }

  // MARK: Stack views and scroll views

  private func writeStack(_ view: SceneTree.View) {
    let element = view.element
    writeTextWidths(view)
    writeHiding(view)
    writer.variedWord(ViewKey.axis, of: element, unless: Axis.horizontal)
    writer.variedWord(ViewKey.distribution, of: element, unless: StackConfiguration.Distribution.fill)
    writer.variedWord(ViewKey.alignment, of: element, unless: StackConfiguration.Alignment.fill)
    let spacing = element.varied({ $0.number("spacing").map { max(min($0, 1e6), -1e6) } }, default: 0)
    if element["spacingType"] == "standard", element["spacing"] == nil {
      writer.member(ViewKey.spacing, "system")
    } else {
      writer.member(ViewKey.spacing, spacing, unless: 0)
    }
    writer.yes(ViewKey.baselineRelativeArrangement, of: element)
    // There is no other sign of it in files for iOS (IB-stacks).
    if element.margins != nil { writer.member(ViewKey.layoutMarginsRelativeArrangement, true) }
  }

  /// On the canvas one label of several lines alone in a row keeps its width (64 of 65); on a device it wishes for a part
  /// of the row (AL-stack-text-width).
  private func writeTextWidths(_ view: SceneTree.View) {
    let broken = view.subviews.count { tree.views[$0].type == .label && !tree.views[$0].element.hasOneLine }
    if isOnCanvas, broken == 1 { writer.member(ViewKey.textWidthDisambiguation, false) }
  }

  /// On the canvas a hidden view that has to be some length keeps it, and takes no room all the same: 69 of 69 in 16 repositories
  /// (IB-canvas-hidden). On a device UIKit breaks a constraint.
  private func writeHiding(_ view: SceneTree.View) {
    guard isOnCanvas, view.subviews.contains(where: { tree.views[$0].element.isTrue("hidden") }) else {
      return
    }
    writer.member(ViewKey.hidingPriority, 999.0)
  }

  /// Scroll views keep their content clear of bars by insets, so nothing of the safe area reaches it. What the canvas
  /// scrolls of a view that is not the root is not in its frames.
  private func writeScrolling(_ index: Int) {
    let view = tree.views[index]
    let key = ViewKey.contentInsetAdjustmentBehavior
    var behavior = view.element.word(key.name, ContentInsetAdjustmentBehavior.self)
    let isManual = scene.controller?.isFalse("automaticallyAdjustsScrollViewInsets") == true
    // From 11 on it takes from `automatic` only that which that has besides `scrollableAxes`.
    if behavior ?? .automatic == .automatic, isManual {
      behavior = isOnCanvas || systemVersion < SystemVersion(11) ? .never : .scrollableAxes
    }
    writer.member(key, behavior?.rawValue)
    // Files say of every table view that it bounces.
    let bouncesVertically = view.element.isTrue("alwaysBounceVertical")
    if bouncesVertically != (view.type == .tableView) {
      writer.member(ViewKey.alwaysBounceVertical, bouncesVertically)
    }
    writer.yes(ViewKey.alwaysBounceHorizontal, of: view.element)
    guard isOnCanvas else { return }
    if index > 0 { writer.member(ViewKey.contentOffset, Point.zero) }
    let insets = rootInsets
    guard view.type != .textView, behavior != .never, insets != .zero else { return }
    writer.member(ViewKey.adjustedContentInset, insets)
  }

  /// The old guides of a controller are guides of its root view: the top one ends and the bottom one begins where
  /// the safe area does (IB-margins).
  private func writeGuides() {
    guard !tree.controllerGuides.isEmpty else { return }
    writer.beginArray(ViewKey.layoutGuides)
    for guide in tree.controllerGuides {
      writer.beginObject()
      writer.member("id", guide.id)
      writer.endObject()
    }
    writer.endArray()
  }
}

/// Priorities as a document has them.
private struct WrittenPriorities: JSONWritable, Equatable {
  var horizontal: Double
  var vertical: Double

  func write(to writer: inout JSONWriter) { writer.object(["horizontal": horizontal, "vertical": vertical]) }
}

/// Insets in one of the forms of a document.
struct WrittenInsets: JSONWritable {
  var isDirectional = false
  var top: Double
  var leading: Double
  var bottom: Double
  var trailing: Double

  /// As which margins they stand in a document.
  var key: String { isDirectional ? "directionalLayoutMargins" : "layoutMargins" }

  func write(to writer: inout JSONWriter) {
    writer.object([
      "top": top, isDirectional ? "leading" : "left": leading, "bottom": bottom,
      isDirectional ? "trailing" : "right": trailing,
    ])
  }
}

extension XMLElement {
  var margins: WrittenInsets? { insets(key: "layoutMargins") ?? insets(key: "directionalLayoutMargins") }

  /// Insets in one of the three forms of a file.
  func insets(key: String) -> WrittenInsets? {
    for child in children where child["key"] == key {
      guard let names = insetForms[child.name] else { continue }
      let numbers = names.map { max(min(child.number($0) ?? 0, 1e6), -1e6) }
      return WrittenInsets(
        isDirectional: child.name == "directionalEdgeInsets", top: numbers[0], leading: numbers[1],
        bottom: numbers[2], trailing: numbers[3])
    }
    return nil
  }
}

private let insetForms = [
  "edgeInsets": ["top", "left", "bottom", "right"],
  "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  "inset": ["minY", "minX", "maxY", "maxX"],
]
