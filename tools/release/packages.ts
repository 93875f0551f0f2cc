import { existsSync } from 'node:fs'
import { posix } from 'node:path'

/** What a lock file says of one package, as far as it is read here. */
export interface Locked {
  version?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Lock = Record<string, Locked>

/**
 * The folders of all packages that some workspaces need to run, those of the house among them, by the lock
 * file: without what is for building and testing. `isThere` tells which optional ones are on this machine.
 */
export function packagesOf(
  lock: Lock,
  workspaces: readonly string[],
  isThere: (folder: string) => boolean = existsSync,
): string[] {
  const found = new Set<string>()
  const queue = [...workspaces]
  for (let folder = queue.shift(); folder !== undefined; folder = queue.shift()) {
    if (found.has(folder)) continue
    found.add(folder)
    const { dependencies = {}, optionalDependencies = {} } = lock[folder] ?? {}
    for (const name of [
      ...Object.keys({ ...dependencies, ...optionalDependencies }),
      ...peersOf(lock[folder]),
    ]) {
      const place = placeOf(lock, folder, name)
      if (place === null || !isThere(place)) {
        if (!(name in dependencies) || name in optionalDependencies) continue
        throw new Error(`${folder} needs ${name}, which is not installed`)
      }
      const { link, resolved } = lock[place] ?? {}
      queue.push(link && resolved ? resolved : place)
    }
  }
  return [...found].toSorted()
}

/** What a package wants beside it. What it may do without is there for somebody else, if at all. */
function peersOf({ peerDependencies = {}, peerDependenciesMeta = {} }: Locked = {}): string[] {
  return Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional)
}

/** Where Node finds a package from a folder: in its own node_modules, or in those of the folders above. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  for (let folder = from; ; folder = above(folder)) {
    const place = posix.join(folder, 'node_modules', name)
    if (lock[place]) return place
    if (folder === '') return null
  }
}

function above(folder: string): string {
  const parent = posix.dirname(folder)
  return parent === '.' ? '' : parent
}
