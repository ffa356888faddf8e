import UIKit

struct Contact {
  var name: String
  var company: String?
  var note: String
}

/// A picture with a name and a company beside it.
final class ContactHeader: UIView {
  private let picture = UIImageView()
  private let nameLabel = UILabel()
  private let companyLabel = UILabel()
  private lazy var texts: UIStackView = {
    let stack = UIStackView(arrangedSubviews: [nameLabel, companyLabel])
    stack.axis = .vertical
    stack.spacing = 2
    return stack
  }()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .boldSystemFont(ofSize: 20)
    picture.clipsToBounds = true
    addForLayout(picture)
    addForLayout(texts)
    NSLayoutConstraint.activate([
      picture.widthAnchor.constraint(equalToConstant: 64),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
      picture.leadingAnchor.constraint(equalTo: leadingAnchor),
      picture.topAnchor.constraint(equalTo: topAnchor),
      picture.bottomAnchor.constraint(equalTo: bottomAnchor),
      texts.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
      texts.trailingAnchor.constraint(equalTo: trailingAnchor),
      texts.centerYAnchor.constraint(equalTo: picture.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(name: String, company: String?) {
    nameLabel.text = name
    companyLabel.text = company
    companyLabel.isHidden = company == nil
  }
}
