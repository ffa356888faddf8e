// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "frames",
  dependencies: [.package(name: "layout-resolver", path: "../..")],
  targets: [
    .executableTarget(
      name: "frames", dependencies: [.product(name: "LayoutResolver", package: "layout-resolver")]),
    .testTarget(
      name: "ScreenTests", dependencies: [.product(name: "LayoutResolver", package: "layout-resolver")]),
  ]
)
