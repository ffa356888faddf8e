import HTTPServer
import InterfaceBuilder
import TestSupport
import XML

extension FuzzTarget {
  /// A document, and behind the first line end the bytes of an image `a` that its views may show: the picture is drawn, as SVG or in
  /// a page, is well-formed, and nothing in it runs or leads elsewhere.
  static let pictures = FuzzTarget("pictures", readings: 2, load: loadOfDocument) { input in
    let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let document = Array(parts[0])
    let choice = input.choice
    let query = choice & 2 == 0 ? "?show=all" : "?show=margins&device=iphone-15&orientation=all"
    var fields = [HTTPField("Accept", choice & 1 == 0 ? "image/svg+xml" : "text/html")]
    var body = document
    if parts.count > 1 {
      fields.append(HTTPField("Content-Type", "multipart/form-data; boundary=b"))
      body = formOfFields([("document", document), ("catalog", catalog(of: Array(parts[1])))])
    } else {
      fields.append(HTTPField("Content-Type", "application/json"))
    }
    let answer = try body.withUnsafeBytes { body in try checkAnswers("/v1/resolve" + query, body, fields) }
    guard answer.status == .ok else { return }
    for picture in drawings(in: answer.bytes) { try checkPicture(picture) }
  }
}

/// An asset catalogue of one image, twice as large as it says.
private func catalog(of image: [UInt8]) -> [UInt8] {
  let contents = #"{"images":[{"filename":"a.png","idiom":"universal","scale":"2x"}]}"#
  return storedZip([
    ("M.xcassets/a.imageset/Contents.json", Array(contents.utf8)), ("M.xcassets/a.imageset/a.png", image),
  ])
}

/// A body of `multipart/form-data` with the boundary `b`.
private func formOfFields(_ fields: [(name: String, content: [UInt8])]) -> [UInt8] {
  fields.flatMap { field in
    Array("--b\r\nContent-Disposition: form-data; name=\"\(field.name)\"\r\n\r\n".utf8) + field.content
      + Array("\r\n".utf8)
  } + Array("--b--\r\n".utf8)
}

/// The parts of an answer from each `<svg` to its end.
private func drawings(in bytes: [UInt8]) -> [ArraySlice<UInt8>] {
  var pictures: [ArraySlice<UInt8>] = []
  var (start, depth, index) = (0, 0, 0)
  while index < bytes.count {
    defer { index += 1 }
    guard bytes[index] == UInt8(ascii: "<") else { continue }
    if bytes[index...].starts(with: "<svg".utf8) {
      if depth == 0 { start = index }
      depth += 1
    } else if bytes[index...].starts(with: "</svg>".utf8), depth > 0 {
      depth -= 1
      if depth == 0 { pictures.append(bytes[start..<index + 6]) }
    }
  }
  return pictures
}

private func checkPicture(_ picture: ArraySlice<UInt8>) throws {
  let document = try picture.withUnsafeBytes { try parseXML($0, XMLLimits(depth: 1000)) }
  var elements = [document.root]
  while let element = elements.popLast() {
    try expect(!["script", "foreignObject", "iframe", "set", "animate"].contains(element.name), element.name)
    for attribute in ["onload", "onclick", "onerror", "onmouseover", "onfocus", "onbegin"] {
      try expect(element[attribute] == nil, "nothing in a picture runs: \(attribute)")
    }
    if let target = element["href"] ?? element["xlink:href"] {
      let isInside = target.hasPrefix("#") || target.hasPrefix("data:image/")
      try expect(isInside, "nothing in a picture leads elsewhere: \(target.prefix(80))")
    }
    elements += element.children
  }
}
