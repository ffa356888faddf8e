package import LayoutModel

/// A layout document with the equations of a message.
package struct ReconstructedDocument: Sendable {
  /// One root view that fills the window and says nothing, and in it the views of the message. No view has a frame.
  package var document = DocumentDraft()
  /// For each constraint of the document the one of the message that it stands for, as index in
  /// ``ConsoleLog/Block/constraints``.
  package var origins: [Int] = []
  /// For each item of the message what it is in the document.
  package var items: [LayoutItem] = []
  /// What the message does not say and the document had to decide, a sentence each.
  package var assumptions: [String] = []

  /// The constraints of the document that stand for one of the message. Some are written as several.
  package func constraints(for logged: Int) -> [Int] { origins.indices.filter { origins[$0] == logged } }
}

/// Rebuilds what a message speaks of as a document that has the same equations.
///
/// A view that is pinned to `|` lies in what that is, a guide belongs to it, and what says nothing of that lies in the root.
/// That need not be the tree of the app: distances between views do not depend on it. Constraints that masks, content
/// sizes and cells made are written constraints here. The margins and safe areas that the message gives as guides stay
/// free but for its constraints.
///
/// - Complexity: O(*n*) in the size of the message.
package func document(of block: ConsoleLog.Block) -> ReconstructedDocument {
  var writer = DocumentWriter(block, LoggedTree(block))
  writer.addViews()
  writer.addGuides()
  for index in block.constraints.indices { writer.add(index) }
  writer.noteFreeGuides()
  writer.noteWhatIsMissing()
  return writer.result
}
