import LayoutModel
import UIKitDefaults

/// What a table view says of all its rows, in this environment.
struct TableFacts {
  let configuration: TableConfiguration
  /// Of the rows of which nobody says a height, in points.
  let standardRowHeight: Double

  init(ofTable view: Int, in state: ResolutionState) {
    var configuration = state.document.details(ofView: view).table ?? TableConfiguration()
    let word = state.document.content(ofView: view).style?.rawValue
    configuration.style = word.flatMap { TableViewStyle(rawValue: $0) } ?? .plain
    self.configuration = configuration
    if case .given(let height) = configuration.rowHeight {
      standardRowHeight = height
    } else {
      standardRowHeight = TableMetrics.rowHeight
    }
  }
}

extension ElementMeasurer {
  /// What a cell says besides its views.
  func cell(of content: ElementContent, _ element: ListElement) -> CellConfiguration {
    var cell = template(of: content, element).details(ofView: 0).cell ?? CellConfiguration()
    for change in changes(of: content) where change.target == 0 {
      if case .cell(let property) = change.property { cell.apply(property) }
    }
    return cell
  }
}
