import { currentLanguage } from '../language.ts'

/** Words one after the other, as the language joins them. */
export function listText(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage()).format(words)
}

/** The same where each carries a figure of its own: parted by commas alone. */
export function measuresText(words: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { type: 'unit' }).format(words)
}
