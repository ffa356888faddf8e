import JSON
import LayoutModel

/// A set made of what its `Contents.json` says and what the request says about its files.
///
/// - Parameters:
///   - type: Nil to take the one that the arrays of `contents` show.
///   - pointer: Where `contents` would stand in the request if it is nil.
func makeAssetSet(
  name: String, type: AssetType?, contents: ContentsDecoder.Contents?, files: [String: AssetFileSize]?,
  registrations: [AssetRegistration], pointer: JSONPointer
) -> AssetSet {
  let type = type ?? contents?.impliedType ?? .imageset
  var set = AssetSet(name: name, type: type, pointer: contents?.pointer ?? pointer)
  set.files = files
  set.renderingMode = contents?.renderingMode ?? (name.hasSuffix("Template") ? .alwaysTemplate : .automatic)
  set.preservesVectorRepresentation = contents?.preservesVectorRepresentation ?? false
  set.diagnostics = contents?.notes ?? []
  if type.isSelectable { set.rows = AssetRegistration.rows(of: registrations) }
  for section in contents?.sections ?? [] {
    if section.key == type.arrayKey {
      set.rows += section.rows
      set.diagnostics += section.notes
    } else if type.isSelectable {
      set.note(
        .contents(.keyOfOtherType(section.key, type)), at: set.pointer.appending(section.key))
    }
  }
  for (index, registration) in registrations.enumerated() where registration.traits.displayScale == nil {
    set.note(
      .registrationWithoutScale,
      at: JSONPointer(set.pointer.tokens.dropLast() + ["registrations", String(index)]))
  }
  set.finish()
  return set
}

extension ContentsDecoder.Contents {
  /// The type that has the first of the arrays, in the order of the types of sets (AS-set-types).
  fileprivate var impliedType: AssetType? {
    let types: [(String, AssetType)] = [
      ("images", .imageset), ("symbols", .symbolset), ("colors", .colorset), ("data", .dataset),
      ("layers", .imagestack), ("assets", .brandassets),
    ]
    return types.first { key, _ in sections.contains { $0.key == key } }?.1
  }
}
