import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// Faults in compositional layouts, each with its place, and all of them at once.
@Suite struct CompositionalFaultTests {
  /// Fragments of the places, without their number sign.
  private func places(_ text: String) -> [String] {
    let catalogue = DeviceCatalogue.embedded
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      var workspace = ReadingWorkspace()
      var draft = Draft(bytes, catalogue: catalogue, limits: DecodingLimits(), using: &workspace)
      do throws(ReadingEnded) {
        _ = try draft.compositionalLayout()
        try draft.reader.end()
        return draft.reader.faults.map { String($0.pointer.description.dropFirst()) }
      } catch {
        return draft.reader.faultsToTheEnd.faults.map { String($0.pointer.description.dropFirst()) }
      }
    }
  }

  private static let size = #""layoutSize":{"widthDimension":{"fractionalWidth":1},"heightDimension":44}"#
  private static let group = #"{\#(size),"axis":"vertical","subitems":[{\#(size)}]}"#

  @Test(
    arguments: [
      (#"{"section":{"group":\#(group)}}"#, []),
      (
        #"{"sections":[{"group":\#(group)},[{"when":{"minWidth":500},"group":\#(group)},{"list":{"appearance":"plain"}}]]}"#,
        []
      ),
      ("{}", [""]),
      (#"{"sections":[]}"#, ["/sections"]),
      (#"{"section":[]}"#, ["/section"]),
      (#"{"section":{"group":\#(group)},"sections":[{"group":\#(group)}]}"#, [""]),
      (#"{"section":{}}"#, ["/section"]),
      (#"{"section":{"group":\#(group),"list":{"appearance":"plain"}}}"#, ["/section"]),
      (#"{"section":{"group":{\#(size)}}}"#, ["/section/group"]),
      (#"{"section":{"group":{\#(size),"axis":"vertical","subitems":[]}}}"#, ["/section/group/subitems"]),
      (#"{"section":{"group":{\#(size),"axis":"vertical"}}}"#, ["/section/group"]),
      (#"{"section":{"group":{\#(size),"subitems":[{\#(size)}]}}}"#, ["/section/group"]),
      (#"{"section":{"group":{\#(size),"axis":"vertical","subitems":[{}]}}}"#, ["/section/group/subitems/0"]),
      (
        #"{"section":{"group":{\#(size),"axis":"vertical","repeatingSubitem":{\#(size)}}}}"#,
        ["/section/group"]
      ),
      (
        #"{"section":{"group":{\#(size),"axis":"vertical","repeatingSubitem":{\#(size)},"count":0}}}"#,
        ["/section/group/count"]
      ),
      (
        #"{"section":{"group":{\#(size),"axis":"vertical","subitems":[{\#(size)}],"customItems":[{"frame":{"x":0,"y":0,"width":1,"height":1}}]}}}"#,
        ["/section/group"]
      ),
      (#"{"section":{"group":{\#(size),"customItems":[{}]}}}"#, ["/section/group/customItems/0"]),
      (
        #"{"section":{"group":\#(group),"contentInsets":true,"orthogonalScrollingBehavior":"sideways"}}"#,
        ["/section/contentInsets", "/section/orthogonalScrollingBehavior"]
      ),
      (#"{"section":{"list":{"appearance":"fancy"}}}"#, ["/section/list/appearance"]),
    ] as [(String, [String])])
  func faultsHavePlaces(_ text: String, _ expected: [String]) {
    #expect(places(text) == expected)
  }

  @Test(arguments: [
    (#"{"fractionalWidth":1001}"#, "/fractionalWidth"), (#"{"fractionalHeight":-0.5}"#, "/fractionalHeight"),
    (#"{"fractionalWidth":0.5,"absolute":10}"#, ""), ("{}", ""), (#""wide""#, ""),
    (#"{"absolute":-1}"#, "/absolute"),
  ])
  func dimensions(_ dimension: String, _ place: String) {
    let group = #"""
      {"layoutSize":{"widthDimension":\#(dimension),"heightDimension":44},"axis":"vertical","subitems":[{\#(Self.size)}]}
      """#
    let expected = "/section/group/layoutSize/widthDimension" + place
    #expect(places(#"{"section":{"group":\#(group)}}"#).contains(expected))
  }
}
