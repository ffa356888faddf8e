/// What a file of Interface Builder says of properties that are more than a number or a word. What is no object there is the
/// `value` of one.
extension NSMutableParagraphStyle {
  convenience init(fromNib value: [String: Any]) {
    self.init()
    lineSpacing = value["lineSpacing"] as? CGFloat ?? 0
    paragraphSpacing = value["paragraphSpacing"] as? CGFloat ?? 0
    paragraphSpacingBefore = value["paragraphSpacingBefore"] as? CGFloat ?? 0
    minimumLineHeight = value["minimumLineHeight"] as? CGFloat ?? 0
    maximumLineHeight = value["maximumLineHeight"] as? CGFloat ?? 0
    lineHeightMultiple = value["lineHeightMultiple"] as? CGFloat ?? 0
    firstLineHeadIndent = value["firstLineHeadIndent"] as? CGFloat ?? 0
    headIndent = value["headIndent"] as? CGFloat ?? 0
    tailIndent = value["tailIndent"] as? CGFloat ?? 0
  }
}

extension UIImage {
  convenience init(fromNib value: [String: Any]) {
    self.init()
    if let symbol = value["systemName"] as? String {
      systemName = symbol
    } else {
      name = value["value"] as? String
    }
  }
}

extension UIFont {
  convenience init(fromNib value: [String: Any]) {
    self.init()
    if let style = value["textStyle"] as? String {
      descriptor.textStyle = UIFont.TextStyle(rawValue: style)
    }
    descriptor.name = value["name"] as? String
    descriptor.pointSize = value["pointSize"] as? CGFloat ?? 17
    descriptor.weight = UIFont.Weight(rawValue: value["weight"] as? CGFloat ?? 0)
    if value["italic"] != nil {
      descriptor.symbolicTraits = [.traitItalic]
    }
  }
}

extension UIEdgeInsets {
  init(fromNib value: [String: Any]) {
    self.init(
      top: value["top"] as? CGFloat ?? 0, left: value["left"] as? CGFloat ?? 0,
      bottom: value["bottom"] as? CGFloat ?? 0, right: value["right"] as? CGFloat ?? 0)
  }
}

extension CGSize {
  init(fromNib value: [String: Any]) {
    self.init(width: value["width"] as? CGFloat ?? 0, height: value["height"] as? CGFloat ?? 0)
  }
}

extension UIButton.Configuration {
  init(fromNib value: [String: Any]) {
    self.init(baseStyle: value["style"] as? String ?? "plain")
    title = value["title"] as? String
    subtitle = value["subtitle"] as? String
    if let name = value["image"] as? String {
      image = UIImage(fromNib: ["value": name])
    }
    imagePadding = value["imagePadding"] as? CGFloat ?? 0
    titlePadding = value["titlePadding"] as? CGFloat ?? 1
  }
}

extension UILayoutPriority {
  /// A priority as a document has it; nil where it has none.
  init?(fromNib value: Any?) {
    guard let number = value as? CGFloat else { return nil }
    self.init(Float(number))
  }
}
