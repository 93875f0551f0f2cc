import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Directions = {
  rooms: Record<string, string[]>
  testsMayAlsoImport: string[]
  rootPackagesForTestsAndConfig: string[]
  onlyIn: { room: string; packages: string[]; folders: string[]; why: string }[]
  /**
   * `depth` is how many folders down what has a door lies; one unless told. What comes after the first page
   * enters by `laterDoor`.
   */
  doors: {
    room: string
    folder: string
    depth?: number
    door: string
    laterDoor?: string
    testDoor?: string
    name: string
    closed?: boolean
  }[]
  /** The folders right inside this one, and which others each may import. */
  areas: { room: string; folder: string; mayImport: Record<string, string[]> }
  floorsInside: { room: string; below: string; above: string[] }[]
}

/** The one table of allowed directions. */
export const directions: Directions = JSON.parse(
  readFileSync(join(import.meta.dirname, 'directions.json'), 'utf8'),
)
