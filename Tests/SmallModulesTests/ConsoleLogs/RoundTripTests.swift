import AdaptiveLayout
import ConsoleLogs
import Foundation
import JSON
import LayoutCoding
import LayoutModel
import TestSupport
import Testing

/// What the service itself prints about conflicts is read as what it says (AL-console-text).
@Suite struct RoundTripTests {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func printedConflictsAreReadAgain(seed: UInt64) throws {
    let layout = try resolved(Array(OverconstrainedDocument(seed: seed).text.utf8))
    for conflict in layout.conflicts { try compare(conflict, layout.document) }
  }

  @Test func nearlyAllOfThemContradictThemselves() throws {
    let count = try (0..<300 as Range<UInt64>).count {
      try !resolved(Array(OverconstrainedDocument(seed: $0).text.utf8)).conflicts.isEmpty
    }
    #expect(count > 270)
  }

  @Test(arguments: ["logs/console-logs.json", "layout/console.json", "layout/conflicts.json"])
  func recordedConflictsAreReadAgain(_ file: String) throws {
    let json = try JSONSerialization.jsonObject(with: try Repository.fixture(file))
    let object = try #require(json as? [String: Any])
    var count = 0
    for list in object.values.compactMap({ $0 as? [[String: Any]] }) {
      for request in list.compactMap({ $0["request"] }) {
        guard let layout = try? resolved(Array(JSONSerialization.data(withJSONObject: request))) else {
          continue
        }
        for conflict in layout.conflicts {
          try compare(conflict, layout.document)
          count += 1
        }
      }
    }
    #expect(count > 5)
  }

