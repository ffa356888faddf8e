// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Constants by the names that they had before Swift 4.2.

public let UIViewNoIntrinsicMetric: CGFloat = UIView.noIntrinsicMetric
public let UITableViewAutomaticDimension: CGFloat = UITableView.automaticDimension
public let UILayoutFittingCompressedSize: CGSize = UIView.layoutFittingCompressedSize
public let UILayoutFittingExpandedSize: CGSize = UIView.layoutFittingExpandedSize
public let UIEdgeInsetsZero: UIEdgeInsets = .zero
public let CGPointZero: CGPoint = .zero
public let CGSizeZero: CGSize = .zero
public let CGRectZero: CGRect = .zero
public let CGRectNull: CGRect = .null
public let UICollectionElementKindSectionHeader: String = UICollectionView.elementKindSectionHeader
public let UICollectionElementKindSectionFooter: String = UICollectionView.elementKindSectionFooter
public let UIScrollViewDecelerationRateNormal: UIScrollView.DecelerationRate = .normal
public let UIScrollViewDecelerationRateFast: UIScrollView.DecelerationRate = .fast
public let UISplitViewControllerAutomaticDimension: CGFloat = UISplitViewController.automaticDimension

public let UILayoutPriorityRequired: UILayoutPriority = .required
public let UILayoutPriorityDefaultHigh: UILayoutPriority = .defaultHigh
public let UILayoutPriorityDefaultLow: UILayoutPriority = .defaultLow
public let UILayoutPriorityFittingSizeLevel: UILayoutPriority = .fittingSizeLevel

public let UIFontWeightUltraLight: UIFont.Weight = .ultraLight
public let UIFontWeightThin: UIFont.Weight = .thin
public let UIFontWeightLight: UIFont.Weight = .light
public let UIFontWeightRegular: UIFont.Weight = .regular
public let UIFontWeightMedium: UIFont.Weight = .medium
public let UIFontWeightSemibold: UIFont.Weight = .semibold
public let UIFontWeightBold: UIFont.Weight = .bold
public let UIFontWeightHeavy: UIFont.Weight = .heavy
public let UIFontWeightBlack: UIFont.Weight = .black

public let NSFontAttributeName: NSAttributedString.Key = .font
public let NSForegroundColorAttributeName: NSAttributedString.Key = .foregroundColor
public let NSBackgroundColorAttributeName: NSAttributedString.Key = .backgroundColor
public let NSParagraphStyleAttributeName: NSAttributedString.Key = .paragraphStyle
public let NSKernAttributeName: NSAttributedString.Key = .kern
public let NSBaselineOffsetAttributeName: NSAttributedString.Key = .baselineOffset
public let NSUnderlineStyleAttributeName: NSAttributedString.Key = .underlineStyle
public let NSUnderlineColorAttributeName: NSAttributedString.Key = .underlineColor
public let NSStrikethroughStyleAttributeName: NSAttributedString.Key = .strikethroughStyle
public let NSStrokeWidthAttributeName: NSAttributedString.Key = .strokeWidth
public let NSStrokeColorAttributeName: NSAttributedString.Key = .strokeColor
public let NSShadowAttributeName: NSAttributedString.Key = .shadow
public let NSAttachmentAttributeName: NSAttributedString.Key = .attachment
public let NSLinkAttributeName: NSAttributedString.Key = .link

public let M_PI: Double = 3.141592653589793
public let M_PI_2: Double = 1.5707963267948966
public let M_PI_4: Double = 0.7853981633974483

public let UIAccessibilityTraitNone: UIAccessibilityTraits = .none
public let UIAccessibilityTraitButton: UIAccessibilityTraits = .button
public let UIAccessibilityTraitHeader: UIAccessibilityTraits = .header
public let UIAccessibilityTraitImage: UIAccessibilityTraits = .image
public let UIAccessibilityTraitLink: UIAccessibilityTraits = .link
public let UIAccessibilityTraitNotEnabled: UIAccessibilityTraits = .notEnabled
public let UIAccessibilityTraitSelected: UIAccessibilityTraits = .selected
public let UIAccessibilityTraitStaticText: UIAccessibilityTraits = .staticText
