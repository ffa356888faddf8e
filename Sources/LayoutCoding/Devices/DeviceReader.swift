import JSON
import LayoutModel

/// Reads devices: the rows of the catalogue, and what a request describes inline.
enum DeviceDecoder {
  enum Key: Int, DocumentKey {
    case id, name, aliases, modelIdentifiers, year, idiom, family, portraitSize, landscapeSize
    case displayScale, nativeScale, nativePixels, renderedPixels, displayGamut, hasHomeIndicator, cutout
    case cornerRadius, cornerRadii, safeAreaInsets, safeAreaInsetsByOS, statusBarHeight, sizeClasses
    case layoutMargins, layoutMarginsByOS, readableContentMaxWidth, supportedOrientations
    case navigationBarHeight, tabBarHeight, toolbarHeight, largeTitleNavigationBarHeight
    case navigationBarBottom, displayZoom, osVersions, minimumOS, multitasking, uncertain, barsOS26, notes
    case sharesModelIdentifierWith
    case subtype, screenWidth, memoryGB, graphicsFeatureSet, catalyst
  }
  private static let keys = Keys(Key.self)

  /// Reads a device that a request describes: the catalogue's fields, of which only `portraitSize` is needed.
  static func decodeInline(_ reader: inout JSONReader) throws(ReadingEnded) -> Device? {
    let fields = try decodeFields(&reader)
    guard let fields else { return nil }
    // A television has no portrait size, which is said with null.
    guard fields.hasPortraitSize, !fields.portraitSizeIsNull || fields.hasLandscapeSize else {
      reader.fault(.missingKey("portraitSize"))
      return nil
    }
    return Device(fields.device)
  }

  /// Reads a row of the catalogue.
  static func decodeRow(_ reader: inout JSONReader) throws(ReadingEnded) -> Device? {
    try decodeFields(&reader).map { Device($0.device) }
  }

  private struct Fields {
    var device = DeviceRecord(id: "inline", name: "inline device", landscapeSize: .zero, safeAreas: [])
    var hasPortraitSize = false
    var portraitSizeIsNull = false
    var hasLandscapeSize = false
    var insets: PerOrientation<EdgeInsets>?
  }

  private static func decodeFields(_ reader: inout JSONReader) throws(ReadingEnded) -> Fields? {
    guard var object = try reader.beginObject("a device") else { return nil }
    var fields = Fields()
    while let key = try reader.nextKey(of: &object, in: keys) {
      if try reader.null() {
        if key == .portraitSize { (fields.hasPortraitSize, fields.portraitSizeIsNull) = (true, true) }
      } else {
        try decode(key, &fields, &reader)
      }
    }
    complete(&fields)
    return fields
  }

  /// What follows from the other fields where a request leaves it out.
  private static func complete(_ fields: inout Fields) {
    if !fields.hasLandscapeSize, let portrait = fields.device.portraitSize {
      fields.device.landscapeSize = portrait.transposed
    }
    if fields.device.safeAreas.isEmpty {
      let insets = fields.insets ?? PerOrientation(portrait: .zero, landscape: .zero)
      fields.device.safeAreas = [SafeAreaEra(systems: 1...999, insets: insets)]
    }
  }

  private static func decode(_ key: Key, _ fields: inout Fields, _ reader: inout JSONReader)
    throws(ReadingEnded)
  {
    switch key {
    case .id: fields.device.id = try reader.string() ?? fields.device.id
    case .name: fields.device.name = try reader.string() ?? fields.device.name
    case .aliases: fields.device.aliases = try reader.strings()
    case .modelIdentifiers: fields.device.modelIdentifiers = try reader.strings()
    case .year: fields.device.year = try reader.integer(in: 1...9999)
    case .idiom: fields.device.idiom = try decodeIdiom(&reader) ?? .phone
    case .portraitSize:
      fields.hasPortraitSize = true
      fields.device.portraitSize = try reader.size()
    case .landscapeSize:
      guard let size = try reader.size() else { return }
      fields.hasLandscapeSize = true
      fields.device.landscapeSize = size
    case .displayScale: fields.device.displayScale = try reader.scale() ?? 2
    case .nativePixels: fields.device.nativePixels = try reader.size()
    case .displayGamut: fields.device.displayGamut = try decodeGamut(&reader) ?? .sRGB
    case .hasHomeIndicator: fields.device.hasHomeIndicator = try reader.boolean() ?? false
    case .safeAreaInsets:
      fields.insets = try perOrientation(&reader, default: .zero) { (reader) throws(ReadingEnded) in
        try reader.edgeInsets()
      }
    case .safeAreaInsetsByOS: fields.device.safeAreas = try decodeEras(&reader)
    case .sizeClasses:
      fields.device.sizeClasses = try perOrientation(&reader) { (reader) throws(ReadingEnded) in
        try reader.sizeClasses()
      }
    case .readableContentMaxWidth: fields.device.readableContentMaxWidth = try reader.length() ?? 672
    case .supportedOrientations:
      fields.device.supportedOrientations =
        try reader.words(InterfaceOrientation.self, "an array of orientations") ?? []
    case .osVersions:
      fields.device.systemVersions = try decodeRange(
        &reader, "first", "last", "an object with first and last")
    default: try decodeRest(key, &fields.device, &reader)
    }
  }

