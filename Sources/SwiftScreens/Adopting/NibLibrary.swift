package import InterfaceBuilder
import JSON
package import LayoutCoding
import LayoutModel
import SwiftInterpreter
import Synchronization

/// The Interface Builder files of a folder, of which each is read when code asks for it.
package final class NibLibrary: Sendable {
  private let files: [InterfaceFile]
  private let limits: DecodingLimits
  /// The places of files by what code calls them, and of those that name a class.
  private let nibs: [String: [Int]]
  private let storyboards: [String: [Int]]
  private let paths: [String: Int]
  private let naming: [String: [Int]]
  private let answers = Mutex<(known: [NibRequest: NibAnswer], bytes: Int)>(([:], 0))
  /// What files show of classes, by their places; nil for what cannot be read.
  private let shown = Mutex<[Int: ShownClasses?]>([:])
  /// The files that were opened last.
  private let opened = Mutex<[(place: Int, file: NibFile)]>([])

  /// What is kept of answers, in bytes of documents.
  private static let keptBytes = 1 << 24

  /// - Parameter files: In the order of their paths; of several that are equally near the first counts.
  package init(_ files: [InterfaceFile], limits: DecodingLimits = DecodingLimits()) {
    (self.files, self.limits) = (files, limits)
    func places(_ ending: String) -> [String: [Int]] {
      var places: [String: [Int]] = [:]
      for (place, file) in files.enumerated() {
        if let name = fileName(file.path, ending) { places[name, default: []].append(place) }
      }
      return places
    }
    (nibs, storyboards) = (places(".xib"), places(".storyboard"))
    paths = Dictionary(files.enumerated().map { ($1.path, $0) }) { first, _ in first }
    var naming: [String: [Int]] = [:]
    for (place, file) in files.enumerated() {
      for name in Set(customClasses(in: file.bytes)) { naming[name, default: []].append(place) }
    }
    self.naming = naming
  }

  /// The files that draw what a class shows, with the modules that they say; of a container without children they have nothing but the
  /// class.
  package func drawings(ofClass type: String) -> [ClassView] {
    (naming[type] ?? []).flatMap { place in
      let modules: Set<String?> = shown(in: place).map { $0.drawn[type] ?? [] } ?? [nil]
      return modules.map { ClassView(file: files[place].path, view: "", module: $0) }
    }
  }

  private func shown(in place: Int) -> ShownClasses? {
    if let known = shown.withLock({ $0[place] }) { return known }
    let found = (try? open(place))?.shownClasses
    shown.withLock { $0[place] = .some(found) }
    return found
  }

  /// What a file has of a class: the view of a controller or of a xib.
  package struct ClassView {
    package let file: String, view: String
    /// The module of the class, where the file says it.
    let module: String?
    /// Whether the class loads the file.
    package var isLoaded = false

    /// Whether the module that it says is that of a file.
    package func isOfModule(of path: String) -> Bool { module.map { isPath(path, ofModule: $0) } ?? false }
  }

  /// The views of the controllers of a class in files, in their order.
  package func sceneViews(ofClass type: String) -> [ClassView] {
    (naming[type] ?? []).flatMap { place in
      let views = shown(in: place)?.views(ofControllers: type) ?? []
      return views.map { ClassView(file: files[place].path, view: $0.view, module: $0.module) }
    }
  }

  /// The views of a class in xibs, and those of xibs that say that the class loads them.
  package func nibViews(ofClass type: String) -> [ClassView] {
    (naming[type] ?? []).filter { files[$0].path.hasSuffix(".xib") }.flatMap { place in
      let views = shown(in: place)?.views(ofClass: type) ?? []
      return views.map {
        ClassView(file: files[place].path, view: $0.view, module: $0.module, isLoaded: $0.isLoaded)
      }
    }
  }

  /// The file that lies nearest to a path, of some.
  private func nearest(_ places: [Int]?, to path: String) -> Int? {
    ranked(places ?? [], near: path).first
  }

  private func ranked(_ places: [Int], near path: String) -> [Int] {
    if places.count < 2 { return places }
    let shared = places.map { (place: $0, count: sharedFolders(files[$0].path, path)) }
    return shared.sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map(\.place)
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
      case .nib(let name, let path):
        guard let file = nearest(nibs[name], to: path) else { return .missing }
        return .found(try open(file).nib, controller: nil)
      case .controller(let storyboard, let identifier, let path):
        guard let file = paths[storyboard] ?? nearest(storyboards[storyboard], to: path),
          let found = try open(file).scene(identifier: identifier)
        else { return .missing }
        return .found(found.nib, controller: found.type ?? "")
      case .object(let file, let id):
        guard let file = paths[file], let found = try open(file).controller(id: id) else { return .missing }
        return .found(found.nib, controller: found.type ?? "")
      case .view(let type, let path):
        for file in ranked(naming[type] ?? [], near: path) {
          if let found = try open(file).view(ofClass: type) {
            return .view(kitClass(found.type, element: found.element))
          }
        }
        return .missing
      case .loaded(let type, let path):
        let owned = (naming[type] ?? []).filter { place in
          shown(in: place)?.views(ofClass: type).contains(where: \.isLoaded) ?? false
        }
        guard let file = nearest(owned, to: path) else { return .missing }
        return .found(try open(file).nib, controller: nil)
      case .scene(let type, let path):
        for file in ranked(naming[type] ?? [], near: path) {
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

  private func open(_ place: Int) throws(FaultList) -> NibFile {
    if let known = opened.withLock({ $0.first { $0.place == place }?.file }) { return known }
    let file = try NibFile(files[place], limits: ImportLimits(limits))
    opened.withLock { files in
      files.append((place, file))
      if files.count > Self.mostOpened { files.removeFirst() }
    }
    return file
  }

  private static let mostOpened = 4
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
