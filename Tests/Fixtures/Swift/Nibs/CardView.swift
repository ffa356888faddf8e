import UIKit

/// A view whose content is in a nib of its name.
class CardView: UIView {
  @IBOutlet var content: UIView!
  @IBOutlet weak var titleLabel: UILabel! {
    didSet { titleLabel.text = "Connected" }
  }
  @IBOutlet weak var detailLabel: UILabel!
  @IBOutlet weak var gap: NSLayoutConstraint!
  @IBOutlet weak var detailBottom: NSLayoutConstraint!
  @IBOutlet var labels: [UILabel]!
  let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    Bundle.main.loadNibNamed("CardView", owner: self, options: nil)
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    content.topAnchor.constraint(equalTo: topAnchor).isActive = true
    content.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    content.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    content.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
    gap.constant += 4
    detailBottom.isActive = false
    labels[1].isHidden = true
    badge.text = "New"
    badge.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(badge)
    badge.topAnchor.constraint(equalTo: detailLabel.bottomAnchor).isActive = true
    badge.leadingAnchor.constraint(equalTo: titleLabel.leadingAnchor).isActive = true
    badge.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8).isActive = true
  }
}
