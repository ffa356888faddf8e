import UIKit

class LoginViewController: UIViewController {
  private let titleLabel: UILabel = {
    let label = UILabel()
    label.text = "Welcome"
    label.font = .systemFont(ofSize: 24, weight: .bold)
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()
  let stack = UIStackView()
  lazy var button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(titleLabel)
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    for name in ["Name", "Password"] {
      let field = UITextField()
      field.placeholder = name
      field.borderStyle = .roundedRect
      stack.addArrangedSubview(field)
    }
    button.setTitle("Sign in", for: .normal)
    stack.addArrangedSubview(button)
    view.addSubview(stack)
    setupConstraints()
  }
  private func setupConstraints() {
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      view.layoutMarginsGuide.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
    ])
  }
}
