#if PNG
import CRSVG
#endif

/// Why a picture does not become pixels.
package enum PictureRenderingError: Error, Equatable, Sendable {
  /// The program was built without the library that draws (docs/decisions/0100-pixels-by-librsvg.md).
  case notAvailable
  /// Larger than it may be, in pixels.
  case tooLarge(width: Int, height: Int, maximumPixels: Int)
  /// No SVG, or one without a size; with the words of the library.
  case unreadable(String)
  /// There is no memory for the pixels, or the library fails for another reason.
  case failed(String)
}

/// Whether this program can draw pixels at all.
package var canRenderPNG: Bool {
  #if PNG
  true
  #else
  false
  #endif
}

/// Draws an SVG picture as a PNG, a pixel for each of its units.
///
/// The same SVG comes out the same with the same library and the same fonts only: texts are drawn with what the machine has.
/// Nothing but the bytes is read, whatever the picture refers to.
///
/// - Parameter maximumPixels: Width times height may not be more. A pixel takes four bytes while it is drawn.
/// - Throws: ``PictureRenderingError``.
package func renderPNG(svg: [UInt8], maximumPixels: Int) throws(PictureRenderingError) -> [UInt8] {
  #if PNG
  let picture = try SVGHandle(svg)
  let (width, height) = try picture.size(maximumPixels: maximumPixels)
  let surface = try ImageSurface(width: width, height: height)
  try picture.draw(on: surface)
  return try surface.encoded()
  #else
  throw .notAvailable
  #endif
}

#if PNG
// All pointers of the library stay in these two types. Each owns one and gives it back when it ends; what is passed to the
// library is used during the call only, but for the bytes of an SVG, which it copies.

/// A picture that the library has read.
private struct SVGHandle: ~Copyable {
  private let handle: UnsafeMutablePointer<RsvgHandle>

  init(_ svg: [UInt8]) throws(PictureRenderingError) {
    var error: UnsafeMutablePointer<GError>?
    // Without a base address: what the picture refers to outside of itself is not looked for.
    let handle = svg.withUnsafeBufferPointer {
      rsvg_handle_new_from_data($0.baseAddress, gsize($0.count), &error)
    }
    guard let handle else { throw .unreadable(Self.take(error)) }
    self.handle = handle
  }

  deinit { g_object_unref(handle) }

  /// In pixels.
  func size(maximumPixels: Int) throws(PictureRenderingError) -> (width: Int, height: Int) {
    var (width, height) = (0.0, 0.0)
    guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0,
      width < 1e9, height < 1e9
    else { throw .unreadable("the picture has no size") }
    let size = (width: Int(width.rounded(.up)), height: Int(height.rounded(.up)))
    guard size.width * size.height <= maximumPixels, max(size.width, size.height) <= ImageSurface.longestSide
    else { throw .tooLarge(width: size.width, height: size.height, maximumPixels: maximumPixels) }
    return size
  }

  func draw(on surface: borrowing ImageSurface) throws(PictureRenderingError) {
    let context = cairo_create(surface.surface)
    defer { cairo_destroy(context) }
    var room = RsvgRectangle(x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &room, &error) != 0 else {
      throw .failed(Self.take(error))
    }
  }

  /// The words of an error, which is given back.
  private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "unknown" }
    defer { g_error_free(error) }
    return error.pointee.message.map { String(cString: $0) } ?? "unknown"
  }
}

/// Pixels in memory.
private struct ImageSurface: ~Copyable {
  fileprivate let surface: OpaquePointer
  fileprivate let width: Int
  fileprivate let height: Int

  /// In pixels; the library has no longer ones.
  static let longestSide = 32_767

  init(width: Int, height: Int) throws(PictureRenderingError) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw .failed("no surface")
    }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .failed(String(cString: cairo_status_to_string(status)))
    }
    (self.surface, self.width, self.height) = (surface, width, height)
  }

  deinit { cairo_surface_destroy(surface) }

  /// The pixels as a PNG.
  func encoded() throws(PictureRenderingError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        surface,
        { bytes, data, count in
          guard let bytes, let data else { return CAIRO_STATUS_WRITE_ERROR }
          bytes.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .failed(String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }
}
#endif
