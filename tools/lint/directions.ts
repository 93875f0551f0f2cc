import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Directions = {
  rooms: Record<string, string[]>
  testsMayAlsoImport: string[]
  rootPackagesForTestsAndConfig: string[]
  onlyIn: { room: string; packages: string[]; folders: string[]; why: string }[]
  doors: { room: string; folder: string; door: string; testDoor?: string; name: string; closed?: boolean }[]
  floorsInside: { room: string; below: string; above: string[] }[]
}

/** The one table of allowed directions. */
export const directions: Directions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'directions.json'), 'utf8'),
)
