package import LayoutModel

/// Puts every text of a document into a pseudo-language: what views show, the titles of controllers, and those that
/// variations, rules and the request put in their place.
///
/// The direction of the layout stays what it is: for ``PseudoLanguage/rightToLeft`` it is asked of the environment.
///
/// - Complexity: O(*n*) in the size of the document and of its texts.
package func pseudolocalize(_ document: inout DocumentDraft, _ language: PseudoLanguage) {
  for index in document.contents.indices { document.contents[index].translate(to: language) }
  for index in document.controllers.indices {
    document.controllers[index].title = document.controllers[index].title.map(language.text)
    if document.controllers[index].hasBarItems {
      document.controllers[index].barItems.translate(to: language)
    }
  }
  for index in document.viewVariations.indices {
    document.viewVariations[index].property = document.viewVariations[index].property.translated(to: language)
  }
  for index in document.controllerVariations.indices {
    document.controllerVariations[index].property =
      document.controllerVariations[index].property.translated(to: language)
  }
  for index in document.rules.indices { document.rules[index].changes.translate(to: language) }
  document.overrides.translate(to: language)
}

extension ViewContent {
  fileprivate mutating func translate(to language: PseudoLanguage) {
    text = text.map(language.text)
    attributedText = attributedText.map(language.runs)
    placeholder = placeholder.map(language.text)
    title = title.map(language.text)
    configuration = configuration.map(language.configuration)
    segments = segments.map(language.text)
    barItems = barItems?.translated(language.text)
  }
}

extension PseudoLanguage {
  fileprivate func runs(_ runs: [AttributedRun]) -> [AttributedRun] {
    runs.map { AttributedRun(text: text(of: $0.text), font: $0.font, paragraphStyle: $0.paragraphStyle) }
  }

  fileprivate func configuration(_ button: ButtonConfiguration) -> ButtonConfiguration {
    var result = button
    (result.title, result.subtitle) = (button.title.map(text), button.subtitle.map(text))
    return result
  }
}

extension ViewProperty {
  fileprivate func translated(to language: PseudoLanguage) -> ViewProperty {
    guard case .content(let assignment) = self else { return self }
    return .content(
      assignment.mapping(\.text) { $0.map(language.text) }
        .mapping(\.attributedText) { $0.map(language.runs) }
        .mapping(\.placeholder) { $0.map(language.text) }
        .mapping(\.title) { $0.map(language.text) }
        .mapping(\.configuration) { $0.map(language.configuration) }
        .mapping(\.segments) { $0.map(language.text) })
  }
}

extension ControllerNode.Property {
  fileprivate func translated(to language: PseudoLanguage) -> ControllerNode.Property {
    guard case .own(let assignment) = self else { return self }
    return .own(
      assignment.mapping(\.title) { $0.map(language.text) }
        .mapping(\.navigationItem) { $0.translated(language.text) }
        .mapping(\.barItems.toolbarItems) { $0.map { $0.translated(language.text) } }
        .mapping(\.barItems.tabBarItem) { $0?.translated(language.text) })
  }
}

extension BarItems {
  fileprivate mutating func translate(to language: PseudoLanguage) {
    navigationItem = navigationItem.translated(language.text)
    toolbarItems = toolbarItems.map { $0.translated(language.text) }
    tabBarItem = tabBarItem?.translated(language.text)
  }
}

extension PropertyChanges {
  fileprivate mutating func translate(to language: PseudoLanguage) {
    for index in views.indices { views[index].property = views[index].property.translated(to: language) }
    for index in controllers.indices {
      controllers[index].property = controllers[index].property.translated(to: language)
    }
  }
}
