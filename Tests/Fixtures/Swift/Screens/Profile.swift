import UIKit

// Helpers that apps have: views as arguments, optionals, closures, a base class with a template method.
extension UIView {
  func addSubview(_ views: UIView...) {
    views.forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      addSubview($0)
    }
  }

  func pin(to other: UIView, insets: UIEdgeInsets = .zero) {
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.topAnchor, constant: insets.top),
      other.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
    ])
  }
}

class BaseViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
  }
  func setUp() {}
}

struct Person {
  let name: String
  let isPremium: Bool
}

final class ProfileViewController: BaseViewController {
  private enum Metrics {
    static let inset: CGFloat = 16
    static let avatar = inset * 4
  }

  private let person: Person
  private let avatar = UIImageView(image: UIImage(systemName: "person"))
  private let nameLabel = UILabel()
  private lazy var badge: UIView = {
    let badge = UIView()
    badge.isHidden = true
    return badge
  }()
  private var bottom: NSLayoutConstraint?

  init(person: Person) {
    self.person = person
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func setUp() {
    view.addSubview(avatar, nameLabel)
    nameLabel.text = person.name
    nameLabel.numberOfLines = 0
    if person.isPremium { view.addSubview(badge) }
    avatar.pin(to: view, insets: UIEdgeInsets(top: 8, left: 0, bottom: 4, right: 0))
    let width = avatar.widthAnchor.constraint(equalToConstant: Metrics.avatar)
    width.priority = .defaultHigh
    width.isActive = true
    nameLabel.leadingAnchor.constraint(equalToSystemSpacingAfter: avatar.trailingAnchor, multiplier: 2)
      .isActive = true
    bottom = nameLabel.bottomAnchor.constraint(lessThanOrEqualTo: view.bottomAnchor)
    bottom?.isActive = true
    bottom?.isActive = false
    nameLabel.setContentHuggingPriority(.required, for: .horizontal)
  }
}
