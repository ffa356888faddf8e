import JSON
import LayoutModel

/// What a device may say. Case names are the keys.
enum DeviceKey: Int, DocumentKey {
  case id, name, aliases, modelIdentifiers, year, idiom, family, portraitSize, landscapeSize
  case displayScale, nativeScale, nativePixels, renderedPixels, displayGamut, hasHomeIndicator, cutout
  case cornerRadius, cornerRadii, safeAreaInsets, safeAreaInsetsByOS, statusBarHeight, sizeClasses
  case layoutMargins, layoutMarginsByOS, readableContentMaxWidth, supportedOrientations
  case navigationBarHeight, tabBarHeight, toolbarHeight, largeTitleNavigationBarHeight
  case navigationBarBottom, displayZoom, osVersions, minimumOS, multitasking, uncertain, barsOS26, notes
  case sharesModelIdentifierWith, verticalBarWidth
  case reservedRegions
  case subtype, screenWidth, memoryGB, graphicsFeatureSet, catalyst

  static let keys = Keys(DeviceKey.self)
}

/// What was read of a device.
private struct DeviceFields {
  var device = DeviceRecord(id: "inline", name: "inline device", landscapeSize: .zero, safeAreas: [])
  var hasPortraitSize = false
  var portraitSizeIsNull = false
  var hasLandscapeSize = false
  var hasUnknownKeys = false
  /// Insets of all systems.
  var insets: SafeAreaEra?

  /// The device, with what follows from its other fields where a request leaves it out.
  var completed: Device {
    var device = device
    if !hasLandscapeSize, let portrait = device.portraitSize { device.landscapeSize = portrait.transposed }
    if device.safeAreas.isEmpty {
      device.safeAreas = [insets ?? SafeAreaEra()]
    }
    return Device(device)
  }
}

/// Devices: the rows of the catalogue, and what a request describes inline.
extension JSONReader {
  /// Reads a device that a request describes: the catalogue's fields, of which only `portraitSize` is needed.
  mutating func inlineDevice() throws(ReadingEnded) -> Device? {
    guard let fields = try deviceFields() else { return nil }
    // A television has no portrait size, which is said with null.
    let hasSize = fields.hasPortraitSize && (!fields.portraitSizeIsNull || fields.hasLandscapeSize)
    if hasSize { return fields.completed }
    if !fields.hasUnknownKeys { fault(.missingKey("portraitSize")) }
    return nil
  }

  /// Reads a row of the catalogue.
  mutating func catalogueDevice() throws(ReadingEnded) -> Device? { try deviceFields()?.completed }

  /// The id of a row of the catalogue. What stands behind it is not read.
  mutating func catalogueId() throws(ReadingEnded) -> String? {
    guard var object = try beginObject("a device") else { return nil }
    while let key = try nextKey(of: &object, in: DeviceKey.keys) {
      if key == .id { return try string() }
      try skipValue()
    }
    return nil
  }

  private mutating func deviceFields() throws(ReadingEnded) -> DeviceFields? {
    guard var object = try beginObject("a device") else { return nil }
    var fields = DeviceFields()
    while let key = try nextKey(of: &object, in: DeviceKey.keys) {
      if try !null() {
        try readField(key, &fields)
      } else if key == .portraitSize {
        (fields.hasPortraitSize, fields.portraitSizeIsNull) = (true, true)
      }
    }
    fields.hasUnknownKeys = object.hasUnknownNames
    return fields
  }

  private mutating func readField(_ key: DeviceKey, _ fields: inout DeviceFields) throws(ReadingEnded) {
    switch key {
    case .id: fields.device.id = try string() ?? fields.device.id
    case .name: fields.device.name = try string() ?? fields.device.name
    case .aliases: fields.device.aliases = try strings("an array of strings") ?? []
    case .modelIdentifiers: fields.device.modelIdentifiers = try strings("an array of strings") ?? []
    case .sharesModelIdentifierWith: fields.device.sharesModelIdentifierWith = try string()
    case .year: fields.device.year = try integer(in: 1...9999)
    case .idiom: fields.device.idiom = try idiom() ?? .phone
    case .portraitSize:
      fields.hasPortraitSize = true
      fields.device.portraitSize = try size()
    case .landscapeSize:
      guard let size = try size() else { return }
      fields.hasLandscapeSize = true
      fields.device.landscapeSize = size
    case .displayScale: fields.device.displayScale = try scale() ?? 2
    case .nativePixels: fields.device.nativePixels = try size()
    case .displayGamut: fields.device.displayGamut = try displayGamut() ?? .sRGB
    case .hasHomeIndicator: fields.device.hasHomeIndicator = try boolean() ?? false
    case .safeAreaInsets: fields.insets = try safeAreaEra("an object with portrait and landscape", [])
    case .safeAreaInsetsByOS: fields.device.safeAreas = try safeAreaEras()
    case .sizeClasses: fields.device.sizeClasses = try sizeClassesPerOrientation()
    case .readableContentMaxWidth: fields.device.readableContentMaxWidth = try length() ?? 672
    case .supportedOrientations:
      fields.device.supportedOrientations =
        try words(InterfaceOrientation.self, "an array of orientations") ?? []
    case .osVersions:
      fields.device.systemVersions = try versions("first", "last", "an object with first and last")
    default: try readRest(key, &fields.device)
    }
  }

