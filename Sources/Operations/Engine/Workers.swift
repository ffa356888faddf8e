/// Does parts of one operation side by side, each of which comes to the same whatever the others do.
package struct Workers: Sendable {
  /// How many parts at a time.
  package let count: Int
  private let run: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void

  /// - Parameters:
  ///   - count: How many parts at a time.
  ///   - run: Calls a function with each number below a count, on any thread and in any order, and returns once all calls have.
  ///     Threads need the stack of the one on which operations run.
  package init(_ count: Int, _ run: @escaping @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void) {
    (self.count, self.run) = (count, run)
  }

  /// Everything on the caller's thread: whoever answers many requests has its processors busy with others.
  package static let one = Workers(1) { count, work in for index in 0..<count { work(index) } }

  func forEach(_ count: Int, _ work: @escaping @Sendable (Int) -> Void) { run(count, work) }
}
