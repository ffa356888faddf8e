import InterfaceBuilder
import LayoutModel
import Localization

/// A file of a folder, not yet read.
package struct FolderEntry: Equatable, Sendable {
  /// With `/` between its parts.
  package var path: String
  /// In bytes.
  package var size: Int

  package init(path: String, size: Int) { (self.path, self.size) = (path, size) }
}

/// Reads what of a folder makes an app's screens.
///
/// - Parameters:
///   - entries: Every file below the folder, in any order.
///   - languages: BCP 47 tags: texts of others are not read.
///   - maximumDepth: To which an `Info.plist` or a string catalogue may be nested.
///   - isInterrupted: Asked before each file; true ends the reading.
///   - read: A file whole, nil where it cannot be read.
/// - Throws: ``AppFolderError`` for a folder without Interface Builder files and Swift, one that is too large, and where it was
///   interrupted.
/// - Complexity: O(*n* log *n*) in the number of entries, and linear in the bytes that are read.
package func readAppFolder(
  _ entries: some Sequence<FolderEntry>, languages: [String] = [],
  limits: AppFolderLimits = AppFolderLimits(), maximumDepth: Int = 512,
  isInterrupted: () -> Bool = { false }, read: (String) -> [UInt8]?
) throws(AppFolderError) -> AppFolder {
  let index = FolderIndex(entries)
  guard !index.groups.isEmpty || !index.sources.isEmpty else { throw .noScreens }
  let wanted = index.groups.map { GroupedFiles($0, languages) }
  try check(wanted, index.sources, limits)
  try check(index.fonts.count, .fontFiles, limits.fontFiles)
  for size in index.fonts.map(\.size) { try check(size, .fontFileBytes, limits.fontFileBytes) }
  try check(sum(index.fonts.map(\.size)), .fontBytes, limits.fontBytes)
  return try withoutActuallyEscaping(read) { read throws(AppFolderError) in
    try withoutActuallyEscaping(isInterrupted) { isInterrupted throws(AppFolderError) in
      var reader = FileReader(limits: limits, isInterrupted: isInterrupted, read: read)
      var folder = AppFolder()
      for group in wanted {
        guard var file = try reader.file(group) else { continue }
        for language in languages where file.variants[language] == nil {
          let texts = try reader.texts(index.tables(ofFile: group.base.path), in: language)
          if !texts.isEmpty { file.texts[language] = texts.mapValues { PluralText.plain($0) } }
        }
        folder.files.append(file)
      }
      for entry in index.sources {
        if let source = try reader.source(entry) { folder.sources.append(source) }
      }
      folder.objectiveC = try reader.objectiveC(beside: folder.sources, in: index)
      if !folder.sources.isEmpty {
        folder.texts = try reader.codeTexts(index, languages)
        folder.flags = try reader.flags(index.projects)
      }
      for entry in index.fonts { folder.fonts.append(try reader.font(entry)) }
      let infos = try reader.infos(index.infos, maximumDepth: maximumDepth)
      folder.facts = chooseFacts(infos, for: folder.files.map(\.base.path))
      folder.faults = reader.faults
      return folder
    }
  }
}

/// The files of a group that are read for some languages.
struct GroupedFiles {
  var base: FolderEntry
  /// In the order of the languages.
  var variants: [(language: String, entry: FolderEntry)] = []

  init(_ group: FolderIndex.Group, _ languages: [String]) {
    base = group.base
    for language in languages where !variants.contains(where: { $0.language == language }) {
      if let entry = group.variant(in: language) { variants.append((language, entry)) }
    }
  }
}

private func check(
  _ groups: [GroupedFiles], _ sources: [FolderEntry], _ limits: AppFolderLimits
) throws(AppFolderError) {
  let sizes = groups.flatMap { [$0.base.size] + $0.variants.map(\.entry.size) }
  try check(sizes.count, .interfaceFiles, limits.interfaceFiles)
  try check(sum(sizes), .interfaceBytes, limits.interfaceBytes)
  try check(sources.count, .sourceFiles, limits.sourceFiles)
  try check(sum(sources.map(\.size)), .sourceBytes, limits.sourceBytes)
}

/// - Throws: That a value passes its limit.
func check(_ value: Int, _ limit: Limit, _ allowed: Int) throws(AppFolderError) {
  if value > allowed { throw .tooLarge(limit, limit: allowed, value: value) }
}

private func sum(_ sizes: [Int]) -> Int {
  sizes.reduce(0) { $0.addingReportingOverflow($1).overflow ? .max : $0 + $1 }
}
