#if FONTS
import CHarfBuzz

// All pointers of the library stay in these four types. Each owns one and gives it back when it ends; what is passed to the library is
// used during the call only, but for the bytes of a file, which it copies.

/// The bytes of a font file.
final class BlobHandle {
  fileprivate let blob: OpaquePointer

  /// Nil where there is no memory for the bytes, or too many of them.
  init?(_ bytes: [UInt8]) {
    guard let blob = Self.blob(bytes, HB_MEMORY_MODE_DUPLICATE), hb_blob_get_length(blob) == bytes.count
    else { return nil }
    self.blob = blob
  }

  deinit { hb_blob_destroy(blob) }

  fileprivate static func blob(_ bytes: [UInt8], _ mode: hb_memory_mode_t) -> OpaquePointer? {
    guard bytes.count < Int(Int32.max) else { return nil }
    return bytes.withUnsafeBytes {
      hb_blob_create($0.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32($0.count), mode, nil, nil)
    }
  }
}

/// A face of a font file. It is made immutable before anybody else sees it, and the library reads tables of an immutable face from any
/// number of threads, with atomic counts and pointers: that makes it sendable.
final class FaceHandle: @unchecked Sendable {
  fileprivate let face: OpaquePointer
  /// Whether it keeps its outlines to itself. Widths that vary with them, as no table of their own says how, need them.
  fileprivate let hidesOutlines: Bool

  init?(_ blob: BlobHandle, index: Int) {
    guard let whole = hb_face_create(blob.blob, UInt32(index)) else { return nil }
    hidesOutlines = Self.isEmpty(whole, "gvar") || !Self.isEmpty(whole, "HVAR")
    guard let face = hidesOutlines ? Self.withoutOutlines(whole) : whole else { return nil }
    self.face = face
    hb_face_make_immutable(face)
  }

  /// A face of the tables of another one, which it owns, but for those that say what glyphs look like.
  private static func withoutOutlines(_ whole: OpaquePointer) -> OpaquePointer? {
    hb_face_make_immutable(whole)
    return hb_face_create_for_tables(
      { _, name, whole in
        outlineTables.contains(name) ? nil : hb_face_reference_table(whole.map(OpaquePointer.init), name)
      },
      UnsafeMutableRawPointer(whole), { hb_face_destroy($0.map(OpaquePointer.init)) })
  }

  private static func isEmpty(_ face: OpaquePointer, _ name: StaticString) -> Bool {
    let blob = hb_face_reference_table(face, tag(name))
    defer { hb_blob_destroy(blob) }
    return hb_blob_get_length(blob) == 0
  }

  deinit { hb_face_destroy(face) }

  /// How many faces there are in a file, 0 for what is no font.
  static func count(in bytes: [UInt8]) -> Int {
    bytes.withUnsafeBytes { bytes in
      guard bytes.count < Int(Int32.max),
        let blob = hb_blob_create(
          bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(bytes.count),
          HB_MEMORY_MODE_READONLY, nil, nil)
      else { return 0 }
      defer { hb_blob_destroy(blob) }
      return Int(hb_face_count(blob))
    }
  }

  /// Whether it has what a text needs: glyphs, characters, and widths.
  var isUsable: Bool {
    hb_face_get_glyph_count(face) > 0 && instanceAxes <= FontFileLimits.axes
      && ["head", "hhea", "hmtx", "cmap", "maxp"].allSatisfy { !table($0).isEmpty }
  }

  var instanceCount: Int { Int(hb_ot_var_get_named_instance_count(face)) }
  private var instanceAxes: Int { Int(hb_ot_var_get_axis_count(face)) }

  /// A table of the file, not checked; empty if it has none.
  func table(_ name: StaticString) -> [UInt8] {
    guard let blob = hb_face_reference_table(face, tag(name)) else { return [] }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0 else { return [] }
    return Array(UnsafeRawBufferPointer(start: bytes, count: Int(length)))
  }

  /// A name of the face in English, cut where it is longer than a name is.
  private func name(_ id: UInt32) -> [UInt8] {
    var length = UInt32(FontFileLimits.nameBytes + 1)
    var text = [CChar](repeating: 0, count: Int(length))
    _ = hb_ot_name_get_utf8(face, id, nil, &length, &text)
    return text.prefix(Int(length)).map { UInt8(bitPattern: $0) }
  }

