import Synchronization
import TestSupport
import Testing

@testable import HTTPServer

/// Bodies of some types may be larger, but only so many at a time.
@Suite(.serialized) struct UploadLimitTests {
  private let configuration = configured {
    $0.bodyLimit = 100
    $0.uploadLimit = 1000
    $0.uploadTypes = ["multipart/form-data"]
    $0.uploadSlots = 1
  }

  private func head(_ fields: String) -> String {
    "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Type: Multipart/Form-Data; boundary=x\r\n\(fields)\r\n\r\n"
  }

  private func letters(_ count: Int) -> String { String(repeating: "u", count: count) }

  @Test func typesHaveLimitsOfTheirOwn() throws {
    try withServer(configuration: configuration) { server in
      let client = try RawClient(port: server.port)
      #expect(try client.exchange(head("Content-Length: 1000") + letters(1000)).text == letters(1000))
      // The place is free again.
      #expect(try client.exchange(head("Content-Length: 900") + letters(900)).text == letters(900))
      #expect(try client.exchange(head("Content-Length: 1001")).status == 413)
      let other = try RawClient(port: server.port)
      let plain =
        "POST /echo HTTP/1.1\r\nHost: test\r\nContent-Type: text/plain\r\nContent-Length: 101\r\n\r\n"
      #expect(try other.exchange(plain).status == 413)
      let chunked = try RawClient(port: server.port)
      let chunks = "12c\r\n\(letters(300))\r\n"
      let text = head("Transfer-Encoding: chunked") + chunks + chunks + "0\r\n\r\n"
      #expect(try chunked.exchange(text).text == letters(600))
      let endless = head("Transfer-Encoding: chunked") + chunks + chunks + chunks + chunks + "0\r\n\r\n"
      #expect(try RawClient.exchange(port: server.port, endless).status == 413)
      #expect(eventually { server.uploads == 0 })
    }
  }

  @Test func onlySoManyAreReadAtATime() throws {
    try withServer(configuration: configuration) { server in
      let first = try RawClient(port: server.port)
      first.send(head("Content-Length: 1000") + letters(200))
      #expect(eventually { server.uploads == 1 })
      let second = try RawClient(port: server.port)
      #expect(try second.exchange(head("Content-Length: 1000")).status == 503)
      let chunked = try RawClient(port: server.port)
      let chunks = "12c\r\n\(letters(300))\r\n0\r\n\r\n"
      #expect(try chunked.exchange(head("Transfer-Encoding: chunked") + chunks).status == 503)
      // Small ones go on.
      let small = try RawClient(port: server.port)
      #expect(try small.exchange(head("Content-Length: 100") + letters(100)).text == letters(100))
      #expect(server.uploads == 1)
      first.send(letters(800))
      #expect(try first.response().text == letters(1000))
      #expect(eventually { server.uploads == 0 })
      let third = try RawClient(port: server.port)
      #expect(try third.exchange(head("Content-Length: 500") + letters(500)).status == 200)
    }
  }

  @Test func whoHangsUpLeavesHisPlace() throws {
    try withServer(configuration: configuration) { server in
      do {
        let client = try RawClient(port: server.port)
        client.send(head("Content-Length: 1000") + letters(200))
        #expect(eventually { server.uploads == 1 })
      }
      #expect(eventually { server.uploads == 0 })
    }
  }
}

extension HTTPServer {
  /// Large bodies that are being read or answered.
  fileprivate var uploads: Int { core.uploads.load(ordering: .relaxed) }
}
