import HTTPServer
import JSON
import LayoutModel
import Operations

extension Service {
  /// `GET /v1/limits`: what a request may ask for at most, and what it is told beyond that.
  func limitsEndpoint(_ request: HTTPRequest) -> HTTPOutcome {
    if let refusal = refuseParameters(of: request) { return .respond(refusal) }
    var writer = JSONWriter(capacity: 4096)
    writer.beginObject()
    writer.beginArray("limits")
    for limit in ServiceLimit.all { limit.write(settings, to: &writer) }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    return .respond(answer(to: request, writer))
  }
}

/// A limit that a request can pass.
private struct ServiceLimit {
  /// As problems name it.
  let name: String
  /// ``Setting/name``, nil for a limit that cannot be set.
  let setting: String?
  let problem: ProblemType
  var fixedValue = 0

  /// Every limit, in the order in which a request meets them.
  static let all: [ServiceLimit] = [
    .init("connections", "MAX_CONNECTIONS", .overloaded),
    .init("connectionsPerAddress", "MAX_CONNECTIONS_PER_ADDRESS", .tooManyConnections),
    .init("readSeconds", "READ_SECONDS", .requestTimeout),
    fixed("headerBytes", HTTPServer.Configuration().connectionMemory, .headersTooLarge),
    fixed("targetBytes", HTTPServer.Configuration().targetLimit, .targetTooLong),
    .init("parameters", "MAX_PARAMETERS", .tooManyParameters),
    .init("bodyBytes", "MAX_BODY_BYTES", .bodyTooLarge),
    .init("uploadBytes", "MAX_UPLOAD_BYTES", .bodyTooLarge),
    .init("uploads", "MAX_UPLOADS", .overloaded), .init("bodiesBytes", "MAX_BODIES_BYTES", .overloaded),
    .init("queue", "MAX_QUEUE", .overloaded),
    .init("depth", "MAX_DEPTH", .documentTooDeep), .init("views", "MAX_VIEWS", .tooManyViews),
    .init("constraints", "MAX_CONSTRAINTS", .tooManyConstraints),
    .init("assets", "MAX_ASSETS", .tooManyAssets),
    .init("environments", "MAX_ENVIRONMENTS", .tooManyEnvironments),
    .init("archiveBytes", "MAX_ARCHIVE_BYTES", .archiveTooLarge),
    .init("archiveEntries", "MAX_ARCHIVE_ENTRIES", .archiveTooLarge),
    .init("archiveRatio", "MAX_ARCHIVE_RATIO", .archiveTooLarge),
    .init("archiveDepth", "MAX_ARCHIVE_DEPTH", .archiveTooLarge),
    .init("contentsBytes", "MAX_CONTENTS_BYTES", .archiveTooLarge),
    .init("interfaceFiles", "MAX_INTERFACE_FILES", .archiveTooLarge),
    .init("interfaceBytes", "MAX_INTERFACE_BYTES", .archiveTooLarge),
    .init("stringsBytes", "MAX_STRINGS_BYTES", .archiveTooLarge),
    .init("solverSteps", "MAX_STEPS", .tooManySteps),
    .init("solveSeconds", "SOLVE_SECONDS", .timeLimit),
    .init("answerBytes", "MAX_ANSWER_BYTES", .answerTooLarge),
    .init("pixels", "MAX_PIXELS", .answerTooLarge),
    .init("waitingBytes", "MAX_WAITING_BYTES", .overloaded),
  ]

  private init(_ name: String, _ setting: String?, _ problem: ProblemType) {
    (self.name, self.setting, self.problem) = (name, setting, problem)
  }

  private static func fixed(_ name: String, _ value: Int, _ problem: ProblemType) -> ServiceLimit {
    var limit = ServiceLimit(name, nil, problem)
    limit.fixedValue = value
    return limit
  }

  func write(_ settings: Settings, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    if let setting = Setting.all.first(where: { $0.name == setting }) {
      writer.member("limit", Double(setting.text(in: settings)) ?? 0)
      writer.member("setting", setting.variable)
    } else {
      writer.member("limit", fixedValue)
    }
    writer.member("problem", problem.address)
    writer.endObject()
  }
}
