import UIKit

/// A view with a size of its own, rows that a loop makes, and a guide.
final class RatingView: UIView {
  let title = UILabel()
  private let stars: [UIImageView]
  private let center = UILayoutGuide()

  override init(frame: CGRect) {
    stars = (1...3).map { _ in UIImageView() }
    super.init(frame: frame)
    addSubview(title)
    addLayoutGuide(center)
    title.translatesAutoresizingMaskIntoConstraints = false
    for star in stars {
      star.translatesAutoresizingMaskIntoConstraints = false
      addSubview(star)
    }
    stars[1].removeFromSuperview()
    zip(stars, stars.dropFirst()).forEach { _ = $0.0 }
    center.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    title.leftAnchor.constraint(greaterThanOrEqualTo: center.rightAnchor, constant: Double(stars.count) / 2)
      .isActive = true
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: stars.count * 20, height: 20) }
}