  /// Windows and bars, and what only assets ask.
  private static func decodeRest(
    _ key: Key, _ device: inout DeviceRecord, _ reader: inout JSONReader
  ) throws(ReadingEnded) {
    switch key {
    case .displayZoom: device.displayZoom = try decodeDisplayZoom(&reader)
    case .multitasking: device.multitasking = try decodeMultitasking(&reader)
    case .layoutMargins: device.layoutMargins = try decodeLengths(&reader)
    case .uncertain:
      device.doubts = try reader.strings().compactMap(CatalogueDoubt.init(path:)).sorted { $0.name < $1.name }
    case .navigationBarHeight: device.bars.navigationBarHeight = try decodeLengths(&reader)
    case .tabBarHeight: device.bars.tabBarHeight = try decodeLengths(&reader)
    case .toolbarHeight: device.bars.toolbarHeight = try decodeLengths(&reader)
    case .navigationBarBottom: device.bars.navigationBarBottom = try decodeLengths(&reader)
    case .barsOS26: device.barsOS26 = try decodeModernBars(&reader)
    case .subtype, .screenWidth, .memoryGB, .graphicsFeatureSet, .catalyst:
      guard let fact = AssetFactKey(name: key.name) else { return }
      try reader.assetFact(fact, into: &device.assetFacts)
    case .cornerRadius: device.cornerRadius = try decodeCornerRadius(&reader)
    case .cutout: device.cutout = try decodeCutout(&reader)
    // Facts that no layout rule reads; answers about devices give them from the catalogue's own text.
    default: try reader.skipValue()
    }
  }

  /// Only pictures show it: what is no radius of a display is none.
  private static func decodeCornerRadius(_ reader: inout JSONReader) throws(ReadingEnded) -> Double {
    guard try reader.nextType() == .number else {
      try reader.skipValue()
      return 0
    }
    let radius = try reader.double() ?? 0
    return (0...200).contains(radius) ? radius : 0
  }

  /// Reads a cutout: an unknown word is none.
  private static func decodeCutout(_ reader: inout JSONReader) throws(ReadingEnded) -> DisplayCutout {
    guard try reader.nextType() == .string else {
      try reader.skipValue()
      return .none
    }
    return try reader.string().flatMap(DisplayCutout.init(rawValue:)) ?? .none
  }

  /// A length for each orientation; null says nothing.
  private static func decodeLengths(_ reader: inout JSONReader) throws(ReadingEnded) -> PerOrientation<
    Double?
  > {
    var heights = PerOrientation<Double?>(portrait: nil, landscape: nil)
    guard var object = try reader.beginMap("an object with portrait and landscape") else { return heights }
    while let name = try reader.nextMember(of: &object) {
      guard try isKnown(name, in: ["portrait", "landscape"], &reader), try !reader.null() else { continue }
      if name == "portrait" {
        heights.portrait = try reader.length()
      } else {
        heights.landscape = try reader.length()
      }
    }
    return heights
  }

  /// The bars of the design from system 26 on.
  private static func decodeModernBars(_ reader: inout JSONReader) throws(ReadingEnded) -> DeviceBars? {
    guard var object = try reader.beginMap("an object about bars") else { return nil }
    var bars = DeviceBars()
    while let name = try reader.nextMember(of: &object) {
      guard try isKnown(name, in: modernBarKeys, &reader), try !reader.null() else { continue }
      switch name {
      case "navigationBarHeight": bars.navigationBarHeight = try decodeLengths(&reader)
      case "navigationBarBottom": bars.navigationBarBottom = try decodeLengths(&reader)
      case "toolbarSlotHeight": bars.toolbarSlotHeight = try decodeLengths(&reader)
      default: try reader.skipValue()
      }
    }
    return bars
  }

  private static let modernBarKeys = [
    "navigationBarHeight", "largeTitleNavigationBarHeight", "navigationBarBottom", "toolbarSlotHeight",
  ]

