import Testing

@Suite struct PlaceholderLayoutService {}
