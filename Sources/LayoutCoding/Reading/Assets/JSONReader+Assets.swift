import JSON
import LayoutModel

extension JSONReader {
  mutating func assetType() throws(ReadingEnded) -> AssetType? {
    let names = AssetType.known.map(\.rawValue)
    guard let name = try string("the type of an asset, such as imageset") else { return nil }
    if names.contains(name) { return AssetType(rawValue: name) }
    fault(
      .invalidValue(
        expected: "the type of an asset, such as imageset", nearest: nearestNames(to: name, in: names)))
    return nil
  }

  // MARK: Files

  private enum FileKey: Int, DocumentKey {
    case pixelWidth, pixelHeight, pointWidth, pointHeight
  }
  private static let fileKeys = Keys(FileKey.self)

  mutating func assetFiles(
    _ budget: inout AssetBudget
  ) throws(ReadingEnded) -> [String: AssetFileSize]? {
    guard var object = try beginMap("an object of sizes by file name") else { return nil }
    var files: [String: AssetFileSize] = [:]
    while let name = try nextMember(of: &object) {
      try budget.take(at: &self)
      if isUnsafePath(name) { fault(.unsafePath(name)) }
      files[name] = try fileSize()
    }
    return files
  }

  /// Pixels or points of a file; an object without a key says that the file exists.
  private mutating func fileSize() throws(ReadingEnded) -> AssetFileSize {
    let expected: StaticString =
      "an object with pixelWidth and pixelHeight, or with pointWidth and pointHeight"
    guard var object = try beginObject(expected) else { return .unknown }
    var (pixels, points) = ([Double?](repeating: nil, count: 2), [Double?](repeating: nil, count: 2))
    while let key = try nextKey(of: &object, in: Self.fileKeys) {
      let value = try fileLength()
      switch key {
      case .pixelWidth: pixels[0] = value
      case .pixelHeight: pixels[1] = value
      case .pointWidth: points[0] = value
      case .pointHeight: points[1] = value
      }
    }
    switch FileKey.allCases.map({ object.has($0) }) {
    case [false, false, false, false]: return .unknown
    case [true, true, false, false]: return size(pixels[0], pixels[1]).map { .pixels($0) } ?? .unknown
    case [false, false, true, true]: return size(points[0], points[1]).map { .points($0) } ?? .unknown
    default:
      fault(.invalidValue(expected: expected.description, nearest: []))
      return .unknown
    }
  }

  private mutating func fileLength() throws(ReadingEnded) -> Double? {
    guard let value = try double() else { return nil }
    if value > 0, value <= longestLength { return value }
    fault(.invalidValue(expected: "a number above 0, at most 10000000", nearest: []))
    return nil
  }

  private func size(_ width: Double?, _ height: Double?) -> Size? {
    guard let width, let height else { return nil }
    return Size(width: width, height: height)
  }

  // MARK: Registered images

  private enum RegistrationKey: Int, DocumentKey {
    case filename, imageScale, traits
  }
  private static let registrationKeys = Keys(RegistrationKey.self)

  mutating func registrations(
    _ budget: inout AssetBudget, _ draft: inout Draft
  ) throws(ReadingEnded) -> [AssetRegistration] {
    var registrations: [AssetRegistration] = []
    guard var array = try beginArray("an array of registered images") else { return [] }
    while try nextElement(of: &array) != nil {
      try budget.take(at: &self)
      guard var object = try beginObject("a registered image") else { continue }
      var registration = AssetRegistration(filename: "", imageScale: nil, traits: TraitCollection())
      var hasFilename = false
      while let key = try nextKey(of: &object, in: Self.registrationKeys) {
        switch key {
        case .filename:
          hasFilename = true
          registration.filename = try registeredName()
        case .imageScale: registration.imageScale = try scale()
        case .traits: registration.traits = try traits(&draft)
        }
      }
      if !hasFilename { fault(.missingKey("filename")) }
      registrations.append(registration)
    }
    return registrations
  }

  private mutating func registeredName() throws(ReadingEnded) -> String {
    guard let name = try string("the name of a file") else { return "" }
    if name.isEmpty {
      fault(.invalidValue(expected: "a text that is not empty", nearest: []))
    } else if isUnsafePath(name) {
      fault(.unsafePath(name))
    }
    return name
  }
}
