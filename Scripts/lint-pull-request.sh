#!/usr/bin/env bash
# Lints the layouts of a checkout and draws those that a pull request changes. action.yml runs it; so can any other machine.
#
#   lint-pull-request.sh get     gets the program of a release, and says where it is
#   lint-pull-request.sh lint    lints, writes the reports, draws; the status is that of `layout-resolver lint`
#   lint-pull-request.sh link    says in the summary where the pictures are
#
# Everything else comes by the environment:
#
#   LAYOUT_RESOLVER   the program; by default `layout-resolver`
#   LINT_PATHS        files and folders from the root of the repository, one a line; by default all of it
#   LINT_DEVICES      devices, one a line, or `all`; by default what the project's file says
#   LINT_ARGUMENTS    further arguments of `lint`, with quotation marks as in a shell, but nothing else of one
#   LINT_FAIL_ON      info, warning or error
#   LINT_BASELINE     a file of findings that are known
#   LINT_SARIF        where the report in SARIF goes; nowhere by default
#   LINT_BASE         the commit that the changes are compared with; without it nothing is drawn
#   LINT_PICTURES     an empty folder for pictures; without it nothing is drawn
#   LINT_PICTURES_URL for `link`: where they are
#   LINT_VERSION, LINT_REPOSITORY, LINT_REF, GITHUB_SERVER_URL
#                     for `get`: a version, else the action's own tag, else the latest; owner/name of the releases
#   GITHUB_STEP_SUMMARY, GITHUB_OUTPUT, RUNNER_TEMP
#                     as GitHub has them; without a summary it is left out
#
# Needs git to draw. Names of files may be anything: they come from a stranger's branch.
set -uo pipefail

program=${LAYOUT_RESOLVER:-layout-resolver}
summary=${GITHUB_STEP_SUMMARY:-/dev/null}
# GitHub takes a summary of 1 MiB, and drops a larger one as a whole.
most_summary=900000
most_pictures=50

# Lines for people. GitHub takes a line that begins with two colons for a command, so none does.
say() { printf '%s\n' "$*" | sed 's/^/layout-resolver: /' >&2; }
fail() { say "$1"; exit "${2:-2}"; }
output() { if [ -n "${GITHUB_OUTPUT:-}" ]; then printf '%s\n' "$1" >>"$GITHUB_OUTPUT"; fi; }

# Text as one line of HTML, whatever is in it.
markup() {
  printf %s "$1" | LC_ALL=C tr '\000-\037\177' ' ' |
    LC_ALL=C sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g'
}
# The same as a cell of a Markdown table.
cell() { markup "$1" | LC_ALL=C sed 's/[][\\|`*_~@#!$]/\\&/g'; }
# The same as a part of a file's name.
plain_name() { printf %s "${1##*/}" | LC_ALL=C tr -c 'A-Za-z0-9.' _ | cut -c 1-80; }

# ---- the program

# The version that is wanted: what was said, the tag of the action, or the latest release of that address.
wanted_version() {
  local version=${LINT_VERSION:-} address=$1
  if [ -z "$version" ] && [[ ${LINT_REF:-} =~ ^v[0-9]+\.[0-9]+\.[0-9]+$ ]]; then version=$LINT_REF; fi
  if [ -z "$version" ] || [ "$version" = latest ]; then
    version=$(curl -sS --fail --proto '=https' -o /dev/null -w '%{redirect_url}' "$address/releases/latest") || return 1
    version=${version##*/}
  fi
  version=${version#v}
  [[ $version =~ ^[0-9A-Za-z][0-9A-Za-z.-]*$ ]] || return 1
  printf '%s\n' "$version"
}

get() {
  local architecture folder address version name
  [ "$(uname -s)" = Linux ] || fail 'releases are for Linux; elsewhere say where the program is'
  case $(uname -m) in
    x86_64) architecture=amd64 ;;
    aarch64 | arm64) architecture=arm64 ;;
    *) fail "there is no release for $(uname -m)" ;;
  esac
  [ -n "${LINT_REPOSITORY:-}" ] || fail 'nothing says where releases are: say where the program is'
  address=${GITHUB_SERVER_URL:-https://github.com}/$LINT_REPOSITORY
  version=$(wanted_version "$address") || fail "there is no such version at $address"
  name=layout-resolver-$version-linux-$architecture
  folder=${RUNNER_TEMP:-/tmp}/$name
  mkdir -p "$folder" && cd "$folder" || exit 2
  for file in "$name.tar.gz" SHA256SUMS; do
    curl -sSL --fail --retry 3 --proto '=https' -o "$file" "$address/releases/download/v$version/$file" ||
      fail "$address has no $file of version $version"
  done
  awk -v name="$name.tar.gz" '$2 == name || $2 == "*" name' SHA256SUMS >wanted
  if [ ! -s wanted ] || ! sha256sum --check --quiet wanted >&2; then fail "$name.tar.gz is not what its checksum says"; fi
  tar -xzf "$name.tar.gz" || fail "$name.tar.gz cannot be unpacked"
  program=$(find "$folder" -type f -name layout-resolver -perm -100 | head -n 1)
  [ -n "$program" ] || fail "$name.tar.gz has no program"
  "$program" --version >/dev/null || fail "$name.tar.gz has a program that does not run here"
  output "program=$program"
}

