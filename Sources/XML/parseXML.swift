import CExpat
import JSON
package import LayoutModel

/// Reads an XML text with expat.
///
/// A document type declaration is refused, and with it every entity but the five of XML itself: nothing outside
/// the text is ever read, and no text can grow. docs/decisions/0080-expat.md says why expat.
///
/// - Parameters:
///   - mayNameType: Whether the text may have a document type declaration, as each property list has it. One that only names
///     a definition elsewhere is passed over, and the definition is not read; one that defines something is refused.
/// - Throws: ``Fault`` with ``Fault/Kind/invalidXML(_:offset:line:column:)``, a passed limit, or ``Fault/Kind/interrupted``.
/// - Complexity: O(*n*) in the length of the text.
package func parseXML(
  _ bytes: UnsafeRawBufferPointer, _ limits: XMLLimits, mayNameType: Bool = false
) throws(Fault) -> XMLDocument {
  let builder = XMLTreeBuilder(limits, mayNameType: mayNameType)
  guard let parser = XML_ParserCreate(nil) else { fatalError("out of memory") }
  defer { XML_ParserFree(parser) }
  builder.parser = parser
  // The builder outlives the parser: it is used after the parsing below.
  XML_SetUserData(parser, Unmanaged.passUnretained(builder).toOpaque())
  setHandlers(of: parser)
  guard bytes.count <= Int(Int32.max) else {
    throw Fault(.limitExceeded(.bodyBytes, limit: Int(Int32.max), value: bytes.count), at: .root)
  }
  let status = XML_Parse(
    parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count), 1)
  if let kind = builder.refusal { throw Fault(kind, at: .root) }
  guard status == XML_STATUS_OK else {
    let message = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "unreadable"
    throw Fault(syntaxFault(message, at: parser), at: .root)
  }
  return withExtendedLifetime(builder) { builder.makeDocument() }
}

/// What reading an XML text may take.
package struct XMLLimits {
  /// To which elements may be nested.
  package var depth: Int
  /// Bytes that its tree may take, about, with what is kept already.
  package var bytes = Int.max
  /// What is kept already.
  package var used = 0
  /// How many times the tree is kept.
  package var copies = 1
  /// Asked every few elements; true ends the reading.
  package var isInterrupted: () -> Bool = { false }

  package init(depth: Int) { self.depth = depth }

  package init(depth: Int, bytes: Int, isInterrupted: @escaping () -> Bool) {
    (self.depth, self.bytes, self.isInterrupted) = (depth, bytes, isInterrupted)
  }
}

private func syntaxFault(_ reason: String, at parser: XML_Parser) -> Fault.Kind {
  .invalidXML(
    reason, offset: max(Int(XML_GetCurrentByteIndex(parser)), 0),
    line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
}

private func setHandlers(of parser: XML_Parser) {
  XML_SetElementHandler(
    parser,
    { builder, name, attributes in
      guard let name, let attributes else { return }
      XMLTreeBuilder.from(builder).begin(String(cString: name).streamSafe, attributes)
    },
    { builder, _ in XMLTreeBuilder.from(builder).end() })
  XML_SetCharacterDataHandler(parser) { builder, text, count in
    guard let text else { return }
    let bytes = UnsafeRawBufferPointer(start: text, count: Int(count))
    XMLTreeBuilder.from(builder).append(String(decoding: bytes, as: UTF8.self))
  }
  XML_SetStartDoctypeDeclHandler(parser) { builder, _, _, _, hasDefinitions in
    XMLTreeBuilder.from(builder).beginDoctype(hasDefinitions: hasDefinitions != 0)
  }
}

/// What expat's callbacks fill. Only ``parseXML(_:_:mayNameType:)`` makes one, for one parsing on one thread.
private final class XMLTreeBuilder {
  var parser: XML_Parser?
  private(set) var refusal: Fault.Kind?
  private let limits: XMLLimits
  private let mayNameType: Bool
  /// What the tree takes so far.
  private var keptBytes = 0
  private var steps = 0
  private static let stepsPerQuestion = 256
  private var nodes: [XMLDocument.Node] = []
  private var attributes: [XMLDocument.Attribute] = []
  private var texts: [String] = []
  private var open: [Int32] = []
  private var pendingText: [String] = []
  /// Names are few and occur often: one string for all occurrences.
  private var names: [String: String] = [:]

  init(_ limits: XMLLimits, mayNameType: Bool) { (self.limits, self.mayNameType) = (limits, mayNameType) }

  static func from(_ context: UnsafeMutableRawPointer?) -> XMLTreeBuilder {
    guard let context else { fatalError("expat lost its user data") }
    return Unmanaged<XMLTreeBuilder>.fromOpaque(context).takeUnretainedValue()
  }

  func begin(_ name: String, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>) {
    guard open.count < limits.depth else {
      return refuse(.limitExceeded(.depth, limit: limits.depth, value: open.count + 1))
    }
    keep(XMLDocument.elementBytes)
    let first = Int32(attributes.count)
    var next = list
    while let attribute = next[0], let value = next[1] {
      attributes.append(
        XMLDocument.Attribute(
          name: intern(String(cString: attribute).streamSafe),
          value: String(cString: value).streamSafe))
      keep(XMLDocument.attributeBytes + attributes[attributes.count - 1].value.utf8.count)
      next += 2
    }
    nodes.append(
      XMLDocument.Node(
        name: intern(name), parent: open.last ?? -1, end: 0, firstAttribute: first,
        attributeCount: Int32(attributes.count) - first, text: -1,
        offset: Int32(truncatingIfNeeded: XML_GetCurrentByteIndex(parser))))
    open.append(Int32(nodes.count - 1))
    pendingText.append("")
  }

  func end() {
    guard let index = open.popLast(), let text = pendingText.popLast() else { return }
    nodes[Int(index)].end = Int32(nodes.count)
    guard text.utf8.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) else { return }
    nodes[Int(index)].text = Int32(texts.count)
    texts.append(text.streamSafe)
    keep(XMLDocument.textBytes)
  }

  func append(_ text: String) {
    guard !pendingText.isEmpty else { return }
    pendingText[pendingText.count - 1] += text
    keep(2 * text.utf8.count)
  }

  /// Counts what is kept, and now and then asks for the time.
  private func keep(_ bytes: Int) {
    keptBytes += bytes * limits.copies
    if limits.used + keptBytes > limits.bytes {
      return refuse(.limitExceeded(.memoryBytes, limit: limits.bytes, value: limits.used + keptBytes))
    }
    steps += 1
    if steps % Self.stepsPerQuestion == 0, limits.isInterrupted() { refuse(.interrupted) }
  }

  func beginDoctype(hasDefinitions: Bool) {
    guard let parser, hasDefinitions || !mayNameType else { return }
    refuse(syntaxFault("a document type declaration", at: parser))
  }

  func makeDocument() -> XMLDocument {
    XMLDocument(nodes: nodes, attributes: attributes, texts: texts, keptBytes: keptBytes)
  }

  private func refuse(_ kind: Fault.Kind) {
    if refusal == nil { refusal = kind }
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }

  private func intern(_ name: String) -> String {
    if let known = names[name] { return known }
    names[name] = name
    keep(XMLDocument.attributeBytes + name.utf8.count)
    return name
  }
}
