import HTTPServer
import JSON
import Operations

extension Refusal {
  /// The problem with what the request tells of its reason: what a caller probably did, and what to do instead.
  func explained(by request: HTTPRequest) -> Refusal {
    var problem = self
    switch type {
    case .invalidJSON, .invalidXML:
      let code = self.type == .invalidXML ? "invalidXML" : "invalidJSON"
      let type = MediaType.essence(of: request.header("Content-Type") ?? "")
      guard type != MediaType.multipart.rawValue,
        let index = errors.firstIndex(where: { $0.code == code }), let offset = errors[index].offset,
        let hint = request.withBody({ body in
          self.type == .invalidXML
            ? hint(onUnreadableXML: body, at: offset) : hint(onUnreadable: body, at: offset)
        })
      else { return self }
      problem.add(hint, toError: index)
    case .invalidRequest: problem.explain(by: request)
    default: break
    }
    return problem
  }

  /// Says of a request that is no valid one where it belongs.
  private mutating func explain(by request: HTTPRequest) {
    let isTransition = request.path == "/v1/transition"
    if !isTransition, request.path != "/v1/diff",
      let index = errors.firstIndex(where: { $0.pointer == "#/to" || $0.pointer == "#/from" })
    {
      keep(index)
      add("A document with from and to is a transition: send it to /v1/transition.", toError: 0)
    } else if request.path == "/v1/assets/select",
      let index = errors.firstIndex(where: { $0.pointer == "#/hierarchy" })
    {
      // One cause: the whole is no request for an asset.
      keep(index)
      errors[0].detail =
        "A layout document goes to /v1/resolve. This address takes a Contents.json: "
        + "{\"contents\": {…}, \"traits\": {…}}."
      detail = errors[0].detail
    } else if request.path.hasPrefix("/v1/resolve"),
      let index = errors.firstIndex(where: { $0.pointer == "#/info" && $0.code == "unknownKey" })
    {
      keep(index)
      errors[0].detail =
        "This seems to be the Contents.json of an asset catalogue: {\"contents\": {…}} goes to /v1/assets/select. "
        + "A layout document has a device and a hierarchy."
      detail = errors[0].detail
    } else if errors.first?.code == "invalidMultipart", let type = request.header("Content-Type"),
      !type.lowercased().contains("boundary=")
    {
      add(
        "The header names no boundary, which curl writes by itself. A JSON document alone goes as application/json.",
        toError: 0)
    } else if isTransition, lacksEnds {
      add("A document of one environment belongs to /v1/resolve.", toError: 0)
    }
  }

  /// Leaves out all errors but one, of which the others come.
  private mutating func keep(_ index: Int) {
    errors = [errors[index]]
    detail = errors[0].detail
  }

  private var lacksEnds: Bool {
    errors.count > 1 && errors.prefix(2).allSatisfy { $0.code == "missingKey" && $0.pointer == "#" }
      && errors[0].detail.contains("'from'") && errors[1].detail.contains("'to'")
  }

  /// Adds a sentence to one error, and to the whole where that begins with it.
  private mutating func add(_ sentence: String, toError index: Int) {
    let old = errors[index].detail
    errors[index].detail = "\(old) \(sentence)"
    if detail.hasPrefix(old) { detail = errors[index].detail + detail.dropFirst(old.count) }
  }
}

/// What a caller probably did where a body is no JSON.
///
/// - Parameter offset: Of the first byte that cannot be read.
private func hint(onUnreadable body: UnsafeRawBufferPointer, at offset: Int) -> String? {
  let isAtStart = body.prefix(max(0, offset)).allSatisfy { $0 <= 0x20 }
  if isAtStart, let hint = hint(onStartOf: body) { return hint }
  guard offset >= 0, offset < body.count else {
    return openPlace(inJSON: body) ?? "A bracket or quote that is opened before is not closed."
  }
  let before = body.prefix(offset).last { $0 > 0x20 }.map { Unicode.Scalar($0) }
  return switch (before, Unicode.Scalar(body[offset])) {
  case ("}", "{"): "A body is one document; several environments of it go into environments."
  case ("0", "x"), ("0", "X"): "JSON has decimal numbers only."
  case (_, "'"): "JSON has double quotes."
  case (_, "/"): "JSON has no comments; a member whose name begins with // is skipped."
  case (_, "T"), (_, "F"), (_, "N"), (_, "I"), (_, "u"):
    "JSON writes true, false and null, and has no NaN, no Infinity and no undefined."
  case ("{", "a"..."z"), ("{", "A"..."Z"), (",", "a"..."z"), (",", "A"..."Z"): "Names stand in double quotes."
  default: nil
  }
}

