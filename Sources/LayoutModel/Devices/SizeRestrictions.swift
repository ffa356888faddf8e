/// How large windows of an app may be, as `UIWindowScene.sizeRestrictions` says it.
package struct SizeRestrictions: Equatable, Sendable {
  /// In points.
  package var minimumSize = Size.zero
  /// In points; nil for any.
  package var maximumSize: Size?
  package init() {}

  /// The size that a window gets for which another one is asked. A minimum beats a maximum.
  package func given(for asked: Size) -> Size {
    let most = maximumSize ?? asked
    return Size(
      width: max(min(asked.width, most.width), minimumSize.width),
      height: max(min(asked.height, most.height), minimumSize.height))
  }
}
