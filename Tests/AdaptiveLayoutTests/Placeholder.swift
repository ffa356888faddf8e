import Testing

@Suite struct PlaceholderAdaptiveLayout {}
