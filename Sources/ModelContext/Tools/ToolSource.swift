import LayoutModel
import Operations

/// What a call is about.
struct ToolSource {
  var input: FileInput
  /// As it was named; nil for a text.
  var path: String?
  /// Whether it is one file in Swift, whose screens are classes.
  var isSwift: Bool

  /// The format of a text or a file, as far as it tells itself; nil for a folder, and for Swift.
  var format: InputFormat? {
    guard case .bytes(let bytes) = input else { return nil }
    return bytes.withUnsafeBytes { InputFormat.recognized($0, among: Self.formats) }
  }

  /// What tools read.
  fileprivate static let formats = Operation.explain.inputs + Operation.resolve.inputs
}

extension ToolCall {
  /// What is read: a file, a folder, or a text.
  ///
  /// - Throws: That it is missing, twice there, or cannot be read.
  func source() throws(Refusal) -> ToolSource {
    try source(path: .path, text: .text, for: "a document, a storyboard, a xib, Swift")
  }

  /// What was before a change.
  func sourceBefore() throws(Refusal) -> ToolSource {
    try source(path: .beforePath, text: .beforeText, for: "what was before")
  }

  private func source(path: ToolArgument, text: ToolArgument, for what: String) throws(Refusal) -> ToolSource
  {
    switch (arguments.text(path), arguments.text(text)) {
    case (nil, nil):
      let words = files == nil ? "'\(text.name)' is" : "'\(path.name)' or '\(text.name)' is"
      throw Refusal("\(words) missing: \(what).")
    case (.some, .some): throw Refusal("Either '\(path.name)' or '\(text.name)', not both.")
    case (let name?, nil):
      guard let files else {
        throw Refusal("No paths are taken here: send the source itself as '\(text.name)'.")
      }
      do throws(Refusal) {
        return ToolSource(input: try files.read(name), path: name, isSwift: name.hasSuffix(".swift"))
      } catch {
        var refusal = error
        for index in refusal.errors.indices { refusal.errors[index].parameter = path.name }
        throw refusal
      }
    case (nil, let text?):
      let bytes = Array(text.utf8)
      let source = ToolSource(input: .bytes(bytes), path: nil, isSwift: false)
      if source.format != nil { return source }
      // What is none of the others is Swift: it begins in so many ways.
      return ToolSource(input: .folder(FolderFiles(file: "Screen.swift", bytes)), path: nil, isSwift: true)
    }
  }

  /// Devices that stand for all where nobody names any: the smallest phone that is sold, a usual and a large one, a small and a
  /// large pad.
  static let usualDevices = [
    "iphone-se-3", "iphone-15", "iphone-16-pro-max", "ipad-mini-6", "ipad-pro-13-m4",
  ]

  /// The parameters of an operation that the call stands for.
  ///
  /// - Parameter usual: Devices that are asked for where the call names none.
  func query(_ source: ToolSource?, devices usual: [String] = []) -> Query {
    var devices = arguments.texts(.device)
    // What was recorded is of one device.
    if devices.isEmpty, source?.format != .dump { devices = usual }
    var query: Query =
      devices == ["all"] ? [("environments", "all")] : devices.map { ("device", $0) }
    query += arguments.map(.environment)
    if let screen = arguments.text(.screen) {
      query.append((source?.isSwift == true ? "type" : "scene", screen))
    }
    return query
  }

  /// Answers with a query that names the screen as a scene, and where there is none of that name as a class.
  func asking<Result>(
    _ query: Query, _ ask: (Query) throws(Refusal) -> Result
  ) throws(Refusal) -> Result {
    do throws(Refusal) {
      return try ask(query)
    } catch {
      let isScene = error.errors.contains { $0.parameter == "scene" }
      guard isScene, case .folder? = try? source().input else { throw error }
      let other: Query = query.map { $0.name == "scene" ? ("type", $0.value) : $0 }
      do throws(Refusal) { return try ask(other) } catch { throw error }
    }
  }
}
