import UIKit

extension UIView {
  /// Adds a subview that constraints place.
  func addForLayout(_ subview: UIView) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    addSubview(subview)
  }

  /// Keeps the leading and trailing edges at a distance from those of a guide.
  func pinSides(to guide: UILayoutGuide, inset: CGFloat) {
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -inset),
    ])
  }
}
