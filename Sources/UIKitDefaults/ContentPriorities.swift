package import LayoutModel

/// What classes say in code of their content's priorities (AL-content-priorities). What all other views have
/// stands at ``LayoutModel/AxisPriorities``.
///
/// - Returns: The hugging priorities, nil for a class without ones of its own.
package func classHuggingPriority(of type: ViewType) -> AxisPriorities? {
  switch type {
  case .activityIndicator, .stepper, .switch: AxisPriorities(horizontal: 750, vertical: 750)
  case .progressView: AxisPriorities(horizontal: 250, vertical: 750)
  default: nil
  }
}
