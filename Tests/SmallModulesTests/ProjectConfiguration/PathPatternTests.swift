import Foundation
import ProjectConfiguration
import TestSupport
import Testing

/// Patterns mean what they mean in `.gitignore`, as far as they are known: by git itself.
@Suite struct PathPatternTests {
  private static let pairs: [(pattern: String, path: String)] = [
    ("a.xib", "a.xib"), ("a.xib", "b/a.xib"), ("a.xib", "b/c/a.xib"), ("a.xib", "xa.xib"),
    ("a.xib", "a.xib/b"),
    ("/a.xib", "a.xib"), ("/a.xib", "b/a.xib"), ("b/a.xib", "b/a.xib"), ("b/a.xib", "c/b/a.xib"),
    ("*.xib", "a.xib"), ("*.xib", "b/.xib"), ("*.xib", "a.xibs"), ("/*.xib", "b/a.xib"),
    ("b/*.xib", "b/a.xib"),
    ("b/*.xib", "b/c/a.xib"), ("b/*", "b/c/a.xib"), ("*/a", "b/a"), ("*/a", "b/c/a"), ("*", "a"),
    ("*", "b/a"),
    ("?.xib", "a.xib"), ("?.xib", "ab.xib"), ("a?c", "a/c"), ("a?c", "abc"), ("a??c", "aéc"), ("?", "b/a"),
    ("**", "a"), ("**/a", "a"), ("**/a", "b/c/a"), ("**/a", "b/c/d"), ("b/**", "b/a"), ("b/**", "b/c/a"),
    ("b/**", "b"), ("b/**/a", "b/a"), ("b/**/a", "b/c/d/a"), ("b/**/a", "c/b/a"), ("**/b/**", "c/b/a"),
    ("b/", "b/a"), ("b/", "c/b/a"), ("/b/", "c/b/a"), ("b/c/", "b/c/a"), ("b/c/", "d/b/c/a"),
    ("Pods", "x/Pods/y/z"),
    ("a**c", "abbc"), ("a**c", "a/c"), ("a*b*c", "axxbyyc"), ("a*b*c", "axxbyy"), ("b.*/", "b.d/a"),
    ("a b", "c/a b"),
  ]

  @Test func patternsMeanWhatGitMeans() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(try run(["git", "init", "-q", "."], in: folder) == 0)
    for (pattern, path) in Self.pairs {
      try Data("\(pattern)\n".utf8).write(to: URL(filePath: folder).appending(path: ".gitignore"))
      let isIgnored = try run(["git", "check-ignore", "-q", "--no-index", "--", path], in: folder) == 0
      #expect(PathPattern(pattern).matches(path) == isIgnored, "\(pattern) for \(path)")
    }
  }

  private func run(_ command: [String], in folder: String) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(filePath: folder)
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }

  @Test func anEmptyPatternMeansNothing() {
    for pattern in ["", "/", "//", "./"] { #expect(!PathPattern(pattern).matches("a/b"), "\(pattern)") }
  }

  /// Attempts that begin anew at each star take 2 to the power of the stars; here they would not end.
  @Test(.timeLimit(.minutes(1))) func hostilePatternsEnd() {
    let name = String(repeating: "a", count: 2_000)
    let stars = String(repeating: "a*", count: 200) + "b"
    #expect(!PathPattern(stars).matches(name))
    let folders = Array(repeating: "a", count: 500).joined(separator: "/")
    let anyFolders = String(repeating: "**/a/", count: 100) + "b"
    #expect(!PathPattern(anyFolders).matches(folders))
  }
}
