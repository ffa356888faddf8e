import Testing

@Suite struct PlaceholderLayoutPreview {}
