package import SwiftProgram

/// The files of a folder, of which each is lowered when something in it is needed.
package struct SourceLoader {
  /// The files that declare a type, function or variable of a name at their top, those first that count first.
  package var declaring: (String) -> [Int]
  /// The files with extensions of a type.
  package var extending: (String) -> [Int]
  /// The types of the app that name a protocol among what they inherit, those of tests and stand-ins for tests aside; `Outer.Inner` for one in another.
  package var conforming: (String) -> [String]
  /// How many folders the files of two paths have in common.
  package var sharedFolders: (String, String) -> Int
  /// Adds a file to the program, where it is not in it yet, and says where it stands among the program's files.
  package var lower: (Int, inout Program) -> Int

  package init(
    declaring: @escaping (String) -> [Int], extending: @escaping (String) -> [Int],
    conforming: @escaping (String) -> [String], sharedFolders: @escaping (String, String) -> Int,
    lower: @escaping (Int, inout Program) -> Int
  ) {
    (self.declaring, self.extending) = (declaring, extending)
    (self.conforming, self.sharedFolders, self.lower) = (conforming, sharedFolders, lower)
  }
}

extension Interpreter {
  /// Sees to it that the files are there that declare a name at their top.
  func need(_ name: Name) {
    guard sources.needed.insert(name), let loader else { return }
    for file in loader.declaring(text(name)) { load(file, loader) }
    extendTypes()
  }

  /// Sees to it that the files are there that extend a type, or the type around it.
  func loadExtensions(of type: TypeInfo) {
    guard let loader else { return }
    var outermost = type
    while let outer = outermost.outer { outermost = outer }
    if outermost.hasAllExtensions, extensions.open.isEmpty { return }
    outermost.hasAllExtensions = true
    for file in loader.extending(outermost.text) { load(file, loader) }
    extendTypes()
  }

  /// Declares a file before any other: of types with one name, those of the first file count.
  package func prefer(_ file: Int) {
    if let loader { load(file, loader) }
    extendTypes()
  }

  /// Whether a file declares something of a name at its top, read or not.
  package func hasFile(of name: String) -> Bool { loader?.declaring(name).isEmpty == false }

  /// Whether a type of the folder says that it comes from one of that name.
  package func hasHeirs(of name: String) -> Bool { loader?.conforming(name).isEmpty == false }

  private func load(_ file: Int, _ loader: SourceLoader) {
    guard sources.loaded.insert(file).inserted else { return }
    let place = loader.lower(file, &program)
    let found = program.files[place]
    sources.places.append(place)
    let hasClass = found.nominals.contains { if case .classType = program[$0].kind { true } else { false } }
    if hasClass, !found.isPrelude { ownFiles.insert(Int32(place)) }
    declare([found])
  }

  /// Hands the program on, with all files that were lowered for it; nothing can run any more.
  package func takeProgram() -> Program { program.take() }
}