  private static func decodeIdiom(_ reader: inout JSONReader) throws(ReadingEnded) -> UserInterfaceIdiom? {
    let values = Trait.userInterfaceIdiom.values
    let expected = "one of \(values.map(\.name).joined(separator: ", "))"
    guard let name = try reader.token(expected).map({ reader.text($0) }) else { return nil }
    if let value = Trait.userInterfaceIdiom.value(named: name) {
      return UserInterfaceIdiom(rawValue: value.raw)
    }
    reader.fault(.invalidValue(expected: expected, nearest: nearestNames(to: name, in: values.map(\.name))))
    return nil
  }

  private static func decodeGamut(_ reader: inout JSONReader) throws(ReadingEnded) -> DisplayGamut? {
    guard let name = try reader.string("sRGB or p3") else { return nil }
    if let value = Trait.displayGamut.value(named: name) { return DisplayGamut(rawValue: value.raw) }
    reader.fault(.invalidValue(expected: "sRGB or p3", nearest: []))
    return nil
  }

  private static func decodeEras(_ reader: inout JSONReader) throws(ReadingEnded) -> [SafeAreaEra] {
    var eras: [SafeAreaEra] = []
    guard var array = try reader.beginArray("an array of eras") else { return eras }
    while try reader.nextElement(of: &array) != nil {
      guard var object = try reader.beginMap("an era") else { continue }
      var from = 1
      var to = 999
      var insets = PerOrientation(portrait: EdgeInsets.zero, landscape: EdgeInsets.zero)
      while let name = try reader.nextMember(of: &object) {
        guard try isKnown(name, in: ["from", "to", "portrait", "landscape", "statusBarHeight"], &reader),
          try !reader.null()
        else { continue }
        switch name {
        case "from": from = try reader.integer(in: 1...999) ?? from
        case "to": to = try reader.integer(in: 1...999) ?? to
        case "portrait": insets.portrait = try reader.edgeInsets() ?? .zero
        case "landscape": insets.landscape = try reader.edgeInsets() ?? .zero
        default: try reader.skipValue()
        }
      }
      eras.append(SafeAreaEra(systems: from...max(from, to), insets: insets))
    }
    return eras
  }

  private static func decodeRange(
    _ reader: inout JSONReader, _ first: String, _ last: String, _ expected: StaticString
  ) throws(ReadingEnded) -> ClosedRange<Int>? {
    guard var object = try reader.beginMap(expected) else { return nil }
    var bounds: [String: Int] = [:]
    while let name = try reader.nextMember(of: &object) {
      guard try isKnown(name, in: [first, last], &reader), try !reader.null() else { continue }
      bounds[name] = try reader.integer(in: 1...999)
    }
    guard let lower = bounds[first] else { return nil }
    return lower...max(lower, bounds[last] ?? 999)
  }

  private static func decodeDisplayZoom(_ reader: inout JSONReader) throws(ReadingEnded) -> DisplayZoom? {
    guard var object = try reader.beginMap("an object about Display Zoom") else { return nil }
    var size: Size?
    var insets: PerOrientation<EdgeInsets>?
    var classes: PerOrientation<SizeClasses>?
    var isSupported = false
    while let name = try reader.nextMember(of: &object) {
      guard try isKnown(name, in: displayZoomKeys, &reader), try !reader.null() else { continue }
      switch name {
      case "supported": isSupported = try reader.boolean() ?? false
      case "size": size = try reader.size()
      case "safeAreaInsets":
        insets = try perOrientation(&reader, default: .zero) { (reader) throws(ReadingEnded) in
          try reader.edgeInsets()
        }
      case "sizeClasses":
        classes = try perOrientation(&reader) { (reader) throws(ReadingEnded) in try reader.sizeClasses() }
      default: try reader.skipValue()
      }
    }
    guard isSupported, let size, let insets, let classes else { return nil }
    return DisplayZoom(size: size, insets: insets, sizeClasses: classes)
  }

  private static func decodeMultitasking(_ reader: inout JSONReader) throws(ReadingEnded) -> Multitasking? {
    guard var object = try reader.beginMap("an object about multitasking") else { return nil }
    var systems: ClosedRange<Int>?
    var windows: PerOrientation<[MultitaskingMode: Multitasking.Window]>?
    while let name = try reader.nextMember(of: &object) {
      guard try isKnown(name, in: multitaskingKeys, &reader), try !reader.null() else { continue }
      switch name {
      case "splitViewOS": systems = try decodeRange(&reader, "from", "to", "an object with from and to")
      case "windows":
        windows = try perOrientation(&reader, default: [:]) { (reader) throws(ReadingEnded) in
          try decodeWindows(&reader)
        }
      default: try reader.skipValue()
      }
    }
    return windows.map { Multitasking(splitViewSystems: systems, windows: $0) }
  }

