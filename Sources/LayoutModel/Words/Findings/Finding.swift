/// What a diagnostic tells, as facts. The facts of a kind stand in one file with its code and its sentence.
package enum Finding: Hashable, Sendable {
  case layout(LayoutFinding)
  case controller(ControllerFinding)
  case request(RequestFinding)
  case assetChoice(AssetChoiceFinding)
  case assetSet(AssetSetFinding)
  case contents(ContentsFinding)
  case visual(VisualFinding)
  case sweep(SweepFinding)
  case dump(DumpFinding)

  var sentence: Sentence {
    switch self {
    case .layout(let finding): finding.sentence
    case .controller(let finding): finding.sentence
    case .request(let finding): finding.sentence
    case .assetChoice(let finding): finding.sentence
    case .assetSet(let finding): finding.sentence
    case .contents(let finding): finding.sentence
    case .visual(let finding): finding.sentence
    case .sweep(let finding): finding.sentence
    case .dump(let finding): finding.sentence
    }
  }
}

/// The code of a finding and its words, which are made when somebody reads them.
struct Sentence {
  let code: Diagnostic.Code
  let text: () -> String

  init(_ code: Diagnostic.Code, _ text: @autoclosure @escaping () -> String) {
    (self.code, self.text) = (code, text)
  }
}