  /// Windows and bars, and what only assets ask.
  private mutating func readRest(_ key: DeviceKey, _ device: inout DeviceRecord) throws(ReadingEnded) {
    switch key {
    case .displayZoom: device.displayZoom = try displayZoom()
    case .multitasking: device.multitasking = try multitasking()
    case .reservedRegions: device.reservedRegions = try reservedRegions()
    case .verticalBarWidth: device.verticalBarWidth = try lengthsPerOrientation()
    case .layoutMargins: device.layoutMargins = try lengthsPerOrientation()
    case .uncertain:
      let paths = try strings("an array of strings") ?? []
      device.doubts = paths.compactMap(CatalogueDoubt.init(path:)).sorted { $0.name < $1.name }
    case .navigationBarHeight: device.bars.navigationBarHeight = try lengthsPerOrientation()
    case .tabBarHeight: device.bars.tabBarHeight = try lengthsPerOrientation()
    case .toolbarHeight: device.bars.toolbarHeight = try lengthsPerOrientation()
    case .navigationBarBottom: device.bars.navigationBarBottom = try lengthsPerOrientation()
    case .barsOS26: device.barsOS26 = try modernBars()
    case .subtype, .screenWidth, .memoryGB, .graphicsFeatureSet, .catalyst:
      guard let fact = AssetFactKey(name: key.name) else { return }
      try assetFact(fact, into: &device.assetFacts)
    case .cornerRadius: device.cornerRadius = try cornerRadius()
    case .cutout: device.cutout = try cutout()
    // Facts that no layout rule reads; answers about devices give them from the catalogue's own text.
    default: try skipValue()
    }
  }

  /// Only pictures show it: what is no radius of a display is none.
  private mutating func cornerRadius() throws(ReadingEnded) -> Double {
    guard try nextType() == .number else {
      try skipValue()
      return 0
    }
    let radius = try double() ?? 0
    return (0...200).contains(radius) ? radius : 0
  }

  /// Reads a cutout: an unknown word is none.
  private mutating func cutout() throws(ReadingEnded) -> DisplayCutout {
    guard try nextType() == .string else {
      try skipValue()
      return .none
    }
    return try string().flatMap(DisplayCutout.init(rawValue:)) ?? .none
  }

  private mutating func idiom() throws(ReadingEnded) -> UserInterfaceIdiom? {
    let names = Trait.userInterfaceIdiom.values.map(\.name)
    let expected = "one of \(names.joined(separator: ", "))"
    guard let name = try token(expected).map({ text($0) }) else { return nil }
    guard let value = Trait.userInterfaceIdiom.value(named: name) else {
      return refuse(.expected(expected, nearest: nearestNames(to: name, in: names)))
    }
    return UserInterfaceIdiom(rawValue: value.raw)
  }

  private mutating func displayGamut() throws(ReadingEnded) -> DisplayGamut? {
    let expected: StaticString = "sRGB or p3"
    guard let name = try string(expected) else { return nil }
    guard let value = Trait.displayGamut.value(named: name) else { return refuse(.expected(expected)) }
    return DisplayGamut(rawValue: value.raw)
  }

  // MARK: Objects of facts

  /// Reads the members of an object that are in a list; others are faults.
  ///
  /// - Parameter skipsNull: Whether null says nothing.
  /// - Returns: False, with a fault, if something else stands here.
  private mutating func facts(
    _ expected: StaticString, _ names: [String], skipsNull: Bool = true,
    _ read: (inout JSONReader, String) throws(ReadingEnded) -> Void
  ) throws(ReadingEnded) -> Bool {
    guard var object = try beginMap(expected) else { return false }
    while let name = try nextMember(of: &object) {
      if !names.contains(name) {
        if !isComment(name) { fault(.unknownKey(name, nearest: nearestNames(to: name, in: names))) }
        try skipValue()
      } else {
        if skipsNull, try null() { continue }
        try read(&self, name)
      }
    }
    return true
  }

