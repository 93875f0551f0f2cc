import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

const { resolve } = createRequire(import.meta.url)

/** Latin text and digits. */
export const latinFont = 'IBM Plex Sans'
/** Arabic text; digits and names inside it come from the Latin one, so that both columns look alike. */
export const arabicFont = 'IBM Plex Sans Arabic'

const weights = [400, 600] as const
let isRegistered = false

/** Registers the fonts once per process; words are never broken, a contract has no hyphens. */
export function registerFonts(): void {
  if (isRegistered) return
  isRegistered = true
  for (const fontWeight of weights) {
    Font.register({
      family: latinFont,
      src: resolve(`@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-${fontWeight}-normal.woff`),
      fontWeight,
    })
    Font.register({
      family: arabicFont,
      src: resolve(
        `@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-${fontWeight}-normal.woff`,
      ),
      fontWeight,
    })
  }
  Font.registerHyphenationCallback((word) => [word])
}
