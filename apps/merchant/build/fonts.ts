import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * Fonts keep readable names without a hash of each: the page names the one to preload by its language, which
 * only the server knows (`/assets/plex-<version>-%lang%-400.woff2`). One hash of them all stands in for it.
 */
const version = versionOf(new URL('../../../packages/ui/src/fonts/', import.meta.url))

const pattern = /plex-(en|ar)-(\d{3}|wght)\.woff2$/

/** The file a font is built to, or null for any other asset. */
export function fontFileName({ names }: { names: readonly string[] }): string | null {
  const found = names.map((name) => pattern.exec(name)).find((match) => match !== null)
  if (!found) return null
  const [, language = '', weight = ''] = found
  return fontPath(language, weight)
}

/** The weight that stands for all of them, in one file. */
export const everyWeight = 'wght'

/** Path of a font below the root of the build. */
export function fontPath(language: string, weight: string): string {
  return `assets/plex-${version}-${language}-${weight}.woff2`
}

function versionOf(folder: URL): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 8)
}
