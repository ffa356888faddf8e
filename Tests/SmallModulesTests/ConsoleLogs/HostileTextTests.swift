import AdaptiveLayout
import ConsoleLogs
import LayoutModel
import TestSupport
import Testing

/// Texts that no console has printed.
@Suite struct HostileTextTests {
  /// Pieces of real texts in any order: nothing traps, and what is rebuilt is a legal document.
  @Test(arguments: 0..<400 as Range<UInt64>)
  func anythingIsReadOrRefused(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = random.pick(PastedText.all).bytes
    for _ in 0..<(1 + random.below(30)) { mutate(&bytes, &random) }
    let log: ConsoleLog
    do throws(ConsoleLogError) {
      log = try parseConsoleLog(bytes)
    } catch {
      return
    }
    for block in log.blocks {
      #expect(block.broken.map { block.constraints.indices.contains($0) } ?? true)
      let rebuilt = document(of: block)
      let document = rebuilt.document
      #expect(validateConstraints(LayoutDocument(document)).isEmpty)
      #expect(rebuilt.origins.count == document.constraints.count)
      #expect(
        Set(document.views.map(\.id) + document.guides.map(\.id)).count == rebuilt.document.views.count
          + document.guides.count)
      #expect(document.guides.map(\.owner) == document.guides.map(\.owner).sorted())
      _ = try layout(of: document)
    }
  }

  /// Names and classes of objects are compared, as they stand and where they were escaped.
  @Test(arguments: [combiningMarks(90), String(repeating: "\\u0301\\u0323", count: 45)])
  func runsOfMarksAreBroken(marks: String) throws {
    let text = """
      Unable to simultaneously satisfy constraints.
      (
          "<NSLayoutConstraint:0x6000021f8aa0 'a\(marks)' UIView:0x7fb0d2c0.width == 100   (active)>",
          "<NSLayoutConstraint:0x6000021f8af0 UIView:0x7fb0d2c0.width == 200   (active)>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x6000021f8af0 UIView:0x7fb0d2c0.width == 200   (active)>
      """
    let log = try parseConsoleLog(Array(text.utf8))
    let document = document(of: try #require(log.blocks.first)).document
    #expect(document.constraints.count == 2)
    for name in document.identifiers + document.views.map(\.id)
      + document.views.indices.compactMap({ document.name(ofView: $0) })
    {
      #expect(longestRunOfMarks(in: name) <= 30)
    }
    #expect(document.identifiers.contains { longestRunOfMarks(in: $0) == 30 })
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let place = random.below(bytes.count + 1)
    switch random.below(5) {
    case 0:
      let length = min(random.below(40), bytes.count - place)
      bytes.removeSubrange(place..<(place + length))
    case 1:
      let other = random.pick(PastedText.all).bytes
      let start = random.below(other.count)
      bytes.insert(contentsOf: other[start..<min(start + random.below(200), other.count)], at: place)
    case 2: bytes.insert(UInt8(random.below(256)), at: place)
    case 3:
      let words = [
        "0x1", "(", ")", "]-(", "'|':", ">\"", "names:", "==", ".top", "*", "-", "\n", "1e9", "V:", "<", "'",
      ]
      bytes.insert(contentsOf: random.pick(words).utf8, at: place)
    default:
      let start = random.below(bytes.count + 1)
      let piece = bytes[start..<min(start + random.below(300), bytes.count)]
      bytes.insert(contentsOf: Array(piece), at: place)
    }
  }

  /// Much of one thing. In debug builds a quadratic step takes minutes here.
  @Test(arguments: [
    "<", ">", "<NSLayoutConstraint:0x1 ", "\"<NSLayoutConstraint:0x1 UIView:0x2.top", ":0x1'", "=", " == ",
    "'|':",
    "names:", "<NSLayoutConstraint:0x1\n", "Unable to simultaneously satisfy constraints.\n", "&amp;", "\\",
    "]", "[",
    "<NSLayoutConstraint:0x1 '", "' ", ".top ", " >", ": ", "(Names: a:0x1, ", ">>>", "and 1 more\n", "#1",
    "\u{AD}",
  ])
  func muchOfOneThingTakesNoLonger(_ piece: String) throws {
    for headline in [
      "", "Unable to simultaneously satisfy constraints.\n(\n\"<NSLayoutConstraint:0x1 'a' V:[UIView:0x2",
    ] {
      let text = headline + String(repeating: piece, count: 100_000 / piece.utf8.count)
      let clock = ContinuousClock()
      let time = clock.measure { _ = try? parseConsoleLog(Array(text.utf8)) }
      #expect(time < .seconds(20))
    }
  }

  @Test func manyViewsAreOneDocument() throws {
    let lines = (1...3000).map {
      "\"<NSLayoutConstraint:0x\(String($0, radix: 16)) V:|-(1)-[UIView:0x\(String($0 + 1, radix: 16))]   "
        + "(active, names: '|':UIView:0x\(String($0, radix: 16)) )>\","
    }
    let log = try parseConsoleLog(Array(lines.joined(separator: "\n").utf8))
    let document = document(of: log.blocks[0]).document
    #expect(document.views.count == 3002)
    #expect(document.views.allSatisfy { $0.depth < 255 })
  }

  @Test func limitsHold() {
    var limits = ConsoleLogLimits()
    (limits.bytes, limits.blocks, limits.constraints) = (500, 2, 3)
    func error(_ text: String) -> ConsoleLogError? {
      do throws(ConsoleLogError) {
        _ = try parseConsoleLog(Array(text.utf8), limits: limits)
        return nil
      } catch {
        return error
      }
    }
    let headline = "Unable to simultaneously satisfy constraints.\n"
    let constraint = "<NSLayoutConstraint:0x1 UIView:0x2.width == 1>\n"
    #expect(error(String(repeating: " ", count: 501)) == .tooLong(limit: 500, actual: 501))
    #expect(error(headline + headline) == .nothingFound)
    #expect(error(headline + headline + headline) == .tooManyBlocks(limit: 2, line: 3))
    #expect(error(headline + constraint + constraint + constraint) == nil)
    #expect(
      error(headline + constraint + constraint + constraint + constraint)
        == .tooManyConstraints(limit: 3, line: 5))
    #expect(error("") == .nothingFound)
    #expect(error("2016-11-22 14:28:33.766 Shop[4:3] Did load 3 images (active)\n") == .nothingFound)
    #expect(error("The view hierarchy is not prepared for the constraint: \(constraint)") == .nothingFound)
  }
}
