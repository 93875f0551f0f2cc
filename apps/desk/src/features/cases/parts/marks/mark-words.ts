import { type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { currentLanguage, m } from '@daftar/words'
import { markPlaceText } from '@daftar/words/mark-text'

type Place = { target: string; page: number | string | null }
type Statements = readonly { url: string; name: string }[]

/** A marked place with its file and its page: `Bank statement · october.pdf · page 3`. */
export function placeText({ target, page }: Place, statements: Statements): string {
  const statement = statements.find(({ url }) => target === `statement:${url}`)
  const parts = [markPlaceText(target as MarkTarget), statement?.name]
  if (page !== null && page !== '') parts.push(m.desk_mark_page_of({ page }))
  return parts.filter(Boolean).join(' \u00b7 ')
}

/** The note in the reader's language. */
export function noteText({ note_en, note_ar }: { note_en: string; note_ar: string }): string {
  return currentLanguage() === 'ar' ? note_ar : note_en
}
