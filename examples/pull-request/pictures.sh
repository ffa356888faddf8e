#!/bin/sh
# Draws the layouts that a change touches, as they were and as they are, and writes a comment that shows them side by side.
#
#   pictures.sh BASE OUT [ADDRESS]
#
# BASE is the commit to compare with, OUT a folder for the pictures and comment.md, ADDRESS where OUT will be found (by
# default the comment names the files alone). Looks at storyboards, xibs and files that end in .layout.json. What goes
# before -- in $PREVIEW_OPTIONS is handed to `layout-resolver preview`, such as --device "iPhone SE" or --show margins.
set -eu

base=$1
out=$2
address=${3:+${3%/}/}
program=${LAYOUT_RESOLVER:-layout-resolver}

mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$(git rev-parse --show-toplevel)"
list=$(mktemp)
old=$(mktemp)
trap 'rm -f "$list" "$old"' EXIT

# Draws standard input. What cannot be drawn has its reason in place of a picture.
draw() {
  # shellcheck disable=SC2086 # several options
  if "$program" preview ${PREVIEW_OPTIONS:-} --output "$out/$1" - 2>"$out/$1.txt"; then
    rm "$out/$1.txt"
    echo "![$2]($address$1)"
  else
    tr '\n' ' ' <"$out/$1.txt"
  fi
}

git diff --name-only --no-renames "$base" -- '*.storyboard' '*.xib' '*.layout.json' >"$list"
{
  echo '| file | before | after |'
  echo '|---|---|---|'
  while IFS= read -r file; do
    name=$(printf %s "$file" | sed 's/[^A-Za-z0-9._-]/_/g')
    before='–'
    after='–'
    if git show "$base:$file" >"$old" 2>/dev/null; then before=$(draw "$name.before.svg" before <"$old"); fi
    if [ -f "$file" ]; then after=$(draw "$name.after.svg" after <"$file"); fi
    echo "| \`$file\` | $before | $after |"
  done <"$list"
} >"$out/comment.md"
