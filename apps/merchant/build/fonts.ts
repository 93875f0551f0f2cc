/**
 * Fonts keep readable names without a content hash: the page names the one to preload by its language, which
 * only the server knows (`/assets/plex-%lang%-400.woff2`). The version of the package stands in for the hash.
 */
const version = '5.3.0'

const pattern = /ibm-plex-sans(?:-arabic)?-(latin|arabic)-(\d{3}|wght)-normal\.woff2$/

/** The file a font is built to, or null for any other asset. */
export function fontFileName({ names }: { names: readonly string[] }): string | null {
  const found = names.map((name) => pattern.exec(name)).find((match) => match !== null)
  if (!found) return null
  const [, script, weight] = found
  return fontPath(script === 'arabic' ? 'ar' : 'en', weight ?? '400')
}

/** The weight that stands for all of them, in one file. */
export const everyWeight = 'wght'

/** Path of a font below the root of the build. */
export function fontPath(language: string, weight: string): string {
  return `assets/plex-${version}-${language}-${weight}.woff2`
}
