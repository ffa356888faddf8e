import Foundation
import JSON
import LayoutModel
import TestSupport
import Testing

@testable import LayoutCoding

/// Documents that a seed makes: whole, damaged in their structure, damaged in their bytes.
@Suite struct FuzzTests {
  // MARK: Whole documents

  @Test(arguments: 1...400 as ClosedRange<UInt64>)
  func documentsKeepTheirPromises(seed: UInt64) throws {
    let random = RandomDocument(seed: seed)
    let document = try request(random.json.text).document.draft
    #expect(brokenInvariants(of: document) == [], "\(random.json.text)")
    #expect(document.views.count { $0.place != .made } == random.viewCount)
    #expect(document.controllers.count == random.controllerCount)
    #expect(document.guides.count == random.guideCount)
    #expect(document.constraints.count == random.constraintCount)
  }

  /// The invariants themselves: a document that breaks them is told.
  @Test func brokenPromisesAreSeen() throws {
    let whole = try request(
      #"{"device":"iPhone 6","hierarchy":{"id":"a","layoutGuides":[{"id":"g"}],"subviews":[{"id":"b","layoutGuides":[{"id":"h"}]},{"id":"c"}]},"constraints":["a.width == 1"]}"#
    ).document.draft
    #expect(brokenInvariants(of: whole) == [])
    let damages: [@Sendable (inout DocumentDraft) -> Void] = [
      { $0.views.swapAt(1, 2) }, { $0.views[1].superview = 2 }, { $0.views[1].subtreeEnd = 3 },
      { $0.views[0].subtreeEnd = 4 },
      { $0.views[2].id = "b" }, { $0.guides.swapAt(0, 1) }, { $0.guides[0].owner = 9 },
      { $0.guides[0].id = "a" },
      { $0.constraints[0].firstItem = .view(3) }, { $0.constraints[0].secondItem = .guide(2) },
      { $0.constraints[0].priority = 0 }, { $0.controllers[0].rootView = 1 }, { $0.controllers = [] },
      { $0.views[2].controller = 1 },
    ]
    for (index, damage) in damages.enumerated() {
      var document = whole
      damage(&document)
      #expect(!brokenInvariants(of: document).isEmpty, "damage \(index)")
    }
  }

  // MARK: Damaged structure

  /// Ends in a document that keeps its promises or in a list of faults, each with a place in the text.
  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func damagedDocumentsEndInFaultsOrInDocuments(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let original = RandomDocument(seed: seed).json
    for _ in 0..<25 {
      var json = original
      for _ in 0...random.below(4) { json = json.mutated(by: &random) }
      let text = json.text
      do throws(FaultList) {
        let request = try decodeLayoutRequest(Array(text.utf8))
        #expect(brokenInvariants(of: request.document.draft) == [], "\(text)")
      } catch {
        #expect(!error.faults.isEmpty && error.faults.count <= 101, "\(text)")
        #expect(error.faults.allSatisfy { $0.pointer.fragment.hasPrefix("#") })
      }
    }
  }

  // MARK: Damaged bytes

