/// How many folders two files have in common, from the top of what their paths begin with.
package func sharedFolders(_ path: String, _ other: String) -> Int {
  zip(folders(path), folders(other)).prefix { $0.elementsEqual($1) }.count
}

/// How many folders one goes up and down from a file to another.
package func folderDistance(_ path: String, _ other: String) -> Int {
  folders(path).count + folders(other).count - 2 * sharedFolders(path, other)
}

private func folders(_ path: String) -> ArraySlice<Substring.UTF8View> {
  path.utf8.split(separator: UInt8(ascii: "/")).dropLast()
}
