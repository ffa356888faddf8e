// swift-format-ignore-file: AlwaysUseLowerCamelCase

// For the interpreter only: for the compiler, Foundation itself stands in.

/// The files of the device: none is known, and none is changed.
open class FileManager: NSObject {
  public enum SearchPathDirectory: UInt {
    case applicationDirectory = 1
    case libraryDirectory = 5
    case userDirectory = 7
    case documentationDirectory = 8
    case documentDirectory = 9
    case desktopDirectory = 12
    case cachesDirectory = 13
    case applicationSupportDirectory = 14
    case downloadsDirectory = 15
    case moviesDirectory = 17
    case musicDirectory = 18
    case picturesDirectory = 19
    case itemReplacementDirectory = 99
  }

  public struct SearchPathDomainMask: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let userDomainMask = SearchPathDomainMask(rawValue: 1)
    public static let localDomainMask = SearchPathDomainMask(rawValue: 2)
    public static let networkDomainMask = SearchPathDomainMask(rawValue: 4)
    public static let systemDomainMask = SearchPathDomainMask(rawValue: 8)
    public static let allDomainsMask = SearchPathDomainMask(rawValue: 65535)
  }

  public nonisolated(unsafe) static let `default`: FileManager = FileManager()
  open weak var delegate: AnyObject?

  open var temporaryDirectory: URL { __unknown("FileManager.temporaryDirectory") as! URL }
  open var homeDirectoryForCurrentUser: URL { __unknown("FileManager.homeDirectoryForCurrentUser") as! URL }
  open var currentDirectoryPath: String { __unknown("FileManager.currentDirectoryPath") as! String }
  open var ubiquityIdentityToken: Any? { __unknown("FileManager.ubiquityIdentityToken") }
  open func urls(
    for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
  ) -> [URL] {
    __unknown("FileManager.urls") as! [URL]
  }
  open func url(
    for directory: FileManager.SearchPathDirectory, in domain: FileManager.SearchPathDomainMask,
    appropriateFor url: URL?, create shouldCreate: Bool
  ) throws -> URL {
    __unknown("FileManager.url") as! URL
  }
  open func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? {
    __unknown("FileManager.url") as? URL
  }
  open func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    __unknown("FileManager.containerURL") as? URL
  }
  open func fileExists(atPath path: String) -> Bool { __unknown("FileManager.fileExists") as! Bool }
  open func fileExists(atPath path: String, isDirectory: Any?) -> Bool {
    __unknown("FileManager.fileExists") as! Bool
  }
  open func isReadableFile(atPath path: String) -> Bool { __unknown("FileManager.isReadableFile") as! Bool }
  open func isWritableFile(atPath path: String) -> Bool { __unknown("FileManager.isWritableFile") as! Bool }
  open func isDeletableFile(atPath path: String) -> Bool { __unknown("FileManager.isDeletableFile") as! Bool }
  open func contents(atPath path: String) -> Data? { __unknown("FileManager.contents") as? Data }
  open func contentsOfDirectory(atPath path: String) throws -> [String] {
    __unknown("FileManager.contentsOfDirectory") as! [String]
  }
  open func contentsOfDirectory(
    at url: URL, includingPropertiesForKeys keys: [Any]?, options mask: Any? = nil
  ) throws -> [URL] {
    __unknown("FileManager.contentsOfDirectory") as! [URL]
  }
  open func subpathsOfDirectory(atPath path: String) throws -> [String] {
    __unknown("FileManager.subpathsOfDirectory") as! [String]
  }
  open func attributesOfItem(atPath path: String) throws -> [FileAttributeKey: Any] {
    __unknown("FileManager.attributesOfItem") as! [FileAttributeKey: Any]
  }
  open func displayName(atPath path: String) -> String { __unknown("FileManager.displayName") as! String }

  open func createDirectory(
    at url: URL, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  open func createDirectory(
    atPath path: String, withIntermediateDirectories createIntermediates: Bool,
    attributes: [FileAttributeKey: Any]? = nil
  ) throws {}
  @discardableResult
  open func createFile(
    atPath path: String, contents data: Data?, attributes attr: [FileAttributeKey: Any]? = nil
  ) -> Bool {
    true
  }
  open func removeItem(at URL: URL) throws {}
  open func removeItem(atPath path: String) throws {}
  open func copyItem(at srcURL: URL, to dstURL: URL) throws {}
  open func copyItem(atPath srcPath: String, toPath dstPath: String) throws {}
  open func moveItem(at srcURL: URL, to dstURL: URL) throws {}
  open func moveItem(atPath srcPath: String, toPath dstPath: String) throws {}
  open func setAttributes(_ attributes: [FileAttributeKey: Any], ofItemAtPath path: String) throws {}
}

