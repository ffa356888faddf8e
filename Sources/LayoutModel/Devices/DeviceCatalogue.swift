import Synchronization

/// The devices that the service knows, found by id, name, alias or model identifier in any letter case. One is read when it is
/// first asked for, and kept: few requests name more than one, and a program that starts needs none.
package struct DeviceCatalogue: Sendable {
  /// How many devices there are.
  package let count: Int
  private let find: @Sendable (String) -> Int?
  private let shelf: Shelf

  /// - Parameters:
  ///   - find: The position of the device that a name names, nil if none does.
  ///   - read: The device at a position below `count`. Asked once for each.
  package init(
    count: Int, find: @escaping @Sendable (String) -> Int?, read: @escaping @Sendable (Int) -> Device
  ) {
    self.count = count
    self.find = find
    shelf = Shelf(count: count, read: read)
  }

  /// All devices, in the order of the catalogue, in O(*n*).
  package var devices: [Device] { (0..<count).map { shelf.device(at: $0) } }
  /// The device at a position below ``count``.
  package func device(at index: Int) -> Device { shelf.device(at: index) }
  /// The position of the device that `name` names, nil if none does.
  package func index(named name: String) -> Int? { find(name) }
  /// The device that `name` names, nil if none does.
  package func device(named name: String) -> Device? { index(named: name).map { shelf.device(at: $0) } }

  /// The devices that were read so far. The lock is held while one is read, which takes less than a millisecond.
  private final class Shelf: Sendable {
    private let devices: Mutex<[Device?]>
    private let read: @Sendable (Int) -> Device

    init(count: Int, read: @escaping @Sendable (Int) -> Device) {
      devices = Mutex(Array(repeating: nil, count: count))
      self.read = read
    }

    func device(at index: Int) -> Device {
      devices.withLock { devices in
        if let device = devices[index] { return device }
        let device = read(index)
        devices[index] = device
        return device
      }
    }
  }
}
