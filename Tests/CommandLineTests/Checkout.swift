import Foundation
import Testing

/// A git repository that is gone at the end of the test.
struct Checkout {
  let folder: Folder

  /// An empty one, on the branch `main`.
  init() throws {
    folder = try Folder()
    _ = try shell("git init -q . && git symbolic-ref HEAD refs/heads/main")
  }

  /// Writes a file, its folders too.
  func write(_ text: String, to name: String) throws { _ = try folder.write(text, to: name) }

  /// Commits all that is there.
  func commit() throws {
    let git = "git -c user.name=t -c user.email=t@example.com -c commit.gpgSign=false"
    _ = try shell("git add -A && \(git) commit -qm change")
  }

  /// Runs lines of a shell in it. Those that fail fail the test, unless `status` says what they end with.
  ///
  /// - Returns: What they print.
  func shell(_ script: String, environment: [String: String] = [:], status: Int32 = 0) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["bash", "-ec", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    // What a runner sets is not to be taken for what the test sets.
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("GITHUB_") && !$0.key.hasPrefix("LINT_") && !$0.key.hasPrefix("GIT_") }
      .merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == status, "\(output)")
    return output
  }
}
