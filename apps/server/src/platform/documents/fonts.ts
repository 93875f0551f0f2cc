import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'
import { unpackedFont } from './unpacked-font.ts'

const { resolve } = createRequire(import.meta.url)

/** Latin text and digits. */
export const latinFont = 'IBM Plex Sans'
/** Arabic text; digits and names inside it come from the Latin one, so that both columns look alike. */
export const arabicFont = 'IBM Plex Sans Arabic'

const weights = [400, 600] as const
let ready: Promise<void> | undefined

/** Loads the fonts, once per process; words are never broken, papers have no hyphens. */
export function readyFonts(): Promise<void> {
  ready ??= loadFonts()
  return ready
}

async function loadFonts(): Promise<void> {
  for (const fontWeight of weights) {
    const latin = `@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${fontWeight}-normal.woff`
    const arabic = `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${fontWeight}-normal.woff`
    Font.register({ family: latinFont, src: await unpacked(latin), fontWeight })
    Font.register({ family: arabicFont, src: await unpacked(arabic), fontWeight })
  }
  Font.registerHyphenationCallback((word) => [word])
  for (const fontFamily of [latinFont, arabicFont])
    for (const fontWeight of weights) {
      await Font.load({ fontFamily, fontWeight })
      mend(Font.getFont({ fontFamily, fontWeight })?.data as unknown as LoadedFont)
    }
}

async function unpacked(file: string): Promise<string> {
  const font = unpackedFont(await readFile(resolve(file)))
  return `data:font/ttf;base64,${font.toString('base64')}`
}

interface LoadedFont {
  getGlyph(id: number, codePoints?: number[]): { codePoints: number[] } | null
}

/**
 * A glyph is kept with the letters it was first asked for: with none, when a document before needed it as a
 * part of another one. The renderer counts letters by glyphs, so that the next document with this glyph would
 * lose some: it is told them.
 */
function mend(font: LoadedFont): void {
  const getGlyph = font.getGlyph.bind(font)
  font.getGlyph = (id, codePoints) => {
    const glyph = getGlyph(id, codePoints)
    if (glyph && codePoints?.length && glyph.codePoints.length === 0) glyph.codePoints = codePoints
    return glyph
  }
}
