import HTTPServer
import LayoutModel

/// What is counted of layouts that were resolved. Layouts that equal environments share count once.
struct LayoutMetrics: Sendable {
  private let durations = Histogram(bounds: RequestMetrics.durationBounds)
  private let views = Histogram(bounds: sizes)
  private let constraints = Histogram(bounds: sizes)
  /// Conflicts, then ambiguities.
  private let findings = Counters(count: 2)

  private static let sizes: [UInt64] = [10, 30, 100, 300, 1000, 3000, 10_000, 100_000]

  /// - Parameters:
  ///   - constraintCount: Of its document.
  ///   - nanoseconds: How long resolving it took.
  func count(_ layout: borrowing Layout, constraintCount: Int, nanoseconds: UInt64) {
    durations.add(nanoseconds)
    views.add(UInt64(layout.views.count))
    constraints.add(UInt64(constraintCount))
    for diagnostic in layout.diagnostics {
      switch diagnostic.code {
      case .unsatisfiableConstraints: findings.add(at: 0)
      case .ambiguousLayout: findings.add(at: 1)
      default: break
      }
    }
  }

  /// Writes all of it.
  func write(to text: inout MetricsText) {
    text.family("solver_duration_seconds", .histogram, "Time to resolve a layout.")
    text.histogram(durations, unit: MetricsText.nanosecond)
    text.family("solver_views", .histogram, "Views of a layout.")
    text.histogram(views)
    text.family("solver_constraints", .histogram, "Constraints of a layout's document.")
    text.histogram(constraints)
    text.family("solver_conflicts_total", .counter, "Sets of constraints that could not all hold.")
    text.sample(findings[0])
    text.family("layout_ambiguities_total", .counter, "Findings that constraints leave something open.")
    text.sample(findings[1])
  }
}
