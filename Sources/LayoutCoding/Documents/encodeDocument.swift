import JSON
package import LayoutModel

/// What of a document cannot be written: nothing that is read says it. Documents that were read have nothing such.
package struct UnwritableDocument: Error, Equatable, Sendable {
  /// Noun phrases, in the order in which they were found. Never empty.
  package var parts: [String]
}

/// Writes a document as JSON text, without an environment: what is read from it is the same document.
///
/// Values that nothing said are left out, and names that reading makes by itself. What reading expands is written in its long form:
/// the constraints of a visual format string one by one, edges by their names. Where a constraint stands is kept; where a
/// list cannot keep the order of constraints, those from there on stand with the document.
///
/// - Throws: What cannot be written. Nothing is left out silently.
/// - Complexity: O(*n*) in the size of the document.
package func encode(_ document: LayoutDocument) throws(UnwritableDocument) -> [UInt8] {
  var encoder = DocumentEncoder(document)
  encoder.json.beginObject()
  encoder.writeDocument()
  encoder.json.endObject()
  if !encoder.unwritable.isEmpty { throw UnwritableDocument(parts: encoder.unwritable) }
  return encoder.json.bytes()
}

/// A document that is being written.
struct DocumentEncoder: ~Copyable {
  var json = JSONWriter(capacity: 4096)
  /// The document at hand: while a list is written, that of one of its cells.
  private(set) var document: LayoutDocument
  private(set) var constraints: ConstraintLists
  private(set) var variations: WrittenVariations
  /// What cannot be written.
  private(set) var unwritable: [String] = []
  /// The first of the views of bar items that were written last: they are numbered in the order in which they stand.
  var firstBarView = Int32.max
  /// What lies where in the document at hand.
  private(set) var nodes: NodePlaces

  /// An encoder of a document.
  init(_ document: LayoutDocument, inList: Bool = false) {
    self.document = document
    constraints = ConstraintLists(document.draft, inList: inList)
    variations = WrittenVariations(document.draft)
    nodes = NodePlaces(document.draft)
  }

  /// An encoder of values for nodes of a document.
  private init(ofValuesFor document: LayoutDocument) {
    let empty = DocumentDraft()
    self.document = document
    (constraints, variations) = (ConstraintLists(empty, inList: true), WrittenVariations(empty))
    nodes = NodePlaces(empty)
  }

  /// Notes something that nothing in a document says.
  mutating func refuse(_ part: String) { unwritable.append(part) }

  /// Writes a document that lies in the one at hand, the cell of a list, or values for nodes of it.
  mutating func inside(_ other: LayoutDocument, isWhole: Bool, _ write: (inout DocumentEncoder) -> Void) {
    var encoder = isWhole ? DocumentEncoder(other, inList: true) : DocumentEncoder(ofValuesFor: other)
    swap(&encoder.json, &json)
    write(&encoder)
    encoder.finish()
    swap(&encoder.json, &json)
    unwritable += encoder.unwritable
  }

  /// Notes what should have been written and was not.
  mutating func finish() {
    for key in variations.unwritten { refuse("a variation of \(key) without a value where none holds") }
  }

  // MARK: Members

  /// The text that is written, empty where nothing is.
  mutating func text(_ write: (inout DocumentEncoder) -> Void) -> [UInt8] {
    var other = JSONWriter(capacity: 64)
    swap(&json, &other)
    write(&self)
    swap(&json, &other)
    return other.bytes()
  }

  /// Writes a value that is JSON already.
  mutating func raw(_ text: [UInt8]) { text.withUnsafeBufferPointer { json.raw($0) } }

  /// Writes a member whose value is JSON already.
  mutating func member(_ name: String, _ text: [UInt8]) {
    json.key(name)
    raw(text)
  }

  /// Writes a member, nothing where nothing is written as its value or an empty object, array or string.
  mutating func member(_ name: String, unlessEmpty write: (inout DocumentEncoder) -> Void) {
    let text = text(write)
    if text.count > 2 { member(name, text) }
  }

