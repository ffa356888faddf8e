import UIKit

/// What a test shows: the view at the root of what it lays out or takes a picture of.
enum Stage {
  static var shown: UIView?
  /// The name of the picture that is wanted of several; the last where it is nil.
  static var wanted: String?

  /// Keeps the view at the root of what is laid out, below a window that has a controller.
  static func show(_ view: UIView) {
    var root = view
    while !(root.next is UIViewController), let superview = root.superview {
      root = superview
    }
    shown = root
  }

  /// What is shown, as the view of a controller. What belongs to none stands with its own frame in a view as large as the window.
  static func root() -> UIView {
    guard let shown else { return UIView() }
    if shown.next is UIViewController { return shown }
    let root = UIView()
    root.addSubview(shown)
    return root
  }
}

extension UIView {
  func layoutIfNeeded() { Stage.show(self) }
}

// MARK: - XCTest

class XCTestCase: NSObject {
  func setUp() {}
  func setUpWithError() throws {}
}

func XCTAssertEqual<T>(_ first: @autoclosure () -> T, _ second: @autoclosure () -> T, accuracy: Double = 0) {}
func XCTAssertTrue(_ condition: @autoclosure () -> Bool) {}
func XCTAssertFalse(_ condition: @autoclosure () -> Bool) {}
func XCTAssertNil(_ value: @autoclosure () -> Any?) {}
func XCTAssertNotNil(_ value: @autoclosure () -> Any?) {}

// MARK: - Nimble: nothing is looked at

struct Matcher<T> {
  init(_ matches: (T) -> Void) {}
}
typealias Predicate = Matcher

struct Expectation<T> {
  func to(_ matcher: Any) {}
  func toNot(_ matcher: Any) {}
  func notTo(_ matcher: Any) {}

  static func == (expectation: Expectation<T>, value: T?) {}
  static func != (expectation: Expectation<T>, value: T?) {}
  static func === (expectation: Expectation<T>, value: AnyObject?) {}
}

func expect<T>(file: String = "", line: UInt = 0, _ value: @autoclosure () -> T?) -> Expectation<T> {
  Expectation()
}
func equal<T>(_ value: T?) -> Any { true }
func beCloseTo<T>(_ value: T, within distance: Double = 0) -> Any { true }
func beNil() -> Any { true }

// MARK: - Quick

class QuickSpec: XCTestCase {
  func spec() {}
}

final class ExampleGroup {
  let name: String
  var preparations: [() -> Void] = []

  init(_ name: String) { self.name = name }
}

/// An example, and the groups around it.
struct Example {
  static var groups: [ExampleGroup] = [ExampleGroup("")]
  static var all: [Example] = []

  let groups: [ExampleGroup]
  let name: String
  let body: () -> Void

  /// Runs one example of a specification behind the preparations of its groups, outermost first.
  static func run(_ name: String, of spec: QuickSpec) {
    spec.spec()
    guard let example = all.first(where: { $0.name == name }) else { return }
    for group in example.groups {
      for preparation in group.preparations { preparation() }
    }
    example.body()
  }
}

func describe(_ name: String, _ body: () -> Void) {
  Example.groups.append(ExampleGroup(name))
  body()
  Example.groups.removeLast()
}

func context(_ name: String, _ body: () -> Void) { describe(name, body) }

func beforeEach(_ body: @escaping () -> Void) { Example.groups.last!.preparations.append(body) }

func it(_ name: String, _ body: @escaping () -> Void) {
  let path = Example.groups.dropFirst().map(\.name) + [name]
  Example.all.append(Example(groups: Example.groups, name: path.joined(separator: " / "), body: body))
}

// MARK: - Pictures

extension XCTestCase {
  /// Shows what is laid out for the first of several devices: what the test made itself would go on to the next.
  func assertLayout(devices: [Device] = [], layout: (UIView) -> Void) {
    let controller = UIViewController()
    controller.view = UIView()
    layout(controller.view)
    Stage.shown = controller.view
  }
}

struct SnapshotStrategy {
  static func recursiveDescription(on device: DeviceProfile, traits: Any? = nil) -> SnapshotStrategy {
    SnapshotStrategy()
  }
}

typealias TraitMutations = (inout UITraitCollection) -> Void

func expectSnapshot(of controller: UIViewController, as strategy: SnapshotStrategy, named name: String) async
{
  if name == Stage.wanted ?? name { Stage.shown = controller.view }
}
