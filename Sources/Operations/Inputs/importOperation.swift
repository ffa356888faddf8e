import JSON
import LayoutCoding
import LayoutModel

extension Operation {
  /// The layout documents that Interface Builder files stand for.
  package static let `import` = Operation(
    "import", reads: [.interfaceBuilderFile, .archive, .form], answers: [.json],
    parameters: EnvironmentParameter.rows("device", "orientation", "systemVersion", "locale", "keyboard")
      + [.scene], start: startImporting)
}

private func startImporting(_ call: OperationCall) throws(RequestFailure) -> OperationJob {
  guard let source = call.material.screens else {
    // A form with a layout document where an Interface Builder file should be.
    throw RequestFailure([Fault(.notInterfaceBuilder(.otherRoot), at: JSONPointer(["document"]))])
  }
  let (engine, form) = (call.engine, call.form)
  let app = try engine.importDocuments(source, call.options)
  let faults = source.faults
  return OperationJob(call) { deadline, lap throws(RequestFailure) in
    try engine.check(deadline)
    var writer = JSONWriter(capacity: 8192)
    writer.documents(app, faults)
    lap(.encode)
    return OperationAnswer(writer, as: form)
  }
}
