#if FONTS
import CHarfBuzz
import Synchronization
#endif

/// A face of a font file, ready to shape texts.
package final class FontFileFace: Sendable {
  package let names: FontFileNames
  package let metrics: FontFileMetrics
  #if FONTS
  private let font: FontHandle
  private let itemLength: Int
  private let shaped = ShapedTexts()
  private let face: FaceHandle
  /// Found out when a text is shaped: many faces of a folder never have one.
  private let plainLatin = Mutex<PlainLatin?>(nil)

  /// - Parameter instance: The place of a named instance; nil for the face as it is.
  init?(_ face: FaceHandle, _ cost: ShapingCost, instance: Int?) {
    guard let font = FontHandle(face, instance: instance), let metrics = font.metrics else { return nil }
    (self.face, self.font, self.metrics) = (face, font, metrics)
    names = face.names(ofInstance: instance)
    itemLength = cost.itemLength
  }
  #else
  private init() { (names, metrics) = (FontFileNames(), FontFileMetrics()) }
  #endif

  /// The advances of a text in units, one for each scalar: that of a cluster at its first one, 0 at the others, with the kerning behind
  /// it. Scalars of clusters of which the face lacks something have no number (`nan`).
  ///
  /// - Parameters:
  ///   - scalars: One paragraph without its end.
  ///   - hasLigatures: Whether letters may become one glyph where the face offers that and nothing requires it.
  ///   - mustStop: Asked before each stretch of some hundred scalars; true ends the work, and what is left takes no room.
  /// - Complexity: O(*n*) in the scalars, with a factor that files cannot make larger than ``FontFileError/tooComplex`` allows.
  package func shape(
    _ scalars: [UInt32], hasLigatures: Bool = true, mustStop: () -> Bool = { false }
  ) -> [Float] {
    var advances = [Float](repeating: 0, count: scalars.count)
    #if FONTS
    let text = ShapedTexts.Text(scalars: scalars, hasLigatures: hasLigatures)
    if let known = shaped[text] { return known }
    guard let buffer = ShapingBuffer() else { return advances }
    var start = 0
    while start < scalars.count, start == 0 || !mustStop() {
      let item = ScriptItem(of: scalars, from: start, atMost: itemLength)
      // Rules of ligatures may be those of composition, which a text without ligatures then is not tried for.
      let composes =
        !hasLigatures || item.script != HB_SCRIPT_LATIN || !isPlainLatin(scalars[item.range])
      buffer.shape(scalars, item, font, composes: composes, hasLigatures: hasLigatures, into: &advances)
      start = item.range.upperBound
    }
    if start == scalars.count { shaped.keep(advances, of: text) }
    #endif
    return advances
  }

  #if FONTS
  /// Whether a text of Latin letters is as wide without rules of composition.
  private func isPlainLatin(_ scalars: ArraySlice<UInt32>) -> Bool {
    let plain = plainLatin.withLock { known in
      let found = known ?? PlainLatin(font, face)
      known = found
      return found
    }
    return plain.contains(scalars)
  }
  #endif
}

#if FONTS
/// A stretch of a text in one script, which is shaped by the rules of this script.
struct ScriptItem {
  let range: Range<Int>
  let script: hb_script_t

  /// Goes on to the next scalar of another script. What belongs to all of them, such as digits, and what belongs to the letter before
  /// it, such as accents, joins the script before it, at the start of a text the one behind it.
  init(of scalars: [UInt32], from start: Int, atMost length: Int) {
    var script: hb_script_t?
    var end = start
    let most = min(scalars.count, start + length)
    // A long text is parted behind a blank, so that no word is.
    var lastBlank: Int?
    while end < most {
      let own = scriptOf(scalars[end])
      if own != HB_SCRIPT_COMMON, own != HB_SCRIPT_INHERITED, own != HB_SCRIPT_UNKNOWN {
        if let script, script != own { break }
        script = own
      }
      end += 1
      if scalars[end - 1] == 0x20 { lastBlank = end }
    }
    if end == start + length, end < scalars.count, let lastBlank { end = lastBlank }
    (range, self.script) = (start..<end, script ?? HB_SCRIPT_COMMON)
  }
}

/// The script of a scalar, of ASCII without a call for each.
private func scriptOf(_ scalar: UInt32) -> hb_script_t {
  if scalar >= 0x80 { return hb_unicode_script(hb_unicode_funcs_get_default(), scalar) }
  let isLetter = (0x61...0x7A).contains(scalar | 0x20)
  return isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
}
#endif
