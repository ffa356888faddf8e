/// A view of a map.
open class MKMapView: UIView {
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

/// Without effect on layout: who is told of a map.
public protocol MKMapViewDelegate: AnyObject {
}
