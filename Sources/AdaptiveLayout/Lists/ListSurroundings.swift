import LayoutModel
import UIKitDefaults

/// What a table view says of all its rows, in this environment.
struct TableFacts {
  let configuration: TableConfiguration
  /// Height of the rows of which nobody says one, in points.
  let standardRowHeight: Double

  init(ofTable view: Int, in state: ResolutionState) {
    var configuration = state.document.details(ofView: view).table ?? TableConfiguration()
    let word = state.document.content(ofView: view).style?.rawValue
    configuration.style = word.flatMap { TableViewStyle(rawValue: $0) } ?? .plain
    self.configuration = configuration
    let given: Double? = if case .given(let height) = configuration.rowHeight { height } else { nil }
    standardRowHeight = given ?? TableMetrics.rowHeight
  }
}

/// What a list hands on to its elements.
struct ListSurroundings {
  /// Environment of the window.
  let environment: ResolutionEnvironment
  /// Traits of the list.
  let traits: TraitCollection
  var container: ListContainer
  /// Facts of a table view; nil for a collection view.
  let table: TableFacts?
  /// Which the document declares for all templates.
  let fonts: [String: CustomFont]
  let fontFiles: (any FontLibrary)?
  let assets: AssetCatalog
  let customTraits: [CustomTrait]

  /// - Parameter view: Index of the list, which has its frame.
  init(ofList view: Int, in state: ResolutionState) {
    let controller = Int(state.document.views[view].controller)
    environment = state.environment
    traits = state.traits(ofView: view)
    table = state.document.views[view].type == .tableView ? TableFacts(ofTable: view, in: state) : nil
    (fonts, assets, customTraits) = (state.document.fonts, state.document.assets, state.document.customTraits)
    fontFiles = state.document.fontFiles
    var container = ListContainer(
      size: state.sheet.frames[view].size, systemVersion: environment.systemVersion,
      pixelGrid: environment.pixelGrid)
    container.traits = traits
    container.isBelowLargeTitle = state.isBelowLargeTitle(controller)
    container.windowWidth = environment.size.width
    container.layoutDirection = state.document.direction(
      ofView: view, inherited: traits.layoutDirection ?? .leftToRight)
    let insets = state.sheet.insets[view]
    container.adjustedContentInset = insets.adjustedContent
    container.safeAreaInsets = insets.safeArea
    container.layoutMargins = insets.layoutMargins
    container.readableContentInsets = insets.readableContent
    container.hasGivenOffset = state.document.scroll(ofView: view)?.givenContentOffset != nil
    container.contentOffset = state.contentOffset(ofView: view)
    self.container = container
  }

  /// A template with what all of them have in common.
  func completed(_ template: DocumentDraft) -> DocumentDraft {
    var document = template
    (document.fonts, document.assets, document.customTraits) = (fonts, assets, customTraits)
    document.fontFiles = fontFiles
    return document
  }
}

extension ResolutionState {
  /// Whether a navigation controller shows a large title above the view of a controller.
  fileprivate func isBelowLargeTitle(_ index: Int) -> Bool {
    var next = document.controllers[index].parent
    while let parent = next.map({ Int($0) }) {
      if case .navigation(let layout)? = controllers[parent].container { return layout.isLargeTitle }
      next = document.controllers[parent].parent
    }
    return false
  }
}