  private func compare(_ conflict: LayoutModel.Conflict, _ document: DocumentValues) throws {
    let log = try parseConsoleLog(Array(conflict.consoleText.utf8))
    let block = try #require(log.blocks.first)
    #expect(log.blocks.count == 1 && block.unreadable.isEmpty, "\(block.unreadable)")
    let isHost = { (constraint: LoggedConstraint) in
      constraint.identifier?.hasPrefix("UIView-Encapsulated-Layout-") ?? false
    }
    let read = block.constraints.filter { !isHost($0) }.map { Sentence($0, block, document).text }
    let said = conflict.constraints.map { Sentence($0).text }
    guard conflict.constraintCount == nil else {
      #expect(Set(read).isSubset(of: Set(said)))
      return
    }
    #expect(Set(read) == Set(said), "\(conflict.consoleText)")
    let sizes = conflict.implicit.filter { $0.text == "host.width" || $0.text == "host.height" }
    if conflict.implicitCount == nil { #expect(block.constraints.count(where: isHost) == sizes.count) }
    // What the service says of safe areas and margins is not all that UIKit says: their insets are missing.
    if !block.items.contains(where: \.isGuide), !conflict.consoleText.contains("Margin") {
      #expect(try !layout(of: rebuilt(block)).conflicts.isEmpty, "\(conflict.consoleText)")
    }
    let broken = block.constraints[try #require(block.broken)]
    #expect(Sentence(broken, block, document).text == Sentence(conflict.constraints[conflict.broken]).text)
  }

  private func rebuilt(_ block: ConsoleLog.Block) -> DocumentDraft { document(of: block).document }

  private func resolved(_ body: [UInt8]) throws -> Layout {
    let request = try decodeLayoutRequest(body)
    let window = try makeEnvironment(request.environments[0].request, at: .root).environment
    var workspace = ResolutionWorkspace()
    return try resolve(request.document, in: window, workspace: &workspace)
  }
}

/// What a constraint says, in words that do not depend on how it is written.
private struct Sentence {
  let text: String

  /// A member of a conflict: `A.left == 0.5 * B.width + 8 @750`, with the mask that made it in front.
  init(_ member: LayoutModel.Conflict.Member) {
    var rest = member.text
    if rest.hasPrefix("h="), let end = rest.range(of: " v=") {
      rest = String(rest[end.upperBound...].drop { $0 != " " }.dropFirst())
    }
    let sign = ["==", "<=", ">="].first { rest.contains(" \($0) ") } ?? "=="
    let sides = rest.components(separatedBy: " \(sign) ")
    var right = sides[1]
    var priority = ""
    if let at = right.range(of: " @", options: .backwards) {
      priority = " @\(Self.number(String(right[at.upperBound...])))"
      right = String(right[..<at.lowerBound])
    }
    guard Double(right) == nil else {
      // The rows of a content size stand at the view, without a name.
      let isContent =
        sign != "==" && member.identifier == nil && member.pointer?.tokens.contains("constraints") == false
      text = "\(Self.side(sides[0])) \(isContent ? "content" : sign) \(Self.number(right))\(priority)"
      return
    }
    var factor = "1"
    if let star = right.range(of: " * ") {
      factor = Self.number(String(right[..<star.lowerBound]))
      right = String(right[star.upperBound...])
    }
    var constant = "0"
    for (operation, minus) in [(" + ", ""), (" - ", "-")] {
      guard let place = right.range(of: operation, options: .backwards) else { continue }
      constant = minus + Self.number(String(right[place.upperBound...]))
      right = String(right[..<place.lowerBound])
    }
    text = "\(Self.side(sides[0])) \(sign) \(factor) \(Self.side(right)) \(constant)\(priority)"
  }

  /// A constraint of a log of the service, whose addresses count the views.
  init(_ constraint: LoggedConstraint, _ block: ConsoleLog.Block, _ document: DocumentValues) {
    let equation = constraint.equation
    func name(_ item: LoggedEquation.Item) -> String {
      guard case .item(let index) = item else { return "?" }
      let item = block.items[index]
      if item.isGuide {
        let text = item.text ?? ""
        return Self.guides[text] ?? document.guides.first { $0.identifier == text }?.id ?? text
      }
      let address = item.address.flatMap { Int($0.dropFirst(2), radix: 16) } ?? 0
      return document.views[(address - 0x7F80_0000_0000) / 16 - 1].id
    }
    let first = "\(name(equation.first)).\(equation.firstAttribute.name)"
    let priority = equation.priority == 1000 ? "" : " @\(Self.number(Double(equation.priority)))"
    let constant = Self.number(equation.constant)
    switch constraint.kind {
    case .contentSize: text = "\(first) content \(constant)"
    case .autoresizing where equation.secondAttribute == .left || equation.secondAttribute == .top:
      text = "\(first) == \(constant)"
    default:
      let sign = equation.relation.sign
      text =
        equation.second.map {
          "\(first) \(sign) \(Self.number(equation.multiplier)) \(name($0)).\(equation.secondAttribute.name)"
            + " \(constant)\(priority)"
        } ?? "\(first) \(sign) \(constant)\(priority)"
    }
  }

  private static let guides = [
    "UIViewSafeAreaLayoutGuide": "safeArea", "UIViewLayoutMarginsGuide": "layoutMargins",
    "UIViewReadableContentGuide": "readableContent", "UIScrollView-contentLayoutGuide": "contentLayout",
    "UIScrollView-frameLayoutGuide": "frameLayout", "UIViewKeyboardLayoutGuide": "keyboard",
  ]

  /// An item with its attribute; of a guide that every view has, only the kind counts, of a spacer only the name.
  private static func side(_ text: String) -> String {
    if text.hasPrefix("`"), let name = text.dropFirst().split(separator: " ").first {
      return "\(name).\(text.split(separator: ".").last ?? "")"
    }
    return text.split(separator: ".").suffix(2).joined(separator: ".")
  }

  private static func number(_ text: String) -> String { Double(text).map { number($0) } ?? text }

  /// As many digits as a console prints are not all that count.
  private static func number(_ value: Double) -> String { String(format: "%.5g", value == 0 ? 0 : value) }
}
