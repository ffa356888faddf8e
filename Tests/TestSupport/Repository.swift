package import Foundation

/// Files of the repository.
package enum Repository {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Where cases of all modules are.
  package static let fixtures = root.appending(path: "Tests/Fixtures")

  /// - Parameter path: From the root of the repository.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// - Parameter path: From the folder of fixtures.
  package static func fixture(_ path: String) throws -> Data {
    try Data(contentsOf: fixtures.appending(path: path))
  }
}
