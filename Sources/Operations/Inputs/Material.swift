import AppFolder
import Archives
import JSON
import LayoutCoding
import LayoutModel

/// Bytes that somebody lends for as long as an operation works on them.
package struct LentBytes: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer

  /// - Parameter bytes: Nobody changes or frees them while this is used; that makes it sendable.
  package init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// No bytes.
  static let none = LentBytes(UnsafeRawBufferPointer(start: nil, count: 0))
}

/// The things that an operation works on: a document or an Interface Builder file, assets, both, the folder of an app, or two
/// sides of a comparison.
package struct Material: Sendable {
  package var format: InputFormat
  /// The text of a document, a file or a log; empty where there is none.
  var document = LentBytes.none
  /// Whether there is one.
  var hasDocument = false
  /// Both sides of a comparison that came as two.
  var other: (old: NamedBytes, new: NamedBytes)?
  /// The assets that came with it.
  var assets: AssetTree?
  /// Where these have their files; nil where there are none.
  var files: CatalogFiles?
  var app: AppFolder?

  /// A side of a comparison, and where it stands.
  struct NamedBytes: Sendable {
    var bytes: LentBytes
    var place: SidePlace
  }

  init(_ format: InputFormat, document: UnsafeRawBufferPointer? = nil) {
    self.format = format
    guard let document else { return }
    (self.document, hasDocument) = (LentBytes(document), true)
  }

  /// The files that are translated to documents; nil for a document, and for a log.
  var screens: ScreenSource? {
    if let app { return ScreenSource(.app(app), assets: assets) }
    return format == .interfaceBuilderFile ? ScreenSource(.file(document.bytes), assets: assets) : nil
  }
}

/// The fields that a form may have, and what an archive is that comes without one.
package enum FormFields: Sendable {
  /// A document with a catalogue of assets, or an app.
  case layout
  /// A catalogue of assets, with or without a document.
  case assets
  /// Two sides of a comparison.
  case sides

  fileprivate var names: [String] {
    switch self {
    case .layout: ["document", "catalog", "app"]
    case .assets: ["document", "catalog"]
    case .sides: ["old", "new"]
    }
  }

  /// What is missing among fields, or contradicts each other.
  fileprivate func faults(of fields: [String: UnsafeRawBufferPointer]) -> [Fault] {
    func missing(_ names: String...) -> [Fault] {
      names.filter { fields[$0] == nil }.map { Fault(.missingKey($0), at: .root) }
    }
    switch self {
    case .layout where fields["app"] != nil:
      return fields.count > 1 ? [Fault(.invalidUpload(.contradictoryParts, name: ""), at: .root)] : []
    case .layout: return missing("document", "catalog")
    case .assets: return missing("catalog")
    case .sides: return missing("old", "new")
    }
  }
}

extension LayoutEngine {
  /// Takes a body apart, and reads its archive.
  ///
  /// - Parameters:
  ///   - known: The fields that a form may have.
  ///   - languages: Whose texts are read of an app's folder.
  ///   - deadline: When reading an archive must end, nil for never.
  func material(
    _ request: OperationRequest, _ known: FormFields, languages: [String], until deadline: WorkDeadline?
  ) throws(RequestFailure) -> Material {
    let body = request.body
    do throws(ArchiveFailure) {
      switch request.format {
      case .form:
        let fields = try fields(of: body, request.contentType, known)
        return try material(of: fields, languages: languages, until: deadline)
      case .archive:
        let name = if case .assets = known { "catalog" } else { "app" }
        return try material(of: [name: body], languages: languages, until: deadline)
      default: return Material(request.format, document: body)
      }
    } catch {
      throw RequestFailure(error, of: self)
    }
  }

  private func material(
    of fields: [String: UnsafeRawBufferPointer], languages: [String], until deadline: WorkDeadline?
  ) throws(ArchiveFailure) -> Material {
    if let old = fields["old"], let new = fields["new"] {
      var material = Material(.form)
      material.other = (
        .init(bytes: LentBytes(old), place: .file("old")), .init(bytes: LentBytes(new), place: .file("new"))
      )
      return material
    }
    if let folder = fields["app"] {
      let app = try readAppArchive(folder, languages: languages, limits, until: deadline)
      var material = Material(.archive)
      (material.app, material.assets) = (app.folder, app.assets)
      if app.assets != nil { material.files = .lent(LentBytes(folder)) }
      return material
    }
    let document = fields["document"]
    let isFile = document.map { InputFormat.recognized($0, among: []) == .interfaceBuilderFile } ?? false
    var material = Material(isFile ? .interfaceBuilderFile : .document, document: document)
    if let catalog = fields["catalog"] {
      material.assets = try readAssetArchive(catalog, limits, until: deadline)
      material.files = .lent(LentBytes(catalog))
    }
    return material
  }

  /// The fields of a form, of the names that the operation knows.
  private func fields(
    of body: UnsafeRawBufferPointer, _ contentType: String, _ known: FormFields
  ) throws(ArchiveFailure) -> [String: UnsafeRawBufferPointer] {
    guard let form = MultipartForm(body, contentType: contentType) else {
      throw .faults([Fault(.invalidUpload(.invalidMultipart, name: ""), at: .root)])
    }
    var fields: [String: UnsafeRawBufferPointer] = [:]
    var faults: [Fault] = []
    let names = known.names
    for part in form.parts {
      if !names.contains(part.name) {
        let nearest = nearestNames(to: part.name, in: names)
        faults.append(Fault(.unknownKey(part.name, nearest: nearest, known: names), at: .root))
      } else if fields.updateValue(UnsafeRawBufferPointer(rebasing: body[part.range]), forKey: part.name)
        != nil
      {
        faults.append(Fault(.invalidUpload(.duplicatePart, name: part.name), at: .root))
      }
    }
    faults += known.faults(of: fields)
    if !faults.isEmpty { throw .faults(faults) }
    return fields
  }
}

extension RequestFailure {
  /// Why an archive cannot be used.
  init(_ failure: ArchiveFailure, of engine: LayoutEngine) {
    switch failure {
    case .faults(let faults): self.init(faults)
    case .timeLimit: self = .timeLimit(of: engine)
    }
  }
}
