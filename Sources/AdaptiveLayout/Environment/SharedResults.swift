package import LayoutModel

/// What was made of a document in windows so far, each shared by all windows that agree in what was read for it. What is
/// made of two documents has a window for each.
package struct SharedResults<Result> {
  private var results: [[EnvironmentKey]: Result] = [:]
  /// The facts that were read for any of the results. Few: most documents read the same in every window.
  private var facts: Set<[EnvironmentFacts]> = []

  package init() {}

  /// The result in some windows.
  ///
  /// - Parameter make: Makes it, if there is none yet in windows that agree with these. Gets environments that record what
  ///   is read of them.
  package mutating func result<Failure: Error>(
    in windows: WindowEnvironment..., make: ([ResolutionEnvironment]) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    for facts in facts {
      if let result = results[zip(windows, facts).map { EnvironmentKey($0, $1) }] { return result }
    }
    let environments = windows.map { ResolutionEnvironment($0) }
    let result = try make(environments)
    let keys = environments.map(\.key)
    facts.insert(keys.map(\.facts))
    results[keys] = result
    return result
  }
}

extension SharedResults: Sendable where Result: Sendable {}
