import LayoutModel
import ObjectiveCHeaders

extension FileReader {
  /// What of the Objective-C of a folder its Swift can name: the bridging headers, the headers that are called like something in Swift, and those
  /// that these take in; and the implementations of classes that Swift names.
  mutating func objectiveC(
    beside sources: [SourceText], in index: FolderIndex
  ) throws(AppFolderError) -> ObjectiveCSources {
    var found = ObjectiveCSources()
    if sources.isEmpty || index.headers.isEmpty { return found }
    found.words = UsedWords(sources.lazy.map(\.bytes))
    found.bases = Set(sources.flatMap { firstInherited(in: $0.bytes) }.filter { index.headers[$0] != nil })
    var open = index.headers(whereName: { found.words.contains($0) })
    var seen = Set(open.map(\.path))
    var (next, bytesRead) = (0, 0)
    while next < open.count, next < Self.mostHeaders, bytesRead < Self.mostHeaderBytes {
      let entry = open[next]
      next += 1
      guard let bytes = try objectiveCFile(entry) else { continue }
      bytesRead += bytes.count
      let header = readHeader(bytes)
      found.headers.append(header)
      let superclasses = header.containers.compactMap(\.superclass)
      for name in header.includes.map(Self.stem) + superclasses {
        guard let entry = index.headers[name].flatMap({ nearest($0, to: entry.path) }) else { continue }
        if seen.insert(entry.path).inserted { open.append(entry) }
      }
      let isUsed = header.containers.contains { $0.kind == .type && found.words.contains($0.name) }
      guard isUsed,
        let own = index.implementations[Self.stem(entry.path)].flatMap({ nearest($0, to: entry.path) })
      else { continue }
      if let bytes = try objectiveCFile(own) {
        bytesRead += bytes.count
        found.implementations.read(bytes)
      }
    }
    return found
  }

  /// As many headers are read; the names of others are declared nowhere.
  private static let mostHeaders = 1000
  /// After as many bytes no other header is read.
  private static let mostHeaderBytes = 4 << 20

  /// `Name` of `Folder/Name.h`.
  private static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
  }
}

/// The file that shares most folders with a path, of equal ones the first.
private func nearest(_ entries: [FolderEntry], to path: String) -> FolderEntry? {
  let most = entries.map { sharedFolders($0.path, path) }.max()
  return entries.first { sharedFolders($0.path, path) == most }
}

/// The first name behind the colon of each class that a Swift file declares. What stands in comments and texts counts too, and does no harm: no
/// header has its name.
private func firstInherited(in bytes: [UInt8]) -> [String] {
  let word = Array("class ".utf8)
  var found: [String] = []
  var place = 0
  func name() -> String? {
    while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x0A { place += 1 }
    let start = place
    while place < bytes.count, isOfName(bytes[place]) { place += 1 }
    return start == place || place - start > 256 ? nil : String(decoding: bytes[start..<place], as: UTF8.self)
  }
  while place + word.count <= bytes.count {
    guard bytes[place] == word[0], bytes[place..<place + word.count].elementsEqual(word) else {
      place += 1
      continue
    }
    place += word.count
    guard name() != nil else { continue }
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { continue }
    place += 1
    if let base = name() { found.append(base) }
  }
  return found
}

private func isOfName(_ byte: UInt8) -> Bool {
  byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
}
