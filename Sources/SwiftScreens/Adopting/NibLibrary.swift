package import InterfaceBuilder
import JSON
package import LayoutCoding
import LayoutModel
import Synchronization

/// The Interface Builder files of a folder, of which each is read when code asks for it.
package final class NibLibrary: Sendable {
  private let files: [InterfaceFile]
  private let limits: DecodingLimits
  /// The places of files by what code calls them, and of those that name a class.
  private let nibs: [String: Int]
  private let storyboards: [String: Int]
  private let naming: [String: [Int]]
  private let answers = Mutex<(known: [NibRequest: NibAnswer], bytes: Int)>(([:], 0))

  /// What is kept of answers, in bytes of documents.
  private static let keptBytes = 1 << 24

  /// - Parameter files: In the order of their paths; of several with one name the first counts.
  package init(_ files: [InterfaceFile], limits: DecodingLimits = DecodingLimits()) {
    (self.files, self.limits) = (files, limits)
    func places(_ ending: String) -> [String: Int] {
      Dictionary(
        files.enumerated().compactMap { place, file in fileName(file.path, ending).map { ($0, place) } }
      ) {
        first, _ in first
      }
    }
    (nibs, storyboards) = (places(".xib"), places(".storyboard"))
    var naming: [String: [Int]] = [:]
    for (place, file) in files.enumerated() {
      for name in Set(customClasses(in: file.bytes)) { naming[name, default: []].append(place) }
    }
    self.naming = naming
  }

  /// Whether a file names a class.
  package func names(_ type: String) -> Bool { naming[type] != nil }

  /// The file that shows a class as a controller, and the id of its view.
  ///
  /// - Parameter path: Where the class is, by which of several files the nearest counts.
  package func sceneView(ofClass type: String, near path: String) -> (file: String, view: String)? {
    guard case .found(let nib, controller: .some) = answer(.scene(ofClass: type, near: path)) else {
      return nil
    }
    let views = nib.trees.compactMap { JSONTree($0)?["hierarchy"]?["view"]?["id"]?.text }
    let target = nib.outlets.first(where: \.isOwnersView)?.target
    return (views.first { $0 == target } ?? views.first).map { (nib.path, $0) }
  }

  /// What is there of what is asked for.
  package func answer(_ request: NibRequest) -> NibAnswer {
    if let known = answers.withLock({ $0.known[request] }) { return known }
    let answer = read(request)
    answers.withLock { answers in
      if case .found(let nib, _) = answer { answers.bytes += nib.trees.reduce(0) { $0 + $1.count } }
      if answers.bytes < Self.keptBytes { answers.known[request] = answer }
    }
    return answer
  }

  private func read(_ request: NibRequest) -> NibAnswer {
    do throws(FaultList) {
      switch request {
      case .nib(let name):
        guard let file = nibs[name] else { return .missing }
        return .found(try open(file).nib, controller: nil)
      case .controller(let storyboard, let identifier):
        guard let file = storyboards[storyboard] ?? files.firstIndex(where: { $0.path == storyboard }),
          let found = try open(file).scene(identifier: identifier)
        else { return .missing }
        return .found(found.nib, controller: found.type ?? "")
      case .scene(let type, let path):
        let places = naming[type] ?? []
        let ranked = places.map { ($0, sharedFolders(files[$0].path, path)) }
        for (file, _) in ranked.sorted(by: { ($1.1, $0.0) < ($0.1, $1.0) }) {
          if let found = try open(file).scene(ofClass: type) {
            return .found(found.nib, controller: found.isController ? type : nil)
          }
        }
        return .missing
      }
    } catch {
      return .unreadable(error.faults.first.map { "\($0.kind)" } ?? "")
    }
  }

  private func open(_ file: Int) throws(FaultList) -> NibFile {
    try NibFile(files[file], limits: ImportLimits(limits))
  }
}

/// What code calls a file; nil for one of another kind.
private func fileName(_ path: String, _ ending: String) -> String? {
  let name = path.split(separator: "/").last ?? ""
  return name.hasSuffix(ending) ? String(name.dropLast(ending.utf8.count)) : nil
}

/// The classes that an Interface Builder file names, by the bytes of its attributes.
private func customClasses(in bytes: [UInt8]) -> [String] {
  let start = Array("customClass=\"".utf8)
  var found: [String] = []
  var index = 0
  while index + start.count < bytes.count {
    guard bytes[index] == start[0], bytes[index...].starts(with: start) else {
      index += 1
      continue
    }
    let name = bytes[(index + start.count)...].prefix { $0 != UInt8(ascii: "\"") }.prefix(256)
    found.append(name.withUnsafeBytes { String(outside: $0) })
    index += start.count + name.count
  }
  return found
}