private func hint(onUnreadableXML body: UnsafeRawBufferPointer, at offset: Int) -> String? {
  let start = body.prefix(16).drop { $0 <= 0x20 }
  if start.starts(with: "NIBArchive".utf8) || start.starts(with: "bplist".utf8) {
    return "This is a compiled nib. Send the .xib or .storyboard that it was made of."
  }
  if start.first == UInt8(ascii: "{") { return "A layout document in JSON goes to /v1/resolve." }
  if start.first == UInt8(ascii: "<") {
    guard offset >= body.count else { return nil }
    return openElement(inXML: body).map { "The element <\($0)> is not closed." }
      ?? "An element that is opened before is not closed."
  }
  return hint(onStartOf: body)
}

private func hint(onStartOf body: UnsafeRawBufferPointer) -> String? {
  guard let first = body.first(where: { $0 > 0x20 }) else {
    return "The body is empty. Send the document as the body of the POST: curl --data-binary @FILE."
  }
  if body.starts(with: [0xEF, 0xBB, 0xBF]) {
    return "The text begins with a byte order mark (EF BB BF). Leave it out."
  }
  if body.starts(with: [0xFE, 0xFF]) || body.starts(with: [0xFF, 0xFE]) || body.prefix(4).contains(0) {
    return "The text seems to be UTF-16; JSON is UTF-8."
  }
  if body.starts(with: [0x1F, 0x8B]) { return "The body is packed by gzip. Say so: Content-Encoding: gzip." }
  if first == UInt8(ascii: "<") { return "An Interface Builder file is sent as application/xml." }
  if first == UInt8(ascii: "P"), body.starts(with: [0x50, 0x4B]) {
    return "An archive is sent as application/zip, or as a part of multipart/form-data."
  }
  guard body.count <= 200, let name = fileName(body) else { return hint(onWords: body, first) }
  return
    "The body seems to be the name of a file: with curl an @ before it sends the file, --data-binary @\(name)."
}

/// What is sent in place of a document, by how it begins.
private func hint(onWords body: UnsafeRawBufferPointer, _ first: UInt8) -> String {
  let start = String(outside: UnsafeRawBufferPointer(rebasing: body.prefix(200))).trimmingBlanks
  if first == UInt8(ascii: "'") {
    return
      "The single quotes around the document stand in the body: not every command line takes them off, such as that of "
      + "Windows. Put the document into a file and send that: --data-binary @FILE."
  }
  if first == UInt8(ascii: "`") { return "Leave out the marks of Markdown around the document." }
  if ["\u{201C}", "\u{201D}", "\u{2018}", "\u{2019}"].contains(where: start.hasPrefix) {
    return "JSON has straight quotes, \"."
  }
  if isLikeSwift(start) {
    return "The body seems to be Swift. Send it as text/x-swift: -H 'Content-Type: text/x-swift'."
  }
  if body.count <= 200, isFolder(start) {
    return
      "The body seems to be the name of a folder. Send the folder zipped, as application/zip, or give its name to the "
      + "command line: 'layout-resolver resolve \(start)'."
  }
  return isLikeYAML(body)
    ? "The body seems to be YAML. Send it as JSON." : "A document is a JSON object and begins with {."
}

/// Whether a text begins as code does that declares something.
private func isLikeSwift(_ start: String) -> Bool {
  let words = [
    "import ", "class ", "struct ", "enum ", "extension ", "final class ", "public ", "open class ", "func ",
    "let ",
    "var ", "@", "//", "/*", "#if ",
  ]
  return words.contains(where: start.hasPrefix)
}

/// Whether a short text is a path without an ending.
private func isFolder(_ text: String) -> Bool {
  guard !text.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F || "{\"=<>:".utf8.contains($0) }) else {
    return false
  }
  return [".", "..", "~"].contains(text) || text.hasPrefix("./") || text.hasPrefix("../")
    || text.hasPrefix("~/")
    || text.hasPrefix("/") || text.hasSuffix("/")
}

/// Whether a text begins with a name, a colon and a blank.
private func isLikeYAML(_ body: UnsafeRawBufferPointer) -> Bool {
  let name = body.prefix(64).prefix { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\"") }
  guard !name.isEmpty, name.endIndex + 1 < body.count else { return false }
  return body[name.endIndex] == UInt8(ascii: ":") && body[name.endIndex + 1] <= 0x20
}

/// A short text that names a file; nil for anything else.
private func fileName(_ body: UnsafeRawBufferPointer) -> String? {
  let text = String(outside: body).trimmingBlanks
  let isName = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !text.contains { "{\"=".contains($0) }
  return isName && [".json", ".xib", ".storyboard", ".xml", ".zip"].contains(where: text.hasSuffix)
    ? text : nil
}
