import InterfaceBuilder
import LayoutCoding
import LayoutModel
import Localization

/// The rules that count, and the texts that layouts show besides their own.
struct LintOptions: Sendable {
  /// The rules before anything else is said.
  var settings = LintSettings()
  /// What is said over the settings and over what a document says.
  var request = LintRequest()
  /// Besides the texts of the files themselves.
  var texts: [LintTexts] = []

  /// What counts for a document that says this.
  func settings(_ document: LintRequest?) -> LintSettings {
    var settings = settings
    if let document { settings.apply(document) }
    settings.apply(request)
    return settings
  }
}

extension RequestedDocument {
  /// The document of a scene in the environments for which that is made: what was made on the canvas of an iPad is shown on no
  /// phone, and what was made in landscape not upright. Without any it is not looked at.
  func meant(for scene: ImportedScene) -> RequestedDocument {
    guard scene.isMadeOnPad || scene.isMadeInLandscape, case .success(var request) = content else {
      return self
    }
    request.environments.removeAll { environment in
      let device = environment.request.device
      let orientation = environment.request.orientation ?? device.defaultOrientation
      return scene.isMadeOnPad && device.idiom == .phone
        || scene.isMadeInLandscape && !orientation.isLandscape
    }
    var document = self
    document.content = .success(request)
    return document
  }
}
