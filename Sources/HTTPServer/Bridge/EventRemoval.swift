import CMicroHTTPD
import Glibc

// When the library stops listening, two of its threads may take the listening socket out of a polling set at the same
// time: the one that is told to stop, and the one that polls. Whichever comes second is told that it is not there, and
// ends the process with all requests in flight. What it hands to the system can be seen, as its answers can: its call of
// `epoll_ctl` finds the function below first (decision 0033).

/// Changes a polling set. To take out what is not there is no fault.
@_cdecl("epoll_ctl")
public func changePollingSet(
  _ set: Int32, _ operation: Int32, _ descriptor: Int32, _ event: UnsafeMutableRawPointer?
) -> Int32 {
  let result = systemChangePollingSet(set, operation, descriptor, event)
  if result != 0, operation == EPOLL_CTL_DEL, errno == ENOENT || errno == EBADF { return 0 }
  return result
}

private typealias ChangePollingSet = @convention(c) (Int32, Int32, Int32, UnsafeMutableRawPointer?) -> Int32

private let systemChangePollingSet = systemFunction("epoll_ctl", as: ChangePollingSet.self)
