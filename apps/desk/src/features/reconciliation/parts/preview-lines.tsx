import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { CalendarDay } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { missingOf, type ColumnChoice } from '../columns.ts'
import type { BankFilePreview } from '../queries.ts'
import styles from './reconciliation.module.css'

/** More than these are opened by who wants to see them. */
const shownAtOnce = 5

type PreviewLinesProps = { preview: BankFilePreview; choice: ColumnChoice }

/** How the file is read with these columns, or what must still be said. */
export function PreviewLines({ preview, choice }: PreviewLinesProps) {
  const missing = missingOf(choice)
  if (missing.length > 0)
    return (
      <Notice tone="warning" live="status" title={m.desk_bank_missing()}>
        <ul>
          {missing.map((what) => (
            <li key={what}>{missingText(what)}</li>
          ))}
        </ul>
      </Notice>
    )
  if (preview.lines === 0) return <Notice tone="warning">{m.desk_bank_none_read()}</Notice>
  return (
    <section className={styles.section}>
      <h3>{m.desk_bank_first()}</h3>
      <p className={styles.sub}>{m.desk_bank_counts({ lines: preview.lines, skipped: preview.skipped })}</p>
      <ul className={styles.list}>
        {preview.first_lines.map((line) => (
          <li key={line.row} className={styles.item}>
            <TwoLines
              below={
                <>
                  <CalendarDay date={line.booked_on} /> <Ltr>{line.bank_reference}</Ltr>
                </>
              }
            >
              <Typed className={styles.text}>{line.text || m.common_dash()}</Typed>
            </TwoLines>
            <Money value={line.amount} currency={line.currency} sign="always" />
          </li>
        ))}
      </ul>
      <LeftOut rows={preview.left_out} />
    </section>
  )
}

/** Feet of a page and sums are no bookings; a booking with a slip in it stands among them, to be seen. */
function LeftOut({ rows }: { rows: BankFilePreview['left_out'] }) {
  if (rows.length === 0) return null
  return (
    <details open={rows.length <= shownAtOnce}>
      <summary>{m.desk_bank_left_out()}</summary>
      <ul className={styles.list}>
        {rows.map(({ row, text }) => (
          <li key={row} className={styles.sub}>
            {m.desk_bank_left_out_row({ row })} <Typed className={styles.text}>{text}</Typed>
          </li>
        ))}
      </ul>
    </details>
  )
}

function missingText(what: 'date' | 'amount' | 'currency'): string {
  switch (what) {
    case 'date':
      return m.desk_bank_missing_date()
    case 'amount':
      return m.desk_bank_missing_amount()
    case 'currency':
      return m.desk_bank_missing_currency()
  }
}
