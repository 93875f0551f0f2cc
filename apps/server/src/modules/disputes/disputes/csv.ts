import { Buffer } from 'node:buffer'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { challengeReasonText, disputeStatusText, disputeTypeText } from '@daftar/words/dispute-words'
import { instantText } from '@daftar/words/formats/date'
import { byteOrderMark, csvLine } from '../../../platform/csv.ts'
import type { ListedDispute } from './list.ts'
import { amountIn } from './present.ts'

interface Shown {
  /** Whose clock instants are on. */
  zone: string
  language: Language
}

/** The rows of a file with their heads (DEC-DSP-13), chunk by chunk. */
export function* csvOfDisputes(rows: readonly ListedDispute[], shown: Shown): Generator<Buffer> {
  yield byteOrderMark
  const heads = columns.map(({ head }) => ({ text: head({}, { locale: shown.language }) }))
  yield Buffer.from(csvLine(heads))
  for (const row of rows)
    yield Buffer.from(csvLine(columns.map(({ of, isTyped = false }) => ({ text: of(row, shown), isTyped }))))
}

interface Column {
  head(inputs: object, options: { locale: Language }): string
  of(row: ListedDispute, shown: Shown): string
  /** Somebody typed it. */
  isTyped?: boolean
}

const instant = (at: Date | null, { zone }: Shown) => (at ? instantText(at.toISOString(), zone) : '')

const columns: readonly Column[] = [
  { head: m.disputes_csv_number, of: (row) => row.number },
  { head: m.disputes_csv_order, of: (row) => row.order_number },
  {
    head: m.disputes_csv_store,
    of: (row, { language }) => (language === 'ar' ? row.store_name_ar : row.store_name),
    isTyped: true,
  },
  { head: m.disputes_csv_type, of: (row, { language }) => disputeTypeText(row.type, language) },
  { head: m.disputes_csv_status, of: (row, { language }) => disputeStatusText(row.status, language) },
  { head: m.disputes_csv_amount, of: (row) => amountIn(row.currency)(row.disputed_minor) },
  { head: m.disputes_csv_currency, of: (row) => row.currency },
  { head: m.disputes_csv_created, of: (row, shown) => instant(row.created_at, shown) },
  { head: m.disputes_csv_respond_by, of: (row, shown) => instant(row.respond_by, shown) },
  { head: m.disputes_csv_resolved, of: (row, shown) => instant(row.resolved_at, shown) },
  {
    head: m.disputes_csv_reason,
    of: ({ challenge }, { language }) =>
      challenge?.reason ? challengeReasonText(challenge.reason, language) : '',
  },
  { head: m.disputes_csv_comment, of: (row) => row.shopper_comment, isTyped: true },
]
