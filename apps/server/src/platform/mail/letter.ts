import type { Language } from '@daftar/rules/geo/languages'

/** A paragraph, a code in large figures, or a button with what it does and where it leads. */
export type LetterLine = string | { code: string } | { action: string; address: string }

/** What a letter says in one language. */
export interface LetterPart {
  language: Language
  lines: readonly LetterLine[]
}

/** Both languages, one under the other: whoever reads it needs no setting. */
export function inBothLanguages(lines: (language: Language) => readonly LetterLine[]): LetterPart[] {
  return (['en', 'ar'] as const).map((language) => ({ language, lines: lines(language) }))
}

/** The letter for programs that show text only: the same words as on the page. */
export function letterText(parts: readonly LetterPart[]): string {
  return parts.flatMap(({ lines }) => lines.map(lineText)).join('\n\n')
}

function lineText(line: LetterLine): string {
  if (typeof line === 'string') return line
  return 'code' in line ? line.code : `${line.action}: ${line.address}`
}
