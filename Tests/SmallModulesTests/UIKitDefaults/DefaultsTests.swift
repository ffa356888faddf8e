import LayoutModel
import Testing
import UIKitDefaults

/// Numbers that Apple or somebody with a device has published, and how tables are read.
@Suite struct DefaultsTests {
  @Test func rowsHoldFromTheirVersionOn() {
    let table = ByVersion("a", (SystemVersion(11), "b"), (SystemVersion(18, 4), "c"))
    let read = [
      SystemVersion(9), SystemVersion(11), SystemVersion(18, 3), SystemVersion(18, 4), SystemVersion(26),
    ]
    .map { table[$0] }
    #expect(read == ["a", "b", "b", "c", "c"])
  }

  /// UISwitch, UIStepper and UIPickerView in the iOS UI element sizes that Apple's design resources have had since
  /// iOS 7, and the switch of iOS 26.
  @Test func controls() {
    #expect(ControlSizes.switch[SystemVersion(18)] == ControlSize(width: 49, height: 31))
    #expect(ControlSizes.switch[SystemVersion(26)] == ControlSize(width: 61, height: 28))
    #expect(ControlSizes.stepper[SystemVersion(12)] == ControlSize(width: 94, height: 29))
    #expect(ControlSizes.stepper[SystemVersion(13)] == ControlSize(width: 94, height: 32))
    #expect(ControlSizes.wheels == ControlSize(width: 320, height: 216, doubt: .wheels))
  }

  /// The size classes that Apple's layout guidelines list for devices.
  @Test(arguments: [
    (UserInterfaceIdiom.phone, 390.0, 844.0, SizeClass.compact, SizeClass.regular),
    (.phone, 844, 390, .compact, .compact), (.phone, 896, 414, .regular, .compact),
    (.phone, 736, 414, .regular, .compact), (.phone, 667, 375, .compact, .compact),
    (.pad, 768, 1024, .regular, .regular), (.pad, 320, 1024, .compact, .regular),
    (.pad, 507, 768, .compact, .regular), (.pad, 678, 1024, .regular, .regular),
    (.tv, 1920, 1080, .regular, .regular),
  ])
  func sizeClasses(
    idiom: UserInterfaceIdiom, width: Double, height: Double, horizontal: SizeClass, vertical: SizeClass
  ) {
    let classes = inferSizeClasses(idiom: idiom, window: Size(width: width, height: height))
    #expect(classes == SizeClasses(horizontal: horizontal, vertical: vertical))
  }

  /// `systemMinimumLayoutMargins`: 16 on narrow and 20 on wide screens.
  @Test func margins() {
    #expect(Margins.rootSide(width: 375, isCompact: false, SystemVersion(18)) == 16)
    #expect(Margins.rootSide(width: 414, isCompact: false, SystemVersion(18)) == 20)
    #expect(Margins.rootSide(width: 844, isCompact: true, SystemVersion(18)) == 16)
    #expect(Margins.rootSide(width: 393, isCompact: false, SystemVersion(18)) == 16)
    #expect(Margins.rootSide(width: 393, isCompact: false, SystemVersion(26)) == 20)
    #expect(Margins.ofView(SystemVersion(18)) == 8)
  }

  /// Bars as UIKit has had them since iOS 7, and their floating design.
  @Test func bars() {
    #expect(StandardBars.bar[SystemVersion(18)] == 44)
    #expect(StandardBars.tabBar == 49)
    #expect(StandardBars.largeTitle == 52)
    #expect(StandardBars.compactBar == 32)
    // A large title makes a bar in a card higher by what it does elsewhere.
    let version = SystemVersion(18)
    #expect(
      StandardBars.largeBarInSheet[version] == StandardBars.barInSheet[version] + StandardBars.largeTitle)
  }

  /// `contentHuggingPriority` of fresh views.
  @Test func hugging() {
    #expect(ViewType.switch.facts.hugging == AxisPriorities(horizontal: 750, vertical: 750))
    #expect(ViewType.progressView.facts.hugging == AxisPriorities(horizontal: 250, vertical: 750))
    #expect(ViewType.label.facts.hugging == nil)
    #expect(AxisPriorities.defaultHugging == AxisPriorities(horizontal: 250, vertical: 250))
  }
}

/// Numbers of lists that files and dumps have.
@Suite struct ListDefaultsTests {
  /// Margins of cells by the window: files of 320, 375, 393 and 414 points, and iPads on 26 (openuikit).
  @Test(
    arguments: [
      (SystemVersion(9), 375.0, false, 15.0), (SystemVersion(12), 375, false, 16),
      (SystemVersion(14), 414, false, 20), (SystemVersion(17), 393, false, 20),
      (SystemVersion(26), 375, false, 16),
      (SystemVersion(26), 393, false, 20), (SystemVersion(26), 820, true, 16),
      (SystemVersion(12), 768, true, 20),
    ] as [(SystemVersion, Double, Bool, Double)])
  func cellMargins(version: SystemVersion, width: Double, isPad: Bool, margin: Double) {
    #expect(CellMetrics.side(width: width, isPad: isPad, version) == margin)
  }

  /// Widths of content views beside a disclosure indicator in 375 points, less the margin of 16: 10.5 from 16 on.
  @Test(
    arguments: [
      (SystemVersion(15), 2.0, 8.5), (SystemVersion(17), 2, 10.5), (SystemVersion(18), 3, 31 / 3.0),
    ] as [(SystemVersion, Double, Double)])
  func disclosureIndicators(version: SystemVersion, scale: Double, width: Double) {
    let metrics = CellMetrics.accessory(
      .disclosureIndicator, version, scale: .standard, pixelGrid: PixelGrid(scale: scale))
    #expect(abs((metrics?.size.width ?? 0) - width) < 1e-9)
  }

  /// Fonts that UIKit printed for version 15, and that files have for the styles.
  @Test func systemFonts() {
    let version = SystemVersion(15)
    #expect(SystemCellStyle.subtitle.textFont(version).textStyle == .body)
    #expect(SystemCellStyle.subtitle.detailFont(version).textStyle == .caption1)
    #expect(SystemCellStyle.subtitle.detailFont(SystemVersion(26)).textStyle == .subheadline)
    #expect(SystemCellStyle.value1.detailFont(version).textStyle == .body)
    #expect(SystemCellStyle.value2.textFont(version).textStyle == .caption1)
  }
}
