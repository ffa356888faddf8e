import JSON
import Testing

@Suite struct JSONWriterMemberTests {
  private func text(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(capacity: 1)
    body(&writer)
    return String(decoding: writer.bytes(), as: UTF8.self)
  }

  @Test func membersAreNamesAndValues() {
    let written = text { writer in
      writer.beginObject()
      writer.member("number", 2.5)
      writer.member("integer", 3)
      writer.member("flag", true)
      writer.member("text", "a\"b")
      writer.member("nothing", String?.none)
      writer.member("unknown", Double?.none)
      writer.key("null")
      writer.null()
      writer.member("words", ["a", "b"])
      writer.member("numbers", [1, 0.5])
      writer.beginObject("inner")
      writer.member("pixels", 61.0 / 3, scale: 3)
      writer.endObject()
      writer.beginArray("empty")
      writer.endArray()
      writer.key("box")
      writer.object((#"{"a":"#, 0), (#","b":"#, 0.5), (#","c":"#, -1), (#","d":"#, 100), scale: 2)
      writer.endObject()
    }
    let expected =
      #"{"number":2.5,"integer":3,"flag":true,"text":"a\"b","nothing":null,"unknown":null,"null":null,"#
      + #""words":["a","b"],"numbers":[1,0.5],"inner":{"pixels":20.333333333333332},"empty":[],"#
      + #""box":{"a":0,"b":0.5,"c":-1,"d":100}}"#
    #expect(written == expected)
  }

  /// A fragment brings its own commas; what comes after it needs one unless a value is due.
  @Test func fragmentsStandAmongMembers() {
    let written = text { writer in
      writer.beginArray()
      writer.beginObject()
      writer.member("a", 1)
      writer.fragment(#","b":true,"c":"#)
      writer.string("x")
      writer.fragment(#","d":[2]"#, isValueNext: false)
      writer.member("e", false)
      writer.endObject()
      writer.null()
      writer.endArray()
    }
    #expect(written == #"[{"a":1,"b":true,"c":"x","d":[2],"e":false},null]"#)
  }

  /// The end of an object of four numbers, short and longer than what is copied at once.
  @Test(
    arguments: [
      (3, 5, 1), (3, 128 + 1.0 / 3, 3), (1_234_567 + 1.0 / 3, 7_654_321 + 2.0 / 3, 3), (0.1, 1e-7, 2),
    ] as [(Double, Double, Double)])
  func theEndOfAnObjectIsWrittenAgain(_ third: Double, _ fourth: Double, _ scale: Double) {
    func object(_ first: Double) -> String { #"{"a":\#(String(number: first)),"b":0.5,"# }
    let end = #""c":\#(String(number: third)),"d":\#(String(number: fourth))}"#
    let written = text { writer in
      writer.beginArray()
      let tail = writer.object(
        (#"{"a":"#, 1), (#","b":"#, 0.5), (#","c":"#, third), (#","d":"#, fourth), scale: scale)
      for first in 2...40 {
        writer.object((#"{"a":"#, Double(first)), (#","b":"#, 0.5), again: tail, scale: scale)
      }
      writer.endArray()
    }
    #expect(written == "[" + (1...40).map { object(Double($0)) + end }.joined(separator: ",") + "]")
  }

  @Test func aPartIsWrittenAgain() {
    let written = text { writer in
      writer.beginArray()
      writer.integer(1)
      let start = writer.nextPlace
      writer.string("again")
      let part = start..<writer.count
      writer.again(part)
      writer.beginArray()
      writer.again(part)
      writer.endArray()
      writer.endArray()
    }
    #expect(written == #"[1,"again","again",["again"]]"#)
  }

  /// Bytes are copied eight at a time, with overlaps: every length, and what must be escaped at every place.
  @Test func everyLengthAndPlaceOfAnEscape() {
    for length in 0...40 {
      let plain = String("abcdefghijklmnopqrstuvwxyzäöüABCDEFGHIJKLMN".prefix(length))
      #expect(text { $0.string(plain) } == "\"\(plain)\"")
      for place in 0..<length {
        for (character, escaped) in [("\"", "\\\""), ("\\", "\\\\"), ("\n", "\\n"), ("\u{1F}", "\\u001f")] {
          let (start, end) = (plain.prefix(place), plain.dropFirst(place))
          #expect(text { $0.string("\(start)\(character)\(end)") } == "\"\(start)\(escaped)\(end)\"")
        }
      }
    }
    for byte in UInt8(0x20)...0x7F where byte != 0x22 && byte != 0x5C {
      let plain = String(repeating: Character(Unicode.Scalar(byte)), count: 11)
      #expect(text { $0.string(plain) } == "\"\(plain)\"")
    }
  }
}
