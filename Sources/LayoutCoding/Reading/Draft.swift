import JSON
import LayoutModel

/// A document while it is read: what is known of it, and the names in it that are not resolved yet.
struct Draft {
  var document = DocumentDraft()
  var linker: Linker
  let catalogue: DeviceCatalogue
  let limits: DecodingLimits
  /// Views of bar items that are read when those of their controllers are, by the numbers that items have.
  var pendingBarViews: [PendingBarView] = []
  /// Items of views whose type may follow; the last are those of the innermost view.
  var pendingItems: [PendingBarItems] = []
  /// The elements of lists, which are read when the rest of the list is; the last are those of the innermost list.
  var pendingLists: [PendingList] = []
  /// Views of templates, and rows: they count as views do.
  var elementsOfLists = 0
  /// Where what is read is a row: the key under which that may say how large it is, and what it says.
  var rowSizeKey: ViewKey?
  var rowSize = RowSize()
  /// Whether what is read belongs to a controller, which bar items may get views from; rules change only values.
  var takesBarViews = false
  /// How many varied values were read: the number of the next group.
  var variationGroups: Int32 = 0

  init(_ text: JSONBytes, catalogue: DeviceCatalogue, limits: DecodingLimits) {
    var workspace = ReadingWorkspace()
    self.init(text, catalogue: catalogue, limits: limits, using: &workspace)
  }

  /// - Parameter workspace: Its memory is taken until the linker gives it back.
  init(
    _ text: JSONBytes, catalogue: DeviceCatalogue, limits: DecodingLimits,
    using workspace: inout ReadingWorkspace
  ) {
    linker = Linker(text, using: &workspace)
    self.catalogue = catalogue
    self.limits = limits
  }

  /// Remembers something that systems have from a version on.
  mutating func note(_ feature: String, since major: Int, at pointer: JSONPointer) {
    document.versionedFeatures.append(
      VersionedFeature(feature, since: SystemVersion(major), pointer: pointer))
  }

  /// Counts a view or guide that was added.
  func checkViews(_ reader: inout JSONReader) throws(ReadingEnded) {
    if elements > limits.views { throw reader.passed(.views, limits.views, elements) }
  }

  /// Views, guides and rows.
  var elements: Int { document.views.count + document.guides.count + elementsOfLists }
}
