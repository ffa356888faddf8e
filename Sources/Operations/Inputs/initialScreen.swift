import InterfaceBuilder
import LayoutModel

extension LayoutEngine {
  /// The screen that a query names, else the one with which the app begins, else the first.
  ///
  /// - Throws: The problem of files that cannot be read, and of those without any screen.
  func screen(of source: ScreenSource, _ options: OperationOptions) throws(RequestFailure) -> ImportedScene {
    let app = try importDocuments(source, options)
    guard let screen = app.initial.map({ app.screens[$0] }) ?? app.screens.first else {
      throw RequestFailure(problem: ProblemDetails(.invalidRequest, "The files have no screen."))
    }
    return screen
  }
}