  private static func decodeWindows(
    _ reader: inout JSONReader
  ) throws(ReadingEnded) -> [MultitaskingMode: Multitasking.Window]? {
    guard var object = try reader.beginMap("an object of windows by mode") else { return nil }
    var windows: [MultitaskingMode: Multitasking.Window] = [:]
    while let name = try reader.nextMember(of: &object) {
      let modes = MultitaskingMode.allCases.map(\.rawValue)
      guard try isKnown(name, in: modes, &reader), let mode = MultitaskingMode(rawValue: name),
        try !reader.null()
      else { continue }
      windows[mode] = try decodeWindow(&reader)
    }
    return windows
  }

  private static func decodeWindow(_ reader: inout JSONReader) throws(ReadingEnded) -> Multitasking.Window? {
    guard var object = try reader.beginMap("a window") else { return nil }
    var size = Size.zero
    var classes = SizeClasses(horizontal: .regular, vertical: .regular)
    while let name = try reader.nextMember(of: &object) {
      guard try isKnown(name, in: ["width", "height", "horizontal", "vertical"], &reader) else { continue }
      switch name {
      case "width": size.width = try reader.length() ?? 0
      case "height": size.height = try reader.length() ?? 0
      case "horizontal": classes.horizontal = try reader.sizeClass() ?? .regular
      case "vertical": classes.vertical = try reader.sizeClass() ?? .regular
      default: try reader.skipValue()
      }
    }
    return Multitasking.Window(size: size, sizeClasses: classes)
  }

  private static let displayZoomKeys = [
    "supported", "from", "size", "nativeScale", "safeAreaInsets", "sizeClasses",
  ]
  private static let multitaskingKeys = [
    "splitViewOS", "windows", "windowsHypothetical", "slideOver", "splitView", "stageManagerFrom",
    "freeformWindowsFrom",
  ]

  /// Whether the catalogue has a fact of this name; if not, it is a fault, and its value is skipped.
  private static func isKnown(
    _ name: String, in names: [String], _ reader: inout JSONReader
  ) throws(ReadingEnded) -> Bool {
    if names.contains(name) { return true }
    if !isComment(name) { reader.fault(.unknownKey(name, nearest: nearestNames(to: name, in: names))) }
    try reader.skipValue()
    return false
  }

  /// A fact for portrait and one for landscape; where one is absent it is the other, or the default.
  private static func perOrientation<Value: Hashable & Sendable>(
    _ reader: inout JSONReader, default fallback: Value? = nil,
    _ read: (inout JSONReader) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> PerOrientation<Value>? {
    guard var object = try reader.beginMap("an object with portrait and landscape") else { return nil }
    var portrait: Value?
    var landscape: Value?
    while let name = try reader.nextMember(of: &object) {
      guard try isKnown(name, in: ["portrait", "landscape"], &reader), try !reader.null() else { continue }
      if name == "portrait" { portrait = try read(&reader) } else { landscape = try read(&reader) }
    }
    guard let first = portrait ?? fallback ?? landscape, let second = landscape ?? fallback ?? portrait else {
      return nil
    }
    return PerOrientation(portrait: first, landscape: second)
  }
}

extension JSONReader {
  fileprivate mutating func strings() throws(ReadingEnded) -> [String] {
    var strings: [String] = []
    guard var array = try beginArray("an array of strings") else { return strings }
    while try nextElement(of: &array) != nil {
      if let string = try string() { strings.append(string) }
    }
    return strings
  }

  fileprivate mutating func sizeClass() throws(ReadingEnded) -> SizeClass? {
    guard let name = try string("compact or regular") else { return nil }
    switch name {
    case "compact": return .compact
    case "regular": return .regular
    default:
      fault(.invalidValue(expected: "compact or regular", nearest: []))
      return nil
    }
  }

  fileprivate mutating func sizeClasses() throws(ReadingEnded) -> SizeClasses? {
    guard var object = try beginMap("an object with horizontal and vertical") else { return nil }
    var horizontal: SizeClass?
    var vertical: SizeClass?
    while let name = try nextMember(of: &object) {
      switch name {
      case "horizontal": horizontal = try sizeClass()
      case "vertical": vertical = try sizeClass()
      default:
        fault(.unknownKey(name, nearest: ["horizontal", "vertical"]))
        try skipValue()
      }
    }
    guard let horizontal, let vertical else { return nil }
    return SizeClasses(horizontal: horizontal, vertical: vertical)
  }
}
