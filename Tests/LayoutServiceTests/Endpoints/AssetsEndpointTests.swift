import Foundation
import LayoutService
import Testing

/// `POST /v1/assets/select` as its callers see it.
@Suite struct AssetsEndpointTests {
  let client = Client()

  @Test func everyExampleOfTheContractIsAnsweredAsItSays() throws {
    let contract = try client.get("/openapi.json").object()
    let operation = try #require(contract.at("paths", "/v1/assets/select", "post") as? [String: Any])
    let examples = try #require(
      operation.at("requestBody", "content", "application/json", "examples") as? [String: [String: Any]])
    #expect(examples.count >= 5)
    for (name, example) in examples.sorted(by: { $0.key < $1.key }) {
      let body = try JSONSerialization.data(withJSONObject: example["value"] ?? [:], options: [.sortedKeys])
      let answer = client.post("/v1/assets/select", String(decoding: body, as: UTF8.self))
      let problem =
        operation.at(
          "responses", "422", "content", "application/problem+json", "examples", name, "value")
        as? [String: Any]
      let expected =
        operation.at("responses", "200", "content", "application/json", "examples", name, "value")
        as? [String: Any] ?? problem
      #expect(answer.status == (problem == nil ? 200 : 422), "\(name): \(answer.text)")
      var object = try answer.object()
      let schema = problem == nil ? "AssetSelection" : "Problem"
      let root = try #require(contract.at("components", "schemas", schema) as? [String: Any])
      #expect(SchemaCheck(contract: contract).faults(of: object, root, at: name) == [])
      guard let expected else { continue }
      object["instance"] = expected["instance"]
      #expect(NSDictionary(dictionary: object) == NSDictionary(dictionary: expected), "\(answer.text)")
    }
  }

  @Test func theSameRequestGetsTheSameBytes() {
    let body = #"{"contents":{"images":[{"idiom":"universal","filename":"a.png","x":1,"y":2}]}}"#
    #expect(client.post("/v1/assets/select", body).body == Client().post("/v1/assets/select", body).body)
  }

  @Test func aNameThatNoAssetHasIsNotFound() throws {
    let answer = client.post("/v1/assets/select", #"{"name":"a","assets":{"b":{"images":[]}}}"#)
    #expect(answer.status == 200)
    #expect(try answer.object()["status"] as? String == "notFound")
  }

  @Test func strictRefusesWarnings() throws {
    let body = #"{"strict":true,"contents":{"images":[{"filename":"a.png"}]}}"#
    let answer = client.post("/v1/assets/select", body)
    #expect(answer.status == 422)
    #expect(try answer.object()["type"] as? String == "/problems/strict-layout")
    #expect(try answer.errors().first?["code"] as? String == "missingIdiom")
    #expect(try answer.errors().first?["pointer"] as? String == "#/contents/images/0")
  }

  @Test(arguments: [
    (#"{"traits":{}}"#, "missingKey", "#"),
    (#"{"assets":{}}"#, "missingKey", "#"),
    (#"{"assets":{},"name":"a","contents":{}}"#, "invalidValue", "#"),
    (#"{"contents":{},"type":"imagset"}"#, "invalidValue", "#/type"),
    (#"{"contents":{},"files":{"a/b.png":{}}}"#, "unsafePath", "#/files/a~1b.png"),
    (#"{"contents":{},"files":{"a.png":{"pixelWidth":1}}}"#, "invalidValue", "#/files/a.png"),
    (
      #"{"contents":{},"files":{"a.png":{"pixelWidth":0,"pixelHeight":1}}}"#, "invalidValue",
      "#/files/a.png/pixelWidth"
    ),
    (#"{"contents":{},"environment":{"device":"iPhone 66"}}"#, "unknownDevice", "#/environment/device"),
    (
      #"{"contents":{},"environment":{"device":{"graphicsFeatureSet":"gl3"}}}"#, "invalidValue",
      "#/environment/device/graphicsFeatureSet"
    ),
    (
      #"{"contents":{},"environment":{"languages":["not a tag"]}}"#, "invalidValue",
      "#/environment/languages/0"
    ),
    (#"{"registrations":[{"imageScale":2}]}"#, "missingKey", "#/registrations/0"),
    (#"{"contents":{},"file":{}}"#, "unknownKey", "#/file"),
  ])
  func faultsSayWhatAndWhere(body: String, code: String, pointer: String) throws {
    let answer = client.post("/v1/assets/select", body)
    #expect(answer.status == 422, "\(answer.text)")
    let errors = try answer.errors()
    #expect(errors.count == 1, "\(answer.text)")
    #expect(errors.first?["code"] as? String == code, "\(answer.text)")
    #expect(errors.first?["pointer"] as? String == pointer, "\(answer.text)")
  }

  @Test(arguments: [
    #"{"contents":{"images":[{},{},{},{},{}]}}"#,
    #"{"name":"a","assets":{"a":{},"b":{},"c":{},"d":{}}}"#,
    #"{"contents":{},"files":{"a":{},"b":{},"c":{},"d":{}}}"#,
  ])
  func assetsHaveALimit(body: String) throws {
    var settings = Settings()
    let row = try #require(Setting.all.first { $0.name == "MAX_ASSETS" })
    #expect(row.set("3", &settings))
    let answer = Client(settings).post("/v1/assets/select", body)
    #expect(answer.status == 413)
    #expect(try answer.object()["type"] as? String == "/problems/too-many-assets")
    #expect(try answer.errors().last?["limit"] as? Int == 3)
  }
}
