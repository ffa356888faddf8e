// Faults and diagnostics speak of places and types in JSON: whoever sees the model sees these words, too.
@_exported public import JSON
