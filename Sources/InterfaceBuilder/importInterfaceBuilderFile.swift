package import LayoutCoding
package import LayoutModel

/// One scene of a file as a layout document.
package struct ImportedScene: Sendable {
  package var label: SceneLabel
  /// The storyboard identifier, label or class, or else the id.
  package var name: String
  /// A layout document: JSON text.
  package var document: [UInt8]
}

/// Translates a `.storyboard` or `.xib` file into layout documents, one for each scene.
///
/// The recorded frame of a view that constraints position is never read. Those of root views, of views that keep
/// their frame, and of cells are.
///
/// - Parameters:
///   - overrides: A device in place of the canvas on which the file was made, and so on.
///   - scene: The id or name of the only scene to translate, nil for all.
/// - Throws: ``FaultList`` if the text is no XML or no file of UIKit's Interface Builder, passes a limit, or has no
///   such scene.
package func importInterfaceBuilderFile(
  _ bytes: UnsafeRawBufferPointer, overrides: EnvironmentOverrides = EnvironmentOverrides(),
  scene wanted: String? = nil, limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> [ImportedScene] {
  do throws(Fault) {
    let document = try parseXML(bytes, maximumDepth: limits.depth)
    let file = try InterfaceBuilderFile(document)
    let bars = BarInference(file)
    var scenes = findScenes(file)
    guard scenes.count <= limits.environments else {
      throw Fault(
        .limitExceeded(.environments, limit: limits.environments, value: scenes.count), at: .root)
    }
    if let wanted {
      let names = scenes.flatMap { [$0.id, $0.name] }
      scenes = scenes.filter { $0.id == wanted || $0.name == wanted }
      if scenes.isEmpty {
        throw Fault(
          .unknownReference(wanted, nearest: nearestNames(to: wanted, in: names)), parameter: "scene")
      }
    }
    return scenes.map { scene in
      var translator = SceneTranslator(file, scene, bars: bars.bars(of: scene), overrides: overrides)
      translator.translate()
      return translator.finish()
    }
  } catch {
    throw FaultList([error])
  }
}