  /// A fact for portrait and one for landscape; where one is absent it is the other, or the default.
  private mutating func perOrientation<Value: Hashable & Sendable>(
    default fallback: Value? = nil, _ read: (inout JSONReader) throws(ReadingEnded) -> Value?
  ) throws(ReadingEnded) -> PerOrientation<Value>? {
    var (portrait, landscape): (Value?, Value?)
    let isRead = try facts("an object with portrait and landscape", ["portrait", "landscape"]) {
      (reader, name) throws(ReadingEnded) in
      if name == "portrait" { portrait = try read(&reader) } else { landscape = try read(&reader) }
    }
    guard isRead, let first = portrait ?? fallback ?? landscape,
      let second = landscape ?? fallback ?? portrait
    else { return nil }
    return PerOrientation(portrait: first, landscape: second)
  }

  private mutating func insetsPerOrientation() throws(ReadingEnded) -> PerOrientation<EdgeInsets>? {
    try perOrientation(default: .zero) { (reader) throws(ReadingEnded) in try reader.edgeInsets() }
  }

  private mutating func sizeClassesPerOrientation() throws(ReadingEnded) -> PerOrientation<SizeClasses>? {
    try perOrientation { (reader) throws(ReadingEnded) in try reader.sizeClasses() }
  }

  /// A length for each orientation; null says nothing.
  private mutating func lengthsPerOrientation() throws(ReadingEnded) -> PerOrientation<Double?> {
    let lengths = try perOrientation(default: Double??.some(nil)) { (reader) throws(ReadingEnded) in
      try reader.length().map { .some($0) }
    }
    return lengths ?? PerOrientation(portrait: nil, landscape: nil)
  }

  /// The bars of the design from system 26 on.
  private mutating func modernBars() throws(ReadingEnded) -> DeviceBars? {
    var bars = DeviceBars()
    let names = [
      "navigationBarHeight", "largeTitleNavigationBarHeight", "navigationBarBottom", "toolbarSlotHeight",
    ]
    let isRead = try facts("an object about bars", names) { (reader, name) throws(ReadingEnded) in
      switch name {
      case "navigationBarHeight": bars.navigationBarHeight = try reader.lengthsPerOrientation()
      case "navigationBarBottom": bars.navigationBarBottom = try reader.lengthsPerOrientation()
      case "toolbarSlotHeight": bars.toolbarSlotHeight = try reader.lengthsPerOrientation()
      default: try reader.skipValue()
      }
    }
    return isRead ? bars : nil
  }

  private mutating func safeAreaEras() throws(ReadingEnded) -> [SafeAreaEra] {
    try array("an array of eras") { (reader) throws(ReadingEnded) in
      try reader.safeAreaEra("an era", ["from", "to", "statusBarHeight"])
    } ?? []
  }

  /// Insets by orientation: `landscapeLeft` where they are others than those of `landscape`.
  ///
  /// - Parameter names: What else may stand there: the versions that have them.
  private mutating func safeAreaEra(
    _ expected: StaticString, _ names: [String]
  ) throws(ReadingEnded) -> SafeAreaEra? {
    var era = SafeAreaEra()
    var (from, to) = (era.systems.lowerBound, era.systems.upperBound)
    let orientations = ["portrait", "landscape", "landscapeLeft"]
    let isRead = try facts(expected, names + orientations) { (reader, name) throws(ReadingEnded) in
      switch name {
      case "from": from = try reader.integer(in: 1...999) ?? from
      case "to": to = try reader.integer(in: 1...999) ?? to
      case "portrait": era.insets.portrait = try reader.edgeInsets() ?? .zero
      case "landscape": era.insets.landscape = try reader.edgeInsets() ?? .zero
      case "landscapeLeft": era.landscapeLeft = try reader.edgeInsets()
      default: try reader.skipValue()
      }
    }
    era.systems = from...max(from, to)
    return isRead ? era : nil
  }

  private mutating func versions(
    _ first: String, _ last: String, _ expected: StaticString
  ) throws(ReadingEnded) -> ClosedRange<Int>? {
    var bounds: [String: Int] = [:]
    _ = try facts(expected, [first, last]) { (reader, name) throws(ReadingEnded) in
      bounds[name] = try reader.integer(in: 1...999)
    }
    return bounds[first].map { $0...max($0, bounds[last] ?? 999) }
  }

