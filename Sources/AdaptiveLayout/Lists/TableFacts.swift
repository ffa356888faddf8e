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
    if case .given(let height) = configuration.rowHeight {
      standardRowHeight = height
    } else {
      standardRowHeight = TableMetrics.rowHeight
    }
  }
}
