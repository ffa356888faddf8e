import Testing

@testable import Operations

/// Bodies as RFC 2046, 5.1, and RFC 7578 write them.
@Suite struct MultipartTests {
  private func parts(
    _ body: String, _ contentType: String = "multipart/form-data; boundary=AaB03x"
  ) -> [[String?]]? {
    let bytes = Array(body.replacing("\n", with: "\r\n").utf8)
    return bytes.withUnsafeBytes { buffer in
      MultipartForm(buffer, contentType: contentType)?.parts.map { part in
        [part.name, part.filename, part.contentType, String(decoding: buffer[part.range], as: UTF8.self)]
      }
    }
  }

  private let example = """
    --AaB03x
    Content-Disposition: form-data; name="submit-name"

    Larry
    --AaB03x
    Content-Disposition: form-data; name="files"; filename="file1.txt"
    Content-Type: text/plain

    contents
    of file1.txt
    --AaB03x--

    """

  /// The example of HTML 4, 17.13.4.
  @Test func theExample() {
    #expect(
      parts(example) == [
        ["submit-name", nil, nil, "Larry"],
        ["files", "file1.txt", "text/plain", "contents\r\nof file1.txt"],
      ])
  }

  @Test func preambleEpilogueAndPadding() {
    let text = "before\n" + example.replacing("--AaB03x\n", with: "--AaB03x \t\n") + "after --AaB03x"
    #expect(parts(text)?.count == 2)
  }

  @Test func boundariesMayBeQuoted() {
    let text = example.replacing("AaB03x", with: "gc0pJq0M:08jU534c0p")
    #expect(parts(text, #"Multipart/Form-Data; charset=x; boundary="gc0pJq0M:08jU534c0p""#)?.count == 2)
  }

  @Test func emptyParts() {
    #expect(
      parts("--AaB03x\nContent-Disposition: form-data; name=a\n\n\n--AaB03x--\n") == [["a", nil, nil, ""]])
    #expect(parts("--AaB03x--") == [])
  }

  @Test func quotedNames() {
    let text =
      "--AaB03x\nContent-Disposition: form-data; filename=\"a\\\";b.zip\"; name=\"c d\"\n\nx\n--AaB03x--"
    #expect(parts(text) == [["c d", "a\";b.zip", nil, "x"]])
  }

  @Test(arguments: [
    "", "--", "--AaB03x", "--AaB03x\n", "Larry",
    "--AaB03x\nContent-Disposition: form-data; name=a\n\nx",
    "--AaB03x\nContent-Disposition: form-data; name=a\n--AaB03x--",
    "--AaB03x\nContent-Disposition: form-data\n\nx\n--AaB03x--",
    "--AaB03x\nContent-Disposition: attachment; name=a\n\nx\n--AaB03x--",
    "--AaB03x\nContent-Disposition: form-data; name=a; name=b\n\nx\n--AaB03x--",
    "--AaB03x\nContent-Disposition: form-data; name=a\nContent-Disposition: form-data; name=b\n\nx\n--AaB03x--",
    "--AaB03x\nContent-Disposition: form-data; name=a\nContent-Transfer-Encoding: base64\n\nx\n--AaB03x--",
    "--AaB03x\nno header\n\nx\n--AaB03x--", "--AaB03x\n\nx\n--AaB03x--",
  ])
  func whatIsNoForm(text: String) {
    #expect(parts(text) == nil)
  }

  @Test(arguments: [
    "multipart/form-data", "multipart/mixed; boundary=AaB03x", "multipart/form-data; boundary=",
    "multipart/form-data; boundary=AaB03x; boundary=AaB03x", "text/plain; boundary=AaB03x",
    "multipart/form-data; boundary=" + String(repeating: "a", count: 71),
  ])
  func whatIsNoBoundary(contentType: String) {
    #expect(parts(example, contentType) == nil)
  }

  @Test func partsAreCounted() {
    let part = "--AaB03x\nContent-Disposition: form-data; name=a\n\nx\n"
    #expect(parts(String(repeating: part, count: 256) + "--AaB03x--")?.count == 256)
    #expect(parts(String(repeating: part, count: 257) + "--AaB03x--") == nil)
  }

  @Test func everyCutIsNoForm() {
    let text = example.replacing("\n", with: "\r\n")
    let end = text.utf8.count - 4
    for count in 0..<end {
      let bytes = Array(text.utf8.prefix(count))
      bytes.withUnsafeBytes {
        #expect(MultipartForm($0, contentType: "multipart/form-data; boundary=AaB03x") == nil, "\(count)")
      }
    }
  }
}
