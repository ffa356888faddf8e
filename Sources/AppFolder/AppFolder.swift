package import InterfaceBuilder
package import LayoutModel
package import ObjectiveCHeaders

/// What of a folder makes an app's screens: its Interface Builder files, the texts that they have in the languages that
/// somebody asked for, and its `Info.plist`. docs/decisions/0116-folders-of-apps.md has the rules.
package struct AppFolder: Sendable {
  /// In the order of their paths.
  package var files: [LocalizedFile] = []
  package var facts = AppFacts()
  /// The Swift files, in the order of their paths.
  package var sources: [SourceText] = []
  /// What the Swift files name of the Objective-C beside them.
  package var objectiveC = ObjectiveCSources()
  /// Flags for which `#if` asks in Swift and that the Xcode projects of the folder set.
  package var flags: Set<String> = []
  /// What the Swift files ask for by key.
  package var texts = CodeTexts()
  /// The font files, in the order of their paths.
  package var fonts: [FontSource] = []
  /// Files that cannot be read, or not as a whole. They leave the others alone.
  package var faults: [FileFault] = []

  /// The files as the app shows them in a language: ``LocalizedFile/file(in:)`` of each.
  package func files(in locale: String?) -> [InterfaceFile] { files.map { $0.file(in: locale) } }

  /// What the folder of a language, or nobody's, gives the texts of a file; empty for a path that is no file's.
  package func texts(ofFile path: String, in locale: String?) -> [String: String] {
    files(in: locale).first { $0.path == path }?.texts ?? [:]
  }
}

/// An Interface Builder file with what it is in other languages.
package struct LocalizedFile: Sendable {
  /// The one that is shown where no language says otherwise.
  package var base: InterfaceFile
  /// Files that somebody made for a language as a whole, by the language that was asked for.
  package var variants: [String: InterfaceFile] = [:]
  /// Texts for the base, by the language that was asked for.
  package var texts: [String: [String: String]] = [:]

  /// The file as the app shows it in a language that the folder was read for: the file that was made for the language, else
  /// the base with the language's texts. The base itself for nil and for other languages.
  package func file(in locale: String?) -> InterfaceFile {
    guard let locale else { return base }
    return variants[locale] ?? InterfaceFile(path: base.path, bytes: base.bytes, texts: texts[locale] ?? [:])
  }
}

/// A font file, not yet looked into.
package struct FontSource: Sendable {
  /// What it is called, with the folders in which it lies.
  package var path: String
  /// Nil where it cannot be read.
  package var bytes: [UInt8]?

  package init(path: String, bytes: [UInt8]?) { (self.path, self.bytes) = (path, bytes) }
}

/// Whether a file is a font, by its name.
package func isFontFile(_ path: String) -> Bool {
  let name = path.lowercased()
  return [".ttf", ".otf", ".ttc"].contains { name.hasSuffix($0) }
}

/// Something that is wrong with a file of a folder.
package struct FileFault: Error, Equatable, Sendable {
  /// The case names are the codes of answers.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no such file any more, or the archive is damaged there.
    case unreadableFile
    /// What of a `.strings` file or a string catalogue cannot be read; the rest counts.
    case invalidStrings
    /// An `Info.plist` that is no property list in XML.
    case invalidPropertyList
    /// A Swift file that is not read.
    case unreadableSource
  }

  package var path: String
  package var kind: Kind
  /// A sentence.
  package var message: String
  package var pointer: String?
  package var place: SourcePlace?

  package init(path: String, kind: Kind, message: String, pointer: String? = nil, place: SourcePlace? = nil) {
    (self.path, self.kind, self.message, self.pointer, self.place) = (path, kind, message, pointer, place)
  }
}

/// How large a folder may be. Other files of it count nothing: they are not read.
package struct AppFolderLimits: Equatable, Sendable {
  /// Storyboards and xibs.
  package var interfaceFiles = 1000
  /// Bytes of all of these together.
  package var interfaceBytes = 64 << 20
  /// Bytes of the tables of texts that are read, and of `Info.plist` files.
  package var stringsBytes = 16 << 20
  /// Swift files.
  package var sourceFiles = 5000
  /// Bytes of all of these together.
  package var sourceBytes = 16 << 20
  /// Font files.
  package var fontFiles = 200
  /// Bytes of one of them.
  package var fontFileBytes = 32 << 20
  /// Bytes of all of these together.
  package var fontBytes = 64 << 20
  /// Bytes that all that is read may take, about, with what is kept already.
  package var memoryBytes = 128 << 20
  /// What is kept already.
  package var keptBytes = 0

  package init() {}

  /// For the caller's own files.
  package static var none: AppFolderLimits {
    var limits = AppFolderLimits()
    (limits.interfaceFiles, limits.interfaceBytes, limits.stringsBytes) = (.max, .max, .max)
    (limits.sourceFiles, limits.sourceBytes, limits.memoryBytes) = (.max, .max, .max)
    (limits.fontFiles, limits.fontFileBytes, limits.fontBytes) = (.max, .max, .max)
    return limits
  }
}

/// Why a folder is refused as a whole.
package enum AppFolderError: Error, Equatable, Sendable {
  /// There is no storyboard, no xib and no Swift.
  case noScreens
  case tooLarge(Limit, limit: Int, value: Int)
  /// Whoever reads it has no more time.
  case interrupted
}

/// Whether nothing below a folder of this name is an app's own source: hidden folders, what tools fetch or build, and what is
/// finished for the app as it is.
package func isSkippedFolder(_ name: some StringProtocol) -> Bool {
  if name.hasPrefix(".") { return true }
  let names = ["build", "DerivedData", "Pods", "Carthage", "node_modules", "__MACOSX"]
  if names.contains(where: { name == $0 }) { return true }
  let suffixes = [
    ".framework", ".xcframework", ".bundle", ".app", ".appex", ".xcarchive", ".playground", ".xcworkspace",
  ]
  return suffixes.contains { name.hasSuffix($0) }
}

/// Whether a path of a folder leads through none that is skipped, and to no hidden file. Of an Xcode project only the file that says how it
/// is built is part of the app.
package func isPartOfApp(_ path: String) -> Bool {
  let parts = path.split(separator: "/")
  guard let name = parts.last, !name.hasPrefix(".") else { return false }
  let isOfProject = parts.dropLast().contains { $0.hasSuffix(".xcodeproj") }
  if isOfProject, !path.hasSuffix(projectFile) { return false }
  return !parts.dropLast().contains { isSkippedFolder($0) }
}

private let projectFile = ".xcodeproj/project.pbxproj"

/// What a file of a folder is read as.
enum FileRole: Equatable {
  case interface, strings, plurals, catalog, info, source, header, implementation, font, project

  /// Nil for a file that means nothing here, as all of an asset catalogue do, which is read elsewhere.
  init?(path: String) {
    guard isPartOfApp(path), !path.contains(".xcassets/") else { return nil }
    if isFontFile(path) {
      self = .font
      return
    }
    let rooted = "/" + path
    guard let role = Self.roles.first(where: { rooted.hasSuffix($0.suffix) })?.role else { return nil }
    self = role
  }

  private static let roles: [(suffix: String, role: FileRole)] = [
    (".storyboard", .interface), (".xib", .interface), (".strings", .strings), (".stringsdict", .plurals),
    (".xcstrings", .catalog),
    ("/Info.plist", .info), ("-Info.plist", .info), (".swift", .source), (".h", .header),
    (".m", .implementation), (".mm", .implementation), (projectFile, .project),
  ]
}
