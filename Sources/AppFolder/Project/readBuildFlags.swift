/// The flags for which `#if` asks and that an Xcode project sets for its first app: those of the configuration that is built where nobody
/// says another, as an archive is. `DEBUG` is none of them. Empty for what is no project.
///
/// - Parameter bytes: Those of `project.pbxproj`.
/// - Complexity: O(*n*) for *n* bytes.
func readBuildFlags(_ bytes: [UInt8]) -> Set<String> {
  let file = ProjectFile(ProjectList(bytes))
  guard let project = file.project, let app = file.firstApp(of: project),
    let own = file.configuration(of: app, named: nil)
  else { return [] }
  let shared = file.configuration(of: project, named: file.text("name", of: own))
  let flags = file.flags(of: own, inheriting: shared.map { file.flags(of: $0, inheriting: []) } ?? [])
  return flags.subtracting(["DEBUG"])
}

/// The objects of a project that say how it is built, by their ids.
private struct ProjectFile {
  private let list: ProjectList
  private var objects: [String: Range<Int>] = [:]
  /// The project itself.
  var project: Range<Int>? { text("rootObject", of: list.whole).flatMap { objects[$0] } }

  init(_ list: ProjectList) {
    self.list = list
    guard let all = list.member("objects", of: list.whole) else { return }
    var found: [String: Range<Int>] = [:]
    list.forEachMember(of: all) { key, value in
      if let isa = text("isa", of: value), Self.needed.contains(isa), let id = list.text(key) {
        found[id] = value
      }
      return found.count < Self.mostObjects
    }
    objects = found
  }

  private static let needed: Set<String> = [
    "PBXProject", "PBXNativeTarget", "XCConfigurationList", "XCBuildConfiguration",
  ]
  private static let mostObjects = 10_000

  func text(_ key: String, of object: Range<Int>) -> String? { list.text(list.member(key, of: object)) }

  /// The objects whose ids a list has, each once.
  private func objects(_ key: String, of object: Range<Int>) -> [Range<Int>] {
    var seen: Set<String> = []
    return list.texts(list.member(key, of: object)).filter { seen.insert($0).inserted }.compactMap {
      objects[$0]
    }
  }

  func firstApp(of project: Range<Int>) -> Range<Int>? {
    objects("targets", of: project).first {
      text("productType", of: $0) == "com.apple.product-type.application"
    }
  }

  /// A configuration of a target or a project, by its name or the one that is usual.
  func configuration(of owner: Range<Int>, named name: String?) -> Range<Int>? {
    guard let list = text("buildConfigurationList", of: owner).flatMap({ objects[$0] }) else { return nil }
    let all = objects("buildConfigurations", of: list)
    let wanted = name ?? text("defaultConfigurationName", of: list) ?? "Release"
    return all.first { text("name", of: $0) == wanted } ?? (name == nil ? all.last : nil)
  }

  /// - Parameter inherited: What stands for `$(inherited)`, and for a setting that is not there.
  func flags(of configuration: Range<Int>, inheriting inherited: Set<String>) -> Set<String> {
    guard let settings = list.member("buildSettings", of: configuration) else { return inherited }
    func words(_ key: String) -> [Substring]? {
      list.member(key, of: settings).map { value in
        list.texts(value).flatMap { $0.split { $0 == " " || $0 == "\"" || $0 == "\\" } }
      }
    }
    let conditions = words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    var flags = conditions?.contains("$(inherited)") ?? true ? inherited : []
    flags.formUnion((conditions ?? []).map(String.init).filter { !$0.contains("$") })
    let options = words("OTHER_SWIFT_FLAGS") ?? []
    for (option, next) in zip(options, options.dropFirst() + [""]) where option.hasPrefix("-D") {
      let flag = option == "-D" ? next : option.dropFirst(2)
      if !flag.isEmpty, !flag.contains("$") { flags.insert(String(flag)) }
    }
    return flags
  }
}
