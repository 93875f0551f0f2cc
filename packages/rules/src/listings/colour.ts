/** A colour as a brand names it: six digits of hex. */
export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** What a picker of colours shows while none is chosen. */
export const noColour = '#000000'

/** What stands on a colour: the one of black and white that is read better. */
export type Ink = 'white' | 'black'

/**
 * How well the better one of both reads on it, as WCAG counts contrast: from 4.58 to 21; null for what is no
 * colour.
 */
export function inkOn(colour: string): { ink: Ink; contrast: number } | null {
  if (!isHexColour(colour)) return null
  const light = luminance(colour)
  const [onWhite, onBlack] = [1.05 / (light + 0.05), (light + 0.05) / 0.05]
  return onWhite >= onBlack ? { ink: 'white', contrast: onWhite } : { ink: 'black', contrast: onBlack }
}

/** How well the colour itself reads on a white page, as a line or a word would. */
export function contrastOnWhite(colour: string): number | null {
  return isHexColour(colour) ? 1.05 / (luminance(colour) + 0.05) : null
}

/** WCAG asks for so much to 1 where text is read. */
export const readableContrast = 4.5

/** WCAG 2.2: relative luminance. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
