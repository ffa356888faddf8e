import AdaptiveLayout
import Foundation
import LayoutCoding
import LayoutModel
import LayoutPreview
import TestSupport
import Testing
import XML

/// Panels of documents, and pictures as text.
enum Pictures {
  static let everything: ResolutionDetail = [.measures, .textLines, .constraints]

  /// A panel for each environment of a document.
  static func panels(
    _ document: String, scene: String? = nil, archive: AssetTree? = nil
  ) throws -> [PicturePanel] {
    let request = try decodeLayoutRequest(Array(document.utf8), archive: archive)
    return try request.environments.map { environment in
      let window = try makeEnvironment(environment.request, at: environment.pointer).environment
      var workspace = ResolutionWorkspace()
      let layout = try resolve(request.document, in: window, detail: everything, workspace: &workspace)
      return PicturePanel(name: environment.name.text, scene: scene, content: .layout(layout))
    }
  }

  static func svg(
    _ panels: [PicturePanel], _ overlays: PictureOverlays = [], _ images: PictureImages = PictureImages()
  ) -> String {
    String(decoding: (try? svgPicture(of: panels, overlays, images: images)) ?? [], as: UTF8.self)
  }

  static func html(
    _ panels: [PicturePanel], _ overlays: PictureOverlays = [], _ images: PictureImages = PictureImages()
  ) -> String {
    String(decoding: (try? htmlPage(of: panels, overlays, images: images)) ?? [], as: UTF8.self)
  }

  /// What expat says is wrong with a text; nil for one that is well-formed.
  static func fault(in markup: String) -> String? {
    let prefix = "<!DOCTYPE html>\n"
    let text = markup.hasPrefix(prefix) ? String(markup.dropFirst(prefix.count)) : markup
    do {
      _ = try Array(text.utf8).withUnsafeBytes { try parseXML($0, XMLLimits(depth: 100)) }
      return nil
    } catch {
      return "\(error)"
    }
  }
}
