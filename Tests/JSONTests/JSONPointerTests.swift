import JSON
import Testing

@Suite struct JSONPointerTests {
  /// RFC 6901, section 6: the evaluation examples of section 5 as URI fragments.
  @Test(arguments: [
    ([], "#"), (["foo"], "#/foo"), (["foo", "0"], "#/foo/0"), ([""], "#/"), (["a/b"], "#/a~1b"),
    (["c%d"], "#/c%25d"), (["e^f"], "#/e%5Ef"), (["g|h"], "#/g%7Ch"), (["i\\j"], "#/i%5Cj"),
    (["k\"l"], "#/k%22l"),
    ([" "], "#/%20"), (["m~n"], "#/m~0n"),
  ])
  func writesTheExamplesOfTheRFC(_ tokens: [String], _ fragment: String) {
    #expect(JSONPointer(tokens).fragment == fragment)
    #expect(JSONPointer(tokens).description == fragment)
  }

  /// Section 3 for the escapes, RFC 3986 section 3.5 for what a fragment may hold, section 2.1 for upper case.
  @Test(arguments: [
    (["~1"], "#/~01"), (["~0"], "#/~00"), (["/~"], "#/~1~0"), (["", ""], "#//"), (["a", "", "b"], "#/a//b"),
    (["-._~!$&'()*+,;=:@?"], "#/-._~0!$&'()*+,;=:@?"), (["#"], "#/%23"),
    (["[]{}<>`"], "#/%5B%5D%7B%7D%3C%3E%60"),
    (["ä"], "#/%C3%A4"), (["😀"], "#/%F0%9F%98%80"), (["\0\n"], "#/%00%0A"), (["09azAZ"], "#/09azAZ"),
  ])
  func encodesWhatAFragmentMayNotHold(_ tokens: [String], _ fragment: String) {
    #expect(JSONPointer(tokens).fragment == fragment)
  }

  @Test func appendsNamesAndIndices() {
    let pointer = JSONPointer.root.appending("constraints").appending(3).appending("a/b")
    #expect(pointer.tokens == ["constraints", "3", "a/b"])
    #expect(pointer.fragment == "#/constraints/3/a~1b")
  }

  /// RFC 6901, section 6: what is written is read, and each escape once.
  @Test(arguments: [
    [], ["constraints", "3"], ["a/b", "m~n", "~1"], ["c%d", " ", "", "ä", "k\"l"],
  ])
  func fragmentsAreRead(_ tokens: [String]) {
    let pointer = JSONPointer(tokens)
    #expect(JSONPointer(fragment: pointer.fragment) == pointer)
  }

  @Test(arguments: ["", "/a", "a#/b", "#a"]) func otherTextsAreNoFragments(_ text: String) {
    #expect(JSONPointer(fragment: text) == nil)
  }
}
