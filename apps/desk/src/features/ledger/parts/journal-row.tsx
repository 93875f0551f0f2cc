import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { JournalEntry } from '../queries.ts'
import { entryText } from '../words.ts'
import styles from './ledger.module.css'

export function journalColumns(): Column<JournalEntry>[] {
  return [
    {
      id: 'kind',
      header: m.desk_ledger_kind(),
      cell: ({ kind, reference }) => (
        <TwoLines below={<Ltr className={styles.long}>{reference}</Ltr>}>{entryText(kind)}</TwoLines>
      ),
    },
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: (row) => <MerchantName of={row} />,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: (entry) => <Totals entry={entry} />,
    },
    { id: 'at', header: m.desk_ledger_at(), cell: ({ at }) => <Moment at={at} /> },
    { id: 'number', header: m.desk_ledger_number(), align: 'end', cell: ({ number }) => <Ltr>{number}</Ltr> },
    { id: 'reversal', header: m.desk_status(), cell: (entry) => <Reversal entry={entry} /> },
  ]
}

export function JournalCard({ entry }: { entry: JournalEntry }) {
  return (
    <CardRow
      title={entryText(entry.kind)}
      aside={<Reversal entry={entry} />}
      facts={[
        [m.desk_merchant(), <MerchantName key="merchant" of={entry} />],
        [m.desk_amount(), <Totals key="amount" entry={entry} />],
        [m.desk_ledger_at(), <Moment key="at" at={entry.at} />],
        [
          m.desk_reference_label(),
          <Ltr key="reference" className={styles.long}>
            {entry.reference}
          </Ltr>,
        ],
      ]}
    />
  )
}

/** What the entry moved, one amount per currency. */
export function Totals({ entry: { totals } }: { entry: Pick<JournalEntry, 'totals'> }) {
  return (
    <span className={styles.totals}>
      {totals.map(({ currency, amount }) => (
        <Money key={currency} value={amount} currency={currency} size="strong" />
      ))}
    </span>
  )
}

function Reversal({ entry: { reversal } }: { entry: JournalEntry }) {
  if (reversal === null) return null
  return reversal === 'reversed' ? (
    <Badge tone="warning">{m.desk_ledger_reversed()}</Badge>
  ) : (
    <Badge tone="accent">{m.desk_ledger_reverses()}</Badge>
  )
}
