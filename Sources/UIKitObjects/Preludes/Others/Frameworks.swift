/// A view in which another framework of Apple's draws: it has no size of its own, and what is set on it lays out nothing else.
open class DrawnView: OpaqueView {
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
}

open class ARSCNView: SCNView {
}

open class ARSKView: SKView {
}

open class GLKView: DrawnView {
}

open class MTKView: DrawnView {
}

open class PDFView: DrawnView {
}

open class SCNView: DrawnView {
}

open class SKView: DrawnView {
}

// Controllers whose views another framework of Apple's lays out.

open class AVPlayerViewController: OpaqueController {
}

open class CNContactViewController: OpaqueController {
}

open class EKEventViewController: OpaqueController {
}

open class GLKViewController: OpaqueController {
}

open class QLPreviewController: OpaqueController {
}

open class SFSafariViewController: OpaqueController {
}

open class SKStoreProductViewController: OpaqueController {
}
