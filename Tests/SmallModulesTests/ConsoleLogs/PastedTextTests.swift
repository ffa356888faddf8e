import AdaptiveLayout
import ConsoleLogs
import JSON
import LayoutModel
import TestSupport
import Testing

/// What is read of texts as people paste them (AL-log-forms, AL-log-superview, AL-log-libraries).
@Suite struct PastedTextTests {
  @Test func thereAreAll() { #expect(PastedText.all.count >= 50) }

  @Test(arguments: PastedText.all)
  func saysWhatItSays(_ text: PastedText) throws {
    let log = try parseConsoleLog(text.bytes)
    let block = try #require(log.blocks.first)
    #expect(log.blocks.count == text.number("blocks") ?? 1)
    #expect(block.count == text.number("count") ?? 1)
    #expect(block.constraints.count == text.number("constraints"))
    #expect(block.broken == text.number("broken"))
    #expect(block.unreadable.count == text.number("unreadable") ?? 0, "\(block.unreadable)")
    for (word, value) in text.expected {
      switch word {
      case "lines": #expect("\(block.lines.lowerBound)-\(block.lines.upperBound)" == value)
      case "source":
        let parts = value.split(separator: " ", maxSplits: 1)
        let index = try #require(Int(parts[0]))
        let source = try #require(block.constraints[index].source)
        #expect("\(source.file) \(source.line)" == parts[1])
      default:
        guard let index = Int(word), block.constraints.indices.contains(index) else { continue }
        #expect(block.words(ofConstraint: index) == value)
      }
    }
  }

  /// The document has the contradiction: a set of constraints of the message, all of them required.
  @Test(arguments: PastedText.all)
  func contradictsItselfAsADocument(_ text: PastedText) throws {
    for block in try parseConsoleLog(text.bytes).blocks where block.constraints.count > 1 {
      let rebuilt = document(of: block)
      #expect(validateConstraints(LayoutDocument(rebuilt.document)).isEmpty)
      let conflicts = try layout(of: rebuilt.document).conflicts
      if text.expected.contains(where: { $0.word == "free" }) {
        #expect(conflicts.isEmpty)
        continue
      }
      let members = try #require(conflicts.first).constraints.compactMap { $0.pointer?.tokens.last }
      #expect(!members.isEmpty)
      for member in members {
        let index = try #require(Int(member))
        #expect(block.constraints.indices.contains(rebuilt.origins[index]))
        #expect(rebuilt.document.constraints[index].priority == 1000)
      }
    }
  }
}
