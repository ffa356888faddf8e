import JSON
import LayoutModel
import Testing

@testable import LayoutCoding

/// A request that has faults, and all of them, in the order of the text.
struct FaultyDocument: Sendable, CustomTestStringConvertible {
  let name: String
  let text: String
  let faults: [ExpectedFault]

  init(_ name: String, _ text: String, _ faults: ExpectedFault...) {
    self.name = name
    self.text = text
    self.faults = faults
  }

  var testDescription: String { name }

  /// A document with a hierarchy of its own.
  static func hierarchy(_ name: String, _ hierarchy: String, _ faults: ExpectedFault...) -> FaultyDocument {
    FaultyDocument(name, #"{"device":"iPhone 6","hierarchy":\#(hierarchy)}"#, faults)
  }

  /// A document with these members besides a device and a root view.
  static func members(_ name: String, _ members: String, _ faults: ExpectedFault...) -> FaultyDocument {
    FaultyDocument(name, #"{"device":"iPhone 6","hierarchy":{"id":"root"},\#(members)}"#, faults)
  }

  /// A document with a view `root` that has these members.
  static func view(_ name: String, _ members: String, _ faults: ExpectedFault...) -> FaultyDocument {
    FaultyDocument(name, #"{"device":"iPhone 6","hierarchy":{"id":"root",\#(members)}}"#, faults)
  }

  /// A document with this environment in place of `device`.
  static func environment(_ name: String, _ members: String, _ faults: ExpectedFault...) -> FaultyDocument {
    FaultyDocument(name, #"{\#(members),"hierarchy":{"id":"root"}}"#, faults)
  }

  /// A document with this one constraint over the views `root`, `a`, `größe`, `😀`, `two words` and guide `g`.
  static func constraint(_ name: String, _ constraint: String, _ faults: ExpectedFault...) -> FaultyDocument {
    FaultyDocument(name, constraintDocument(constraint), faults)
  }

  private init(_ name: String, _ text: String, _ faults: [ExpectedFault]) {
    self.name = name
    self.text = text
    self.faults = faults
  }
}

func constraintDocument(_ constraint: String) -> String {
  #"""
  {"device":"iPhone 6","hierarchy":{"id":"root","layoutGuides":[{"id":"g"}],"subviews":[{"id":"a"},
  {"id":"größe"},{"id":"😀"},{"id":"two words"},{"id":"a.b"},{"id":"8bC-Xf-vdC"},{"id":"x/1"},{"id":"b_2"}]},
  "constraints":[\#(constraint)]}
  """#
}

/// A fault less the words that tell people what was expected.
struct ExpectedFault: Hashable, Sendable, CustomStringConvertible {
  var code: String
  var pointer: String
  var offset: Int?
  var nearest: [String] = []

  init(_ code: String, _ pointer: String, offset: Int? = nil, nearest: [String] = []) {
    self.code = code
    self.pointer = pointer
    self.offset = offset
    self.nearest = nearest
  }

  /// - Note: The code and its own facts, as `missingKey(device)`.
  init(_ fault: Fault) {
    (pointer, offset) = (fault.pointer.fragment, fault.offset)
    switch fault.kind {
    case .invalidXML(let reason, let offset, _, _): code = "invalidXML(\(reason), \(offset))"
    case .notInterfaceBuilder(let mismatch): code = "notInterfaceBuilder(\(mismatch.rawValue))"
    case .invalidJSON(let error, let offset, _, _): code = "invalidJSON(\(error.rawValue), \(offset))"
    case .duplicateKey(let key): code = "duplicateKey(\(key))"
    case .missingKey(let key): code = "missingKey(\(key))"
    case .keyOfOtherType(let key, _), .keyOfOtherClass(let key, _): code = "unknownKey(\(key))"
    case .unknownKey(let key, let near, _), .keyWrittenOtherwise(let key, _, let near),
      .keyUnusedByType(let key, _, let near):
      (code, nearest) = ("unknownKey(\(key))", near)
    case .wrongType(_, let found): code = "wrongType(\(found.rawValue))"
    case .invalidValue(_, let near): (code, nearest) = ("invalidValue", near)
    case .duplicateId(let id, _), .placeIsOtherId(let id, _): code = "duplicateId(\(id))"
    case .unknownReference(let id, let near): (code, nearest) = ("unknownReference(\(id))", near)
    case .referenceInOtherTree(let id, let place): code = "referenceInOtherTree(\(id), \(place))"
    case .unknownDevice(let name, let near): (code, nearest) = ("unknownDevice(\(name))", near)
    case .invalidConstraint: code = "invalidConstraint"
    case .invalidVisualFormat(let error, _, _, let near): (code, nearest) = (error.rawValue, near)
    case .attributeMissing: code = "unknownLayoutAttribute"
    case .unknownLayoutAttribute(let name, let near):
      (code, nearest) = ("unknownLayoutAttribute(\(name))", near)
    case .illegalConstraint(let reason): code = reason.rawValue
    case .limitExceeded(let limit, let allowed, let value):
      code = "limitExceeded(\(limit.rawValue), \(allowed), \(value))"
    case .overrideTargetNotChild(let id): code = "overrideTargetNotChild(\(id))"
    case .ruleOutOfScope(let id): code = "ruleOutOfScope(\(id))"
    case .customTraitTypeMismatch(let id, let expected):
      code = "customTraitTypeMismatch(\(id), \(expected))"
    case .nonFinite, .cannotUninstallRoot, .invalidPresentationStyle: code = "\(fault.kind)"
    case .alreadyPresenting(let id, _, _, _): code = "alreadyPresenting(\(id))"
    case .invalidStructure(_, let found): code = "invalidStructure(\(found.rawValue))"
    case .unsafePath(let path): code = "unsafePath(\(path))"
    default:
      code = "no fault of decoding"
    }
  }

  var description: String {
    let place = offset.map { " at \($0)" } ?? ""
    return "\(code) in \(pointer)\(place)\(nearest.isEmpty ? "" : " nearest \(nearest)")"
  }
}

/// The faults of a text, none if it can be read.
func faults(of text: String, limits: DecodingLimits = DecodingLimits()) -> [ExpectedFault] {
  do throws(FaultList) {
    _ = try decodeLayoutRequest(Array(text.utf8), limits: limits)
    return []
  } catch {
    return error.faults.map { ExpectedFault($0) }
  }
}

/// The request of a text, which must have no faults.
func request(_ text: String) throws -> DecodedRequest { try decodeLayoutRequest(Array(text.utf8)) }

extension DecodedRequest {
  /// The environment of a request that asks for one.
  var environment: EnvironmentRequest { environments[0].request }
}