  /// The names of the face, or of one of its instances, which is called after the family and its own name where it has no other.
  func names(ofInstance instance: Int?) -> FontFileNames {
    let (family, typographic) = (
      name(UInt32(HB_OT_NAME_ID_FONT_FAMILY)), name(UInt32(HB_OT_NAME_ID_TYPOGRAPHIC_FAMILY))
    )
    var names = FontFileNames()
    names.family = typographic.isEmpty ? family : typographic
    names.styledFamily = family
    guard let instance else {
      names.postScript = name(UInt32(HB_OT_NAME_ID_POSTSCRIPT_NAME))
      names.full = name(UInt32(HB_OT_NAME_ID_FULL_NAME))
      return names
    }
    let style = name(hb_ot_var_named_instance_get_subfamily_name_id(face, UInt32(instance)))
    let own = hb_ot_var_named_instance_get_postscript_name_id(face, UInt32(instance))
    if own != HB_OT_NAME_ID_INVALID { names.postScript = name(own) }
    if names.postScript.isEmpty {
      let prefix = name(UInt32(HB_OT_NAME_ID_VARIATIONS_PS_PREFIX))
      let blank = UInt8(ascii: " ")
      names.postScript = (prefix.isEmpty ? names.family : prefix).filter { $0 != blank }
      names.postScript += [UInt8(ascii: "-")] + style.filter { $0 != blank }
    }
    names.full = names.family + [UInt8(ascii: " ")] + style
    names.styledFamily = names.family
    return names
  }
}

/// A face at one place of its axes. Immutable before anybody else sees it, as the face is: that makes it sendable.
final class FontHandle: @unchecked Sendable {
  fileprivate let font: OpaquePointer

  init?(_ face: FaceHandle, instance: Int?) {
    guard let whole = hb_font_create(face.face) else { return nil }
    defer { hb_font_destroy(whole) }
    if let instance { hb_font_set_var_named_instance(whole, UInt32(instance)) }
    guard let font = face.hidesOutlines ? hb_font_reference(whole) : Self.withoutExtents(whole) else {
      return nil
    }
    hb_font_make_immutable(font)
    self.font = font
  }

  /// A font of which only the widths are asked: what its outlines cost is as the file wants it.
  private static func withoutExtents(_ whole: OpaquePointer) -> OpaquePointer? {
    guard let font = hb_font_create_sub_font(whole), let functions = hb_font_funcs_create() else {
      return nil
    }
    hb_font_funcs_set_glyph_extents_func(functions, { _, _, _, _, _ in 0 }, nil, nil)
    hb_font_funcs_set_glyph_contour_point_func(functions, { _, _, _, _, _, _, _ in 0 }, nil, nil)
    hb_font_set_funcs(font, functions, nil, nil)
    hb_font_funcs_destroy(functions)
    return font
  }

  deinit { hb_font_destroy(font) }

