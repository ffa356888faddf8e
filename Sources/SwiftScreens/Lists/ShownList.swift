import LayoutModel
import SwiftInterpreter
import SwiftProgram

/// What a list shows, as its data source and its delegate say.
struct ShownList {
  struct Section {
    var header, footer: Supplement?
    var cells: [Cell] = []
  }

  /// What stands above or below a section: a view, or the title of one that the system makes.
  struct Supplement {
    var content: Value
    /// In points; nil where the table or the view itself decides.
    var height: Double?
  }

  struct Cell {
    var view: Object
    /// In points; nil where the list or the cell itself decides.
    var height: Double?
    var size: Size?
  }

  /// What of it is not known.
  struct Gap {
    var kind: SourceHole.Kind
    var key: String
    var spot: SourceSpot
    var says: String
    var standIn: String?
  }

  /// How a collection arranges its cells.
  enum Layout {
    /// A `UICollectionViewFlowLayout`.
    case flow(Object)
    /// A `UICollectionViewCompositionalLayout`, and its sections, or the configuration of a list.
    case compositional(Object, [Value])
  }

  var sections: [Section] = []
  var layout: Layout?
  var gaps: [Gap] = []
  /// Whether each of its rows is there.
  var isWhole: Bool { gaps.isEmpty }

  /// The views that have documents of their own in that of the list.
  var elements: [Object] {
    sections.flatMap { section in
      let supplements = [section.header, section.footer].compactMap { part -> Object? in
        if case .object(let view)? = part?.content { view } else { nil }
      }
      return supplements + section.cells.map(\.view)
    }
  }
}

/// The lists of a screen that were asked for what they show.
struct ShownLists {
  private var lists: [ObjectIdentifier: ShownList] = [:]
  private var elements: Set<ObjectIdentifier> = []

  /// What a list shows; nil for one that was not asked, or shows nothing.
  subscript(list: Object) -> ShownList? { lists[ObjectIdentifier(list)] }

  /// Whether a view is a cell, or above or below those of a section.
  func has(_ view: Object) -> Bool { elements.contains(ObjectIdentifier(view)) }

  init() {}

  /// The views that lists show, in the order of the lists.
  private(set) var views: [Object] = []

  /// Asks the lists in a view.
  init(below view: Value, _ run: ScreenRun) {
    var found: [(Object, isTable: Bool)] = []
    var walk = TreeWalk()
    run.forEach(view, &walk) { view in
      if case .object(let object) = view, let type = documentType(of: object),
        ["tableView", "collectionView"].contains(type), !run.adoption.isStatic(object)
      {
        found.append((object, type == "tableView"))
      }
      return true
    }
    for (list, isTable) in found {
      var source = RowSource(run, list, isTable: isTable)
      let shown = source.read()
      if shown.sections.isEmpty, shown.isWhole { continue }
      lists[ObjectIdentifier(list)] = shown
      views += shown.elements
    }
    elements = Set(views.map { ObjectIdentifier($0) })
  }
}
