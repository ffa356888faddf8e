import JSON
import Testing

/// Where values begin, by RFC 6901 pointers. The places were counted by hand.
@Suite struct JSONPlacesTests {
  /// The document of RFC 6901, section 5, and what its pointers mean.
  @Test func thePointersOfTheStandard() {
    let text = #"""
      {
        "foo": ["bar", "baz"],
        "": 0,
        "a/b": 1,
        "c%d": 2,
        "e^f": 3,
        "g|h": 4,
        "i\\j": 5,
        "k\"l": 6,
        " ": 7,
        "m~n": 8
      }
      """#
    let expected: [[String]: [Int]] = [
      []: [1, 1], ["foo"]: [2, 10], ["foo", "0"]: [2, 11], ["foo", "1"]: [2, 18], [""]: [3, 7],
      ["a/b"]: [4, 10], ["c%d"]: [5, 10], ["e^f"]: [6, 10], ["g|h"]: [7, 10], ["i\\j"]: [8, 11],
      ["k\"l"]: [9, 11], [" "]: [10, 8], ["m~n"]: [11, 10],
    ]
    #expect(places(Array(expected.keys), text) == expected)
  }

  @Test func arraysInArrays() {
    let text = "[[1,2],\n[3,\n  [4, {\"a\": [5]}]]]"
    #expect(
      places([["0", "1"], ["1"], ["1", "1", "0"], ["1", "1", "1", "a", "0"]], text) == [
        ["0", "1"]: [1, 5], ["1"]: [2, 1], ["1", "1", "0"]: [3, 4], ["1", "1", "1", "a", "0"]: [3, 14],
      ])
  }

  @Test func namesWithEscapes() {
    let text = #"{"\u0041\u00e9": 1, "x\/y": {"\ud83d\ude00": 2}}"#
    #expect(
      places([["Aé"], ["x/y"], ["x/y", "😀"]], text) == [
        ["Aé"]: [1, 18], ["x/y"]: [1, 29], ["x/y", "😀"]: [1, 46],
      ])
  }

  /// Columns count bytes.
  @Test func otherLineEndsAndCharacters() {
    let text = "{\r\n\t\"é😀\": true,\r\n\r\n \"b\" :\r\n  null}"
    #expect(places([["é😀"], ["b"]], text) == [["é😀"]: [2, 12], ["b"]: [5, 3]])
  }

  @Test func whatDoesNotExistIsAtTheNearestAboveIt() {
    let text = " {\"a\": [1],\n \"b\": {\"c\": 2}}"
    let wanted = [["a", "1"], ["a", "00"], ["a", "0", "x"], ["b", "d", "e"], ["b", "c"], ["z"]]
    #expect(
      places(wanted, text) == [
        ["a", "1"]: [1, 8], ["a", "00"]: [1, 8], ["a", "0", "x"]: [1, 9], ["b", "d", "e"]: [2, 7],
        ["b", "c"]: [2, 13], ["z"]: [1, 2],
      ])
  }

  @Test func ofMembersThatStandTwiceTheFirst() {
    #expect(places([["a", "b"]], #"{"a": {"b": 1}, "a": {"b": 2}}"#) == [["a", "b"]: [1, 13]])
  }

  @Test func whatIsNoJSON() {
    #expect(places([["a"]], "") == [["a"]: [1, 1]])
    #expect(places([["b"]], "{\"a\": 1,\n \"b\" 2") == [["b"]: [1, 1]])
    #expect(places([["a"]], "{\"a\": [1,") == [["a"]: [1, 7]])
    let deep = String(repeating: "[", count: 100_000)
    #expect(places([Array(repeating: "0", count: 100_000)], deep).values.first == [1, 513])
  }

  /// Many pointers into a long array: one way through it.
  @Test(.timeLimit(.minutes(1))) func manyPlacesAtOnce() {
    let text = "[" + (0..<50_000).map { "{\"a\": \($0)}" }.joined(separator: ",\n") + "]"
    let found = places((0..<50_000).map { [String($0), "a"] }, text)
    #expect(found[["0", "a"]] == [1, 8])
    #expect((1..<50_000).allSatisfy { found[[String($0), "a"]] == [$0 + 1, 7] })
  }

  private func places(_ pointers: [[String]], _ text: String) -> [[String]: [Int]] {
    let found = Array(text.utf8).withUnsafeBufferPointer { bytes in
      jsonPlaces(of: Set(pointers.map { JSONPointer($0) }), in: bytes)
    }
    return Dictionary(uniqueKeysWithValues: found.map { ($0.key.tokens, [$0.value.line, $0.value.column]) })
  }
}
