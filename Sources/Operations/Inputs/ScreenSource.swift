import AppFolder
import InterfaceBuilder
import LayoutCoding
import LayoutModel

/// What is translated to layout documents, one for each screen.
struct ScreenSource {
  enum Files {
    /// One Interface Builder file, which has no name.
    case file(UnsafeRawBufferPointer)
    case app(AppFolder)
  }

  var files: Files
  /// What their documents are read with.
  var context: ScreenContext

  /// - Parameter assets: Those that came with the files; nil for none.
  init(_ files: Files, assets: AssetTree? = nil) {
    self.files = files
    context = ScreenContext(assets: assets)
    if case .app(let folder) = files { context.folder = folder }
  }

  /// The options one after the other for each language in which the folder of an app is asked for: it has other texts then.
  func imports(_ options: OperationOptions) -> [OperationOptions] {
    if case .app = files { options.perLanguage } else { [options] }
  }
}

/// What besides a document decides what it shows, where that was translated from a file.
struct ScreenContext: Sendable {
  /// Nil for a file that stands by itself.
  var folder: AppFolder?
  /// They take the place of what files record of their images; nil for none.
  var assets: AssetTree?

  init(assets: AssetTree?) {
    self.assets = assets
    self.assets?.replacesOwn = true
  }

  /// Whose texts the documents of a file show in a language, by the object ids.
  func translatedObjects(ofFile path: String, in language: String?) -> Set<String> {
    guard let folder, language != nil else { return [] }
    return Set(folder.texts(ofFile: path, in: language).keys.map { String($0.prefix { $0 != "." }) })
  }
}
