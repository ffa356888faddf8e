import LayoutModel
import SwiftScreens
import Testing

/// Members of controllers that change no layout: what is said of status bars, focus, styles and the way controllers come and go.
@Suite struct ControllerMemberTests {
  @Test(arguments: [
    "setNeedsStatusBarAppearanceUpdate()", "navigationController?.setNeedsStatusBarAppearanceUpdate()",
    "isModalInPresentation = true", "overrideUserInterfaceStyle = .dark", "definesPresentationContext = true",
    "modalPresentationCapturesStatusBarAppearance = true", "navigationItem.hidesBackButton = true",
    "navigationItem.setHidesBackButton(true, animated: false)", "restoresFocusAfterTransition = false",
    "self.focusGroupIdentifier = nil", "UIApplication.shared.isStatusBarHidden = true",
    "UIApplication.shared.statusBarStyle = .lightContent", "_ = preferredStatusBarStyle",
    "_ = navigationController?.prefersStatusBarHidden ?? parent?.prefersStatusBarHidden ?? prefersStatusBarHidden",
    "accessibilityCustomActions = [UIAccessibilityCustomAction(name: \"a\", target: self, selector: #selector(viewDidLoad))]",
    "accessibilityLabel = \"a\"; accessibilityElements = [view!]; isAccessibilityElement = false",
    "view.accessibilityViewIsModal = true; shouldGroupAccessibilityChildren = true",
    "navigationItem.accessibilityLabel = title; navigationItem.backBarButtonItem?.accessibilityHint = nil",
    "let element = UIAccessibilityElement(accessibilityContainer: view!); element.accessibilityLabel = \"a\"",
  ])
  func theyBlockNothing(_ statement: String) throws {
    let source = """
      import UIKit
      class Base: UIViewController {
        override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
        override var preferredStatusBarStyle: UIStatusBarStyle {
          presentingViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
        }
      }
      final class Screen: Base {
        override func viewDidLoad() {
          view.addSubview(UILabel())
          \(statement)
        }
      }
      """
    let folder = SwiftFolder([SourceText(path: "A.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    let readings = folder.classes.indices.compactMap { reader.reading($0, in: ScreenFacts([:])).screen }
    let report = try #require(readings.first { $0.name == "Screen" }?.report)
    #expect(report.status == .clean && report.holes.isEmpty && report.missing.isEmpty, "\(report)")
  }
}
