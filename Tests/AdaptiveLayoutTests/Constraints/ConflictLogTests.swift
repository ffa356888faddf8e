import Foundation
import LayoutModel
import TestSupport
import Testing

/// What UIKit itself printed about conflicts (AL-conflict-victim, AL-conflict-order, AL-conflict-implicit).
@Suite struct ConflictLogTests {
  /// One log, rebuilt as a document.
  struct Log: Sendable, CustomStringConvertible {
    let description: String
    let request: Data
    /// Identifiers of the constraints that the log lists.
    let members: [String]
    let broken: String

    static let all: [Log] = {
      let file = Repository.fixtures.appending(path: "logs/console-logs.json")
      guard let data = try? Data(contentsOf: file),
        let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
        let logs = object["logs"] as? [[String: Any]]
      else { return [] }
      return logs.compactMap { log in
        guard let id = log["id"] as? String, let members = log["members"] as? [String],
          let broken = log["broken"] as? String, let request = log["request"],
          let data = try? JSONSerialization.data(withJSONObject: request)
        else { return nil }
        return Log(description: id, request: data, members: members, broken: broken)
      }
    }()

    /// The first conflict that is answered, and the identifiers of its constraints.
    func conflict(activationOrder: [String]? = nil) throws -> (
      conflict: LayoutModel.Conflict, members: [String]
    ) {
      var body = Array(request)
      if let activationOrder {
        var object = try #require(try JSONSerialization.jsonObject(with: request) as? [String: Any])
        object["activationOrder"] = activationOrder
        body = Array(try JSONSerialization.data(withJSONObject: object))
      }
      for diagnostic in try resolveRequest(body).diagnostics {
        guard let conflict = diagnostic.conflict else { continue }
        return (conflict, conflict.constraints.compactMap(\.identifier).filter { $0.hasPrefix("k") })
      }
      throw Missing()
    }

    struct Missing: Error {}
  }

  /// The logs whose constraint gave way for a reason that neither the tree nor the numbers tell.
  static let unexplained: Set<String> = [
    "log-colo12", "log-debugswift97", "log-displayswitcher20", "log-djangocas", "log-so31361424",
  ]

  @Test func thereAreAll() { #expect(Log.all.count == 31) }

  @Test(arguments: Log.all)
  func theSetIsThatOfTheLog(_ log: Log) throws {
    #expect(try log.conflict().members.sorted() == log.members.sorted())
  }

  @Test(arguments: Log.all.filter { !unexplained.contains($0.description) })
  func theSameConstraintBreaks(_ log: Log) throws {
    let (conflict, _) = try log.conflict()
    #expect(conflict.constraints[conflict.broken].identifier == log.broken)
  }

  /// Two heights, one of which has to go: what was activated first.
  @Test(arguments: [["k0", "k1"], ["k1", "k0"], ["k1"]])
  func theOrderOfActivationDecides(_ order: [String]) throws {
    let log = try #require(Log.all.first { $0.description == "log-foldingcell63" })
    let (conflict, _) = try log.conflict(activationOrder: order)
    #expect(conflict.constraints[conflict.broken].identifier == order[0])
    #expect(conflict.alternatives.isEmpty == (order.count == 2))
  }

  @Test func whatOnlyTheOrderDecidesIsSaid() throws {
    let log = try #require(Log.all.first { $0.description == "log-jpsample" })
    let (conflict, _) = try log.conflict()
    #expect(conflict.alternatives.map { conflict.constraints[$0].identifier } == ["k0"])
  }
}
