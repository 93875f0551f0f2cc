import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { fromRoot } from '../lib/paths.ts'

/**
 * What the pages are written in: Latin-1 with typographic signs, and the Arabic block. `fonts.css` asks for
 * these files by the same ranges.
 */
export const ranges = {
  en: 'U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+FEFF, U+FFFD',
  ar: 'U+0600-06FF, U+200C-200E',
} as const

/** A font of the pages, and the font of the family that it is cut from. */
export type Cut = {
  file: string
  /** A file of a package, as it is imported. */
  from: string
  language: keyof typeof ranges
  /** The weights that a variable font keeps. */
  weights?: { min: number; max: number }
}

/** Where the pages take their fonts from. */
export const fontsFolder = fromRoot('packages/ui/src/fonts')

/** Every font that a page may load. */
export const cuts: readonly Cut[] = [
  {
    file: 'plex-en-wght.woff2',
    from: '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    language: 'en',
    weights: { min: 400, max: 600 },
  },
  {
    file: 'plex-en-400.woff2',
    from: '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-400-normal.woff2',
    language: 'en',
  },
  ...[400, 500, 600].map((weight) => ({
    file: `plex-ar-${weight}.woff2`,
    from: `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${weight}-normal.woff2`,
    language: 'ar' as const,
  })),
]

/** What joins Arabic letters, sets marks and moves letters closer; fractions are never asked for. */
const features = [
  'calt',
  'ccmp',
  'fina',
  'init',
  'isol',
  'kern',
  'liga',
  'locl',
  'mark',
  'medi',
  'mkmk',
  'rlig',
]

/**
 * The bytes of a font of the pages: the family's own font with the characters, weights and features that the
 * pages use, hints included. The same bytes on every machine.
 */
export async function cutFont({ from, language, weights }: Cut): Promise<Buffer> {
  return subsetFont(readFileSync(fileURLToPath(import.meta.resolve(from))), charactersIn(ranges[language]), {
    targetFormat: 'woff2',
    keepFeatures: features,
    ...(weights && { variationAxes: { wght: weights } }),
  })
}

/** Writes every font of the pages anew. */
export async function writeFonts(): Promise<void> {
  for (const cut of cuts) writeFileSync(join(fontsFolder, cut.file), await cutFont(cut))
}

/** The characters of a `unicode-range` as style sheets write it. */
function charactersIn(range: string): string {
  return range
    .split(', ')
    .flatMap((part) => {
      const [first = 0, last = first] = part
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))
    })
    .join('')
}
