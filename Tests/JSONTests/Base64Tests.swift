import JSON
import Testing

/// Bytes as letters and digits.
@Suite struct Base64Tests {
  /// RFC 4648, section 10, without padding; and both letters that an address needs others for.
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy"), ("~~?", "fn4_"), ("~~>", "fn4-"),
  ])
  func lettersOfAddresses(text: String, letters: String) {
    let bytes = Array(text.utf8)
    #expect(bytes.withUnsafeBytes(Base64.forAddresses.encode) == letters)
    #expect(Base64.decodeAddress(letters.utf8) == bytes)
  }

  /// No other text means bytes: of one digit, with padding, with blanks, with bits left over, of base64's other letters.
  @Test(arguments: ["Z", "Zg==", "Zm 9", "Zh", "Zm9", "Zm9vY", "fn4/", "fn4+", "é"])
  func otherLettersMeanNothing(letters: String) {
    #expect(Base64.decodeAddress(letters.utf8) == nil)
  }

  /// RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"), ("~~?", "fn4/"), ("~~>", "fn4+"),
  ])
  func lettersWithPadding(text: String, letters: String) {
    #expect(Array(text.utf8).withUnsafeBytes(Base64.padded.encode) == letters)
    var appended = Array("a,".utf8)
    Array(text.utf8).withUnsafeBytes { Base64.padded.append($0, to: &appended) }
    #expect(appended == Array("a,\(letters)".utf8))
  }
}
