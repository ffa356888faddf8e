import Foundation
import HTTPServer
import Logging
import TestSupport
import Testing

@testable import LayoutService

/// Log lines, byte for byte.
@Suite struct LogTests {
  /// The first example of RFC 3339, section 5.8, and a bit.
  private static let time = timespec(tv_sec: 482_196_050, tv_nsec: 520_999_999)

  private func line(_ form: LogForm, _ message: String = "request", _ fill: (inout LogLine) -> Void) -> String
  {
    withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { memory in
      var line = LogLine(into: memory, as: form, at: Self.time, .info, message)
      fill(&line)
      return String(decoding: line.end(), as: UTF8.self)
    }
  }

  @Test func writesJSON() {
    let text = line(.json) { line in
      line.field("bytes_in", 0)
      line.field("method", "POST")
      line.field(named: "name", "x")
      line.field("microseconds", 18_446_744_073_709_551)
    }
    #expect(
      text == #"""
        {"time":"1985-04-12T23:20:50.520Z","level":"info","message":"request","bytes_in":"0","method":"POST","name":"x","microseconds":"18446744073709551"}

        """#)
  }

  @Test func writesText() {
    let text = line(.text) { line in
      line.field("bytes_in", 1234)
      line.field(named: "name", "a \"b\"")
      line.field("route", "-")
    }
    #expect(text == "1985-04-12T23:20:50.520Z info request bytes_in=1234 name=a \"b\" route=-\n")
  }

  @Test func everyTextIsReadBack() throws {
    let all = String(String.UnicodeScalarView((0..<0x180).compactMap(Unicode.Scalar.init)))
    let text = line(.json, all) { $0.field(named: all, all) }
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String]
    #expect(object?["message"] == all)
    #expect(object?[all] == all)
    #expect(text.utf8.count(where: { $0 == 0x0A }) == 1)
  }

  /// Both forms are read at terminals, too.
  @Test func nothingControlsATerminal() {
    for form in [LogForm.text, .json] {
      let text = line(form, hostileName) { $0.field(named: hostileName, hostileName) }
      #expect(hasNoControls(text) && text.hasSuffix("\n"), "\(text)")
      #expect(text.utf8.count(where: { $0 == 0x0A }) == 1)
    }
    #expect(
      line(.text) { $0.field("name", "a\u{1B}[2J\u{9B}é") }.hasSuffix(#" name=a\u{1B}[2J\u{9B}é"# + "\n"))
    #expect(
      line(.json) { $0.field("name", "a\u{1B}\u{9B}\u{2028}é\"") }.contains(
        #""name":"a\u001b\u009b\u2028é\"""#))
  }

  @Test func whatHasNoRoomIsLeftOut() {
    withUnsafeTemporaryAllocation(byteCount: 10, alignment: 1) { memory in
      var line = LogLine(into: memory, as: .text, at: Self.time, .info, "request")
      line.field("method", "POST")
      #expect(line.end().count <= 10)
    }
  }

  /// Against the calendar of Foundation, over 150 years a day at a time.
  @Test func everyDayHasItsDate() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for day in 0..<55_000 {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let ours = CivilDate(daysSince1970: day)
      guard ours.year == parts.year, ours.month == parts.month, ours.day == parts.day else {
        Issue.record("day \(day) is \(parts), not \(ours)")
        return
      }
    }
  }

  @Test func timesStepsInMilliseconds() throws {
    var watch = Stopwatch()
    #expect(watch.serverTiming.isEmpty)
    watch.lap(.decode)
    usleep(12_000)
    watch.lap(.resolve)
    let steps = watch.serverTiming.split(separator: ", ").map { $0.split(separator: ";dur=") }
    #expect(steps.map { String($0[0]) } == ["decode", "resolve"])
    for step in steps { #expect(step[1].split(separator: ".")[1].count == 3) }
    #expect(try #require(Double(steps[0][1])) < 10)
    #expect((12..<5000).contains(try #require(Double(steps[1][1]))))
  }
}
