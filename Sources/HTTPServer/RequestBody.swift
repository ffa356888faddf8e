import Glibc

/// The body of one request: memory that is reused from request to request.
struct RequestBody {
  static let padding = 32
  private(set) var count = 0
  init(_ bytes: some Sequence<UInt8> = []) {}
  func withUnsafeBytes<Result, Failure: Error>(
    _ read: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try read(UnsafeRawBufferPointer(start: nil, count: 0))
  }
}
