// For the interpreter only: for the compiler, Foundation itself stands in.

/// Without effect on layout: how soon something runs.
public enum QualityOfService: Int {
  case userInteractive = 33
  case userInitiated = 25
  case utility = 17
  case background = 9
  case `default` = -1
}

/// Something that a queue runs.
open class Operation: NSObject {
  open var name: String?
  open var qualityOfService: QualityOfService = .default
  /// Not run: it is not known when it ends.
  open var completionBlock: (() -> Void)?
  public internal(set) var isCancelled: Bool = false
  public internal(set) var dependencies: [Operation] = []
  open var isExecuting: Bool { false }
  open var isFinished: Bool { false }
  open var isReady: Bool { true }
  open var isAsynchronous: Bool { false }

  open func main() {}
  open func start() { main() }
  open func cancel() { isCancelled = true }
  open func addDependency(_ op: Operation) { dependencies.append(op) }
  open func removeDependency(_ op: Operation) { dependencies.removeAll { $0 === op } }
}

/// Blocks that a queue runs.
open class BlockOperation: Operation {
  var blocks: [() -> Void] = []

  public convenience init(block: @escaping () -> Void) {
    self.init()
    self.blocks = [block]
  }

  open func addExecutionBlock(_ block: @escaping () -> Void) { blocks.append(block) }

  open override func main() {
    for block in blocks {
      block()
    }
  }
}

/// Where operations run: those of the main queue after the life cycle.
open class OperationQueue: NSObject {
  public nonisolated(unsafe) static let main: OperationQueue = OperationQueue()
  public class var current: OperationQueue? { main }

  open var name: String?
  open var maxConcurrentOperationCount: Int = -1
  open var qualityOfService: QualityOfService = .default
  open var isSuspended: Bool = false
  open var underlyingQueue: DispatchQueue?
  open var operations: [Operation] { [] }
  open var operationCount: Int { 0 }

  open func addOperation(_ block: @escaping () -> Void) {
    if self === OperationQueue.main {
      DispatchQueue.pending.append(block)
    } else {
      __notRun(block, "asynchronous")
    }
  }

  open func addOperation(_ op: Operation) {
    if self === OperationQueue.main {
      DispatchQueue.pending.append({ op.start() })
    }
  }

  open func addOperations(_ ops: [Operation], waitUntilFinished wait: Bool) {
    for op in ops {
      addOperation(op)
    }
  }

  open func addBarrierBlock(_ barrier: @escaping () -> Void) { __notRun(barrier, "asynchronous") }
  open func cancelAllOperations() {}
  open func waitUntilAllOperationsAreFinished() {}
}
