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

/// Reads a layout document.
func readDocument(
  _ material: Material, _ options: OperationOptions, _ engine: LayoutEngine, _ reading: Reading
) throws(RequestFailure) -> InputDocuments {
  let request = try engine.decode(material.document.bytes, options, archive: material.assets)
  let document = try engine.check(request, isStrict: options.isStrict)
  return InputDocuments(
    documents: [document], isBatch: request.isBatch, text: material.document)
}

/// Translates Interface Builder files.
func readScreens(
  _ material: Material, _ options: OperationOptions, _ engine: LayoutEngine, _ reading: Reading
) throws(RequestFailure) -> InputDocuments {
  guard let source = material.screens else { return InputDocuments(documents: [], isBatch: true) }
  let documents = try engine.documents(
    of: source, options, isStreaming: reading.isStreaming, until: reading.deadline)
  return InputDocuments(
    documents: documents, isBatch: documents.count != 1 || options.overrides.environments != nil)
}
