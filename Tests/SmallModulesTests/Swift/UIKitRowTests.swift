import Foundation
import LayoutModel
import SwiftScreens
import Testing

/// What UIKit and Foundation have, a row a statement: what does not lay out is without effect, and what does is told where it is
/// not known.
@Suite struct UIKitRowTests {
  /// A view with the body of its initializer.
  private func panel(_ body: String, facts: [String: Fact] = [:]) throws -> ScreenReading {
    let source = """
      import UIKit
      import WebKit
      class Panel: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(label)
      \(body)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    let folder = SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))])
    var reader = ScreenReader(folder)
    return try #require(reader.reading(0, in: ScreenFacts(facts)).screen)
  }

  private func expectKnown(_ statements: String) throws {
    let report = try panel(statements).report
    #expect(report.status == .clean && report.missing.isEmpty, "\(statements) \(report)")
  }

  @Test(arguments: [
    "label.hoverStyle = UIHoverStyle(shape: .rect(cornerRadius: 4)); label.hoverStyle = nil",
    "label.focusEffect = UIFocusHaloEffect(); label.focusGroupPriority = .prioritized",
    "label.setNeedsFocusUpdate(); label.updateFocusIfNeeded(); _ = label.isFocused",
    "label.scalesLargeContentImage = true; label.addInteraction(UILargeContentViewerInteraction())",
    "label.addInteraction(UILargeContentViewerInteraction(delegate: nil))",
    "label.addInteraction(UIEditMenuInteraction(delegate: nil))",
    "label.accessibilityAttributedHint = nil; label.accessibilityNavigationStyle = .combined",
    "label.accessibilityContainerType = .list; label.accessibilityCustomRotors = []",
    "label.accessibilityTextualContext = .console; label.accessibilityTraits = [.toggleButton, .supportsZoom]",
    "let action = UIAccessibilityCustomAction(name: \"a\", target: nil, selector: Selector(\"b\")); action.image = nil",
    "label.cornerConfiguration = .corners(radius: 5)", "label.pasteConfiguration = UIPasteConfiguration()",
    "_ = label.snapshotView(afterScreenUpdates: true); _ = label.drawHierarchy(in: bounds, afterScreenUpdates: true)",
    "UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) { self.alpha = 1 }",
    "UIView.animate(springDuration: 1) { self.alpha = 1 }",
    "layer.actions = [\"position\": NSNull()]; layer.contentsRect = .zero; _ = layer.presentation()",
    "layer.minificationFilter = .trilinear; layer.allowsGroupOpacity = false; layer.isDoubleSided = false",
    "let tap = UITapGestureRecognizer(); tap.buttonMaskRequired = .secondary; tap.allowedTouchTypes = []",
    "UIPanGestureRecognizer().allowedScrollTypesMask = .all",
  ]) func rowsOfViews(_ statements: String) throws { try expectKnown(statements) }

  @Test(arguments: [
    "let control = UIControl(); control.isSymbolAnimationEnabled = true; _ = control.allTargets",
    "UIControl().removeAction(identifiedBy: UIAction.Identifier(\"a\"), for: .touchUpInside)",
    "let action = UIAction { _ in }; action.accessibilityLabel = \"\"; action.accessibilityHint = \"\"",
    "let action = UIAction { _ in }; action.discoverabilityTitle = \"\"; _ = action.identifier",
    "let menu = UIMenu(options: .displayAsPalette); menu.preferredElementSize = .small; _ = menu.options",
    "_ = UIDeferredMenuElement { _ in }; _ = UICommand(action: Selector(\"a\"))",
    "let button = UIButton(); button.pointerStyleProvider = { _, _, _ in nil }; button.preferredMenuElementOrder = .fixed",
    "label.showsExpansionTextWhenTruncated = true; label.preferredVibrancy = .automatic",
    "let field = UITextField(); field.textDragDelegate = nil; field.passwordRules = nil; field.inlinePredictionType = .no",
    "let field = UITextField(); field.writingToolsBehavior = .none; _ = field.hasText",
    "let text = UITextView(); text.textDropDelegate = nil; text.smartInsertDeleteType = .no; text.selectAll(nil)",
    "let image = UIImageView(); image.removeAllSymbolEffects(); image.preferredImageDynamicRange = .unspecified",
    "let stepper = UIStepper(); stepper.setIncrementImage(nil, for: .normal)",
    "let toggle = UISwitch(); toggle.onImage = nil; toggle.offImage = nil",
    "UISegmentedControl().isSpringLoaded = true",
    "UIPageControl().defersCurrentPageDisplay = true", "UIDatePicker().roundsToMinuteInterval = false",
    "UIProgressView().observedProgress = Progress(totalUnitCount: 5)",
    "_ = UIPickerView().numberOfComponents",
    "UIBarButtonItem().accessibilityValue = \"\"; UIBarButtonItem().largeContentSizeImageInsets = .zero",
  ]) func rowsOfControls(_ statements: String) throws { try expectKnown(statements) }

  @Test(arguments: [
    "let scroll = UIScrollView(); scroll.bouncesVertically = false; scroll.allowsKeyboardScrolling = false",
    "let scroll = UIScrollView(); scroll.topEdgeEffect.style = .soft; scroll.pinchGestureRecognizer?.isEnabled = false",
    "let table = UITableView(); table.dragDelegate = nil; table.dropDelegate = nil; table.isSpringLoaded = true",
    "let table = UITableView(); table.selectionFollowsFocus = true; table.fillerRowHeight = 0; table.reconfigureRows(at: [])",
    "let table = UITableView(); table.selfSizingInvalidation = .disabled; _ = table.rectForRow(at: IndexPath(row: 0, section: 0))",
    "let cell = UITableViewCell(); cell.automaticallyUpdatesBackgroundConfiguration = false",
    "let cell = UITableViewCell(); cell.backgroundConfiguration = .listCell(); _ = cell.defaultBackgroundConfiguration()",
    "let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()); list.dropDelegate = nil",
    "let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()); list.reorderingCadence = .fast",
    "let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()); list.insertSections([0])",
    "let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()); _ = list.indexPathForItem(at: .zero)",
    "let bar = UISearchBar(); bar.searchTextPositionAdjustment = .zero; bar.showsSearchResultsButton = true",
    "let bar = UISearchBar(); bar.setScopeBarButtonTitleTextAttributes(nil, for: .normal); bar.isEnabled = false",
    "let bar = UISearchBar(); bar.searchTextField.tokens = [UISearchToken(icon: nil, text: \"a\")]",
    "let web = WKWebView(); web.isInspectable = true; web.pageZoom = 2; web.configuration.preferences.javaScriptEnabled = true",
    "WKWebViewConfiguration().preferences.setValue(true, forKey: \"allowFileAccessFromFileURLs\")",
    "UINavigationBar.appearance().tintColor = .red; UITextField.appearance().textColor = .red",
    "UIBarButtonItem.appearance().setTitleTextAttributes([:], for: .normal)",
    "UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).attributedPlaceholder = nil",
  ]) func rowsOfLists(_ statements: String) throws { try expectKnown(statements) }

  @Test(arguments: [
    "_ = NSNull(); _ = NSStringFromClass(Panel.self); _ = NumberFormatter().string(from: NSNumber(value: 5))",
    "let lock = NSRecursiveLock(); lock.lock(); lock.unlock(); NSLock().withLock { label.tag = 1 }",
    "let queue = DispatchQueue(label: \"a\", qos: .utility, attributes: .concurrent); queue.async(flags: .barrier) {}",
    "let group = DispatchGroup(); group.enter(); group.leave(); DispatchSemaphore(value: 1).signal()",
    "let queue = OperationQueue(); queue.name = \"a\"; queue.maxConcurrentOperationCount = 1; queue.qualityOfService = .utility",
    "_ = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)",
    "_ = NSSearchPathForDirectoriesInDomains(.documentDirectory, .userDomainMask, true)",
    "_ = try? JSONDecoder().decode(Int.self, from: Data()); _ = try? JSONEncoder().encode(5)",
    "_ = NSKeyedUnarchiver.unarchiveObject(with: Data()); _ = HTTPCookieStorage.shared.cookies",
    "_ = Calendar.current.component(.year, from: Date()); _ = DateFormatter().string(from: Date())",
    "_ = DateComponents(year: 2020, month: 1).year; _ = UserDefaults.standard.float(forKey: \"a\")",
    "_ = ProcessInfo.processInfo.environment; os_log(\"a\", type: .debug); Logger().info(\"a\")",
    "UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0); UIRectFill(bounds); UIGraphicsEndImageContext()",
  ]) func rowsOfFoundation(_ statements: String) throws { try expectKnown(statements) }

  /// What may lay out is told, and so is a property that nobody declares.
  @Test(arguments: [
    "UILabel.appearance().font = .systemFont(ofSize: 30)", "label.setValue(3, forKey: \"lineHeight\")",
    "let field = UITextField(); addSubview(field); field.replace(UITextRange(), withText: \"a\")",
    "LibraryBox().place(label)", "LibraryViewController().place(label)",
  ]) func whatMayLayOutIsTold(_ statement: String) throws {
    let report = try panel(statement).report
    #expect(report.status != .clean && report.holes.contains { $0.kind == .call }, "\(report)")
  }

  /// Key-value coding (Key-Value Coding Programming Guide): a key is a property's name, or what stands behind its `is`; the field
  /// of a search bar is known by `searchField`.
  @Test(arguments: [
    ("label.setValue(\"Hello\", forKey: \"text\")", #""text":"Hello""#),
    ("label.setValue(true, forKey: \"hidden\")", #""hidden":true"#),
    ("setValue(\"Hello\", forKeyPath: \"label.text\")", #""text":"Hello""#),
    (
      "label.text = \"A\"; let copy = UILabel(); copy.text = label.value(forKey: \"text\") as? String; addSubview(copy)",
      "A"
    ),
    (
      "let bar = UISearchBar(); label.text = bar.value(forKey: \"searchField\") as? UITextField === bar.searchTextField ? \"it\" : \"no\"",
      #""text":"it""#
    ),
    ("UIDatePicker().setValue(UIColor.white, forKey: \"textColor\"); label.text = \"A\"", #""text":"A""#),
  ]) func keysAreProperties(_ statements: String, _ text: String) throws {
    let reading = try panel(statements)
    #expect(reading.report.status == .clean && reading.report.missing.isEmpty, "\(reading.report)")
    #expect(String(decoding: reading.document, as: UTF8.self).contains(text))
  }

  /// A control whose class is in no file tells its target like any other; so does a child controller, which has its constraints.
  @Test func whatIsInNoFileTellsOthers() throws {
    let reading = try panel(
      """
      let slider = LibrarySlider()
      slider.addTarget(self, action: Selector("a"), for: .valueChanged)
      let reader = LibraryViewController(file: "a"), parent = UIViewController()
      parent.addChild(reader)
      addSubview(reader.view)
      reader.view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        reader.view.topAnchor.constraint(equalTo: topAnchor), reader.view.bottomAnchor.constraint(equalTo: bottomAnchor),
        reader.view.leadingAnchor.constraint(equalTo: leadingAnchor),
        reader.view.trailingAnchor.constraint(equalTo: trailingAnchor),
      ])
      reader.didMove(toParent: parent)
      Model().child.willMove(toParent: parent)
      """)
    // Three of the stage.
    #expect(reading.report.status == .clean && reading.constraintCount == 7, "\(reading.report)")
  }

  /// Who presents a controller, what stands on its bars, and who is told of something else: none of it lays out.
  @Test(arguments: [
    "let sheet = UIViewController(); sheet.presentationController?.delegate = nil",
    "UIViewController().setToolbarItems([UIBarButtonItem()], animated: false)",
    "let bar = UINavigationBar(); bar.setBackgroundImage(bar.backgroundImage(for: .default), for: .compact)",
    "Calls.client().addDelegate(self); Calls.client().removeObserver(label)",
    "UISearchBar().setValue(\"Done\", forKey: \"cancelButtonText\")",
  ]) func rowsOfControllers(_ statements: String) throws {
    #expect(try panel(statements).report.status == .clean, "\(statements)")
  }

  /// A picture may make segments of any size.
  @Test(arguments: [
    "setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)",
    "setDividerImage(UIImage(), forLeftSegmentState: .normal, rightSegmentState: .selected, barMetrics: .default)",
  ]) func picturesOfSegments(_ call: String) throws {
    let report = try panel(
      """
      let segments = UISegmentedControl(items: ["A", "B"])
      segments.\(call)
      segments.translatesAutoresizingMaskIntoConstraints = false
      addSubview(segments)
      segments.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """
    ).report
    #expect(report.holes.map(\.key) == ["segments.intrinsicContentSize"], "\(report)")
  }

  /// A cell by itself that has an image view of its own by UIKit's name, in its hierarchy.
  @Test func ownViewsOfCellsAreNotThoseOfUIKit() throws {
    let source = """
      import UIKit
      class Row: UITableViewCell {
        let picture = UIImageView(image: UIImage(systemName: "star"))
        override var imageView: UIImageView? { picture }
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(picture)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))]))
    let report = try #require(reader.reading(0, in: ScreenFacts([:])).screen).report
    #expect(!report.holes.contains { $0.kind.isBlocking && $0.key.hasSuffix("imageView") }, "\(report)")
  }

  /// The line below a cell lays out nothing else.
  @Test func separatorsMoveNoView() throws {
    let reading = try panel(
      """
      let cell = UICollectionViewListCell(frame: .zero)
      addSubview(cell)
      cell.separatorLayoutGuide.leadingAnchor.constraint(equalTo: label.leadingAnchor).isActive = true
      """)
    // Three of the stage.
    #expect(reading.report.status == .clean && reading.constraintCount == 3, "\(reading.report)")
    #expect(reading.report.holes.map(\.target) == ["cell.separatorLayoutGuide"])
  }

  /// `guard let value = variable else { fatalError() }` is another way to write `!`: what an app has set is not known, and the screen goes on.
  @Test func guardsThatEndTheProgramGoOn() throws {
    let report = try panel(
      """
      final class Theme {
        var margin: CGFloat?
        var inset: CGFloat {
          guard let margin else { fatalError("No margin.") }
          return margin
        }
      }
      label.translatesAutoresizingMaskIntoConstraints = false
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: Theme().inset).isActive = true
      """
    ).report
    #expect(report.holes.filter(\.kind.isBlocking).map(\.key) == ["Theme.margin"], "\(report)")
  }

  /// A variable of type `UIView!` that an app sets elsewhere is what it was declared to be, where it is given and where something is asked of it.
  @Test func variablesThatAreUnwrappedByTheirDeclaration() throws {
    let source = """
      import UIKit
      class Panel: UIView {
        var content: UIView!
        var margin: CGFloat!
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(content)
          addSubview(label)
          label.translatesAutoresizingMaskIntoConstraints = false
          content.translatesAutoresizingMaskIntoConstraints = false
          content.topAnchor.constraint(equalTo: topAnchor).isActive = true
          indent(by: margin)
        }
        func indent(by margin: CGFloat) {
          label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    let keys = Set(reading.report.holes.filter(\.kind.isBlocking).map(\.key))
    #expect(keys == ["Panel.margin", "content.intrinsicContentSize"], "\(reading.report)")
    // Three of the stage and both of the code, of which that with the margin does not count.
    #expect(reading.constraintCount == 5)
  }

  /// A view of the app that has a variable of that name is no stand-in for another.
  @Test func namesOfClassesAreNoStandIns() throws {
    let source = """
      import UIKit
      class Panel: UIView {
        var className = "LibraryView"
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(UILabel())
          self.fillSuperview()
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))]))
    #expect(try #require(reader.reading(0, in: ScreenFacts([:])).screen).report.status != .clean)
  }

  /// A focus guide is a layout guide (UIFocusGuide).
  @Test func focusGuidesAreGuides() throws {
    let reading = try panel(
      """
      let guide = UIFocusGuide()
      addLayoutGuide(guide)
      guide.preferredFocusEnvironments = [label]
      guide.topAnchor.constraint(equalTo: topAnchor).isActive = true
      guide.heightAnchor.constraint(equalToConstant: 8).isActive = true
      """)
    #expect(reading.report.status == .clean && reading.constraintCount == 5, "\(reading.report)")
  }

  /// The field is as high as its picture, so that nobody knows the height of the bar where no constraint says it.
  @Test func picturesOfSearchFieldsCountWhereTheBarHasNoHeight() throws {
    let body = """
      let bar = UISearchBar()
      bar.translatesAutoresizingMaskIntoConstraints = false
      bar.setSearchFieldBackgroundImage(UIImage(), for: .normal)
      addSubview(bar)
      bar.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """
    #expect(try panel(body).report.holes.map(\.key) == ["bar.intrinsicContentSize"])
    let fixed = try panel(body + "\nbar.heightAnchor.constraint(equalToConstant: 50).isActive = true")
    #expect(fixed.report.status == .clean, "\(fixed.report)")
  }

  /// A limit of the text size changes nothing where the text is within it.
  @Test func limitsOfTheTextSizeCountBeyondThem() throws {
    func status(_ category: String) throws -> SourceReport.Status {
      let fact = Fact.text("UICTContentSizeCategory" + category)
      return try panel(
        "label.maximumContentSizeCategory = .extraLarge; label.minimumContentSizeCategory = .small",
        facts: ["preferredContentSizeCategory": fact]
      ).report.status
    }
    #expect(try status("L") == .clean)
    #expect(try status("XXL") != .clean && status("XS") != .clean)
  }

  /// One view takes the place of another, or is shown in its place (`transition(from:to:…)`).
  @Test(arguments: [("[]", 1, ""), (".showHideTransitionViews", 2, #""hidden":true"#)])
  func transitionsReplaceViews(_ options: String, _ count: Int, _ text: String) throws {
    let reading = try panel(
      """
      let other = UILabel()
      \(count == 2 ? "addSubview(other)" : "")
      UIView.transition(from: label, to: other, duration: 1, options: \(options))
      """)
    #expect(reading.types.values.filter { $0 == "UILabel" }.count == count)
    #expect(text.isEmpty || String(decoding: reading.document, as: UTF8.self).contains(text))
  }

  /// What is waited for runs at once, and what the main queue gets after it.
  @Test func blocksRunWhereTheMainThreadSeesThem() throws {
    let reading = try panel(
      """
      let key = DispatchSpecificKey<Int>(), queue = DispatchQueue(label: "a", attributes: .concurrent)
      queue.setSpecific(key: key, value: 5)
      let group = DispatchGroup()
      group.notify(queue: .main) { self.label.text! += "c" }
      label.text = queue.sync { "a" } + NSLock().withLock { "b" } + "\\(queue.getSpecific(key: key) ?? 0)"
      if CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 2)) { label.text! += "=" }
      """)
    #expect(String(decoding: reading.document, as: UTF8.self).contains(#""text":"ab5=c""#))
  }

  /// The handler of a cell configures it when it is shown (`configurationUpdateHandler`).
  @Test func handlersConfigureCells() throws {
    let source = """
      import UIKit
      class Row: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          configurationUpdateHandler = { cell, state in
            if !state.isSelected { cell.contentView.addSubview(UILabel()) }
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    var reader = ScreenReader(SwiftFolder([SourceText(path: "0.swift", bytes: Array(source.utf8))]))
    let reading = try #require(reader.reading(0, in: ScreenFacts([:])).screen)
    #expect(reading.types.values.contains("UILabel"), "\(reading.report)")
  }
}
