package import LayoutModel

extension ControllerType {
  /// The class of the root view as hierarchy dumps print it; nil where that is the app's to say.
  package var rootViewClass: String? {
    switch self {
    case .viewController: nil
    case .navigationController, .tabBarController, .splitViewController: "UILayoutContainerView"
    case .pageViewController: "_UIPageViewControllerContentView"
    }
  }
}
