package import InterfaceBuilder
package import LayoutModel

/// What of a folder makes an app's screens: its Interface Builder files, the texts that they have in the languages that
/// somebody asked for, and its `Info.plist`. docs/decisions/0116-folders-of-apps.md has the rules.
package struct AppFolder: Sendable {
  /// In the order of their paths.
  package var files: [LocalizedFile]
  package var facts: AppFacts
  /// Files that cannot be read, or not as a whole. They leave the others alone.
  package var faults: [FileFault]

  package init(files: [LocalizedFile] = [], facts: AppFacts = AppFacts(), faults: [FileFault] = []) {
    self.files = files
    self.facts = facts
    self.faults = faults
  }

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
  var variants: [String: InterfaceFile] = [:]
  /// Texts for the base, by the language that was asked for.
  var texts: [String: [String: String]] = [:]

  package init(base: InterfaceFile) {
    self.base = base
  }

  /// The file as the app shows it in a language that the folder was read for: the file that was made for the language, else
  /// the base with the language's texts. The base itself for nil and for other languages.
  package func file(in locale: String?) -> InterfaceFile {
    guard let locale else { return base }
    if let variant = variants[locale] { return variant }
    var file = base
    file.texts = texts[locale] ?? [:]
    return file
  }
}

/// Something that is wrong with a file of a folder.
package struct FileFault: Error, Hashable, Sendable {
  /// The case names are the codes of answers.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// There is no such file any more, or the archive is damaged there.
    case unreadableFile
    /// What of a `.strings` file or a string catalogue cannot be read; the rest counts.
    case invalidStrings
    /// An `Info.plist` that is no property list in XML.
    case invalidPropertyList
  }

  package var path: String
  package var kind: Kind
  /// A sentence.
  package var message: String
  package var pointer: String?
  package var place: SourcePlace?

  package init(
    path: String, kind: Kind, message: String, pointer: String? = nil, place: SourcePlace? = nil
  ) {
    self.path = path
    self.kind = kind
    self.message = message
    self.pointer = pointer
    self.place = place
  }
}

/// How large a folder may be. Other files of it count nothing: they are not read.
package struct AppFolderLimits: Hashable, Sendable {
  /// Storyboards and xibs.
  package var interfaceFiles = 1000
  /// Bytes of all of these together.
  package var interfaceBytes = 64 << 20
  /// Bytes of the tables of texts that are read, and of `Info.plist` files.
  package var stringsBytes = 16 << 20

  package init() {}

  /// For the caller's own files.
  package static var none: AppFolderLimits {
    var limits = AppFolderLimits()
    (limits.interfaceFiles, limits.interfaceBytes, limits.stringsBytes) = (.max, .max, .max)
    return limits
  }
}

/// Why a folder is refused as a whole.
package enum AppFolderError: Error, Hashable, Sendable {
  /// There is no storyboard and no xib.
  case noInterfaceFile
  case tooLarge(Limit, limit: Int, value: Int)
  /// Whoever reads it has no more time.
  case interrupted
}