  /// The glyph of a character; nil where the font has none.
  func glyph(of scalar: UInt32) -> Int? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, scalar, &glyph) == 0 ? nil : Int(glyph)
  }

  /// What Latin texts of these glyphs may have instead of them, by all rules of substitution, the glyphs themselves among them, in ascending
  /// order; and the lookups that such texts have for composition alone.
  func composition(of glyphs: [Int]) -> (glyphs: [Int], lookups: [Int]) {
    guard let all = hb_set_create(), let other = hb_set_create(), let reached = hb_set_create() else {
      return (glyphs, [])
    }
    defer { for set in [all, other, reached] { hb_set_destroy(set) } }
    collectLookups(with: fractionFeatures, into: all)
    collectLookups(with: fractionFeatures + [compositionFeature], into: other)
    for glyph in glyphs { hb_set_add(reached, UInt32(glyph)) }
    hb_ot_layout_lookups_substitute_closure(hb_font_get_face(font), all, reached)
    hb_set_subtract(all, other)
    return (members(of: reached), members(of: all))
  }

  /// The lookups of `GSUB` that Latin texts have with these features.
  private func collectLookups(with features: [hb_feature_t], into set: OpaquePointer) {
    var properties = hb_segment_properties_t()
    properties.direction = HB_DIRECTION_LTR
    properties.script = HB_SCRIPT_LATIN
    properties.language = noLanguage
    var count: UInt32 = 0
    let coordinates = hb_font_get_var_coords_normalized(font, &count)
    let plan = hb_shape_plan_create2(
      hb_font_get_face(font), &properties, features, UInt32(features.count), coordinates, count, nil)
    hb_ot_shape_plan_collect_lookups(plan, tag("GSUB"), set)
    hb_shape_plan_destroy(plan)
  }

  private func members(of set: OpaquePointer) -> [Int] {
    var members: [Int] = []
    var member = hb_codepoint_t.max
    while hb_set_next(set, &member) != 0 { members.append(Int(member)) }
    return members
  }

  /// Heights as `hhea` says them, or `OS/2` where its flag USE_TYPO_METRICS is set, with what an instance adds; nil without any.
  var metrics: FontFileMetrics? {
    var metrics = FontFileMetrics()
    metrics.unitsPerEm = Double(hb_face_get_upem(hb_font_get_face(font)))
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, &value) != 0 else {
      return nil
    }
    metrics.ascender = max(Double(value), 0)
    guard hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, &value) != 0 else {
      return nil
    }
    metrics.descender = max(-Double(value), 0)
    if hb_ot_metrics_get_position(font, HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, &value) != 0 {
      metrics.lineGap = max(Double(value), 0)
    }
    let weight = hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)
    metrics.weight = weight >= 1 && weight <= 1000 ? Int(weight) : 400
    metrics.isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) > 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) < 0
    return metrics
  }
}

/// Memory in which a text is shaped.
struct ShapingBuffer: ~Copyable {
  private let buffer: OpaquePointer

  init?() {
    guard let buffer = hb_buffer_create() else { return nil }
    self.buffer = buffer
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes a stretch of a text, with the features that it asks for, and puts its advances where those of the text are.
  func shape(
    _ scalars: [UInt32], _ item: ScriptItem, _ font: FontHandle, composes: Bool, hasLigatures: Bool,
    into advances: inout [Float]
  ) {
    hb_buffer_clear_contents(buffer)
    scalars.withUnsafeBufferPointer {
      hb_buffer_add_codepoints(
        buffer, $0.baseAddress, Int32($0.count), UInt32(item.range.lowerBound), Int32(item.range.count))
    }
    hb_buffer_set_script(buffer, item.script)
    let direction = hb_script_get_horizontal_direction(item.script)
    hb_buffer_set_direction(buffer, direction == HB_DIRECTION_RTL ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_language(buffer, noLanguage)
    // The library tries the rules of fractions at each letter, though they are for what stands beside a fraction slash.
    var features = scalars[item.range].contains(0x2044) ? [] : fractionFeatures
    if !composes { features.append(compositionFeature) }
    if !hasLigatures { features += ligatureFeatures }
    hb_shape(font.font, buffer, &features, UInt32(features.count))
    take(item.range, into: &advances)
  }

  private func take(_ range: Range<Int>, into advances: inout [Float]) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    var isStart = [Bool](repeating: false, count: range.count)
    for index in 0..<Int(count) {
      let place = Int(infos[index].cluster)
      guard range.contains(place) else { continue }
      isStart[place - range.lowerBound] = true
      // Once lacking, always lacking: nothing is added to what is no number.
      advances[place] += infos[index].codepoint == 0 ? .nan : Float(positions[index].x_advance)
    }
    for place in range.dropFirst() where !isStart[place - range.lowerBound] && advances[place - 1].isNaN {
      advances[place] = .nan
    }
  }

}

private let fractionFeatures = ["frac", "numr", "dnom"].map { off($0) }
private let ligatureFeatures = ["liga", "clig"].map { off($0) }
private let compositionFeature = off("ccmp")

private func off(_ name: StaticString) -> hb_feature_t {
  hb_feature_t(tag: tag(name), value: 0, start: 0, end: UInt32.max)
}

/// That of the process is another one on another machine.
private var noLanguage: hb_language_t? { hb_language_from_string("und", -1) }

/// The tables of which no width is read: outlines and pictures of glyphs.
private let outlineTables = ["glyf", "loca", "CFF ", "CFF2", "sbix", "CBDT", "CBLC"].map { tag($0) }

private func tag(_ name: StaticString) -> hb_tag_t {
  (0..<4).reduce(0) { $0 << 8 | UInt32(name.utf8Start[$1]) }
}
#endif
