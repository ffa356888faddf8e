import JSON
import LayoutModel

/// The size of a chosen image in points, its insets and whether it is mirrored (AS-size).
func measureImage(
  _ row: AssetRow, of set: AssetSet, in context: AssetContext, isFlipped: Bool,
  diagnostics: inout [Diagnostic]
) -> ImageVariant {
  // Pixels of a vector are points, whatever slot it stands in (AS-vector-size, AS-scale).
  let pixelsPerPoint = row.isVector ? 1 : row.imageScale ?? row.slot.scale.value ?? 1
  let isScaleFree = row.isVector && row.slot.scale == .any
  var variant = ImageVariant(
    scale: isScaleFree ? context.displayScale : row.imageScale ?? row.slot.scale.value ?? 1,
    isVector: row.isVector, isMirrored: isMirrored(row, in: context, isFlipped: isFlipped),
    renderingMode: row.renderingMode ?? set.renderingMode)
  if row.isVector, !row.isRegistered, !isScaleFree {
    diagnostics.append(Diagnostic(.assetChoice(.vectorInScaledSlot), pointer: set.pointer(to: row)))
  }
  let pixels = pixelSize(of: row, in: set, pixelsPerPoint: pixelsPerPoint)
  variant.filePointSize = pixels.map { $0 / pixelsPerPoint }
  variant.pointSize = variant.filePointSize
  if row.alignmentInsets != .zero {
    variant.alignmentRectInsets = (row.alignmentInsets / pixelsPerPoint).mirrored(if: variant.isMirrored)
  }
  if let resizing = row.resizing {
    let caps = clamp(resizing.capInsets, to: pixels)
    if caps != resizing.capInsets {
      diagnostics.append(
        Diagnostic(.assetChoice(.cutCaps), pointer: set.pointer(to: row).appending("resizing")))
    }
    variant.capInsets = (caps / pixelsPerPoint).mirrored(if: variant.isMirrored)
    variant.resizingMode = resizing.centerMode
    variant.pointSize = pixels.map { discardMiddle(of: $0, resizing, caps) / pixelsPerPoint }
  }
  if pixels == nil {
    let isSymbol = set.type == .symbolset
    let finding = isSymbol ? AssetChoiceFinding.symbolSizeUnknown : .sizeUnknown(file: row.filename ?? "")
    diagnostics.append(Diagnostic(.assetChoice(finding)))
  }
  return variant
}

/// A row made for the other direction, or an image that flips by itself (AS-mirrored, AS-flips).
private func isMirrored(_ row: AssetRow, in context: AssetContext, isFlipped: Bool) -> Bool {
  row.slot.direction.value.map { $0 != context.direction } ?? (isFlipped && context.direction == .rightToLeft)
}

/// The file's size in its own pixels, nil if it is unknown.
private func pixelSize(of row: AssetRow, in set: AssetSet, pixelsPerPoint: Double) -> Size? {
  // The file of a symbol is a sheet of its weights and scales.
  guard let filename = row.filename, set.type != .symbolset else { return nil }
  switch set.files?[filename] {
  case .pixels(let size)?: return size
  case .points(let size)?:
    return Size(width: size.width * pixelsPerPoint, height: size.height * pixelsPerPoint)
  case .unknown?, nil: return nil
  }
}

/// Left before right, top before bottom, as far as the file reaches (AS-slice-clamp).
private func clamp(_ caps: EdgeInsets, to size: Size?) -> EdgeInsets {
  guard let size else { return caps }
  let (left, top) = (min(caps.left, size.width), min(caps.top, size.height))
  return EdgeInsets(
    top: top, left: left, bottom: min(caps.bottom, size.height - top),
    right: min(caps.right, size.width - left))
}

/// What the compiler keeps: the caps and one centre (AS-slice-size).
private func discardMiddle(of size: Size, _ resizing: AssetResizing, _ caps: EdgeInsets) -> Size {
  var result = size
  if resizing.mode != .threePartVertical, let center = resizing.centerWidth {
    result.width = min(size.width, caps.left + center + caps.right)
  }
  if resizing.mode != .threePartHorizontal, let center = resizing.centerHeight {
    result.height = min(size.height, caps.top + center + caps.bottom)
  }
  return result
}

extension Size {
  fileprivate static func / (size: Size, scale: Double) -> Size {
    Size(width: size.width / scale, height: size.height / scale)
  }
}

extension EdgeInsets {
  fileprivate static func / (insets: EdgeInsets, scale: Double) -> EdgeInsets {
    EdgeInsets(
      top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
      right: insets.right / scale)
  }

  fileprivate func mirrored(if isMirrored: Bool) -> EdgeInsets {
    isMirrored ? EdgeInsets(top: top, left: right, bottom: bottom, right: left) : self
  }
}
