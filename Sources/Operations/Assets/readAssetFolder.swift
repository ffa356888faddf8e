import ImageHeaders
package import LayoutCoding
import LayoutModel

/// Makes the catalogs of a folder from its files.
///
/// - Parameters:
///   - paths: Every file below the folder, with the folder's own name first where that is a catalog.
///   - read: The first bytes of a file, at most so many; nil if it cannot be read.
/// - Throws: What is wrong with the folder as a whole.
package func readAssetFolder(
  _ paths: [String], read: (_ path: String, _ limit: Int) -> [UInt8]?
) throws(AssetAuditError) -> AssetTree {
  let tree = try readAssets(below: paths, read: read)
  if tree.roots.isEmpty { throw .unusable("There is no folder '*.xcassets'.") }
  return tree
}

/// Reads the asset catalogs of a folder that need not have any.
func readAssets(
  below paths: [String], read: (_ path: String, _ limit: Int) -> [UInt8]?
) throws(AssetAuditError) -> AssetTree {
  var files: [AssetCatalogFile] = []
  for path in paths where path.contains(".xcassets/") {
    var file = AssetCatalogFile(path: path)
    if path.hasSuffix("/Contents.json") {
      guard let bytes = read(path, .max) else { throw .unusable("\(path): cannot be read.") }
      file.bytes = bytes
    } else if isImageFile(path) {
      file.size = imageSize(of: path, read: read)
    }
    files.append(file)
  }
  do {
    // The files are the caller's own.
    var limits = DecodingLimits()
    limits.assets = .max
    return try decodeAssetTree(files, limits: limits)
  } catch {
    throw .unusable(ProblemDetails(error.faults).detail)
  }
}

private func imageSize(of path: String, read: (String, Int) -> [UInt8]?) -> AssetFileSize {
  for limit in [64 * 1024, Int.max] {
    guard let bytes = read(path, limit) else { return .unknown }
    let header = readImageHeader(bytes, isWhole: bytes.count < limit)
    if header != .incomplete { return AssetFileSize(header) }
  }
  return .unknown
}
