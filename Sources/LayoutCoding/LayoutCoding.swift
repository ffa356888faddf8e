// Placeholder, replaced by the module's first file.