  /// Marks variations as written, whose target has them under one key.
  mutating func take(_ kind: WrittenVariations.Kind, of target: Int32, key: String) -> [Int] {
    variations.take(kind, of: target, key: key)
  }

  // MARK: The document

  mutating func writeDocument() {
    let draft = document.draft
    writeTraits(draft.customTraits)
    if constraints.isDocumentFirst { writeConstraints(ofDocument: draft) }
    json.key("hierarchy")
    if draft.controllers.first?.isImplicit == true { writeView(0) } else { writeController(0) }
    if !constraints.isDocumentFirst { writeConstraints(ofDocument: draft) }
    writeActivationOrder(of: draft)
    member("assets", unlessEmpty: { $0.assets(draft.assets) })
    member("fonts", unlessEmpty: { $0.fonts(draft.fonts) })
    member("rules", unlessEmpty: { $0.array(draft.rules) { $0.rule($1) } })
    if !draft.overrides.isEmpty { member("set", unlessEmpty: { $0.changes(draft.overrides) }) }
    member("sources", unlessEmpty: { $0.objects(SourceFile.members, draft.sources) })
    for controller in draft.controllers {
      if case .requested = controller.place {
        refuse("\(controller.id), a controller that a transition asks for")
      }
      if controller.isMade { refuse("\(controller.id), a controller that nobody wrote") }
    }
    finish()
  }

  private mutating func writeConstraints(ofDocument draft: DocumentDraft) {
    if constraints.ofDocument.isEmpty { return }
    json.key("constraints")
    writeConstraints(constraints.ofDocument)
  }

  private mutating func writeTraits(_ traits: [CustomTrait]) {
    if traits.isEmpty { return }
    json.key("customTraits")
    array(traits) { encoder, trait in
      encoder.json.beginObject()
      encoder.json.member("id", trait.id)
      encoder.json.member("type", trait.kind.rawValue)
      encoder.json.key("default")
      encoder.customTraitValue(trait.defaultValue)
      if trait.affectsColorAppearance { encoder.json.member("affectsColorAppearance", true) }
      encoder.json.endObject()
    }
  }

  /// Identifiers in their order. The places of the draft are theirs.
  private mutating func writeActivationOrder(of draft: DocumentDraft) {
    if draft.activationOrder.isEmpty { return }
    json.key("activationOrder")
    json.beginArray()
    var written: Set<UInt32> = []
    for (constraint, place) in draft.activationOrder.sorted(by: { ($0.value, $0.key) < ($1.value, $1.key) }) {
      let identifier = draft.identifier(of: draft.constraints[Int(constraint)])
      if identifier.isEmpty { refuse("the place of a constraint without an identifier in activationOrder") }
      if written.insert(place).inserted { json.string(identifier) }
    }
    json.endArray()
  }
}

/// What lies where in a document.
struct NodePlaces {
  /// Places of lists by their views.
  private(set) var lists: [Int32: Int] = [:]
  /// Guides by their owners.
  private(set) var guides: [Int32: [GuideNode]] = [:]
  /// The children of controllers, in their order.
  private(set) var children: [Int32: [Int]] = [:]
  /// What controllers present.
  private(set) var presented: [Int32: Int] = [:]
  /// The ids of views and guides.
  private(set) var ids: Set<String> = []

  init(_ draft: DocumentDraft) {
    for (place, list) in draft.lists.enumerated() { lists[list.view] = place }
    for guide in draft.guides { guides[guide.owner, default: []].append(guide) }
    for (place, controller) in draft.controllers.enumerated() {
      switch controller.place {
      case .child(let parent, _): children[parent, default: []].append(place)
      case .presented(let presenter): presented[presenter] = place
      case .root, .requested, .implied, .inBar, .inList: break
      }
    }
    ids = Set(draft.views.map(\.id)).union(draft.guides.map(\.id))
  }
}
