import UIKit

/// A contact: a header, what one can do, and a note.
final class ContactViewController: UIViewController {
  private let contact: Contact
  private let header = ContactHeader()
  private let actions = UIStackView()
  private let noteLabel = UILabel()

  init(contact: Contact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    header.show(name: contact.name, company: contact.company)
    for title in ["Message", "Call", "Mail"] {
      actions.addArrangedSubview(makeButton(title))
    }
    actions.distribution = .fillEqually
    actions.spacing = 8
    noteLabel.text = contact.note
    noteLabel.numberOfLines = 0
    noteLabel.font = .preferredFont(forTextStyle: .body)
    noteLabel.adjustsFontForContentSizeCategory = true
    [header, actions, noteLabel].forEach(view.addForLayout)
    layOut()
  }

  private func layOut() {
    let guide = view.safeAreaLayoutGuide
    let inset: CGFloat = traitCollection.horizontalSizeClass == .regular ? 64 : 16
    for part in [header, actions, noteLabel] {
      part.pinSides(to: guide, inset: inset)
    }
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: guide.topAnchor, constant: 24),
      actions.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 16),
      actions.heightAnchor.constraint(equalToConstant: 44),
      noteLabel.topAnchor.constraint(equalTo: actions.bottomAnchor, constant: 24),
      noteLabel.bottomAnchor.constraint(lessThanOrEqualTo: guide.bottomAnchor, constant: -16),
    ])
  }

  private func makeButton(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }
}
