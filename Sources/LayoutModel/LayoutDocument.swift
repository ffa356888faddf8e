/// A hierarchy and its constraints, as a request describes them: one document for many environments. Nothing changes it.
@dynamicMemberLookup
package final class LayoutDocument: Sendable {
  /// What it was made of, for those who make another one of it.
  package let draft: DocumentDraft
  package init(_ draft: DocumentDraft) { self.draft = draft }

  /// A value as it was written.
  @inlinable package subscript<Value>(dynamicMember path: KeyPath<DocumentDraft, Value>) -> Value {
    draft[keyPath: path]
  }

  /// The values as they were written, where nothing varies.
  package var values: DocumentValues { DocumentValues(of: self) }
}
