import { m } from '@daftar/words'
import { challengeReasonText, disputeStatusText, disputeTypeText } from '@daftar/words/dispute-words'
import { instantText } from '@daftar/words/formats/date'
import { csvOfRows, type CsvColumn, type CsvShown } from '../../../platform/csv.ts'
import type { ListedDispute } from './list.ts'
import { amountIn } from './present.ts'

/** DEC-DSP-13. */
export function csvOfDisputes(rows: readonly ListedDispute[], shown: CsvShown) {
  return csvOfRows(columns, rows, shown)
}

const instant = (at: Date | null, { zone }: CsvShown) => (at ? instantText(at.toISOString(), zone) : '')

const columns: readonly CsvColumn<ListedDispute>[] = [
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