  private mutating func displayZoom() throws(ReadingEnded) -> DisplayZoom? {
    var size: Size?
    var insets: PerOrientation<EdgeInsets>?
    var classes: PerOrientation<SizeClasses>?
    var isSupported = false
    let names = ["supported", "from", "size", "nativeScale", "safeAreaInsets", "sizeClasses"]
    _ = try facts("an object about Display Zoom", names) { (reader, name) throws(ReadingEnded) in
      switch name {
      case "supported": isSupported = try reader.boolean() ?? false
      case "size": size = try reader.size()
      case "safeAreaInsets": insets = try reader.insetsPerOrientation()
      case "sizeClasses": classes = try reader.sizeClassesPerOrientation()
      default: try reader.skipValue()
      }
    }
    guard isSupported, let size, let insets, let classes else { return nil }
    return DisplayZoom(size: size, insets: insets, sizeClasses: classes)
  }

  private mutating func multitasking() throws(ReadingEnded) -> Multitasking? {
    var systems: ClosedRange<Int>?
    var tilesSince: Int?
    var windows: PerOrientation<[MultitaskingMode: Multitasking.Window]>?
    let names = [
      "splitViewOS", "windows", "windowsHypothetical", "slideOver", "splitView", "stageManagerFrom",
      "freeformWindowsFrom",
    ]
    _ = try facts("an object about multitasking", names) { (reader, name) throws(ReadingEnded) in
      switch name {
      case "splitViewOS": systems = try reader.versions("from", "to", "an object with from and to")
      case "freeformWindowsFrom": tilesSince = try reader.integer(in: 1...999)
      case "windows":
        windows = try reader.perOrientation(default: [:]) { (reader) throws(ReadingEnded) in
          try reader.windows()
        }
      default: try reader.skipValue()
      }
    }
    return windows.map {
      var multitasking = Multitasking(splitViewSystems: systems, windows: $0)
      multitasking.tilesSince = tilesSince
      return multitasking
    }
  }

  private mutating func reservedRegions() throws(ReadingEnded) -> [DeviceRegion] {
    let names = ["kind", "orientation", "frame", "margins", "active"]
    return try array("an array of regions") { (reader) throws(ReadingEnded) in
      var region = DeviceRegion()
      let isRead = try reader.facts("a region", names) { (reader, name) throws(ReadingEnded) in
        switch name {
        case "kind": region.kind = try reader.word(ReservedRegion.Kind.self) ?? region.kind
        case "orientation":
          region.isLandscape = try reader.word(Condition.SideOrientation.self) == .landscape
        case "frame": region.frame = try reader.rect() ?? .zero
        case "margins": region.margins = try reader.edgeInsets() ?? .zero
        default: region.activity = try reader.word(DeviceRegion.Activity.self) ?? region.activity
        }
      }
      return isRead ? region : nil
    } ?? []
  }

  private mutating func windows() throws(ReadingEnded) -> [MultitaskingMode: Multitasking.Window]? {
    var windows: [MultitaskingMode: Multitasking.Window] = [:]
    let modes = MultitaskingMode.allCases.map(\.rawValue)
    let isRead = try facts("an object of windows by mode", modes) { (reader, name) throws(ReadingEnded) in
      if let mode = MultitaskingMode(rawValue: name) { windows[mode] = try reader.modeWindow() }
    }
    return isRead ? windows : nil
  }

  private mutating func modeWindow() throws(ReadingEnded) -> Multitasking.Window? {
    var size = Size.zero
    var classes = SizeClasses(horizontal: .regular, vertical: .regular)
    let names = ["width", "height", "horizontal", "vertical"]
    let isRead = try facts("a window", names, skipsNull: false) { (reader, name) throws(ReadingEnded) in
      switch name {
      case "width": size.width = try reader.length() ?? 0
      case "height": size.height = try reader.length() ?? 0
      case "horizontal": classes.horizontal = try reader.sizeClass() ?? .regular
      default: classes.vertical = try reader.sizeClass() ?? .regular
      }
    }
    return isRead ? Multitasking.Window(size: size, sizeClasses: classes) : nil
  }

  private mutating func sizeClass() throws(ReadingEnded) -> SizeClass? {
    let expected: StaticString = "compact or regular"
    guard let name = try string(expected) else { return nil }
    if name == "compact" { return .compact }
    return name == "regular" ? .regular : refuse(.expected(expected))
  }

  private mutating func sizeClasses() throws(ReadingEnded) -> SizeClasses? {
    guard var object = try beginMap("an object with horizontal and vertical") else { return nil }
    var (horizontal, vertical): (SizeClass?, SizeClass?)
    while let name = try nextMember(of: &object) {
      switch name {
      case "horizontal": horizontal = try sizeClass()
      case "vertical": vertical = try sizeClass()
      default: try skip(.unknownKey(name, nearest: ["horizontal", "vertical"]))
      }
    }
    guard let horizontal, let vertical else { return nil }
    return SizeClasses(horizontal: horizontal, vertical: vertical)
  }
}
