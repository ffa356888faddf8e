package import LayoutCoding
package import LayoutModel

/// Translates the Interface Builder files of one app into layout documents, one for each screen.
///
/// - Parameters:
///   - overrides: The device and what else the documents should say of their environment. Without any they say none.
///   - scene: The id or name of the only scene whose screen is wanted, nil for all.
///   - describesElements: Whether to tell what each object is called and where it stands.
/// - Throws: ``FaultList`` if no file can be read, a limit is passed, or there is no such scene.
package func importApp(
  _ files: [InterfaceFile], facts: AppFacts = AppFacts(),
  overrides: EnvironmentOverrides = EnvironmentOverrides(),
  scene wanted: String? = nil, describesElements: Bool = false, limits: DecodingLimits = DecodingLimits()
) throws(FaultList) -> ImportedApp {
  var app = ImportedApp()
  var faults: [Fault] = []
  for file in files {
    do throws(FaultList) {
      var screens = try file.bytes.withUnsafeBufferPointer { bytes throws(FaultList) in
        try importInterfaceBuilderFile(
          UnsafeRawBufferPointer(bytes), overrides: overrides, scene: wanted,
          describesElements: describesElements,
          limits: limits)
      }
      for index in screens.indices { screens[index].file = file.path }
      app.screens += screens
    } catch {
      faults += error.faults
      app.unreadable += error.faults.map { (file.path, $0) }
    }
  }
  if app.screens.isEmpty, !faults.isEmpty { throw FaultList(faults) }
  return app
}