# ---- lint

# The options, in `options`.
read_options() {
  options=()
  local line
  while IFS= read -r line; do
    case $line in
      '') ;;
      all) options+=(--all) ;;
      *) options+=("--device=$line") ;;
    esac
  done <<<"${LINT_DEVICES:-}"
  if [ -n "${LINT_FAIL_ON:-}" ]; then options+=("--fail-on=$LINT_FAIL_ON"); fi
  if [ -n "${LINT_BASELINE:-}" ]; then options+=("--baseline=$LINT_BASELINE"); fi
  case ${LINT_ARGUMENTS:-} in *[![:space:]]*) ;; *) return ;; esac
  while IFS= read -r -d '' line; do options+=("$line"); done < <(printf '%s\n' "$LINT_ARGUMENTS" | xargs printf '%s\0')
}

# Lints, with annotations on standard output. Returns the status of lint.
run_lint() {
  local paths=() reports=() line status
  while IFS= read -r line; do if [ -n "$line" ]; then paths+=("$line"); fi; done <<<"${LINT_PATHS:-.}"
  if [ -n "${LINT_SARIF:-}" ]; then
    mkdir -p -- "$(dirname -- "$LINT_SARIF")"
    reports+=("--report=sarif=$LINT_SARIF")
  fi
  "$program" lint --format=github "--report=markdown=$scratch/table.md" "${reports[@]+"${reports[@]}"}" \
    "${options[@]+"${options[@]}"}" -- "${paths[@]}" 2>"$scratch/complaints"
  status=$?
  if [ -s "$scratch/complaints" ]; then say "$(cat "$scratch/complaints")"; fi
  {
    printf '## Layouts\n\n'
    if [ -f "$scratch/table.md" ]; then
      cat "$scratch/table.md"
    else
      printf 'It could not be looked at; status %s:\n\n' "$status"
      sed 's/^/    /' "$scratch/complaints"
    fi
  } >"$scratch/summary.md"
  return "$status"
}

# ---- pictures

# Draws standard input. What cannot be drawn has its reason in the page, in place of a picture.
draw() {
  local name=$1 what=$2
  if "$program" preview --format=svg "--output=$pictures/$name" - 2>"$scratch/reason"; then
    drawn=$((drawn + 1))
    cell_text="$name"
    page_text="<img src=\"$name\" alt=\"$what\">"
  else
    cell_text=$(cell "$(head -c 500 "$scratch/reason")")
    page_text="<p>$(markup "$(head -c 2000 "$scratch/reason")")</p>"
  fi
}

