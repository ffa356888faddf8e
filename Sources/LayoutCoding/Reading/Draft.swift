import JSON
import LayoutModel

/// The memory of a reading. Keep one per thread: a second document of the same size allocates little more than what
/// stands in it.
package struct ReadingWorkspace: ~Copyable {
  var reader = JSONReader.Memory()
  var names = NameTable.Memory()
  var nodes = NodeNames()

  package init() {}
}

/// What is read later than it stands in the text.
struct PendingParts {
  /// Views of bar items that are read when those of their controllers are, by the numbers that items have.
  var barViews: [PendingBarView] = []
  /// Whether what is read belongs to a controller, which bar items may get views from; rules change only values.
  var takesBarViews = false
  /// Items of views whose type may follow; the last are those of the innermost view.
  var items: [PendingBarItems] = []
  /// The elements of lists, which are read when the rest of the list is; the last are those of the innermost list.
  var lists: [PendingList] = []
}

/// A document while it is read: the text, what is known of it, and the names in it that are not resolved yet.
struct Draft {
  /// What the text is read with, wherever it stands.
  var reader: JSONReader
  var document = DocumentDraft()
  var linker: Linker
  let catalogue: DeviceCatalogue
  let limits: DecodingLimits
  /// What is read later than it stands in the text.
  var pending = PendingParts()
  /// What rules name, while they are read.
  var rules = RuleReading()
  /// Views of templates, and rows: they count as views do.
  var elementsOfLists = 0
  /// How large what is read says that it is, where that is a row.
  var rowSize = RowSize()
  /// Whether it is an element of a list, whose names count in it alone.
  private(set) var isTemplate = false
  /// The children whose views their parents' constraints place.
  var held = HeldChildren()
  /// The classes of the app that stand for types.
  var classesOfApp = ClassesOfApp()
  /// The first navigation controller that says itself what a bar shows, where it says it.
  var unusedBarItem: (pointer: JSONPointer, place: Int)?
  /// How many varied values were read: the number of the next group.
  var variationGroups: Int32 = 0

  /// - Parameter workspace: Its memory is taken until ``giveBack(to:)``.
  init(
    _ text: UnsafeBufferPointer<UInt8>, catalogue: DeviceCatalogue, limits: DecodingLimits,
    using workspace: inout ReadingWorkspace
  ) {
    (self.catalogue, self.limits) = (catalogue, limits)
    reader = JSONReader(text, maximumDepth: limits.depth, using: &workspace.reader)
    linker = Linker(reader.bytes, using: &workspace)
  }

  /// Ends the reading, but for the faults that were found.
  mutating func giveBack(to workspace: inout ReadingWorkspace) {
    reader.giveBack(to: &workspace.reader)
    linker.giveBack(to: &workspace)
  }

  /// A draft for a tree of views of the same text whose names count in it alone. Its reader is that of this one, which
  /// whoever reads with it lends.
  init(inside outer: borrowing Draft) {
    var workspace = ReadingWorkspace()
    (reader, catalogue, limits) = (.none, outer.catalogue, outer.limits)
    linker = Linker(outer.reader.bytes, using: &workspace)
    elementsOfLists = outer.elements
    linker.comparisonsLeft = outer.linker.comparisonsLeft
    variationGroups = outer.variationGroups
    isTemplate = true
  }

  /// Remembers something that systems have from a version on, at the value at hand.
  mutating func note(_ feature: String, since major: Int) {
    document.versionedFeatures.append(
      VersionedFeature(feature, since: SystemVersion(major), pointer: reader.pointer))
  }

  /// Counts a view or guide that was added.
  mutating func checkViews() throws(ReadingEnded) {
    if elements > limits.views { throw reader.passed(.views, limits.views, elements) }
  }

  /// Views, guides and rows.
  var elements: Int { document.views.count + document.guides.count + elementsOfLists }
}

extension JSONReader {
  /// Reads nothing: what a draft has while its text is read for another one.
  nonisolated(unsafe) static let none = JSONReader(UnsafeBufferPointer(start: nil, count: 0), maximumDepth: 0)
}
