import LayoutModel

/// What containers and presentations read of a device: two devices that agree in it look the same to them.
struct DeviceFacts: Hashable, Sendable {
  var idiom: UserInterfaceIdiom
  /// Shorter side of the screen, in points.
  var shorterSide: Double
  var safeAreas: [SafeAreaEra]
  var sizeClasses: PerOrientation<SizeClasses>?
  var bars: DeviceBars
  var barsOS26: DeviceBars?
  /// The newest version of the design up to 18 that the device runs.
  var newestSystemVersion: SystemVersion

  init(of device: Device) {
    idiom = device.idiom
    let screen = device.portraitSize ?? device.landscapeSize
    shorterSide = min(screen.width, screen.height)
    safeAreas = device.safeAreas
    sizeClasses = device.sizeClasses
    bars = device.bars
    barsOS26 = device.barsOS26
    newestSystemVersion = SystemVersion(min(device.newestSystemVersion.major, 18))
  }
}
