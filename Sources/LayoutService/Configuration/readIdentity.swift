import HTTPServer

extension Settings {
  /// The certificate and the key that the settings name; nil if they name none.
  ///
  /// - Throws: The setting whose file cannot be read, or that is missing beside the other.
  func readIdentity() throws(SettingError) -> HTTPServer.TLSIdentity? {
    if tlsCert.isEmpty, tlsKey.isEmpty { return nil }
    return HTTPServer.TLSIdentity(
      certificate: try readPEM("--tls-cert", tlsCert), key: try readPEM("--tls-key", tlsKey))
  }

  private func readPEM(_ name: String, _ path: String) throws(SettingError) -> [UInt8] {
    guard let bytes = readFile(path, limit: 1 << 20), !bytes.isEmpty, !bytes.contains(0) else {
      throw SettingError(
        name: name, value: path, expected: "a file in PEM, as --tls-cert and --tls-key both need")
    }
    return bytes
  }
}
