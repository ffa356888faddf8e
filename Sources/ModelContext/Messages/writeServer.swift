import JSON
import Operations

// What a server says of itself.

extension ContextServer {
  /// For models that have no other page about the tools.
  private static let instructions =
    "Lays out UIKit screens without a Mac. Start with check; its findings say which explain to call. Sources: JSON layout "
    + "documents, .storyboard, .xib, app folders, UIKit classes in Swift, hierarchy dumps, console logs. SwiftUI and what only a "
    + "running app knows (network data, frames set in code that cannot be read) are not seen. Frames are points in the "
    + "superview. Nothing is changed or sent anywhere."

  func writeInitialization(_ request: ContextRequest, to writer: inout JSONWriter) {
    writer.member("protocolVersion", ContextRevision.agreed(on: request.params.protocolVersion))
    writeCapabilities(to: &writer)
    writer.beginObject("serverInfo")
    writer.serverInfo()
    writer.endObject()
    writer.member("instructions", Self.instructions)
  }

  func writeDiscovery(to writer: inout JSONWriter) {
    writer.member("supportedVersions", ContextRevision.allNames)
    writeCapabilities(to: &writer)
    writer.member("instructions", Self.instructions)
  }

  private func writeCapabilities(to writer: inout JSONWriter) {
    writer.beginObject("capabilities")
    writer.beginObject("tools")
    writer.endObject()
    writer.endObject()
  }

  func writeTools(to writer: inout JSONWriter) {
    writer.beginArray("tools")
    for tool in ContextTool.all { tool.write(to: &writer, takesPaths: files != nil) }
    writer.endArray()
  }
}

extension JSONWriter {
  /// Writes the members of what the server is called.
  mutating func serverInfo() {
    member("name", "layout-resolver")
    member("title", "Layout Resolver")
    member("version", Version.product)
  }
}
