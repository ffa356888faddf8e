import JSON
import LayoutModel
import UIKitDefaults
import XML

/// What an Interface Builder file says about itself as a whole, and where its things are.
struct InterfaceBuilderFile {
  let root: XMLElement
  /// The integer part of the version of the tools that saved it, 0 if unknown.
  let toolsVersion: Int
  let canvas: Canvas
  /// Sizes of the images that it names, in points.
  private(set) var images: [String: Size] = [:]
  /// The intrinsic sizes of views whose class draws itself on the canvas, by object id.
  private(set) var designedSizes: [String: Size] = [:]
  /// The names by which code knows objects.
  let outlets: OutletIndex
  /// Segues that decide where several lead to one scene.
  let tieBreakers: Set<String>
  /// The element of each id; of several with one id the first.
  let elements: [String: XMLElement]

  /// Reads the head of a document, which may be none of UIKit's Interface Builder.
  init(_ document: XMLDocument) throws(Fault) {
    root = document.root
    guard root.name == "document", let type = root["type"], type.hasPrefix("com.apple.InterfaceBuilder")
    else { throw Fault(.notInterfaceBuilder(.otherRoot), at: .root) }
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    guard type.contains("CocoaTouch"), runtime.hasPrefix("iOS") || runtime.hasPrefix("IBCocoaTouch"),
      !type.contains("AppleTV")
    else { throw Fault(.notInterfaceBuilder(.otherPlatform), at: .root) }
    let version = Int((root["toolsVersion"] ?? "").prefix { $0 != "." }) ?? 0
    // 32700.99.1234 says nothing: files of Xcode 15 and later have it.
    toolsVersion = version >= 30_000 ? 22_000 : version
    canvas = Canvas(root.child("device"), toolsVersion: toolsVersion)
    elements = Dictionary(document.elements.compactMap { element in element["id"].map { ($0, element) } }) {
      first, _ in first
    }
    outlets = OutletIndex(document)
    tieBreakers = Set(root.list("inferredMetricsTieBreakers").compactMap { $0["reference"] })
    for image in root.list("resources") where image.name == "image" { readImage(image) }
    for designable in root.list("designables") {
      guard let id = designable["name"],
        let size = designable.child("size", key: "intrinsicContentSize")?.size(in: 0...1e6)
      else { continue }
      designedSizes[id] = size
    }
  }

  var isStoryboard: Bool { root.child("scenes") != nil }
  var usesAutoLayout: Bool { root.isTrue("useAutolayout") }

  private mutating func readImage(_ image: XMLElement) {
    guard let name = image["name"] else { return }
    guard let size = image.size(in: 0.001...1e6) else { return }
    images[name] = image["catalog"] == "system" ? Self.symbolSize(name, size) : size
  }

  /// Whether an image of the system is a symbol whose size is known, whatever the file records of it.
  static func knowsSymbol(_ name: String) -> Bool {
    let isName = name.utf8.allSatisfy {
      $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
    }
    return isName && SymbolSizes.entry(name).isRecorded
  }

  /// Symbols are recorded enlarged until the longer side is 128.
  private static func symbolSize(_ name: String, _ recorded: Size) -> Size {
    let size = SymbolSizes.entry(name, proportion: recorded.width / recorded.height).size
    let factor = SymbolSizes.pointSize
    return Size(
      width: (size.width * factor * 2).rounded() / 2, height: (size.height * factor * 2).rounded() / 2)
  }
}

extension XMLElement {
  /// Its width and height, nil unless both are in a range.
  func size(in range: ClosedRange<Double>) -> Size? {
    guard let width = number("width", in: range), let height = number("height", in: range) else { return nil }
    return Size(width: width, height: height)
  }

  /// A property of four numbers, such as `frame`; nil if it is absent or no rectangle.
  func rect(key: String) -> Rect? {
    guard let rect = child("rect", key: key), let size = rect.size(in: -1e6...1e6) else { return nil }
    let (x, y) = (rect.number("x") ?? 0, rect.number("y") ?? 0)
    guard abs(x) <= 1e6, abs(y) <= 1e6 else { return nil }
    return Rect(x: x, y: y, width: max(size.width, 0), height: max(size.height, 0))
  }

  /// A text, which stands in an attribute, or in a child if it has line breaks or is encoded.
  func string(key: String) -> String? {
    if let value = self[key] { return value }
    guard let child = child("string", key: key) ?? child("mutableString", key: key) else { return nil }
    return child.isTrue("base64-UTF8") ? decodeBase64(child.text ?? "") : child.text ?? ""
  }

  /// A text that is not empty.
  func text(key: String) -> String? { string(key: key).flatMap { $0.isEmpty ? nil : $0 } }
}

/// The text of base64, nil where it is none. Characters that do not belong are passed over, as Interface Builder
/// writes line breaks and leaves the padding out.
private func decodeBase64(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var (buffer, bits): (UInt32, UInt32) = (0, 0)
  for character in text.utf8 {
    guard let value = base64Digits.firstIndex(of: character) else { continue }
    buffer = (buffer << 6 | UInt32(value)) & 0xFF_FFFF
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
    }
  }
  return String(validating: bytes, as: UTF8.self)?.streamSafe
}

private let base64Digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
