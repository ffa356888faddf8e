import JSON
import LayoutModel
import UIKitDefaults

/// What an Interface Builder file says about itself as a whole, and where its things are.
struct InterfaceBuilderFile {
  let root: XMLElement
  let isStoryboard: Bool
  let usesAutoLayout: Bool
  /// The integer part of the version of the tools that saved it, 0 if unknown.
  let toolsVersion: Int
  let canvas: Canvas
  /// Sizes of the images that it names, in points.
  let images: [String: Size]
  /// Names of images that are symbols of the system whose size is known.
  let symbols: Set<String>
  /// The intrinsic sizes of views whose class draws itself on the canvas, by object id.
  let designedSizes: [String: Size]
  /// The names by which code knows objects.
  let outlets: OutletIndex
  /// Segues that decide where several lead to one scene.
  let tieBreakers: Set<String>
  /// The element of each id; of several with one id the first.
  let elements: [String: XMLElement]

  /// Reads the head of a document.
  ///
  /// - Throws: ``Fault`` if it is no document of UIKit's Interface Builder.
  init(_ document: XMLDocument) throws(Fault) {
    root = document.root
    guard root.name == "document", let type = root["type"] else {
      throw Fault(.notInterfaceBuilder(.otherRoot), at: .root)
    }
    guard type.hasPrefix("com.apple.InterfaceBuilder"), type.contains("CocoaTouch") else {
      throw Fault(
        .notInterfaceBuilder(type.hasPrefix("com.apple.InterfaceBuilder") ? .otherPlatform : .otherRoot),
        at: .root)
    }
    let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
    guard runtime.hasPrefix("iOS") || runtime.hasPrefix("IBCocoaTouch"), !type.contains("AppleTV") else {
      throw Fault(.notInterfaceBuilder(.otherPlatform), at: .root)
    }
    isStoryboard = root.child("scenes") != nil
    usesAutoLayout = root.isTrue("useAutolayout")
    toolsVersion = Self.majorVersion(root["toolsVersion"] ?? "")
    canvas = Canvas(root.child("device"), toolsVersion: toolsVersion)
    images = Self.readImages(root.child("resources"))
    symbols = Self.readSymbols(root.child("resources"))
    designedSizes = Self.readDesignables(root.child("designables"))
    elements = Self.index(document)
    outlets = OutletIndex(document)
    let breakers = root.child("inferredMetricsTieBreakers")?.children.compactMap { $0["reference"] }
    tieBreakers = Set(breakers ?? [])
  }

  private static func majorVersion(_ text: String) -> Int {
    let digits = Int(text.prefix { $0 != "." }) ?? 0
    // 32700.99.1234 says nothing: files of Xcode 15 and later have it.
    return digits >= 30_000 ? 22_000 : digits
  }

  private static func readImages(_ resources: XMLElement?) -> [String: Size] {
    var sizes: [String: Size] = [:]
    guard let resources else { return [:] }
    for image in resources.children where image.name == "image" {
      guard let name = image["name"], let width = image.number("width"), let height = image.number("height"),
        (0.001...1e6).contains(width), (0.001...1e6).contains(height)
      else { continue }
      if image["catalog"] == "system" {
        // Symbols are recorded enlarged until the longer side is 128.
        let size = SymbolSizes.entry(name, proportion: width / height).size
        let factor = SymbolSizes.pointSize
        sizes[name] = Size(
          width: (size.width * factor * 2).rounded() / 2, height: (size.height * factor * 2).rounded() / 2)
      } else {
        sizes[name] = Size(width: width, height: height)
      }
    }
    return sizes
  }

  private static func readSymbols(_ resources: XMLElement?) -> Set<String> {
    guard let resources else { return [] }
    var names: Set<String> = []
    for image in resources.children where image.name == "image" && image["catalog"] == "system" {
      guard let name = image["name"], SymbolSizes.entry(name).isRecorded,
        name.utf8.allSatisfy({
          $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) || (0x61...0x7A).contains($0)
        })
      else { continue }
      names.insert(name)
    }
    return names
  }

  private static func readDesignables(_ designables: XMLElement?) -> [String: Size] {
    var sizes: [String: Size] = [:]
    guard let designables else { return [:] }
    for designable in designables.children {
      guard let id = designable["name"], let size = designable.child("size", key: "intrinsicContentSize"),
        let width = size.number("width"), let height = size.number("height"),
        (0...1e6).contains(width), (0...1e6).contains(height)
      else { continue }
      sizes[id] = Size(width: width, height: height)
    }
    return sizes
  }

  private static func index(_ document: XMLDocument) -> [String: XMLElement] {
    var elements: [String: XMLElement] = [:]
    for element in document.elements {
      guard let id = element["id"], elements[id] == nil else { continue }
      elements[id] = element
    }
    return elements
  }
}

extension XMLElement {
  /// A property of four numbers, such as `frame`; nil if it is absent or no rectangle.
  func rect(key: String) -> Rect? {
    guard let rect = child("rect", key: key), let width = rect.number("width"),
      let height = rect.number("height"), abs(width) <= 1e6, abs(height) <= 1e6
    else { return nil }
    let x = rect.number("x") ?? 0
    let y = rect.number("y") ?? 0
    guard abs(x) <= 1e6, abs(y) <= 1e6 else { return nil }
    return Rect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// A text, which stands in an attribute, or in a child if it has line breaks or is encoded.
  func string(key: String) -> String? {
    if let value = self[key] { return value }
    for name in ["string", "mutableString"] {
      guard let child = child(name, key: key) else { continue }
      let text = child.text ?? ""
      return child.isTrue("base64-UTF8") ? decodeBase64(text) : text
    }
    return nil
  }
}

/// The text of base64, nil where it is none. Characters that do not belong are passed over, as Interface Builder
/// writes line breaks and leaves the padding out.
func decodeBase64(_ text: String) -> String? {
  var bytes: [UInt8] = []
  var buffer: UInt32 = 0
  var bits = 0
  for character in text.utf8 {
    let value: UInt32
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(character) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(character) - 48 + 52
    case UInt8(ascii: "+"): value = 62
    case UInt8(ascii: "/"): value = 63
    default: continue
    }
    buffer = (buffer << 6 | value) & 0xFF_FFFF
    bits += 6
    if bits >= 8 {
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: buffer >> UInt32(bits)))
    }
  }
  return String(validating: bytes, as: UTF8.self)
}
