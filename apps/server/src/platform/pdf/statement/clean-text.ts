import { toLatinDigits } from '@daftar/rules/text/digits'

/** Text as it is compared: letter forms joined to letters, Latin digits and marks, no direction marks. */
export function cleanText(text: string): string {
  return toLatinDigits(text.normalize('NFKC'))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u0640]/g, '')
    .replace(/\u066b/g, '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
}
