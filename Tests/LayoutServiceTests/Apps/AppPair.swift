import Foundation
import TestSupport
import Testing

/// A storyboard, and the same app written by hand: a folder of `Tests/Fixtures/apps` with `app.storyboard` and one layout
/// document for each screen, `NAME.json`, where the name is that of the screen.
///
/// The documents say what UIKit shows after it has loaded the storyboard and performed the segues that lead to the screen,
/// with the ids of the storyboard. Controllers that the screen covers have no views there.
struct AppPair: CustomTestStringConvertible, Sendable {
  /// A document, and what the storyboard calls the same screen.
  struct Screen: Sendable {
    var name: String
    /// The object id of its controller: the remark `//scene` of the document.
    var scene: String
    var document: String
  }

  let name: String
  let storyboard: String
  /// By name.
  let screens: [Screen]
  var testDescription: String { name }

  static let all: [AppPair] = folders.map { name in
    do { return try AppPair(named: name) } catch { fatalError("\(name): \(error)") }
  }

  private static let folder = Repository.fixtures.appending(path: "apps")

  private static var folders: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private init(named name: String) throws {
    let folder = Self.folder.appending(path: name)
    self.name = name
    storyboard = try String(contentsOf: folder.appending(path: "app.storyboard"), encoding: .utf8)
    screens = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { file in
        let document = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        let scene = try #require(Answer.object(of: document)?["//scene"] as? String)
        return Screen(name: String(file.dropLast(".json".count)), scene: scene, document: document)
      }
  }
}

/// A device held in one way.
struct HeldDevice: CustomTestStringConvertible, Sendable {
  let device: String
  let orientation: String
  var query: String { "?device=\(device)&orientation=\(orientation)" }
  var testDescription: String { "\(device) \(orientation)" }

  /// Pairs for the newest version that each runs: 15, 16, 27, 27, 12, 27. The third is regular in width on its side.
  static let all =
    [
      "iphone-se", "iphone-8", "iphone-11-pro-max", "iphone-17-pro", "ipad-mini-3", "ipad-pro-12-9-6",
    ]
    .flatMap { device in
      ["portrait", "landscape"].map { HeldDevice(device: device, orientation: $0) }
    }
}
