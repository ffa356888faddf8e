import LayoutCoding
import LayoutModel
import LayoutPreview
import TestSupport

/// A catalogue with images of a few pixels, and its files.
enum ImageFixtures {
  /// At 2x: red and white above, white and blue below, so that every turn shows.
  static let quarters = png(width: 16, height: 8) { x, y in
    if x < 8, y < 4 { return [220, 40, 40, 255] }
    return x >= 8 && y >= 4 ? [40, 60, 220, 255] : [255, 255, 255, 255]
  }
  /// At 1x: a frame of four pixels whose sides have different colours, around a middle.
  static let frame = png(width: 12, height: 12) { x, y in
    if x < 4, y < 4 { return [220, 40, 40, 255] }
    if x < 4 || x >= 8 { return [60, 160, 60, 255] }
    return y < 4 || y >= 8 ? [40, 60, 220, 255] : [255, 220, 90, 255]
  }
  /// At 1x: a ring whose colour does not count.
  static let ring = png(width: 10, height: 10) { x, y in
    let distance = (2 * x - 9) * (2 * x - 9) + (2 * y - 9) * (2 * y - 9)
    return [255, 0, 255, (25...81).contains(distance) ? 255 : 0]
  }
  static let drawing = Array(
    #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><ellipse cx="10" cy="5" rx="9" ry="4" fill="teal"/></svg>"#
      .utf8)

  private static let sets: [(name: String, row: String, properties: String, bytes: [UInt8])] = [
    ("quarters", #""filename":"q.png","scale":"2x""#, "", quarters),
    ("same", #""filename":"s.png","scale":"2x""#, "", quarters),
    ("arrow", #""filename":"a.png","scale":"2x","language-direction":"left-to-right""#, "", quarters),
    (
      "frame",
      #""filename":"f.png","scale":"1x","resizing":{"mode":"9-part","center":{"mode":"stretch","width":1,"height":1},"#
        + #""cap-insets":{"left":4,"top":4,"right":4,"bottom":4}}"#, "", frame
    ),
    (
      "ring", #""filename":"r.png","scale":"1x""#, #","properties":{"template-rendering-intent":"template"}"#,
      ring
    ),
    ("drawing", #""filename":"d.svg""#, "", drawing),
    ("page", #""filename":"p.pdf""#, "", Array("%PDF-1.4".utf8)),
  ]

  /// The files with their paths.
  static let files: [(path: String, bytes: [UInt8])] = sets.flatMap { set in
    let folder = "Images.xcassets/\(set.name).imageset"
    let name = set.row.split(separator: "\"").dropFirst(2).first.map(String.init) ?? ""
    let contents = #"{"images":[{"idiom":"universal",\#(set.row)}],"info":{"version":1}\#(set.properties)}"#
    return [("\(folder)/Contents.json", Array(contents.utf8)), ("\(folder)/\(name)", set.bytes)]
  }

  /// The catalogue as a request's archive gives it.
  static func tree() throws -> AssetTree {
    try decodeAssetTree(
      files.map { file in
        let isContents = file.path.hasSuffix(".json")
        return AssetCatalogFile(
          path: file.path, bytes: isContents ? file.bytes : [], size: size(ofFile: file.path, file.bytes))
      })
  }

  /// What browsers show of the files.
  static func images() -> PictureImages {
    var images = PictureImages()
    for file in files {
      switch size(ofFile: file.path, file.bytes) {
      case .pixels(let size): images.add(file.bytes, .png, size: size, at: file.path)
      case .points(let size) where file.path.hasSuffix(".svg"):
        images.add(file.bytes, .svg, size: size, at: file.path)
      default: break
      }
    }
    return images
  }

  private static func size(ofFile path: String, _ bytes: [UInt8]) -> AssetFileSize {
    if path.hasSuffix(".png") { return .pixels(Size(width: Double(bytes[19]), height: Double(bytes[23]))) }
    return path.hasSuffix(".json") ? .unknown : .points(Size(width: 20, height: 10))
  }
}
