/** What the generators of this folder write. */
export interface Planned {
  /** New files. */
  files: { path: string; text: string }[]
  /** Files that are there, with what they say from then on. */
  edits: { path: string; text: string }[]
}

/** Adds lines behind what a file says so. Throws where it says something else by now. */
export function after(text: string, anchor: RegExp, lines: string): string {
  const found = anchor.exec(text)
  if (!found) throw new Error(`nothing looks like ${anchor.source} any more: tools/new adds behind it`)
  const end = found.index + found[0].length
  return text.slice(0, end) + lines + text.slice(end)
}
