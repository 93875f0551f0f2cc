import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a folder hold these files and nothing else. Each is moved into place when it is whole, so that whoever imports the
 * words meanwhile finds the old ones or the new ones.
 */
export function replaceFiles(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    const part = join(folder, `${name}.${process.pid}.part`)
    writeFileSync(part, content)
    renameSync(part, join(folder, name))
  }
  for (const name of readdirSync(folder).filter((each) => !(each in files)))
    rmSync(join(folder, name), { recursive: true, force: true })
}
