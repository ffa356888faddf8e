import Glibc
import Operations

/// Writes what the process takes of the machine.
func writeProcessMetrics(to text: inout MetricsText) {
  text.family("process_resident_memory_bytes", .gauge, "Memory of the process that is not paged out.")
  text.sample(residentBytes)
  text.family(
    "process_cpu_seconds_total", .counter, "Processor time, of the program and of the system for it.")
  text.sample(processorSeconds)
  text.family("process_start_time_seconds", .gauge, "When the program began to serve, in seconds since 1970.")
  text.sample(startTime)
  text.family("build_info", .gauge, "What runs here; the value is always 1.")
  text.sample(labels: [("version", Version.product), ("commit", Version.commit)], 1 as UInt64)
}

/// Notes when the program began, unless that is known.
func noteStartTime() { _ = startTime }

private let startTime: Double = {
  var now = timespec()
  clock_gettime(CLOCK_REALTIME, &now)
  return Double(now.tv_sec) + Double(now.tv_nsec / 1_000_000) / 1000
}()

private var residentBytes: UInt64 {
  // Pages in all, then those that are resident.
  let fields = (readFile("/proc/self/statm", limit: 4096) ?? []).split(separator: UInt8(ascii: " "))
  let pages = fields.count > 1 ? UInt64(String(decoding: fields[1], as: UTF8.self)) ?? 0 : 0
  return pages * UInt64(sysconf(Int32(_SC_PAGESIZE)))
}

private var processorSeconds: Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  let seconds = usage.ru_utime.tv_sec + usage.ru_stime.tv_sec
  let microseconds = usage.ru_utime.tv_usec + usage.ru_stime.tv_usec
  return Double(seconds) + Double(microseconds) / 1_000_000
}
