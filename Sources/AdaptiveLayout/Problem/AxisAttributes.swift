import LayoutModel

/// The attributes of one axis, so that code for both is written once.
struct AxisAttributes {
  let leading: LayoutAttribute
  let trailing: LayoutAttribute
  let center: LayoutAttribute
  let size: LayoutAttribute

  /// With the sides that follow the text direction.
  init(_ axis: Axis) {
    switch axis {
    case .horizontal: (leading, trailing, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical: (leading, trailing, center, size) = (.top, .bottom, .centerY, .height)
    }
  }

  /// With the sides that stay where they are: left and right.
  init(fixed axis: Axis) {
    switch axis {
    case .horizontal: (leading, trailing, center, size) = (.left, .right, .centerX, .width)
    case .vertical: (leading, trailing, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}

extension Axis {
  /// Asked in the innermost loops, where comparing cases of another module's type is a call.
  var isVertical: Bool {
    switch self {
    case .horizontal: false
    case .vertical: true
    }
  }
}
