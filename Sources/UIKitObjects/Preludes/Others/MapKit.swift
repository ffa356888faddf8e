/// A view of a map.
open class MKMapView: DrawnView {
  open weak var delegate: MKMapViewDelegate?
  /// Without effect on layout: what the map shows.
  open var showsUserLocation: Bool = false
  /// Without effect on layout: what the map shows.
  open var showsCompass: Bool = true
  /// Without effect on layout: what the map shows.
  open var showsScale: Bool = false
  /// Without effect on layout: what the map shows.
  open var showsTraffic: Bool = false
  /// Without effect on layout: what the user may do.
  open var isZoomEnabled: Bool = true
  /// Without effect on layout: what the user may do.
  open var isScrollEnabled: Bool = true
  /// Without effect on layout: what the user may do.
  open var isRotateEnabled: Bool = true
  /// Without effect on layout: what the user may do.
  open var isPitchEnabled: Bool = true
}

/// Without effect on layout: what the map shows.
extension MKMapView {
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {}
  public func addOverlay(_ overlay: Any) {}
  public func addOverlays(_ overlays: [Any]) {}
  public func removeOverlay(_ overlay: Any) {}
  public func removeOverlays(_ overlays: [Any]) {}
  public func addAnnotation(_ annotation: Any) {}
  public func addAnnotations(_ annotations: [Any]) {}
  public func removeAnnotations(_ annotations: [Any]) {}
  public func setRegion(_ region: Any, animated: Bool) {}
}

/// Without effect on layout: who is told of a map.
public protocol MKMapViewDelegate: AnyObject {
}

/// What a map shows at a place. It has no size but that of its image, and what code says.
open class MKAnnotationView: UIView {
  open var annotation: Any?
  public internal(set) var reuseIdentifier: String?
  open var image: UIImage? {
    didSet {
      frame.size = image?.size ?? .zero
    }
  }
  /// Without effect on layout: where the map puts it.
  open var centerOffset: CGPoint = .zero
  /// Without effect on layout: where the map puts its callout.
  open var calloutOffset: CGPoint = .zero
  /// Without effect on layout: what the user may do.
  open var isEnabled: Bool = true
  /// Without effect on layout: a look.
  open var isHighlighted: Bool = false
  /// Without effect on layout: a look.
  open var isSelected: Bool = false
  /// Without effect on layout: what the user may do.
  open var isDraggable: Bool = false
  /// Without effect on layout: what stands in its callout, which is not shown.
  open var canShowCallout: Bool = false
  /// Without effect on layout: what stands in its callout, which is not shown.
  open var leftCalloutAccessoryView: UIView?
  /// Without effect on layout: what stands in its callout, which is not shown.
  open var rightCalloutAccessoryView: UIView?
  /// Without effect on layout: what stands in its callout, which is not shown.
  open var detailCalloutAccessoryView: UIView?
  /// Without effect on layout: which of them the map leaves out.
  open lazy var clusteringIdentifier: String? = nil
  /// Without effect on layout: which of them the map leaves out.
  open lazy var displayPriority: Float = 1000
  /// Without effect on layout: which of them the map leaves out.
  open lazy var collisionMode: Int = 0

  public init(annotation: Any?, reuseIdentifier: String?) {
    super.init(frame: .zero)
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
}
