import HTTPServer
import Testing

@testable import LayoutService

/// `/metrics`, as Prometheus' text format has it.
@Suite struct MetricsTests {
  private static let document = #"{"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"a"}]}}"#

  private func record(
    _ method: HTTPMethod, _ route: String?, _ status: HTTPStatus, bytesIn: Int = 0, nanoseconds: UInt64 = 1
  ) -> RequestRecord {
    var record = RequestRecord(method, route, status, requestID: "x")
    (record.bytesIn, record.nanoseconds) = (bytesIn, nanoseconds)
    return record
  }

  /// Values by name and labels.
  private func samples(_ text: String) throws -> [String: Double] {
    var samples: [String: Double] = [:]
    var families: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("# ") {
        if let family = line.wholeMatch(of: /# TYPE ([a-z_]+) (?:counter|gauge|histogram)/) {
          families.append(String(family.1))
        }
        continue
      }
      let sample = try #require(line.wholeMatch(of: /(([a-z_]+)(?:\{[^ ]*\})?) ([0-9.e+-]+)/), "\(line)")
      #expect(sample.2.hasPrefix(try #require(families.last)))
      #expect(samples.updateValue(try #require(Double(sample.3)), forKey: String(sample.1)) == nil)
    }
    #expect(Set(families).count == families.count)
    return samples
  }

  @Test func countsRequestsByRouteMethodAndStatus() throws {
    let client = Client()
    let requests = RequestMetrics(routes: client.routes.map(\.template))
    client.service.observe(
      ServerMetrics(requests: requests, inProgress: { 3 }, slots: { (queued: 2, running: 1, all: 4) }))
    requests.count(record(.post, "/v1/resolve", .ok, bytesIn: 1000, nanoseconds: 100_000))
    requests.count(record(.post, "/v1/resolve", .ok, bytesIn: 5000, nanoseconds: 2_000_000))
    requests.count(record(.get, "/v1/devices/{id}", .notFound))
    requests.count(record(HTTPMethod(rawValue: "BREW"), nil, HTTPStatus(418)))
    let answer = client.get("/metrics")
    #expect(answer.response.contentType == "text/plain; version=0.0.4; charset=utf-8")
    let found = try samples(answer.text)
    #expect(found[#"http_requests_total{route="/v1/resolve",method="POST",status="200"}"#] == 2)
    #expect(found[#"http_requests_total{route="/v1/devices/{id}",method="GET",status="404"}"#] == 1)
    #expect(found[#"http_requests_total{route="none",method="other",status="other"}"#] == 1)
    let durations = "http_request_duration_seconds"
    #expect(found[durations + #"_bucket{route="/v1/resolve",le="0.0001"}"#] == 1)
    #expect(found[durations + #"_bucket{route="/v1/resolve",le="0.0025"}"#] == 2)
    #expect(found[durations + #"_bucket{route="/v1/resolve",le="+Inf"}"#] == 2)
    #expect(found[durations + #"_count{route="/v1/resolve"}"#] == 2)
    #expect(found[durations + #"_sum{route="/v1/resolve"}"#] == 0.0021)
    #expect(found["http_request_body_bytes_sum"] == 6000)
    #expect(found["http_requests_in_progress"] == 3)
    #expect(found["solver_queue_depth"] == 2)
    #expect(found[#"solver_slots{state="busy"}"#] == 1 && found[#"solver_slots{state="idle"}"#] == 3)
  }

  /// As OpenMetrics 1.0.0 has it: families of counters without the ending, limits as floats, exemplars behind buckets, an end.
  @Test func slowRequestsHaveTheirTraceAsExemplar() throws {
    let client = Client()
    let requests = RequestMetrics(routes: client.routes.map(\.template))
    client.service.observe(
      ServerMetrics(requests: requests, inProgress: { 0 }, slots: { (queued: 0, running: 0, all: 1) }))
    let parent = Array("00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01".utf8)
    let trace = try #require(parent.withUnsafeBytes { TraceContext($0) })
    requests.count(record(.post, "/v1/resolve", .ok, nanoseconds: 2_000_000), trace: trace)
    requests.count(record(.post, "/v1/resolve", .ok, bytesIn: 1000, nanoseconds: 50_000))
    let answer = client.get("/metrics", accept: "application/openmetrics-text;version=1.0.0,text/plain;q=0.5")
    #expect(answer.response.contentType == "application/openmetrics-text; version=1.0.0; charset=utf-8")
    let marked =
      #"http_request_duration_seconds_bucket{route="/v1/resolve",le="0.0025"} 2 # {trace_id="0af7651916cd43dd8448eb211c80319c"} 0.002 "#
    #expect(answer.text.contains(marked))
    #expect(
      answer.text.contains(#"http_request_duration_seconds_bucket{route="/v1/resolve",le="0.0001"} 1\#n"#))
    #expect(answer.text.contains("# TYPE http_requests counter\n"))
    #expect(answer.text.contains(#"http_request_body_bytes_bucket{le="1024.0"} 1\#n"#))
    #expect(answer.text.hasSuffix("\n# EOF\n"))
    #expect(!client.get("/metrics").text.contains("trace_id"))
  }

  /// A view without constraints is ambiguous; two widths that exclude one another are a conflict.
  @Test func countsLayoutsAndFindings() throws {
    let client = Client()
    let conflict = """
      {"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"a"}]},
       "constraints":["a.left == root.left","a.top == root.top","a.height == 1","a.width == 1","a.width == 2"]}
      """
    #expect(client.post("/v1/resolve", conflict).status == 200)
    let ambiguous =
      #"{"device":"iphone-15","hierarchy":{"id":"root","subviews":[{"id":"a"}]},"constraints":["a.left == root.left"]}"#
    #expect(client.post("/v1/resolve", ambiguous).text.contains("ambiguousLayout"))
    let found = try samples(client.get("/metrics").text)
    #expect(found["solver_duration_seconds_count"] == 2)
    #expect(found["solver_views_sum"] == 4)
    #expect(found["solver_constraints_sum"] == 6)
    #expect(found["solver_conflicts_total"] == 1)
    #expect(found["layout_ambiguities_total"] ?? 0 >= 1)
    #expect(found["process_resident_memory_bytes"] ?? 0 > 1_000_000)
    #expect(found["process_start_time_seconds"] ?? 0 > 1_700_000_000)
    #expect(found.keys.contains { $0.hasPrefix("build_info{version=") })
  }

  /// W3C Trace Context, section 3.2: its own examples.
  @Test func readsTraceContexts() {
    func read(_ text: String) -> TraceContext? { Array(text.utf8).withUnsafeBytes { TraceContext($0) } }
    let known = read("00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01")
    #expect(known?.traceID == "4bf92f3577b34da6a3ce929d0e0e4736" && known?.spanID == "00f067aa0ba902b7")
    #expect(read("cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what-the-future") != nil)
    for wrong in [
      "", "00", "ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more",
      "00-00000000000000000000000000000000-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01",
      "00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01",
      "00-4bf92f3577b34da6a3ce929d0e0e4736x00f067aa0ba902b7-01",
    ] { #expect(read(wrong) == nil, "\(wrong)") }
  }
}
