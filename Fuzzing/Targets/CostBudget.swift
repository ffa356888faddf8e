import Glibc

/// What it may cost to try an input: processor time by its bytes, and memory.
///
/// A limit of seconds finds what is slow on the inputs that a fuzzer makes, which are short. What costs the square of a length is
/// found there only by its cost for a byte.
struct CostBudget {
  /// Seconds of processor time.
  var seconds: Double
  /// Bytes that are held at once beyond what was held before.
  var bytes: Int

  /// What a reading costs however short the input is.
  private static let base = 0.02
  private static let secondsForByte = 50e-6
  private static let memory = 32 << 20

  /// What inputs that count so many bytes may cost a target that reads them so often.
  ///
  /// - Parameter slowness: How many times slower this build is than the service.
  init(load: Int, readings: Int, slowness: Double) {
    seconds = (Self.base + Self.secondsForByte * Double(load)) * Double(readings) * slowness
    bytes = Self.memory
  }

  /// Whether something cost no more than this.
  func covers(_ cost: MeasuredCost) -> Bool { cost.seconds <= seconds && cost.bytes <= bytes }
}

/// What trying an input has cost.
struct MeasuredCost: CustomStringConvertible {
  /// Processor time of all threads, which other programs do not make longer.
  var seconds: Double
  /// Held at once beyond what was held before; 0 where nobody counts.
  var bytes: Int

  /// Does something and measures it.
  init(of work: () throws -> Void) rethrows {
    let start = Self.processorTime
    heldMemory?.begin()
    try work()
    (seconds, bytes) = (Self.processorTime - start, heldMemory?.most() ?? 0)
  }

  private init(seconds: Double, bytes: Int) { (self.seconds, self.bytes) = (seconds, bytes) }

  /// The lower of each.
  func least(_ other: MeasuredCost) -> MeasuredCost {
    MeasuredCost(seconds: min(seconds, other.seconds), bytes: min(bytes, other.bytes))
  }

  var description: String { "\(Int(seconds * 1000)) ms of processor time, \(bytes >> 20) MiB held" }

  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}

/// What counts the memory that is held: set once, before the first input.
private struct HeldMemory: Sendable {
  var begin: @convention(c) @Sendable () -> Void
  var most: @convention(c) @Sendable () -> Int
}

nonisolated(unsafe) private var heldMemory: HeldMemory?

/// Takes what counts memory: functions of Fuzzing/memory.c, which is there only in the fuzzer.
@_cdecl("FuzzTargets_countMemory")
public func countMemory(
  begin: @convention(c) @Sendable () -> Void, most: @convention(c) @Sendable () -> Int
) {
  heldMemory = HeldMemory(begin: begin, most: most)
}

extension MeasuredCost {
  fileprivate static func most(_ budget: CostBudget) -> MeasuredCost {
    MeasuredCost(seconds: budget.seconds, bytes: budget.bytes)
  }
}

extension FuzzTarget {
  /// Tries an input, and again where that cost too much: what is made once for all inputs costs only the first. Of some inputs also
  /// longer ones.
  ///
  /// - Parameter slowness: How many times slower this build may be than the service.
  /// - Throws: ``BrokenProperty`` where something does not hold, or where the input costs more than it may.
  package func check(_ input: UnsafeRawBufferPointer, slowness: Double) throws {
    _ = try measured(input, slowness)
    if input.fingerprint % 128 == 0, !input.isEmpty { try checkGrowth(of: input, slowness) }
  }

  private func measured(_ input: UnsafeRawBufferPointer, _ slowness: Double) throws -> MeasuredCost {
    var cost = try MeasuredCost { try check(input) }
    if CostBudget(load: input.count, readings: readings, slowness: slowness).covers(cost) { return cost }
    let load = load(of: input)
    let budget = CostBudget(load: load, readings: readings, slowness: slowness)
    for _ in 0..<3 where !budget.covers(cost) { cost = cost.least(try MeasuredCost { try check(input) }) }
    let most = MeasuredCost.most(budget)
    try expect(
      budget.covers(cost),
      "\(input.count) bytes, which count as \(load) and are read \(readings) times, cost \(cost), at most \(most)"
    )
    return cost
  }

  /// Tries inputs of thousands of bytes in which a part of this one stands again and again: their cost grows as their length does.
  ///
  /// Whoever attacks sends what is long; what costs the square of a length is nothing in an input of a fuzzer. Whether four times the
  /// length costs four times as much or sixteen times does not depend on the machine.
  private func checkGrowth(of input: UnsafeRawBufferPointer, _ slowness: Double) throws {
    let repetition = Repetition(input)
    for length in [mostBytes / 8, mostBytes / 4] {
      let costs = try [length, 4 * length].map { count in
        try repetition.bytes(count).withUnsafeBytes { longer in
          try Choice.$pinned.withValue(input.fingerprint) { try steadyCost(of: longer, slowness) }
        }
      }
      if costs[1].seconds < 0.1 || costs[1].seconds < 8 * costs[0].seconds { return }
      let isLast = length == mostBytes / 4
      try expect(
        !isLast,
        "\(repetition): four times as long costs \(costs[1]), and \(costs[0]) before, more than eight times that"
      )
    }
  }

  /// The lower cost of two tries, where it is worth a second one.
  private func steadyCost(of input: UnsafeRawBufferPointer, _ slowness: Double) throws -> MeasuredCost {
    let first = try measured(input, slowness)
    return first.seconds < 0.01 ? first : first.least(try measured(input, slowness))
  }
}

/// A part of an input that stands in it again and again. Which, the input decides.
package struct Repetition: CustomStringConvertible {
  private let before: [UInt8]
  private let part: [UInt8]
  private let behind: [UInt8]

  /// Takes an input that is not empty.
  package init(_ input: UnsafeRawBufferPointer) {
    // Whole characters, and often such that mean more than themselves: what is no ASCII.
    let choice = input.fingerprint >> 8
    let starts = input.indices.filter { input[$0] & 0xC0 != 0x80 }
    let special = choice & 1 == 0 ? starts.filter { input[$0] >= 0x80 } : []
    let start = (special.isEmpty ? starts : special).element(choice >> 1) ?? 0
    let count = [1, 2, 2, 3, 4, 8, 16, 32].element(choice >> 24) ?? 1
    let end = starts.drop { $0 <= start }.dropFirst(count - 1).first ?? input.count
    (before, part, behind) = (Array(input[..<start]), Array(input[start..<end]), Array(input[end...]))
  }

  /// An input of about so many bytes, with the part a multiple of four times: what stands in pairs stays in pairs.
  package func bytes(_ count: Int) -> [UInt8] {
    let times = max(1, (count - before.count - behind.count) / part.count / 4) * 4
    return before + (0..<times).flatMap { _ in part } + behind
  }

  package var description: String {
    let text = String(decoding: part, as: UTF8.self)
    return "'\(text)' after \(before.count) bytes and before \(behind.count), again and again"
  }
}

extension [Int] {
  /// One of the elements, nil if there are none.
  fileprivate func element(_ choice: UInt64) -> Int? { isEmpty ? nil : self[Int(choice % UInt64(count))] }
}
