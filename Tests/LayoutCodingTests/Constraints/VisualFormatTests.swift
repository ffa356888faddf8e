import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Strings that cannot be read (AL-vfl-errors): codes and offsets are the contract.
@Suite struct VisualFormatTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var format: String
    var code: VisualFormatError
    var offset: Int?
    var testDescription: String { "'\(format)': \(code)" }

    init(_ format: String, _ code: VisualFormatError, _ offset: Int?) {
      self.format = format
      self.code = code
      self.offset = offset
    }
  }

  @Test(arguments: [
    Case("", .emptyFormat, nil),
    Case("V[a]", .expectedColon, 1),  // V16
    Case("H[a]", .expectedColon, 1),
    Case("[a(=50)]", .unknownRelation, 3),
    Case("[a(<50)]", .unknownRelation, 3),
    Case("a", .expectedView, 0),
    Case("|-10-a", .expectedView, 5),
    Case("||", .expectedView, 1),
    Case("[1]", .expectedViewName, 1),
    Case("[]", .expectedViewName, 1),
    Case("[x]", .unknownViewName, 2),  // V15
    Case("[a", .expectedClosingBracket, 2),
    Case("[a b]", .expectedClosingBracket, 3),
    Case("|", .expectedConnection, 1),
    Case("[a]-5[b]", .expectedDash, 5),  // V17
    Case("[a]--5-[b]", .ambiguousMinus, 4),
    Case("[a]-*-[b]", .expectedNumber, 4),
    Case("[a(@5)]", .expectedNumber, 3),
    Case("[a]-n-[b]", .unknownMetric, 5),
    Case("[a]-(==b)-[b]", .unknownMetric, 8),
    Case("[a(50 60)]", .expectedListEnd, 6),
    Case("[a(==b*0.5)]", .expectedListEnd, 6),
    Case("[a]-", .expectedMoreInput, 4),
    Case("[a(>=", .expectedMoreInput, 5),
    Case("|[a]|[b]", .expectedEndOfFormat, 5),
    Case("[a]x", .expectedViewOrBar, 3),
    Case("[a(5@0)]", .badPriority, 5),
    Case("[a(5@1001)]", .badPriority, 5),
    // Offsets are in UTF-16 units.
    Case("[a]-(m)-[𝒳]", .unknownViewName, 11),
  ])
  func cannotBeRead(_ c: Case) {
    let views: Set<String> = ["a", "b"]
    #expect(throws: VisualFormatSyntaxError.self) {
      try VisualFormatParser.parse(c.format, metrics: ["m": 12]) { views.contains($0) }
    }
    do throws(VisualFormatSyntaxError) {
      _ = try VisualFormatParser.parse(c.format, metrics: ["m": 12]) { views.contains($0) }
    } catch {
      #expect(error.code == c.code)
      #expect(error.offset == c.offset)
    }
  }

  @Test(arguments: [
    ("|-[r]", [String](), VisualFormatError.noSuperview, 5),
    ("[a]-[b]", ["alignAllLeft"], .optionOfWrongAxis, 7),
    ("V:[a]-[b]", ["alignAllTop"], .optionOfWrongAxis, 9),
    ("[a]-[q]", [], .unknownViewName, 6),
  ])
  func cannotBeUsed(_ format: String, _ options: [String], _ code: VisualFormatError, _ offset: Int) {
    let options = options.map { "\"\($0)\"" }.joined(separator: ",")
    let faults = faults(
      of: #"{"visualFormat": "\#(format)", "options": [\#(options)]}"#)
    #expect(faults.count == 1)
    guard case .invalidVisualFormat(let found, _, _, _)? = faults.first?.kind else {
      Issue.record("\(faults)")
      return
    }
    #expect(found == code)
    #expect(faults.first?.offset == offset)
    #expect(faults.first?.pointer.fragment == "#/constraints/0/visualFormat")
  }

  @Test func membersAreChecked() {
    #expect(
      faults(of: #"{"visualFormat": "[a]", "options": ["alignAllTops"]}"#).map(\.pointer.fragment) == [
        "#/constraints/0/options/0"
      ])
    #expect(
      faults(of: #"{"visualFormat": "[x]", "views": {"x": "y"}}"#).map(\.pointer.fragment) == [
        "#/constraints/0/views/x"
      ])
    #expect(faults(of: #"{"metrics": {}}"#).map(\.kind) == [.missingKey("visualFormat")])
    #expect(faults(of: #"{"visualFormat": "[a]", "priority": 5}"#).count == 1)
  }

  private func faults(of constraint: String) -> [Fault] {
    let body = """
      {"device": "iphone-6", "hierarchy": {"id": "r", "subviews": [{"id": "a"}, {"id": "b"}]},
       "constraints": [\(constraint)]}
      """
    do throws(FaultList) {
      _ = try decodeLayoutRequest(Array(body.utf8))
      return []
    } catch {
      return error.faults
    }
  }
}
