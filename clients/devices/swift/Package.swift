// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "LayoutResolverDevices",
  products: [.library(name: "LayoutResolverDevices", targets: ["LayoutResolverDevices"])],
  targets: [.target(name: "LayoutResolverDevices", resources: [.process("devices.json")])])
