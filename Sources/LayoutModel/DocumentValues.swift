package import JSON

/// The values of a document that hold in one environment: at first those that were written, then with what traits and
/// rules put in their place.
///
/// A copy shares everything that it does not change with the document.
@dynamicMemberLookup
package struct DocumentValues: DocumentNodes, Sendable {
  /// Whose values they are.
  package let document: LayoutDocument
  package var controllers: [ControllerNode]
  package var views: [ViewNode]
  package var details: [ViewDetails]
  package var stacks: [StackConfiguration]
  package var scrolls: [ScrollConfiguration]
  package var contents: [ViewContent]
  package var constraints: [LayoutConstraint]
  package var presentations: [Presentation]
  package var viewTraitOverrides: [Int32: TraitCollection]
  package var viewInterfaceStyles: [Int32: UserInterfaceStyle]
  /// What the views wish for by themselves, by index; empty before anything is measured. Measuring and breaking lines change
  /// these, never what the author wrote.
  package var natural: [NaturalSize] = []

  /// The values as they were written.
  package init(of document: LayoutDocument) {
    self.document = document
    controllers = document.draft.controllers
    views = document.draft.views
    details = document.draft.details
    stacks = document.draft.stacks
    scrolls = document.draft.scrolls
    contents = document.draft.contents
    constraints = document.draft.constraints
    presentations = document.draft.presentations
    viewTraitOverrides = document.draft.viewTraitOverrides
    viewInterfaceStyles = document.draft.viewInterfaceStyles
  }

  @inlinable package var guides: [GuideNode] { document.draft.guides }
  @inlinable package var identifiers: [String] { document.draft.identifiers }
  @inlinable package var hierarchyPointer: JSONPointer { document.draft.hierarchyPointer }
  @inlinable package var constraintsOwnerPointer: JSONPointer { document.draft.constraintsOwnerPointer }
  @inlinable package var memberSpellings: [MemberPlace: String] { document.draft.memberSpellings }
  @inlinable package var sources: [SourceFile] { document.draft.sources }

  /// What no environment changes.
  @inlinable package subscript<Value>(dynamicMember path: KeyPath<DocumentDraft, Value>) -> Value {
    document.draft[keyPath: path]
  }
}

extension DocumentDraft {
  /// A document in which the values of an environment are written.
  package init(_ values: DocumentValues) {
    self = values.document.draft
    controllers = values.controllers
    views = values.views
    details = values.details
    stacks = values.stacks
    scrolls = values.scrolls
    contents = values.contents
    constraints = values.constraints
    presentations = values.presentations
    viewTraitOverrides = values.viewTraitOverrides
    viewInterfaceStyles = values.viewInterfaceStyles
  }
}
