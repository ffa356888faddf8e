import Testing

@testable import UIKitDefaults

@Suite struct SymbolNamesTests {
  @Test(arguments: [
    ("person.crop.cirle", ["person.crop.circle"]), ("chevron.rigth", ["chevron.right"]),
    ("star", []), ("suit.spade", []), ("", []),
  ])
  func namesNearAMisspeltOneAreFound(_ written: String, _ near: [String]) {
    #expect(SymbolNames.near(written) == near)
  }
}
