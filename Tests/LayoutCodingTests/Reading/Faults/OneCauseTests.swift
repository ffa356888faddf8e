import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// One cause is told once, and what is told holds.
@Suite struct OneCauseTests {
  private func document(_ hierarchy: String, _ rest: String = "") -> String {
    #"{"device":"iPhone 6","hierarchy":\#(hierarchy)\#(rest)}"#
  }

  @Test func aMisspeltContainerIsOneFault() {
    let text = document(
      #"{"type":"navigationControler","navigationBarHidden":true,"toolbarHidden":false,"children":[{"id":"a"}]}"#
    )
    #expect(
      faults(of: text) == [
        ExpectedFault("invalidValue", "#/hierarchy/type", nearest: ["navigationController"])
      ])
  }

  @Test func aMisspeltTypeOfAViewIsOneFault() {
    let text = document(#"{"type":"stakView","axis":"vertical","spacing":8,"subviews":[{"id":"a"}]}"#)
    #expect(
      faults(of: text) == [ExpectedFault("invalidValue", "#/hierarchy/type", nearest: ["stackView", "view"])])
  }

  /// The view is there, only not where it can be read.
  @Test func whatCouldNotBeReadIsNotUnknown() {
    let text = document(#"{"id":"root","subviews":{"id":"a"}}"#, #","constraints":["a.top == root.top"]"#)
    #expect(faults(of: text) == [ExpectedFault("wrongType(object)", "#/hierarchy/subviews")])
  }

  @Test func aSlipOnBothSidesIsOneFault() {
    let text = document(#"{"id":"root","subviews":[{"id":"a"}]}"#, #","constraints":["a.tpo == root.tpo"]"#)
    #expect(
      faults(of: text) == [
        ExpectedFault("unknownLayoutAttribute(tpo)", "#/constraints/0", offset: 2, nearest: ["top"])
      ])
  }

  @Test func anIdThatStandsTwiceSaysWhereItStoodFirst() {
    let text = document(#"{"subviews":[{"id":"a"},{"subviews":[{"id":"a"}]}]}"#)
    let list = #expect(throws: FaultList.self) { try decodeLayoutRequest(Array(text.utf8)) }
    #expect(list?.faults.first?.kind.duplicatedAt == "#/hierarchy/subviews/0")
  }
}

extension Fault.Kind {
  fileprivate var duplicatedAt: String? {
    if case .duplicateId(_, let first) = self { first?.fragment } else { nil }
  }
}
