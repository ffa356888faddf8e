import JSON
import LayoutCoding
import LayoutModel
import Testing

/// What is wrong with the values of frames, stack views and scroll views, and where.
@Suite struct ArrangementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var view: String
    var pointer: String
    var code: String
    var testDescription: String { view }

    init(_ view: String, _ pointer: String, _ code: String) {
      self.view = view
      self.pointer = "#/hierarchy/subviews/0\(pointer)"
      self.code = code
    }
  }

  @Test(arguments: [
    Case(#"{"frame": {"x": 0, "y": 0, "width": 1}}"#, "/frame", "missingKey"),
    Case(#"{"frame": {"x": 0, "y": 0, "width": -1, "height": 0}}"#, "/frame/width", "invalidValue"),
    Case(#"{"autoresizingMask": ["flexibleWdith"]}"#, "/autoresizingMask/0", "invalidValue"),
    Case(#"{"autoresizingMask": 18}"#, "/autoresizingMask", "wrongType"),
    Case(#"{"axis": "vertical"}"#, "/axis", "keyOfOtherType"),
    Case(#"{"type": "stackView", "contentOffset": {"x": 0, "y": 0}}"#, "/contentOffset", "keyOfOtherType"),
    Case(#"{"type": "stackView", "contentInset": {"top": 1}}"#, "/contentInset", "keyOfOtherType"),
    Case(#"{"alwaysBounceVertical": true}"#, "/alwaysBounceVertical", "keyOfOtherType"),
    Case(#"{"type": "scrollView", "alwaysBounceHorizontal": 1}"#, "/alwaysBounceHorizontal", "wrongType"),
    Case(#"{"type": "tableView", "contentInset": {"tpo": 1}}"#, "/contentInset/tpo", "unknownKey"),
    Case(
      #"{"type": "scrollView", "contentInsetAdjustmentBehavior": {"default": "never", "wC": "scrolableAxes"}}"#,
      "/contentInsetAdjustmentBehavior/wC", "invalidValue"),
    Case(#"{"type": "scrollView", "spacing": 3}"#, "/spacing", "keyOfOtherType"),
    Case(#"{"type": "stackView", "axis": "diagonal"}"#, "/axis", "invalidValue"),
    Case(#"{"type": "stackView", "spacing": "wide"}"#, "/spacing", "invalidValue"),
    Case(#"{"type": "stackView", "arrangedSubviews": ["x"]}"#, "/arrangedSubviews/0", "unknownReference"),
    Case(#"{"type": "stackView", "arrangedSubviews": ["r"]}"#, "/arrangedSubviews/0", "invalidValue"),
    Case(
      #"{"type": "stackView", "subviews": [{"id": "a"}], "arrangedSubviews": ["a", "a"]}"#,
      "/arrangedSubviews/1", "duplicateId"),
    Case(#"{"type": "stackView", "customSpacing": {"x": 3}}"#, "/customSpacing/x", "unknownReference"),
    Case(
      #"{"type": "stackView", "arrangedSubviews": {"default": [], "wC": ["x"]}}"#,
      "/arrangedSubviews/wC/0", "unknownReference"),
    Case(
      #"{"type": "stackView", "isBaselineRelativeArrangement": true, "baselineRelativeArrangement": true}"#,
      "/baselineRelativeArrangement", "duplicateKey"),
    Case(#"{"constraints": ["r.width == r.contentLayout.width"]}"#, "/constraints/0", "unknownReference"),
  ])
  func saysWhatAndWhere(_ c: Case) {
    let body = #"{"device": "iphone-6", "hierarchy": {"id": "r", "subviews": [\#(c.view)]}}"#
    do throws(FaultList) {
      _ = try decodeLayoutRequest(Array(body.utf8))
      Issue.record("no fault")
    } catch {
      #expect(error.faults.map(\.pointer.fragment) == [c.pointer])
      #expect(error.faults.map { "\($0.kind)".prefix { $0 != "(" } } == [c.code[...]])
    }
  }
}
