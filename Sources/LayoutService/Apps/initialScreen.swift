import AppFolder
import InterfaceBuilder
import LayoutModel

extension Service {
  /// The screen that a query names, else the one with which the app begins: the initial controller of its main storyboard, else
  /// of the first storyboard that has one, else the first screen.
  ///
  /// - Throws: The problem of files that cannot be read, and of those without any screen.
  func screen(of source: ScreenSource, _ options: ResolveOptions) throws(RequestFailure) -> ImportedScene {
    let screens = try importScreens(source, options).screens
    let chosen = options.scene == nil ? initialScreen(among: screens, of: source, options) : screens.first
    guard let chosen else {
      throw RequestFailure(problem: ProblemDetails(.invalidRequest, "The files have no screen."))
    }
    return chosen
  }

  private func initialScreen(
    among screens: [ImportedScene], of source: ScreenSource, _ options: ResolveOptions
  ) -> ImportedScene? {
    switch source.files {
    case .file(let body):
      let id = try? initialController(of: body, maximumDepth: settings.maximumDepth)
      return screens.first { $0.label.id == id } ?? screens.first
    case .app(let folder):
      let main = folder.facts.mainStoryboard
      let files = folder.files(in: options.language).filter { $0.path.hasSuffix(".storyboard") }
      let first = files.first { file in main.map { file.stem == $0 } ?? false }
      for file in [first].compactMap({ $0 }) + files {
        let id = file.bytes.withUnsafeBytes {
          try? initialController(of: $0, maximumDepth: settings.maximumDepth)
        }
        guard let id else { continue }
        let own = screens.filter { $0.file == file.path }
        if let screen = own.first(where: { $0.label.id == id }) ?? own.first { return screen }
      }
      return screens.first
    }
  }
}

extension InterfaceFile {
  /// Its name without what follows the last dot.
  fileprivate var stem: Substring {
    let name = path.split(separator: "/").last ?? ""
    return name[..<(name.lastIndex(of: ".") ?? name.endIndex)]
  }
}
