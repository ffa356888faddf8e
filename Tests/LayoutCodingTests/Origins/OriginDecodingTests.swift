import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Names of nodes and places of files in documents, and what is wrong with them.
@Suite struct OriginDecodingTests {
  private func document(_ text: String) throws -> DocumentDraft {
    try decodeLayoutRequest(Array(text.utf8)).document.draft
  }

  @Test func names() throws {
    let longest = String(repeating: "é", count: longestId / 2)
    let document = try document(
      #"""
      {"device":"iPhone 8","hierarchy":{"type":"viewController","id":"c","name":"Login","view":{"id":"root","subviews":[
      {"id":"a","name":"same"},{"id":"b","name":"same"},{"id":"d","name":"a"},{"id":"e","name":"\#(longest)"}]}}}
      """#)
    #expect(document.controllers[0].name == "Login")
    #expect(document.views.indices.map { document.name(ofView: $0) } == [nil, "same", "same", "a", longest])
    #expect(document.title(ofView: 1) == "same (id a)" && document.title(ofView: 0) == "root")
    #expect(document.title(ofController: 0) == "Login (id c)")
  }

  @Test func places() throws {
    let document = try document(
      #"""
      {"device":"iPhone 8","hierarchy":{"id":"root"},"sources":[{"file":"A.xib","places":{"root":[1,2],"é\n":[999999999,1]}},
      {"places":{}}]}
      """#)
    #expect(
      document.sources == [
        SourceFile(
          file: "A.xib",
          places: [
            SourceFile.Entry(id: "root", place: SourcePlace(line: 1, column: 2)),
            SourceFile.Entry(id: "é\n", place: SourcePlace(line: 999_999_999, column: 1)),
          ]), SourceFile(),
      ])
  }

  /// All that is wrong is told at once, in the order of the text.
  @Test func everyFaultHasItsPlace() {
    let long = String(repeating: "x", count: longestId + 1)
    let path = String(repeating: "x", count: longestSourcePath + 1)
    let text = #"""
      {"device":"iPhone 8","hierarchy":{"type":"viewController","name":"","view":{"id":"root","name":7,"subviews":[
      {"name":"\#(long)"},{"name":{"default":"a"}}]}},
      "sources":[{"file":"","places":{"a":[0,1],"b":[1],"c":[1,2,3],"d":[1.5,2],"e":"1:2","a":[1,1],"f":[1e999,1],
      "g":[null,1],"h":[1000000000,1]}},{"file":"\#(path)"},{"fiel":"a","places":[]},7]}
      """#
    let expected = [
      "#/hierarchy/name invalidValue", "#/hierarchy/view/name wrongType",
      "#/hierarchy/view/subviews/0/name invalidValue", "#/hierarchy/view/subviews/1/name wrongType",
      "#/sources/0/file invalidValue", "#/sources/0/places/a/0 invalidValue",
      "#/sources/0/places/b invalidValue",
      "#/sources/0/places/c invalidValue", "#/sources/0/places/d/0 invalidValue",
      "#/sources/0/places/e wrongType",
      "#/sources/0/places/a duplicateKey", "#/sources/0/places/f/0 nonFinite",
      "#/sources/0/places/g/0 wrongType",
      "#/sources/0/places/h/0 invalidValue", "#/sources/1/file invalidValue", "#/sources/1 missingKey",
      "#/sources/2/fiel unknownKey", "#/sources/2/places wrongType", "#/sources/3 wrongType",
    ]
    do throws(FaultList) {
      _ = try decodeLayoutRequest(Array(text.utf8))
      Issue.record("no fault")
    } catch {
      let told = error.faults.map { "\($0.pointer.fragment) \("\($0.kind)".prefix { $0 != "(" })" }
      #expect(Set(told) == Set(expected))
      #expect(told.count == expected.count)
    }
  }

  @Test(arguments: ["{}", "7", "null", #""A.xib""#])
  func sourcesAreAnArray(_ sources: String) {
    let text = #"{"device":"iPhone 8","hierarchy":{"id":"root"},"sources":\#(sources)}"#
    #expect(throws: FaultList.self) { try decodeLayoutRequest(Array(text.utf8)) }
  }

  /// Rules change no names.
  @Test func namesAreNoValues() {
    for change in [#""views":{"root":{"name":"a"}}"#, #""controllers":{"main":{"name":"a"}}"#] {
      let text = #"{"device":"iPhone 8","hierarchy":{"id":"root"},"set":{\#(change)}}"#
      #expect(throws: FaultList.self) { try decodeLayoutRequest(Array(text.utf8)) }
    }
  }

  /// Many files and many places take a time that grows no faster than the text does.
  @Test func manyPlacesAreRead() throws {
    let places = (0..<50_000).map { "\"p\($0)\":[\($0 + 1),1]" }.joined(separator: ",")
    let files = String(repeating: #"{"places":{}},"#, count: 10_000)
    let document = try document(
      #"{"device":"iPhone 8","hierarchy":{"id":"root"},"sources":[\#(files){"places":{\#(places)}}]}"#)
    #expect(document.sources.count == 10_001 && document.sources[10_000].places.count == 50_000)
  }
}