  /// Eight thousand damaged texts in all: Foundation's parser, which others wrote, calls the same ones JSON.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func agreesWithFoundationAboutSyntax(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    // Small documents: a damage is as likely in any part of them.
    let original =
      (0...).lazy.map { Array(RandomDocument(seed: seed &* 1000 + $0).json.text.utf8) }
      .first { $0.count < 800 } ?? []
    for _ in 0..<200 {
      var text = original
      for _ in 0...random.below(3) { damage(&text, &random) }
      let faults = faults(of: text) { (reader) throws(ReadingEnded) in try reader.walk() }
      let isRead = !faults.contains { if case .invalidJSON = $0.kind { true } else { false } }
      #expect(skipping(text).isEmpty == isRead)
      guard !Self.foundationDeviates(on: text, faults) else { continue }
      let isJSON = (try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)) != nil
      #expect(isRead == isJSON, "\(String(decoding: text, as: UTF8.self))")
      if isRead { _ = try? decodeLayoutRequest(text) }
    }
  }

  /// Where Foundation does not follow RFC 8259, or follows it where it leaves a choice.
  private static func foundationDeviates(on text: [UInt8], _ faults: [Fault]) -> Bool {
    // It reads a byte order mark, and UTF-16 and UTF-32, which it tells by NUL bytes near the beginning.
    if text.starts(with: [0xEF, 0xBB, 0xBF]) || text.starts(with: [0xFE, 0xFF])
      || text.starts(with: [0xFF, 0xFE])
    {
      return true
    }
    if text.prefix(4).contains(0) { return true }
    return faults.contains { fault in
      switch fault.kind {
      // It refuses numbers beyond a double, which are JSON and a fault of their own here.
      case .nonFinite: true
      // It takes a comma after the last member of an object.
      case .invalidJSON(.trailingComma, let offset, _, _): text[offset] == UInt8(ascii: "}")
      default: false
      }
    }
  }

  /// What is wrong with a text that is read in some way, what ended the reading last.
  private func faults(
    of text: [UInt8], _ read: (inout JSONReader) throws(ReadingEnded) -> Void
  ) -> [Fault] {
    text.withUnsafeBufferPointer { bytes in
      var reader = JSONReader(bytes, maximumDepth: 512)
      do throws(ReadingEnded) {
        try read(&reader)
        try reader.end()
        return reader.faults
      } catch {
        return reader.faultsToTheEnd.faults
      }
    }
  }

  private func skipping(_ text: [UInt8]) -> [Fault] {
    faults(of: text) { (reader) throws(ReadingEnded) in try reader.skipValue() }
  }

  private func damage(_ text: inout [UInt8], _ random: inout SeededGenerator) {
    guard !text.isEmpty else { return text.append(UInt8(random.below(256))) }
    let place = random.below(text.count)
    switch random.below(8) {
    case 0: text.remove(at: place)
    case 1: text.insert(random.pick(Self.telling), at: place)
    case 2: text[place] = random.pick(Self.telling)
    case 3: text[place] = UInt8(random.below(256))
    case 4: text[place] ^= 1 << UInt8(random.below(8))
    case 5: text.removeSubrange(place..<min(text.count, place + random.below(6)))
    case 6:
      let other = random.below(text.count)
      text.swapAt(place, other)
    default: text.insert(contentsOf: random.pick(Self.pieces).utf8, at: place)
    }
  }

  private static let telling =
    Array("{}[]:,\"\\/+-.eEtfnu0123456789 \n\t".utf8) + [0x00, 0x1F, 0x7F, 0x80, 0xC3, 0xED, 0xF4, 0xFF]
  private static let pieces = [
    #"\u0000"#, #"\uD83D\uDE00"#, #"\uD83D"#, #"\uDE00"#, "\\", "é", "😀", "1e5", "-0", "0.5", "00", "true",
    "nul", "[]", "{}", #""""#, "//",
  ]

  /// No beginning of a document is a document, and it ends where it ends.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func everyBeginningEndsTooEarly(seed: UInt64) {
    let text = Array(RandomDocument(seed: seed).json.text.utf8)
    for length in 0..<text.count {
      let prefix = Array(text.prefix(length))
      guard case .invalidJSON(let error, let offset, _, _)? = skipping(prefix).last?.kind else {
        Issue.record("\(length) bytes were read")
        return
      }
      // Within a character the bytes are not UTF-8, which is told of the character.
      let isWithinCharacter = text[length] & 0xC0 == 0x80
      #expect(error == (isWithinCharacter ? .invalidUTF8 : .unexpectedEnd))
      #expect(isWithinCharacter ? offset < length : offset == length)
    }
  }
}

extension JSONReader {
  /// Reads a value of any type.
  fileprivate mutating func walk() throws(ReadingEnded) {
    switch try nextType() {
    case .object:
      guard var object = try beginMap() else { return }
      while try nextMember(of: &object) != nil { try walk() }
    case .array:
      guard var array = try beginArray() else { return }
      while try nextElement(of: &array) != nil { try walk() }
    case .string: _ = try string()
    case .number: _ = try double()
    case .boolean: _ = try boolean()
    case .null: _ = try null()
    }
  }
}
