import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { Moment } from '@daftar/app-kit/moment'
import type { JournalEntry } from '../queries.ts'
import { entryText } from '../words.ts'
import { Totals } from './journal-row.tsx'
import styles from '../../../shared/look/entry-list.module.css'

/** Other entries about the same payout, transfer or advance. */
export function RelatedCard({ entries }: { entries: readonly JournalEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Card title={m.desk_ledger_entry_related()}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.item}>
            <span className={styles.line}>
              <Link href={addresses.entry(entry.merchant_id, entry.id)}>{entryText(entry.kind)}</Link>
              <Totals entry={entry} />
            </span>
            <span className={styles.muted}>
              <Moment at={entry.at} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
