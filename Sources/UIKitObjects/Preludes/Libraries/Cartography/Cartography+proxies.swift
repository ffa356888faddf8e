/// What stands for an item in a block.
public protocol LayoutProxy: AnyObject, __LayoutWord {
  var context: CartographyContext { get }
  var item: AnyObject { get }
}

public typealias LayoutPriority = UILayoutPriority
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
public typealias LayoutRelation = NSLayoutConstraint.Relation
public typealias Context = CartographyContext
public typealias Edge = CartographyTerm
public typealias Dimension = CartographyTerm
public typealias Edges = CartographyTerms
public typealias Size = CartographyTerms
public typealias Point = CartographyTerms

extension LayoutProxy {
  func term(_ attribute: NSLayoutConstraint.Attribute) -> CartographyTerm {
    CartographyTerm(context, item, attribute)
  }

  public var top: CartographyTerm { term(.top) }
  public var bottom: CartographyTerm { term(.bottom) }
  public var left: CartographyTerm { term(.left) }
  public var right: CartographyTerm { term(.right) }
  public var leading: CartographyTerm { term(.leading) }
  public var trailing: CartographyTerm { term(.trailing) }
  public var centerX: CartographyTerm { term(.centerX) }
  public var centerY: CartographyTerm { term(.centerY) }
  public var width: CartographyTerm { term(.width) }
  public var height: CartographyTerm { term(.height) }
  public var baseline: CartographyTerm { term(.lastBaseline) }
  public var lastBaseline: CartographyTerm { term(.lastBaseline) }
  public var firstBaseline: CartographyTerm { term(.firstBaseline) }
  public var topMargin: CartographyTerm { term(.topMargin) }
  public var bottomMargin: CartographyTerm { term(.bottomMargin) }
  public var leftMargin: CartographyTerm { term(.leftMargin) }
  public var rightMargin: CartographyTerm { term(.rightMargin) }
  public var leadingMargin: CartographyTerm { term(.leadingMargin) }
  public var trailingMargin: CartographyTerm { term(.trailingMargin) }
  public var centerXWithinMargins: CartographyTerm { term(.centerXWithinMargins) }
  public var centerYWithinMargins: CartographyTerm { term(.centerYWithinMargins) }

  public var edges: CartographyTerms { CartographyTerms([top, leading, bottom, trailing]) }
  public var edgesWithinMargins: CartographyTerms {
    CartographyTerms([topMargin, leadingMargin, bottomMargin, trailingMargin])
  }
  public var size: CartographyTerms { CartographyTerms([width, height]) }
  public var center: CartographyTerms { CartographyTerms([centerX, centerY]) }
  public var centerWithinMargins: CartographyTerms {
    CartographyTerms([centerXWithinMargins, centerYWithinMargins])
  }
}

public final class ViewProxy: LayoutProxy {
  public let context: CartographyContext
  private let view: UIView
  public var item: AnyObject { view }

  public init(context: CartographyContext, view: UIView) {
    self.context = context
    self.view = view
  }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { view.translatesAutoresizingMaskIntoConstraints }
    set { view.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  public var superview: ViewProxy? { view.superview.map { ViewProxy(context: context, view: $0) } }
  public var safeAreaLayoutGuide: LayoutGuideProxy { guide(view.safeAreaLayoutGuide) }
  public var safeArea: LayoutGuideProxy { safeAreaLayoutGuide }
  public var layoutMarginsGuide: LayoutGuideProxy { guide(view.layoutMarginsGuide) }
  public var readableContentGuide: LayoutGuideProxy { guide(view.readableContentGuide) }

  private func guide(_ guide: UILayoutGuide) -> LayoutGuideProxy {
    LayoutGuideProxy(context: context, item: guide)
  }
}

public final class LayoutGuideProxy: LayoutProxy {
  public let context: CartographyContext
  private let layoutGuide: UILayoutGuide
  public var item: AnyObject { layoutGuide }

  public init(context: CartographyContext, item: UILayoutGuide) {
    self.context = context
    self.layoutGuide = item
  }

  public var owningView: ViewProxy? {
    layoutGuide.owningView.map { ViewProxy(context: context, view: $0) }
  }
}

public final class LayoutSupportProxy: LayoutProxy {
  public let context: CartographyContext
  public let item: AnyObject

  public init(context: CartographyContext, item: LayoutSupport) {
    self.context = context
    self.item = item.layoutGuide
  }
}
