import JSON
import LayoutModel

/// Owns every name of a document that is not resolved yet, and resolves them when all are known.
///
/// Readers leave names here while they read; ``link(_:limits:_:)`` turns them into indices, kind by kind. Each kind of name has
/// a file of its own with what is remembered of it and how it is resolved.
struct Linker {
  /// The ids of views, guides and controllers, and every name that refers to one.
  var names: NameTable
  /// The views, controllers and their ids.
  var nodes = NodeNames()
  /// The items, by name, of the constraints that name something that was not known when they were read.
  var constraints: [PendingItems] = []
  /// References of views and controllers.
  var references: [PendingReference] = []
  /// Ids inside the values of stack views.
  var arrangedViews: [PendingArrangedView] = []
  /// Constraints in visual format, which are expanded when all names are known.
  var visualFormats: [PendingVisualFormat] = []
  /// Keys that only views of certain types have, on views whose type was not read yet.
  var keysOfTypes: [KeyOfType] = []
  /// Values and bounds of custom traits.
  var customTraits: [CustomTraitUse] = []
  /// The columns that controllers say.
  var columns: [PendingColumn] = []
  /// For each presentation where its controller stands in the text.
  var placesOfPresentations: [Int] = []
  /// Nodes that presentations name.
  var presentationReferences: [PendingPresentationReference] = []
  /// How many names may still be compared with misspelt ones. It bounds the cost of a request that is full of them.
  var comparisonsLeft = 50_000

  /// - Parameter workspace: Its memory is taken until ``giveBack(to:)``.
  init(_ text: JSONBytes, using workspace: inout ReadingWorkspace) {
    names = NameTable(text, using: &workspace.names)
    swap(&nodes, &workspace.nodes)
  }

  /// Ends the use of the linker.
  mutating func giveBack(to workspace: inout ReadingWorkspace) {
    names.giveBack(to: &workspace.names)
    nodes.removeAll()
    swap(&nodes, &workspace.nodes)
  }

  /// Resolves what the hierarchy and the constraints name. Names without a meaning are faults.
  ///
  /// - Complexity: O(*n*) in the size of the document.
  mutating func link(_ document: inout DocumentDraft, limits: DecodingLimits, _ reader: inout JSONReader) {
    nameUnnamedViews(of: &document, &reader)
    checkNamesOfControllers(of: document, &reader)
    sortGuides(of: &document)
    for reference in references { resolve(reference, &document, &reader) }
    checkKeysOfTypes(document, &reader)
    resolveArrangedViews(of: &document, &reader)
    for items in constraints { resolve(items, &document, &reader) }
    expandVisualFormats(in: &document, limit: limits.constraints, &reader)
    resolvePresentations(of: &document, &reader)
  }

  /// Guides get their indices, and so their names their items, when all of them are known.
  private mutating func sortGuides(of document: inout DocumentDraft) {
    document.guides.sort { $0.owner < $1.owner }
    for index in document.guides.indices {
      names.setItem(.guide(Int32(index)), of: names.intern(document.guides[index].id))
    }
  }

  /// The item of that id, nil if there is none.
  func item(named name: String) -> LayoutItem? {
    names.find(name).flatMap { names.item(of: $0) }
  }
}
