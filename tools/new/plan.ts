import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What the generators of this folder write. */
export interface Planned {
  /** New files. */
  files: { path: string; text: string }[]
  /** Files that are there, with what they say from then on. */
  edits: { path: string; text: string }[]
}

/** A template with those of its regions (`// #name` up to `// #end`) that are wanted. */
export function withRegions(template: string, wants: (region: string) => boolean): string {
  return template.replaceAll(
    /^ *\/\/ #([\w-]+)\n([\s\S]*?)^ *\/\/ #end\n/gm,
    (_, region: string, lines: string) => (wants(region) ? lines : ''),
  )
}

/** What is wrong where one of the new files is there already. */
export function takenBy({ files }: Planned, from: string): string | undefined {
  const taken = files.find(({ path }) => existsSync(join(from, path)))
  return taken && `${taken.path} is there already`
}

/** Adds lines behind what a file says so. Throws where it says something else by now. */
export function after(text: string, anchor: RegExp, lines: string): string {
  const found = anchor.exec(text)
  if (!found) throw new Error(`nothing looks like ${anchor.source} any more: tools/new adds behind it`)
  const end = found.index + found[0].length
  return text.slice(0, end) + lines + text.slice(end)
}
