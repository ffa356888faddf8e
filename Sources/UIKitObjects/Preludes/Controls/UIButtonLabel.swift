/// The label of a button's title. It stands among the button's views once a constraint names it: where the title is, unless code places it.
final class UIButtonLabel: UILabel {
  weak var button: UIButton?
  /// What keeps it where the title is.
  var placing: [NSLayoutConstraint] = []

  /// Joins the views of the button.
  func takePart() {
    guard let button, ownSuperview == nil else { return }
    let isPlacedByCode = !translatesAutoresizingMaskIntoConstraints
    givenFont = font
    button.ownSubviews.insert(self, at: 0)
    ownSuperview = button
    __framed(self)
    translatesAutoresizingMaskIntoConstraints = false
    place(with: isPlacedByCode ? 1 : 1000)
  }

  /// Goes to where the title is by the insets and images that the button has now.
  func place(with priority: Float? = nil) {
    guard let button, ownSuperview != nil else { return }
    let priority = priority ?? placing.first?.priority.rawValue ?? 1000
    NSLayoutConstraint.deactivate(placing)
    placing = button.constraintsOfTitle(self)
    if priority < 1000 {
      for constraint in placing { constraint.priority = UILayoutPriority(priority) }
    }
    NSLayoutConstraint.activate(placing)
  }
}

extension UIButton {
  /// What keeps the title in a button: beside the image, in the content's rectangle.
  func constraintsOfTitle(_ label: UILabel) -> [NSLayoutConstraint] {
    var content = contentEdgeInsets
    if let insets = configuration?.contentInsets {
      content = UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
      label.text = configuration?.title
    }
    let image = configuration == nil ? currentImage?.size.width ?? 0 : 0
    let left = content.left + titleEdgeInsets.left
    let right = content.right + titleEdgeInsets.right
    let top = content.top + titleEdgeInsets.top
    let bottom = content.bottom + titleEdgeInsets.bottom
    let horizontal: NSLayoutConstraint
    switch contentHorizontalAlignment {
    case .center:
      horizontal = label.centerXAnchor.constraint(
        equalTo: centerXAnchor, constant: (left + image - right) / 2)
    case .right, .trailing:
      horizontal = label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -right)
    default: horizontal = label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: left + image)
    }
    let vertical: NSLayoutConstraint
    switch contentVerticalAlignment {
    case .top: vertical = label.topAnchor.constraint(equalTo: topAnchor, constant: top)
    case .bottom: vertical = label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -bottom)
    default: vertical = label.centerYAnchor.constraint(equalTo: centerYAnchor, constant: (top - bottom) / 2)
    }
    return [horizontal, vertical]
  }
}
