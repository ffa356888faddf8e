package import JSON

/// The values of a document that hold in one environment: those that were written, then what traits and rules put in their
/// place. A copy shares everything that it does not change with the document.
@dynamicMemberLookup
package struct DocumentValues: DocumentNodes, Sendable {
  /// Whose values they are. On hot paths what no environment changes is read of its draft: a getter that hands the draft to another
  /// module copies it, and a member that is looked up by its key path costs as much.
  package let document: LayoutDocument
  package var controllers: [ControllerNode], views: [ViewNode]
  package var details: [ViewDetails], stacks: [StackConfiguration]
  package var scrolls: [ScrollConfiguration], contents: [ViewContent]
  package var constraints: [LayoutConstraint], presentations: [Presentation]
  package var viewTraitOverrides: [Int32: TraitCollection]
  package var viewInterfaceStyles: [Int32: UserInterfaceStyle]
  /// What the views wish for by themselves, by index; empty before ``takeNaturalSizes()``. Measuring and breaking lines
  /// change these, never what the author wrote.
  package var natural: [NaturalSize] = []

  /// The values as they were written.
  package init(of document: LayoutDocument) {
    self.document = document
    (controllers, views) = (document.draft.controllers, document.draft.views)
    (details, contents) = (document.draft.details, document.draft.contents)
    (stacks, scrolls) = (document.draft.stacks, document.draft.scrolls)
    (constraints, presentations) = (document.draft.constraints, document.draft.presentations)
    viewTraitOverrides = document.draft.viewTraitOverrides
    viewInterfaceStyles = document.draft.viewInterfaceStyles
  }

  @inlinable package var guides: [GuideNode] { document.draft.guides }
  @inlinable package var identifiers: [String] { document.draft.identifiers }
  @inlinable package var hierarchyPointer: JSONPointer { document.draft.hierarchyPointer }
  @inlinable package var constraintsOwnerPointer: JSONPointer { document.draft.constraintsOwnerPointer }
  @inlinable package var memberSpellings: [MemberPlace: String] { document.draft.memberSpellings }
  @inlinable package var constraintPointers: [Int32: JSONPointer] { document.draft.constraintPointers }
  @inlinable package var sources: [SourceFile] { document.draft.sources }

  /// What no environment changes.
  @inlinable package subscript<Value>(dynamicMember path: KeyPath<DocumentDraft, Value>) -> Value {
    document.draft[keyPath: path]
  }
}

// As `DocumentNodes` has them for all documents, without a copy of the nodes: pictures and texts ask for each view.
extension DocumentValues {
  /// The name of a view, nil where the document says none.
  package func name(ofView index: Int) -> String? {
    guard let place = views[index].details else { return nil }
    return details[Int(place)].name
  }

  /// The view that is called so, by its id, else by the name that people know; nil for none. O(*n*) in the views.
  package func view(called name: String) -> Int? {
    views.firstIndex { $0.id == name } ?? views.indices.first { self.name(ofView: $0) == name }
  }

  /// The views of a range that is one or several whole subtrees, in pre-order, each with how deep it is below the first level. O(*n*).
  package func depths(of range: Range<Int>) -> [(view: Int, depth: Int)] {
    var ends: [Int] = []
    return range.map { index in
      while let end = ends.last, end <= index { ends.removeLast() }
      defer { ends.append(Int(views[index].subtreeEnd)) }
      return (index, ends.count)
    }
  }

  /// What a view is called in texts for people: `loginButton (id x1y-2z-abc)`, or its id alone.
  package func title(ofView index: Int) -> String {
    guard let name = name(ofView: index), name != views[index].id else { return views[index].id }
    return "\(name) (id \(views[index].id))"
  }

  /// How the button that a view is looks, nil where the document says nothing of it.
  package func buttonStyle(ofView index: Int) -> ButtonConfiguration.Style? {
    guard let place = views[index].content else { return nil }
    return contents[Int(place)].configuration?.style
  }

  /// What a view says of ``ViewContent/clipsToBounds``.
  package func clipsToBounds(ofView index: Int) -> Bool? {
    guard let place = views[index].content else { return nil }
    return contents[Int(place)].clipsToBounds
  }
}

extension DocumentDraft {
  /// A document in which the values of an environment are written.
  package init(_ values: DocumentValues) {
    self = values.document.draft
    (controllers, views, details) = (values.controllers, values.views, values.details)
    (contents, stacks, scrolls) = (values.contents, values.stacks, values.scrolls)
    (constraints, presentations) = (values.constraints, values.presentations)
    (viewTraitOverrides, viewInterfaceStyles) = (values.viewTraitOverrides, values.viewInterfaceStyles)
  }
}
