import Foundation
import HTTPServer
import Testing

@testable import LayoutService

/// What becomes of log lines on their way out.
@Suite struct LogWriterTests {
  /// A pipe, and what came out of it.
  private final class Reader: @unchecked Sendable {
    let pipe = Pipe()
    var input: Int32 { pipe.fileHandleForWriting.fileDescriptor }

    /// Everything that is written until nobody can write any more.
    func lines() throws -> [String] {
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    }

    func close() throws { try pipe.fileHandleForWriting.close() }
  }

  private func append(_ text: String, to writer: LogWriter) {
    var line = text + "\n"
    line.withUTF8 { writer.append(UnsafeRawBufferPointer($0)) }
  }

  @Test func linesKeepTheirOrder() throws {
    let reader = Reader()
    let writer = LogWriter(.text, to: reader.input, delay: 100_000)
    append("early", to: writer)
    #expect(writer.start())
    for number in 0..<500 {
      append("\(number)", to: writer)
      if number % 100 == 0 { usleep(1000) }
    }
    #expect(writer.stop())
    try reader.close()
    #expect(try reader.lines() == ["early"] + (0..<500).map(String.init))
  }

  @Test func linesOfOneThreadKeepTheirOrderAmongThoseOfOthers() throws {
    let reader = Reader()
    let writer = LogWriter(.text, to: reader.input, delay: 100_000)
    #expect(writer.start())
    let drained = Mailbox<[String]>()
    Thread.detachNewThread { drained.put((try? reader.lines()) ?? []) }
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for number in 0..<2000 { append("\(thread) \(number)", to: writer) }
    }
    #expect(writer.stop(waiting: 30))
    try reader.close()
    let lines = drained.take()
    for thread in 0..<4 {
      #expect(
        lines.filter { $0.hasPrefix("\(thread) ") } == (0..<2000).map { "\(thread) \($0)" })
    }
  }

  @Test func stoppingWritesWhatWaits() throws {
    let reader = Reader()
    let writer = LogWriter(.text, to: reader.input, delay: 60_000_000_000)
    #expect(writer.start())
    append("last", to: writer)
    usleep(20_000)
    #expect(writer.stop(waiting: 30))
    try reader.close()
    #expect(try reader.lines() == ["last"])
  }

  @Test func aStalledReaderHoldsNobodyUpAndHearsOfWhatIsMissing() throws {
    let reader = Reader()
    let writer = LogWriter(.text, to: reader.input, capacity: 4096, delay: 0)
    #expect(writer.start())
    // Far more than a pipe holds.
    let count = 20_000
    for number in 0..<count { append("line \(number)", to: writer) }
    writer.stop(waiting: 0.05)
    // Now it reads.
    let drained = Mailbox<[String]>()
    Thread.detachNewThread { drained.put((try? reader.lines()) ?? []) }
    #expect(writer.stop(waiting: 30))
    try reader.close()
    var next = 0
    for line in drained.take() {
      if let place = line.range(of: "warning log lines dropped count=") {
        next += try #require(Int(line[place.upperBound...]))
      } else {
        #expect(line == "line \(next)")
        next += 1
      }
    }
    #expect(next == count)
  }

  @Test func aClosedReaderEndsTheWriting() throws {
    let reader = Reader()
    let writer = LogWriter(.text, to: reader.input, delay: 0)
    #expect(writer.start())
    try reader.pipe.fileHandleForReading.close()
    for number in 0..<10 {
      append("\(number)", to: writer)
      usleep(1000)
    }
    #expect(writer.stop(waiting: 30))
  }
}

/// Hands one value from one thread to another.
private final class Mailbox<Value: Sendable>: @unchecked Sendable {
  private let isFull = DispatchSemaphore(value: 0)
  private var value: Value?

  func put(_ value: Value) {
    self.value = value
    isFull.signal()
  }

  func take() -> Value {
    isFull.wait()
    guard let value else { fatalError("nothing was put in") }
    return value
  }
}
