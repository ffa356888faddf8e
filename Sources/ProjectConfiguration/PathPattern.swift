/// A pattern for paths, as `.gitignore` knows them: `*` is anything but a slash, `?` one such character, `**` any folders. One
/// without a slash in it is meant at any depth, and a folder means everything below it. An empty one means nothing.
package struct PathPattern: Equatable, Sendable {
  private let parts: [[UInt8]]

  package init(_ text: String) {
    var trimmed = Substring(text)
    while trimmed.hasSuffix("/") { trimmed = trimmed.dropLast() }
    let isAnchored = trimmed.contains("/")
    if trimmed.hasPrefix("./") { trimmed = trimmed.dropFirst(2) }
    while trimmed.hasPrefix("/") { trimmed = trimmed.dropFirst() }
    let parts = trimmed.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    self.parts = isAnchored || parts.isEmpty ? parts : [Array("**".utf8)] + parts
  }

  /// Whether a path, or a folder that it is in, is meant.
  ///
  /// - Complexity: O(*n* · *m*) in the parts of path and pattern, and so within a part.
  package func matches(_ path: String) -> Bool {
    var names = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
    names.removeAll { $0 == [UInt8(ascii: ".")] }
    // reached[k]: the first k parts of the pattern take the names so far.
    var reached = closed([true] + Array(repeating: false, count: parts.count))
    for name in names {
      var next = Array(repeating: false, count: parts.count + 1)
      for (index, part) in parts.enumerated() where reached[index] {
        if part == Self.anyFolders {
          next[isLast(index) ? index + 1 : index] = true
        } else if Self.matches(name, part) {
          next[index + 1] = true
        }
      }
      reached = closed(next)
      if reached[parts.count], !parts.isEmpty { return true }
    }
    return false
  }

  /// What is below a folder is not the folder: `a/**` wants something after `a`.
  private func isLast(_ index: Int) -> Bool { index == parts.count - 1 }

  /// `**` takes nothing, too.
  private func closed(_ states: [Bool]) -> [Bool] {
    var states = states
    for (index, part) in parts.enumerated() where states[index] && part == Self.anyFolders && !isLast(index) {
      states[index + 1] = true
    }
    return states
  }

  private static let anyFolders = Array("**".utf8)

  private static func matches(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (place, star, resume) = (0, -1, 0)
    var index = 0
    while index < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        (star, resume) = (place, index)
        place += 1
      } else if place < pattern.count, pattern[place] == UInt8(ascii: "?") || pattern[place] == name[index] {
        (place, index) = (place + 1, index + 1)
      } else if star >= 0 {
        resume += 1
        (place, index) = (star + 1, resume)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
