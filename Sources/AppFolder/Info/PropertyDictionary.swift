import LayoutModel
import XML

/// Reads a property list, which has to be in XML and a dict.
func readPropertyList(
  _ bytes: [UInt8], path: String, _ limits: XMLLimits
) throws(FileFault) -> PropertyDictionary {
  if bytes.starts(with: "bplist".utf8) {
    throw fault(path, "This is a binary property list. Save it as XML: plutil -convert xml1.")
  }
  let document: XMLDocument
  do {
    document = try bytes.withUnsafeBufferPointer { bytes throws(Fault) in
      try parseXML(UnsafeRawBufferPointer(bytes), limits, mayNameType: true)
    }
  } catch {
    guard case .invalidXML(let reason, _, let line, let column) = error.kind else {
      throw fault(path, "The file is nested too deeply, or too large.")
    }
    throw fault(path, "\(reason).", SourcePlace(line: line, column: column))
  }
  guard document.root.name == "plist", let list = document.root.child("dict") else {
    let message = "This is no property list: a dict in a plist is missing."
    throw fault(path, message, SourcePlace(line: 1, column: 1))
  }
  return PropertyDictionary(list)
}

private func fault(_ path: String, _ message: String, _ place: SourcePlace? = nil) -> FileFault {
  FileFault(path: path, kind: .invalidPropertyList, message: message, place: place)
}

/// A `dict` of a property list: keys and values in turn.
struct PropertyDictionary {
  private(set) var values: [String: XMLElement] = [:]

  init(_ element: XMLElement) {
    var key: String?
    for child in element.children {
      if child.name == "key" {
        key = child.text ?? ""
      } else if let name = key {
        // Of a key that stands twice the first counts.
        if values[name] == nil { values[name] = child }
        key = nil
      }
    }
  }

  subscript(key: String) -> XMLElement? { values[key] }

  func dictionary(_ key: String) -> PropertyDictionary? {
    values[key].flatMap { $0.name == "dict" ? PropertyDictionary($0) : nil }
  }

  /// A text that says something: not one of a build variable.
  func string(_ key: String) -> String? {
    guard let value = values[key], value.name == "string", let text = value.text else { return nil }
    return text.contains("$(") ? nil : text
  }

  func flag(_ key: String) -> Bool { values[key]?.name == "true" }
}
