extension UIView {
  /// A part of a view that keeps clear of what covers it.
  public struct LayoutRegion {
    /// Where a region evades corners of the window: at the sides, or above and below.
    public enum AdaptivityAxis { case horizontal, vertical }

    let kind: UILayoutGuide.Kind

    public static func safeArea(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(axis, none: .safeArea, .safeAreaCornerHorizontal, .safeAreaCornerVertical)
    }

    public static func margins(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(axis, none: .layoutMargins, .marginsCornerHorizontal, .marginsCornerVertical)
    }

    /// It lies in the margins, and hardly reaches a corner.
    public static func readableContent(cornerAdaptation axis: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(axis, none: .readableContent, .readableContent, .readableContent)
    }

    private init(
      _ axis: AdaptivityAxis?, none: UILayoutGuide.Kind, _ horizontal: UILayoutGuide.Kind,
      _ vertical: UILayoutGuide.Kind
    ) {
      kind = axis == nil ? none : axis == .horizontal ? horizontal : vertical
    }
  }

  public func layoutGuide(for region: UIView.LayoutRegion) -> UILayoutGuide {
    UILayoutGuide(kind: region.kind, of: self)
  }

  public func edgeInsets(for region: UIView.LayoutRegion) -> UIEdgeInsets {
    let frame = layoutGuide(for: region).layoutFrame
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: bounds.size.height - frame.maxY,
      right: bounds.size.width - frame.maxX)
  }

  public func directionalEdgeInsets(for region: UIView.LayoutRegion) -> NSDirectionalEdgeInsets {
    let insets = edgeInsets(for: region)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }
}