/// What is known of a file.
public struct FileAttributeKey: RawRepresentable, Hashable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let size = FileAttributeKey(rawValue: "NSFileSize")
  public static let type = FileAttributeKey(rawValue: "NSFileType")
  public static let creationDate = FileAttributeKey(rawValue: "NSFileCreationDate")
  public static let modificationDate = FileAttributeKey(rawValue: "NSFileModificationDate")
  public static let protectionKey = FileAttributeKey(rawValue: "NSFileProtectionKey")
  public static let systemFreeSize = FileAttributeKey(rawValue: "NSFileSystemFreeSize")
  public static let systemSize = FileAttributeKey(rawValue: "NSFileSystemSize")
}

public func NSSearchPathForDirectoriesInDomains(
  _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
  _ expandTilde: Bool
) -> [String] {
  __unknown("NSSearchPathForDirectoriesInDomains") as! [String]
}

public func NSHomeDirectory() -> String { __unknown("NSHomeDirectory") as! String }
public func NSTemporaryDirectory() -> String { __unknown("NSTemporaryDirectory") as! String }

/// What is written as JSON, and read of it: nothing of that is known.
open class JSONDecoder: NSObject {
  open var dateDecodingStrategy: Any?
  open var dataDecodingStrategy: Any?
  open var keyDecodingStrategy: Any?
  open var nonConformingFloatDecodingStrategy: Any?
  open var userInfo: [AnyHashable: Any] = [:]
  open func decode<T>(_ type: T.Type, from data: Data) throws -> T { __unknown("JSONDecoder.decode") as! T }
}

/// What is written as JSON: nothing of that is known.
open class JSONEncoder: NSObject {
  open var outputFormatting: Any?
  open var dateEncodingStrategy: Any?
  open var dataEncodingStrategy: Any?
  open var keyEncodingStrategy: Any?
  open var userInfo: [AnyHashable: Any] = [:]
  open func encode(_ value: Any) throws -> Data { __unknown("JSONEncoder.encode") as! Data }
}

/// What is written as a property list, and read of it: nothing of that is known.
open class PropertyListDecoder: NSObject {
  open func decode<T>(_ type: T.Type, from data: Data) throws -> T {
    __unknown("PropertyListDecoder.decode") as! T
  }
}

/// What is written as a property list: nothing of that is known.
open class PropertyListEncoder: NSObject {
  open var outputFormat: Any?
  open func encode(_ value: Any) throws -> Data { __unknown("PropertyListEncoder.encode") as! Data }
}

/// What JSON says: nothing of that is known.
open class JSONSerialization: NSObject {
  public struct ReadingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mutableContainers = ReadingOptions(rawValue: 1)
    public static let mutableLeaves = ReadingOptions(rawValue: 2)
    public static let fragmentsAllowed = ReadingOptions(rawValue: 4)
    public static let allowFragments = ReadingOptions(rawValue: 4)
  }

  public struct WritingOptions: OptionSet {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let prettyPrinted = WritingOptions(rawValue: 1)
    public static let sortedKeys = WritingOptions(rawValue: 2)
    public static let fragmentsAllowed = WritingOptions(rawValue: 4)
    public static let withoutEscapingSlashes = WritingOptions(rawValue: 8)
  }

  public class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws
    -> Any
  {
    __unknown("JSONSerialization.jsonObject")
  }
  public class func data(withJSONObject obj: Any, options opt: JSONSerialization.WritingOptions = []) throws
    -> Data
  {
    __unknown("JSONSerialization.data") as! Data
  }
  public class func isValidJSONObject(_ obj: Any) -> Bool {
    __unknown("JSONSerialization.isValidJSONObject") as! Bool
  }
}

/// What objects are kept as: nothing of that is known.
open class NSKeyedArchiver: NSCoder {
  public class func archivedData(withRootObject object: Any, requiringSecureCoding requiresSecureCoding: Bool)
    throws -> Data
  {
    __unknown("NSKeyedArchiver.archivedData") as! Data
  }
  public class func archivedData(withRootObject rootObject: Any) -> Data {
    __unknown("NSKeyedArchiver.archivedData") as! Data
  }
  @discardableResult
  public class func archiveRootObject(_ rootObject: Any, toFile path: String) -> Bool { true }
  public class func setClassName(_ codedName: String?, for cls: Any) {}
}

/// What kept objects are read from: nothing of that is known.
open class NSKeyedUnarchiver: NSCoder {
  public class func unarchivedObject<T>(ofClass cls: T.Type, from data: Data) throws -> T? {
    __unknown("NSKeyedUnarchiver.unarchivedObject") as? T
  }
  public class func unarchivedObject(ofClasses classes: [Any], from data: Data) throws -> Any? {
    __unknown("NSKeyedUnarchiver.unarchivedObject")
  }
  public class func unarchiveTopLevelObjectWithData(_ data: Data) throws -> Any? {
    __unknown("NSKeyedUnarchiver.unarchiveTopLevelObjectWithData")
  }
  public class func unarchiveObject(with data: Data) -> Any? {
    __unknown("NSKeyedUnarchiver.unarchiveObject")
  }
  public class func unarchiveObject(withFile path: String) -> Any? {
    __unknown("NSKeyedUnarchiver.unarchiveObject")
  }
  public class func setClass(_ cls: Any?, forClassName codedName: String) {}
}
