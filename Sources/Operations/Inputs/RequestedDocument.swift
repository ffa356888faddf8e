import HierarchyDumps
import LayoutCoding
import LayoutModel

/// The documents that an input stands for.
struct InputDocuments: Sendable {
  var documents: [RequestedDocument]
  /// Whether the answer is a list, of one element too.
  var isBatch: Bool
  /// The text of a layout document, so that changes can be told as changes of it; nil for everything else.
  var text: LentBytes?
}

/// How the documents of an input are read.
struct Reading: Sendable {
  /// Whether no more than one layout is kept, so that there may be any number of documents.
  var isStreaming = false
  /// When the work must end, nil for never.
  var deadline: WorkDeadline?
}

/// A document of a request. A layout document is the only one; an Interface Builder file stands for one a scene.
struct RequestedDocument: Sendable {
  /// Path of its file in the folder of an app; nil where it came alone.
  var file: String?
  var scene: SceneLabel?
  /// What its results are called: a scene's name, nil for the names of the environments.
  var name: String?
  /// Whether warnings and errors of a layout refuse it.
  var isStrict: Bool
  /// Whether it says where it is shown: of scenes of a file only some do.
  var isPlaced = true
  /// The ids of views that another document has, too, and that are told of there.
  var otherViews: Set<String> = []
  /// The message of a console that it was built of; nil for every other document.
  var log: LogTranslation?
  /// The dump that it was made of, whose frames its views have; nil for every other document.
  var dump: DumpDocument?
  /// Runs the code that made it in other windows; nil for what no code makes.
  var code: CodedScreen?
  /// The document with its environments, checked; the problem of a scene that has none.
  var content: Result<DecodedRequest, Refusal>

  /// What one of its results is called: a scene of several environments by its name and the environment's.
  func resultName(_ environment: Int) -> EnvironmentName {
    guard case .success(let request) = content else { return .text(name ?? "") }
    let own = request.environments[environment].name
    guard let name else { return own }
    return .text(request.isBatch ? "\(name), \(own.text)" : name)
  }

  /// How many results it has.
  var resultCount: Int { (try? content.get().environments.count) ?? 1 }
}
