/// Why an archive is refused. Nothing of it is used then.
package enum ArchiveError: Error, Hashable, Sendable {
  /// No zip archive, or one whose directory is damaged.
  case unreadable
  case entry(EntryFault, name: String)
  case tooLarge(ArchiveLimit, limit: Int, value: Int)
  /// Whoever reads it has no more time.
  case interrupted

  /// What is wrong with an entry. The case names are the codes of answers.
  package enum EntryFault: String, Hashable, Sendable, CaseIterable {
    /// The name leads out of the archive or could be read in two ways, or the entry is a link.
    case unsafePath
    case encryptedEntry
    /// Packed in another way than by deflate.
    case unsupportedCompression
    case duplicateEntry
    /// The content does not agree with what the directory says about it.
    case damagedEntry
  }
}

/// What is limited about an archive.
package enum ArchiveLimit: Hashable, Sendable {
  /// Bytes of all entries, unpacked.
  case bytes
  case entries
  /// Bytes unpacked for each packed one.
  case ratio
  /// Folders inside each other.
  case depth
  /// Bytes of one entry that is read whole.
  case contents
}

/// How large an archive may be.
package struct ArchiveLimits: Hashable, Sendable {
  package var bytes = 256 << 20
  package var entries = 20_000
  package var ratio = 100
  package var depth = 32

  package init() {}
}
