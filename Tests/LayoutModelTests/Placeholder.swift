import Testing

@Suite struct PlaceholderLayoutModel {}
