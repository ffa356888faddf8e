import Foundation

/// Every iPhone and iPad.
public struct Catalogue: Codable, Sendable {
  /// The version of the package.
  public var version: String
  /// All devices, oldest first in each family.
  public var devices: [Device]

  /// The catalogue, read anew.
  public static func load() throws -> Catalogue {
    guard let file = Bundle.module.url(forResource: "devices", withExtension: "json") else {
      throw CocoaError(.fileNoSuchFile)
    }
    return try JSONDecoder().decode(Catalogue.self, from: Data(contentsOf: file))
  }

  private static let shared = Result { try load() }

  /// All devices, read once.
  public static func devices() throws -> [Device] { try shared.get().devices }

  /// The device of an id, a name, an alias or a model identifier, in any letter case; nil for what is none.
  public static func device(_ name: String) throws -> Device? {
    try devices().first { device in
      ([device.id, device.name] + device.aliases + device.modelIdentifiers)
        .contains { $0.lowercased() == name.lowercased() }
    }
  }
}

extension Device: Identifiable {
  /// Whether a field, as a dotted path, or a part of it rests on one source or on a derivation.
  public func isUncertain(_ field: String) -> Bool {
    uncertain.contains { "\($0).".hasPrefix("\(field).") || "\(field).".hasPrefix("\($0).") }
  }
}
