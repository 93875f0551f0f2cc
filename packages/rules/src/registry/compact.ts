import { toLatinDigits } from '../text/digits.ts'
import { cleanPasted } from '../text/pasted.ts'

/**
 * A registry number as it is stored: Latin digits, upper case, no spaces and no hyphens between the groups.
 */
export function compactNumber(text: string): string {
  return toLatinDigits(cleanPasted(text)).replace(/[\s-]/g, '').toUpperCase()
}
