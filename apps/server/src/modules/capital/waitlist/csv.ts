import { capitalUses, type CapitalUse } from '@daftar/rules/capital/offers/waitlist'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { capitalUseText } from '@daftar/words/capital-use-text'
import { csvOf, escapeFormula } from '../../../platform/csv.ts'
import { quoteLiteral } from '../../../platform/database/snapshots/copy-snapshot.ts'

/** The waitlist as a spreadsheet opens it, newest first; what people typed is guarded against formulas. */
export function waitlistCsv(use: CapitalUse | null, language: Language): string {
  const locale = { locale: language }
  const name = (table: string) => `${table}.${language === 'ar' ? 'name_ar' : 'name'}`
  const columns: [title: string, sql: string][] = [
    [m.waitlist_file_merchant({}, locale), escapeFormula(name('m'))],
    [m.waitlist_file_merchant_id({}, locale), 'w.merchant_id'],
    [
      m.waitlist_file_stores({}, locale),
      escapeFormula(`coalesce((select string_agg(${name('s')}, ' · ' order by s.created_at, s.id)
        from store_public s where s.merchant_id = w.merchant_id and s.id = any (w.stores)), '')`),
    ],
    [m.waitlist_file_use({}, locale), usesInWords(language)],
    [m.waitlist_file_other_use({}, locale), escapeFormula(`coalesce(w.other_use, '')`)],
    [
      m.waitlist_file_joined_by({}, locale),
      escapeFormula(`coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, w.joined_by)`),
    ],
    // ISO 8601 in UTC: merchants of several countries stand in one file.
    [m.waitlist_file_joined_at({}, locale), `to_char(w.joined_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`],
  ]
  return csvOf(`
    select ${columns.map(([title, sql]) => `${sql} as "${title.replaceAll('"', '""')}"`).join(', ')}
      from waitlist_join w
      join merchant_public m on m.merchant_id = w.merchant_id
      left join person_name p on p.id = w.joined_by
     ${use === null ? '' : `where w.capital_use = ${quoteLiteral(use)}`}
     order by w.joined_at desc, w.merchant_id desc`)
}

function usesInWords(language: Language): string {
  const cases = capitalUses.map(
    (use) => `when ${quoteLiteral(use)} then ${quoteLiteral(capitalUseText(use, language))}`,
  )
  return `case w.capital_use ${cases.join(' ')} else '' end`
}
