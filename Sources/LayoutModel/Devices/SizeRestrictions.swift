/// How large windows of an app may be, as `UIWindowScene.sizeRestrictions` says it.
package struct SizeRestrictions: Equatable, Sendable {
  /// In points.
  package var minimumSize = Size.zero
  /// In points; nil for any.
  package var maximumSize: Size?
  /// Whether the app wants all of the screen: `UIRequiresFullScreen`.
  package var requiresFullScreen = false
  /// From which system on that counts for nothing: `UIRequiresFullScreenIgnoredStartingWithVersion`; nil for none.
  package var fullScreenIgnoredSince: SystemVersion?
  package init() {}

  /// Whether windows may have the size of the screen only (DV-full-screen).
  package func fillsScreen(on version: SystemVersion) -> Bool {
    requiresFullScreen && version < Self.resizesAllSince && !ignoresFullScreen(on: version)
  }

  /// Whether nobody knows in which steps windows are resized (DV-full-screen).
  package func resizesInSteps(on version: SystemVersion) -> Bool {
    requiresFullScreen && version >= Self.resizesAllSince && !ignoresFullScreen(on: version)
  }

  private func ignoresFullScreen(on version: SystemVersion) -> Bool {
    fullScreenIgnoredSince.map { version >= $0 } ?? false
  }

  private static let resizesAllSince = SystemVersion(27)

  /// The size that a window gets for which another one is asked. A minimum beats a maximum.
  package func given(for asked: Size) -> Size {
    let most = maximumSize ?? asked
    return Size(
      width: max(min(asked.width, most.width), minimumSize.width),
      height: max(min(asked.height, most.height), minimumSize.height))
  }
}
