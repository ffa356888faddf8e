import LayoutModel

/// What documents call an element of XCUITest, by the name of its type without `XCUIElementType`; nil for what stands for no view of
/// theirs.
func viewType(ofElement name: some StringProtocol) -> ViewType? {
  switch name {
  case "Application", "Window", "Other", "Group", "ScrollArea", "Alert", "Sheet", "Dialog", "Keyboard", "Key",
    "Any":
    .view
  case "StaticText", "Text": .label
  case "Button", "RadioButton", "PopUpButton", "MenuButton", "MenuItem", "Link": .button
  case "Image", "Icon": .imageView
  case "TextField", "SecureTextField": .textField
  case "TextView": .textView
  case "Switch", "Toggle", "CheckBox": .switch
  case "Slider": .slider
  case "Stepper": .stepper
  case "SegmentedControl": .segmentedControl
  case "ProgressIndicator", "ProgressBar": .progressView
  case "ActivityIndicator": .activityIndicator
  case "PageIndicator": .pageControl
  case "DatePicker": .datePicker
  case "Picker", "PickerWheel": .pickerView
  case "SearchField", "SearchBar": .searchBar
  case "NavigationBar": .navigationBar
  case "Toolbar": .toolbar
  case "TabBar": .tabBar
  case "ScrollView": .scrollView
  case "Table": .tableView
  case "Cell", "TableRow", "TableCell": .tableViewCell
  case "CollectionView": .collectionView
  case "Map": .mapView
  case "WebView": .webView
  default: nil
  }
}

/// Puts elements below each other whose frames are in the coordinates of the window.
struct ElementTree {
  private(set) var builder: DumpBuilder
  /// The origin of each node in the window.
  private var origins: [Point] = []

  init(_ limits: HierarchyDumpLimits) { builder = DumpBuilder(limits) }

  /// Adds an element.
  ///
  /// - Parameter frame: In the window's coordinates.
  mutating func add(_ node: HierarchyDump.Node, at frame: Rect, below parent: Int32?) -> Int32 {
    var node = node
    let origin = parent.map { origins[Int($0)] } ?? Point(x: 0, y: 0)
    (node.frame, node.parent) = (frame.offset(by: Point(x: -origin.x, y: -origin.y)), parent)
    origins.append(frame.origin)
    return builder.add(node)
  }

  mutating func note(_ fault: DumpFault, line: Int) { builder.note(fault, line: line) }
  mutating func allows(depth: Int) -> Bool { builder.allows(depth: depth) }
}
