/// The revisions of the Model Context Protocol that are spoken.
enum ContextRevision {
  /// Revisions without a handshake, in which each request says its revision, the newest first.
  static let modern = ["2026-07-28"]
  /// Revisions that begin with `initialize`, the newest first.
  static let legacy = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  static let allNames = modern + legacy

  /// What an `initialize` is answered with: the revision that it asks for, else the newest that has a handshake.
  static func agreed(on asked: String?) -> String {
    asked.flatMap { legacy.contains($0) ? $0 : nil } ?? legacy[0]
  }
}

/// How a request speaks.
enum ContextEra {
  /// Each request says its revision in its `_meta`, and results say that they are complete.
  case modern
  /// After a handshake.
  case legacy
}
