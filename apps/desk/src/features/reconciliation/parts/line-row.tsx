import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { CalendarDay } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { BankLine } from '../queries.ts'
import { effectText, groundText, stateText } from '../words.ts'
import styles from './reconciliation.module.css'

export function lineColumns(): Column<BankLine>[] {
  return [
    {
      id: 'text',
      header: m.desk_reconciliation_text(),
      cell: ({ text, bank_reference }) => (
        <TwoLines below={bank_reference && <Ltr>{bank_reference}</Ltr>}>
          <Typed className={styles.text}>{text || m.common_dash()}</Typed>
        </TwoLines>
      ),
    },
    {
      id: 'booked',
      header: m.desk_reconciliation_booked(),
      cell: ({ booked_on }) => <CalendarDay date={booked_on} />,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => (
        <Money value={amount} currency={currency} size="strong" sign="always" />
      ),
    },
    {
      id: 'transfer',
      header: m.desk_reconciliation_transfer(),
      cell: (line) => <OfTransfer line={line} />,
    },
    { id: 'fits', header: m.desk_reconciliation_fits(), cell: (line) => <Fits line={line} /> },
  ]
}

export function LineCard({ line }: { line: BankLine }) {
  return (
    <CardRow
      title={<Money value={line.amount} currency={line.currency} size="strong" sign="always" />}
      aside={<CalendarDay date={line.booked_on} />}
      facts={[
        [m.desk_reconciliation_text(), <Typed key="text">{line.text || m.common_dash()}</Typed>],
        [m.desk_reconciliation_transfer(), <OfTransfer key="transfer" line={line} />],
        [m.desk_reconciliation_fits(), <Fits key="fits" line={line} />],
      ]}
    />
  )
}

/** The transfer a line is, or is likely to be. */
function OfTransfer({ line: { transfer } }: { line: BankLine }) {
  if (transfer === null) return m.desk_reconciliation_no_transfer()
  return (
    <TwoLines below={<Ltr className={styles.reference}>{transfer.reference}</Ltr>}>
      <MerchantName of={transfer} />
    </TwoLines>
  )
}

/** What of the line fits while it is open, and what became of it afterwards. */
function Fits({ line }: { line: BankLine }) {
  if (line.grounds.length > 0)
    return (
      <span className={styles.grounds}>
        {line.effect === 'returned' ? <Badge tone="warning">{effectText('returned')}</Badge> : null}
        {line.grounds.map((ground) => (
          <Badge key={ground}>{groundText(ground)}</Badge>
        ))}
      </span>
    )
  return <LineState line={line} />
}

export function LineState({ line: { state, effect } }: { line: BankLine }) {
  if (state === 'matched' && effect !== null && effect !== 'confirmed')
    return <Badge tone={effect === 'returned' ? 'negative' : 'neutral'}>{effectText(effect)}</Badge>
  const tone = ({ open: 'warning', waiting: 'warning', matched: 'positive', aside: 'neutral' } as const)[
    state
  ]
  return <Badge tone={tone}>{stateText(state)}</Badge>
}
