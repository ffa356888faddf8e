import LayoutCoding
import LayoutModel

/// The files of an app that can be read.
struct AppReading {
  var files: [InterfaceBuilderFile] = []
  var paths: [String] = []
  var origins: [FileOrigin] = []
  /// Empty where nobody asks for descriptions.
  var describers: [ElementDescriber] = []

  init(
    _ files: [InterfaceFile], describesElements: Bool, _ limits: DecodingLimits,
    unreadable: inout [(path: String, fault: Fault)]
  ) {
    for file in files {
      do throws(Fault) {
        try file.bytes.withUnsafeBufferPointer { buffer throws(Fault) in
          let bytes = UnsafeRawBufferPointer(buffer)
          let document = try parseXML(bytes, maximumDepth: limits.depth).replacingTexts(with: file.texts)
          let read = try InterfaceBuilderFile(document)
          self.files.append(read)
          let places = ElementPlaces(of: document, in: bytes)
          origins.append(FileOrigin(path: file.path, places: places))
          if describesElements { describers.append(ElementDescriber(read.outlets, places)) }
        }
        paths.append(file.path)
      } catch {
        unreadable.append((file.path, error))
      }
    }
  }
}
