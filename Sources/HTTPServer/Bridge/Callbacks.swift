import CMicroHTTPD

// What the library calls, on its own threads. `context` is always the ``ServerCore``, which the ``Daemon`` keeps alive.
//
// These are global constants outside of `main.swift`: a closure written there belongs to the main actor, and
// calling it on another thread ends the program.

/// The first line of a request has been read; the result is handed to the other callbacks.
let requestBegins: RequestLineCallback = { context, target, connection in
  guard let context, let connection else { return nil }
  let exchange = withCore(context) { core in
    let exchange = core.takeExchange()
    let client = CMicroHTTPD_socketContext(connection).map {
      Unmanaged<ClientConnection>.fromOpaque($0).takeUnretainedValue()
    }
    exchange.begin(target, on: client, core)
    return exchange
  }
  return Unmanaged.passRetained(exchange).toOpaque()
}

/// There is something to read, or the response is wanted.
let requestAdvances: MHD_AccessHandlerCallback = {
  context, connection, target, method, version, data, size, state in
  guard let context, let connection, let target, let method, let version, let size,
    let exchange = state?.pointee
  else { return .NO }
  let head = RequestHead(connection: connection, method: method, target: target, version: version)
  let piece = UnsafeRawBufferPointer(start: data, count: size.pointee)
  size.pointee = 0
  return Unmanaged<Exchange>.fromOpaque(exchange)._withUnsafeGuaranteedRef { exchange in
    withCore(context) { core in exchange.advance(head, piece, core) ? .YES : .NO }
  }
}

/// The response is sent, or never will be.
let requestEnds: MHD_RequestCompletedCallback = { context, _, state, reason in
  guard let context, let taken = state?.pointee else { return }
  state?.pointee = nil
  let exchange = Unmanaged<Exchange>.fromOpaque(taken).takeRetainedValue()
  withCore(context) { core in
    exchange.complete(reason == .REQUEST_TERMINATED_COMPLETED_OK ? .sent : .aborted, core)
    core.recycle(exchange)
  }
}

/// A client has connected, or is gone. The socket stays open until the second call returns.
let connectionChanges: MHD_NotifyConnectionCallback = { context, connection, state, change in
  guard let context, let connection, let state else { return }
  withCore(context) { core in
    switch change {
    case .CONNECTION_NOTIFY_STARTED:
      let address = core.addresses.flatMap { _ in ClientAddress(CMicroHTTPD_clientAddress(connection)) }
      let isExcess = address.map { core.addresses?.enter($0) == false } ?? false
      let patience = isExcess ? min(core.readTimeout, ClientConnection.excessPatience) : core.readTimeout
      let client = ClientConnection(
        socket: CMicroHTTPD_socket(connection), isPlain: core.configuration.identity == nil,
        batch: .ofThisThread, address: address, isExcess: isExcess,
        deadline: monotonicNanoseconds() + patience)
      if !core.deadlines.watch(client) { client.turnAway() }
      state.pointee = Unmanaged.passRetained(client).toOpaque()
    default:
      guard let taken = state.pointee else { return }
      state.pointee = nil
      let client = Unmanaged<ClientConnection>.fromOpaque(taken).takeRetainedValue()
      core.deadlines.forget(client)
      if let address = client.address { core.addresses?.leave(address) }
    }
  }
}

/// Leaves escapes alone: a decoded slash would change the path's segments, a decoded NUL would end it.
let leaveEscapes: UnescapeCallback = { _, _, text in text.map { length($0) } ?? 0 }

// The library names no types for these two.
typealias RequestLineCallback =
  @convention(c) (
    _ context: UnsafeMutableRawPointer?, _ target: UnsafePointer<CChar>?, _ connection: OpaquePointer?
  ) -> UnsafeMutableRawPointer?
typealias UnescapeCallback =
  @convention(c) (
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ text: UnsafeMutablePointer<CChar>?
  ) -> Int

private func withCore<Result>(_ context: UnsafeMutableRawPointer, _ body: (ServerCore) -> Result) -> Result {
  Unmanaged<ServerCore>.fromOpaque(context)._withUnsafeGuaranteedRef(body)
}