# Draws one file before and after. Either path may be empty.
draw_change() {
  local old=$1 new=$2 title=${2:-$1} name before='–' after='–' page=''
  changed=$((changed + 1))
  if [ "$changed" -gt "$most_pictures" ]; then return; fi
  name=$(printf '%03d' "$changed")-$(plain_name "$title")
  if [ -n "$old" ] && git cat-file blob "$base:$old" >"$scratch/old" 2>/dev/null; then
    draw "$name.before.svg" before <"$scratch/old"
    before=$cell_text
    page+=$page_text
  else
    old=
  fi
  # A link could lead out of the checkout.
  if [ -n "$new" ] && [ -f "$new" ] && [ ! -L "$new" ]; then
    draw "$name.after.svg" after <"./$new"
    after=$cell_text
    page+=$page_text
    if [ -n "$old" ]; then
      "$program" diff --format=html -- "$scratch/old" "./$new" >"$pictures/$name.difference.html" 2>/dev/null
      if [ $? -eq 1 ]; then
        page+="<p><a href=\"$name.difference.html\">what became different</a></p>"
      else
        rm -f "$pictures/$name.difference.html"
      fi
    fi
  fi
  printf '| %s | %s | %s |\n' "$(cell "$title")" "$before" "$after" >>"$scratch/pictures.md"
  printf '<section><h2>%s</h2>\n%s</section>\n' "$(markup "$title")" "$page" >>"$scratch/pages.html"
}

# Draws all that changed since the base.
draw_changes() {
  local base status old new
  drawn=0 changed=0
  base=$(git rev-parse --verify --quiet --end-of-options "$LINT_BASE^{commit}") || {
    # A checkout has only as many commits as it was asked for.
    git fetch --quiet --no-tags --depth=1 -- origin "$LINT_BASE" 2>/dev/null
    base=$(git rev-parse --verify --quiet --end-of-options "$LINT_BASE^{commit}") ||
      base=$(git rev-parse --verify --quiet FETCH_HEAD) || base=
  }
  if [ -z "$base" ]; then
    say "the commit to compare with is not there, so nothing is drawn"
    return
  fi
  mkdir -p -- "$LINT_PICTURES" || fail 'the folder of pictures cannot be made'
  pictures=$(cd -- "$LINT_PICTURES" && pwd)
  : >"$scratch/pictures.md"
  : >"$scratch/pages.html"
  while IFS= read -r -d '' status && IFS= read -r -d '' old; do
    new=$old
    case $status in
      A*) old= ;;
      D*) new= ;;
      R* | C*) IFS= read -r -d '' new ;;
    esac
    draw_change "$old" "$new"
  done < <(git diff -z --name-status --find-renames --no-ext-diff "$base" -- '*.storyboard' '*.xib')
  if [ "$changed" -eq 0 ]; then return; fi
  write_pages
}

# The page with all pictures, and their table in the summary.
write_pages() {
  {
    printf '<!DOCTYPE html>\n<html lang="en"><meta charset="utf-8"><title>Layouts before and after</title>\n'
    printf '<style>body{font:16px system-ui;margin:2em}img{max-width:48%%;vertical-align:top;margin-right:1%%}</style>\n'
    cat "$scratch/pages.html"
  } >"$pictures/index.html"
  {
    printf '\n### Changed files\n\n| File | Before | After |\n| --- | --- | --- |\n'
    cat "$scratch/pictures.md"
    if [ "$changed" -gt "$most_pictures" ]; then printf '\nand %s more, not drawn\n' $((changed - most_pictures)); fi
  } >>"$scratch/summary.md"
  output "pictures=$pictures"
  output "drawn=$drawn"
}

lint() {
  local status top
  scratch=$(mktemp -d) || exit 2
  trap 'rm -rf "$scratch"' EXIT
  case $program in
    /*) ;;
    */*) program=$(pwd)/$program ;;
  esac
  # Annotations and SARIF name files from the root.
  if top=$(git rev-parse --show-toplevel 2>/dev/null); then cd -- "$top" || exit 2; fi
  read_options
  run_lint
  status=$?
  if [ -n "${LINT_BASE:-}" ] && [ -n "${LINT_PICTURES:-}" ]; then draw_changes; fi
  if [ "$(wc -c <"$scratch/summary.md")" -gt "$most_summary" ]; then
    head -c "$most_summary" "$scratch/summary.md" | sed '$d' >"$scratch/short.md"
    printf '\nThere is more in the log.\n' >>"$scratch/short.md"
    mv "$scratch/short.md" "$scratch/summary.md"
  fi
  cat "$scratch/summary.md" >>"$summary"
  output "status=$status"
  exit "$status"
}

case ${1:-} in
  get) get ;;
  lint) lint ;;
  link) printf '\n[All pictures](%s): index.html shows them side by side.\n' "${LINT_PICTURES_URL:?}" >>"$summary" ;;
  *) fail 'usage: lint-pull-request.sh get|lint|link' 64 ;;
esac
