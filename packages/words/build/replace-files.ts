import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder hold these files and nothing else. Each is moved into place when it is whole, so that
 * whoever imports the words meanwhile finds the old ones or the new ones; or, `inPlace`, written over the old
 * one where it differs, for those who watch a file and would lose sight of it when another takes its place.
 */
export function replaceFiles(folder: string, files: Record<string, string>, inPlace: boolean): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files))
    (inPlace ? writeOver : moveThere)(join(folder, name), content)
  for (const name of readdirSync(folder).filter((each) => !(each in files)))
    rmSync(join(folder, name), { recursive: true, force: true })
}

function moveThere(file: string, content: string): void {
  const part = `${file}.${process.pid}.part`
  writeFileSync(part, content)
  renameSync(part, file)
}

function writeOver(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
}
