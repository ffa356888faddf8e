package import LayoutModel

/// An Interface Builder file of an app.
package struct InterfaceFile: Sendable {
  /// Where it lies in the app's folder, with slashes; empty for a file without a name.
  package var path: String
  package var bytes: [UInt8]
  /// Texts in place of its own, by the object's id and the property, as Xcode's tables have them: `abc-12-xyz.text`.
  package var texts: [String: String]

  package init(path: String, bytes: [UInt8], texts: [String: String] = [:]) {
    self.path = path
    self.bytes = bytes
    self.texts = texts
  }
}

/// What an app says of itself besides its screens, in its `Info.plist`.
package struct AppFacts: Hashable, Sendable {
  /// The name of the storyboard with which it starts, without its extension; nil where it does not say.
  package var mainStoryboard: String?
  /// The orientations that it takes on phones; empty where it does not say.
  package var phoneOrientations: [InterfaceOrientation] = []
  /// Orientations on pads; empty for those of phones.
  package var padOrientations: [InterfaceOrientation] = []

  package init() {}
}

/// The screens of an app.
package struct ImportedApp: Sendable {
  /// In the order of the files, and in each in the order of its scenes.
  package var screens: [ImportedScene] = []
  /// The place of the screen with which the app begins; nil where no file says.
  package var initial: Int?
  /// Files that cannot be read. They leave the others alone.
  package var unreadable: [(path: String, fault: Fault)] = []

  package init() {}
}
