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
