import LayoutModel

/// Keys of what views show that some types do not show at all: in silence nobody would learn why a view stays empty.
extension ViewKey {
  /// Whether views of a type show what the key says. Types that nothing is known of do.
  func isShown(by type: ViewType) -> Bool {
    switch self {
    case .title: type == .button || !type.isPlain
    case .text, .attributedText:
      [.label, .button, .textField, .textView, .searchBar].contains(type) || !type.isPlain
    case .placeholder: [.textField, .textView, .searchBar].contains(type) || !type.isPlain
    case .segments, .items: type == .segmentedControl || !type.isPlain
    case .numberOfPages: type == .pageControl || !type.isPlain
    default: true
    }
  }

  /// What views of a type have in place of a key that they do not show.
  func inPlace(of type: ViewType) -> [String] {
    switch (self, type) {
    case (.title, .label), (.title, .textField), (.title, .textView), (.title, .searchBar),
      (.placeholder, .label):
      ["text"]
    case (.placeholder, .button): ["title"]
    case (.title, .segmentedControl), (.text, .segmentedControl): ["items"]
    case (.segments, .pageControl), (.items, .pageControl): ["numberOfPages"]
    case (.items, .stackView): ["arrangedSubviews"]
    case (.items, .view): ["subviews"]
    default: []
    }
  }
}

extension ViewType {
  /// Whether it is a control, a text or a view that shows nothing itself, so that one knows what it shows.
  fileprivate var isPlain: Bool {
    switch self {
    case .view, .label, .button, .imageView, .textField, .textView, .switch, .slider, .stepper,
      .segmentedControl, .progressView, .activityIndicator, .pageControl, .datePicker, .pickerView,
      .searchBar, .stackView, .scrollView:
      true
    default: false
    }
  }
}
