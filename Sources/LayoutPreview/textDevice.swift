package import LayoutModel

/// What is known of a device, for people at a terminal: a line a fact, by orientation and system version where it differs. Lengths
/// are in points, insets from the top against the clock. Ends with a line feed.
package func textDevice(_ device: Device) -> PlainText {
  var rows: [(name: String, value: String)] = [("id", device.id)]
  let names = device.aliases + device.modelIdentifiers
  if !names.isEmpty { rows.append(("also", names.joined(separator: ", "))) }
  if let year = device.year { rows.append(("year", String(year))) }
  if let systems = device.systemVersions { rows.append(("systems", words(systems))) }
  rows += screenRows(device)
  for era in device.safeAreas {
    let systems = device.safeAreas.count > 1 ? ", systems \(words(era.systems))" : ""
    rows.append(
      ("safe area", byOrientation(era.insets.portrait, era.insets.landscape, device, words) + systems))
  }
  if let classes = device.sizeClasses {
    rows.append(("size classes", byOrientation(classes.portrait, classes.landscape, device, words)))
  }
  let lengths: [(String, PerOrientation<Double?>)] =
    [("margins", device.layoutMargins)] + barLengths(device.bars, "")
    + (device.barsOS26.map { barLengths($0, " from 26") } ?? [])
    + [("bars at the side", device.verticalBarWidth)]
  for (name, length) in lengths where length.portrait ?? length.landscape != nil {
    rows.append((name, byOrientation(length.portrait, length.landscape, device) { $0.map(number) ?? "none" }))
  }
  rows += windowRows(device)
  // Their names are those of answers, which have more than a device.
  let doubts = device.doubts.map { $0.name.replacing("device.", with: "") }
  if !doubts.isEmpty { rows.append(("in doubt", doubts.joined(separator: ", "))) }
  let width = (rows.map(\.name.count).max() ?? 0) + 2
  return "\(device.name)\n"
    + rows.map { row -> PlainText in
      "  \(row.name)\(String(repeating: " ", count: width - row.name.count))\(row.value)\n"
    }.joined()
}

private func screenRows(_ device: Device) -> [(name: String, value: String)] {
  let size = device.portraitSize ?? device.landscapeSize
  var screen = "\(words(size)) @\(number(device.displayScale))x"
  if let pixels = device.nativePixels { screen += ", \(words(pixels)) pixels" }
  screen += ", \(device.displayGamut == .p3 ? "P3" : "sRGB")"
  if device.cornerRadius > 0 { screen += ", corners \(number(device.cornerRadius))" }
  switch device.cutout {
  case .none: break
  case .notch: screen += ", notch"
  case .dynamicIsland: screen += ", Dynamic Island"
  }
  if device.hasHomeIndicator { screen += ", home indicator" }
  if device.isFoldable { screen += ", folds" }
  return [
    ("screen", screen), ("turns to", device.supportedOrientations.map(\.rawValue).joined(separator: ", ")),
  ]
}

private func windowRows(_ device: Device) -> [(name: String, value: String)] {
  var rows: [(name: String, value: String)] = []
  if let zoom = device.displayZoom { rows.append(("Display Zoom", words(zoom.size))) }
  guard let multitasking = device.multitasking else { return rows }
  for mode in MultitaskingMode.allCases where mode != .full {
    let (portrait, landscape) = (
      multitasking.windows.portrait[mode], multitasking.windows.landscape[mode]
    )
    if portrait == nil, landscape == nil { continue }
    let value = byOrientation(portrait, landscape, device) { window in
      window.map { "\(words($0.size)) \(words($0.sizeClasses))" } ?? "none"
    }
    rows.append((mode.rawValue, value))
  }
  if let systems = multitasking.splitViewSystems { rows.append(("Split View", "systems \(words(systems))")) }
  if let first = multitasking.tilesSince { rows.append(("windows", "of any size from \(first) on")) }
  return rows
}

private func barLengths(_ bars: DeviceBars, _ systems: String) -> [(String, PerOrientation<Double?>)] {
  [
    ("navigation bar\(systems)", bars.navigationBarHeight), ("tab bar\(systems)", bars.tabBarHeight),
    ("toolbar\(systems)", bars.toolbarHeight),
  ]
}

/// A value that is one or two: of a device that is never upright only that in landscape.
private func byOrientation<Value: Equatable>(
  _ portrait: Value, _ landscape: Value, _ device: Device, _ words: (Value) -> String
) -> String {
  if device.portraitSize == nil { return words(landscape) }
  return portrait == landscape ? words(portrait) : "\(words(portrait)); in landscape \(words(landscape))"
}

private func words(_ systems: ClosedRange<Int>) -> String {
  systems.count == 1 ? "\(systems.lowerBound)" : "\(systems.lowerBound) to \(systems.upperBound)"
}

private func words(_ size: Size) -> String { "\(number(size.width))×\(number(size.height))" }

private func words(_ insets: EdgeInsets) -> String {
  [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
}

private func words(_ classes: SizeClasses) -> String {
  "w\(classes.horizontal == .compact ? "C" : "R") h\(classes.vertical == .compact ? "C" : "R")"
}
