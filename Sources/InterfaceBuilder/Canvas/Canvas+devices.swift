/// The devices of canvases.
extension Canvas {
  /// The id of the device that it shows, of the last model of that size with a home button or a screen of that shape; of
  /// an unknown canvas that of the most usual one (IB-devices).
  var deviceId: String { Self.deviceIds[id] ?? "iphone-8" }

  private static let deviceIds = [
    "retina3_5": "iphone-4s", "retina4_0": "iphone-se", "retina4_7": "iphone-8",
    "retina5_5": "iphone-8-plus", "retina5_9": "iphone-11-pro", "retina6_1": "iphone-11",
    "retina6_5": "iphone-11-pro-max", "retina6_0": "iphone-14", "retina6_7": "iphone-14-plus",
    "retina6_12": "iphone-16", "retina6_72": "iphone-16-plus", "retina6_3": "iphone-16-pro",
    "retina6_9": "iphone-16-pro-max", "ipad7_9": "ipad-mini-5", "ipad9_7": "ipad-6", "ipad10_2": "ipad-9",
    "ipad10_5": "ipad-air-3", "ipad12_9": "ipad-pro-12-9-2", "ipad8_3rounded": "ipad-mini-6",
    "ipad10_9": "ipad-air-5", "ipad10_9rounded": "ipad-air-5", "ipad11_0rounded": "ipad-pro-11-4",
    "ipad12_9rounded": "ipad-pro-12-9-6", "ipad13_0rounded": "ipad-pro-13-m4",
  ]
}
