import Foundation
import TestSupport
import Testing

/// One case of a file below `Tests/Fixtures`: a request, and what somebody else says it comes to.
///
/// A file is one case, or has several under `cases`. Every file says where its numbers come from in `provenance`.
struct Fixture: Sendable, CustomStringConvertible {
  /// File and name of the case.
  let description: String
  let request: Data
  /// Frames by view, on the pixel grid: x, y, width, height.
  let frames: [String: [Double?]]
  /// Frames as solved; null for a value that the case says nothing about.
  let exactFrames: [String: [Double?]]
  /// Frames as recorded somewhere with four digits.
  let measured: [String: [Double?]]
  /// Width and height of the content of scroll views.
  let contentSizes: [String: [Double]]
  /// Insets of the content of scroll views: top, left, bottom, right.
  let adjustedContentInsets: [String: [Double]]
  /// Where the content of scroll views is scrolled to: x, y.
  let contentOffsets: [String: [Double]]
  /// Where the window shows a view.
  let framesInWindow: [String: [Double?]]
  /// Messages of the diagnostics, in order; nil if the case says nothing about them.
  let messages: [String]?
  /// Everything that is ambiguous, by view; nil if the case says nothing about it.
  let ambiguous: [String: [String]]?
  /// The texts of the members of each conflict.
  let conflicts: [[String]]?
  /// Some messages of diagnostics.
  let messagesInclude: [String]
  /// What gives way in each conflict; nil if the case says nothing about it.
  let broken: [String]?
  /// Members of conflicts that are among the reported ones.
  let conflictsInclude: [[String]]
  /// Parts of lines of the console texts, in any of them.
  let consoleLines: [String]
  /// Causes of ambiguity in the order of their diagnostics; nil if the case says nothing about them.
  let causes: [String]?
  /// Ranges of what is ambiguous, by view and variable; null is unbounded.
  let intervals: [String: [String: [Double?]]]
  /// What `systemLayoutSizeFitting` returns, by view; null for nothing.
  let fitted: [String: [Double]?]
  /// Code and offset of the faults, for a request that is refused.
  let faults: [Fault]?
  /// Some traits of controllers, as text.
  let traits: [String: [String: String]]
  let window: [Double]?
  /// Ids in the order of application; nil if the case says nothing about them.
  let matchedRules: [String]?
  /// Codes in order; nil if the case says nothing about them.
  let diagnostics: [String]?

  /// A fault of a request that is refused.
  struct Fault: Hashable, Sendable {
    let code: String
    /// In a string of the request.
    let offset: Int?

    init(code: String, offset: Int?) {
      self.code = code
      self.offset = offset
    }

    fileprivate init(_ object: [String: Any]) {
      self.init(code: object["code"] as? String ?? "", offset: object["offset"] as? Int)
    }
  }

  /// Every case of the files in these folders.
  static func all(in folders: String...) -> [Fixture] {
    folders.flatMap { folder in
      files(in: Repository.fixtures.appending(path: folder)).flatMap { file in
        load(file, label: "\(folder)/\(file.lastPathComponent)")
      }
    }
  }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".json") }.sorted().map { folder.appending(path: $0) }
  }

  private static func load(_ file: URL, label: String) -> [Fixture] {
    guard let data = try? Data(contentsOf: file),
      let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      object["provenance"] is String
    else {
      Issue.record("\(label) is no fixture, or does not say where its numbers come from")
      return []
    }
    let cases = object["cases"] as? [[String: Any]] ?? [object]
    return cases.map { Fixture($0, label: label) }
  }

  private init(_ object: [String: Any], label: String) {
    description = [label, object["name"] as? String].compactMap { $0 }.joined(separator: ": ")
    request =
      (try? JSONSerialization.data(withJSONObject: object["request"] ?? [:], options: [.sortedKeys]))
      ?? Data()
    frames = Self.frames(object["frames"])
    exactFrames = Self.frames(object["exactFrames"])
    measured = Self.frames(object["measured"])
    contentSizes = object["contentSizes"] as? [String: [Double]] ?? [:]
    contentOffsets = object["contentOffsets"] as? [String: [Double]] ?? [:]
    adjustedContentInsets = object["adjustedContentInsets"] as? [String: [Double]] ?? [:]
    framesInWindow = Self.frames(object["framesInWindow"])
    messages = object["messages"] as? [String]
    ambiguous = object["ambiguous"] as? [String: [String]]
    conflicts = object["conflicts"] as? [[String]]
    messagesInclude = object["messagesInclude"] as? [String] ?? []
    matchedRules = object["matchedRules"] as? [String]
    broken = object["broken"] as? [String]
    conflictsInclude = object["conflictsInclude"] as? [[String]] ?? []
    consoleLines = object["consoleLines"] as? [String] ?? []
    causes = object["causes"] as? [String]
    intervals = (object["intervals"] as? [String: [String: [Any]]] ?? [:]).mapValues {
      $0.mapValues { $0.map { $0 as? Double } }
    }
    fitted = (object["fitted"] as? [String: Any] ?? [:]).mapValues { $0 as? [Double] }
    faults = (object["faults"] as? [[String: Any]]).map { $0.map(Fault.init) }
    window = object["window"] as? [Double]
    diagnostics = object["diagnostics"] as? [String]
    traits = (object["traits"] as? [String: [String: Any]] ?? [:]).mapValues { $0.mapValues { "\($0)" } }
  }

  private static func frames(_ object: Any?) -> [String: [Double?]] {
    (object as? [String: [Any]] ?? [:]).mapValues { $0.map { $0 as? Double } }
  }
}
