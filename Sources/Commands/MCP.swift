import ArgumentParser
import LayoutModel
import ModelContext
import Operations

/// Speaks the Model Context Protocol over standard input and output.
struct MCP: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract:
      "Offer check, frames, explain, compare, picture and devices to agents, over standard input and output.",
    discussion: """
      A message a line of the Model Context Protocol, in its revisions from 2024-11-05 to 2026-07-28. Paths are taken below the \
      folder in which it is started. Ends with standard input.
      """)

  @OptionGroup var project: ProjectOptions

  func run() throws {
    let project = try project.project()
    let files = ContextFiles { path throws(Refusal) in try readBelow(path) }
    let server = ContextServer(files: files) { project.resolver }
    var lines = InputLines(limit: FileLimit.input)
    while let line = lines.next() {
      if line.isEmpty { continue }
      let answer = line.withUnsafeBytes { server.answer($0) }
      if !answer.bytes.isEmpty { StandardStream.output.write(answer.bytes + [0x0A]) }
    }
  }
}

/// What a path names below the working folder.
///
/// - Throws: That it leads elsewhere, or to nothing that can be read, with the names that are near.
private func readBelow(_ path: String) throws(Refusal) -> FileInput {
  guard let inside = FolderFiles.realPath(path, below: workingDirectory) else {
    if exists(path) { throw Refusal("Only paths below the folder in which the server was started are read.") }
    throw absent(path)
  }
  if FolderFiles.isFolder(inside) { return .folder(FolderFiles(appAt: inside)) }
  do throws(ReadingFault) {
    let bytes = try StandardStream.contents(of: inside)
    return isSwiftFile(inside) ? .folder(FolderFiles(file: inside, bytes)) : .bytes(bytes)
  } catch {
    throw Refusal("'\(PlainText(path))' \(error.sentence)")
  }
}

/// That nothing is there, with files here whose names are like the last part of the path.
private func absent(_ path: String) -> Refusal {
  let name = path.split(separator: "/").last.map(String.init) ?? path
  let paths = FolderFiles(appAt: ".").paths
  let names = Dictionary(paths.map { ($0.split(separator: "/").last.map(String.init) ?? $0, $0) }) {
    first, _ in first
  }
  let detail = "There is no '\(PlainText(path))' below the folder in which the server was started."
  var item = Refusal.Item(parameter: "path", code: "unknownPath", detail: detail)
  item.nearest = nearestNames(to: name, in: names.keys.sorted()).compactMap { names[$0] }
  return Refusal(.invalidRequest, detail, errors: [item])
}
