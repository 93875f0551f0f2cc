import type { Currency } from '@daftar/rules/money/currency'
import type { Column } from '@daftar/ui/data-table'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useAccount } from '../../../../shared/session/account.ts'
import { canReach } from '../../../../shared/page/reachable.ts'
import { payoutPaths } from '../../paths.ts'
import type { PayoutLine } from '../../queries.ts'
import { Moment } from '../dates.tsx'
import { kindText } from '../cycle/step-words.ts'
import { TwoLines } from '../two-lines.tsx'
import rows from './rows.module.css'
import styles from './movements-card.module.css'

type NameOf = (id: string) => string

/** Fee and VAT stand under the amount they are taken off (DEC-PO-4). */
export function movementColumns(currency: Currency, nameOf: NameOf): Column<PayoutLine>[] {
  return [
    {
      id: 'order',
      header: m.payouts_column_order(),
      cell: (line) => (
        <TwoLines below={line.order_reference ? <Ltr>{line.order_reference}</Ltr> : null}>
          <Subject line={line} />
        </TwoLines>
      ),
    },
    {
      id: 'movement',
      header: m.payouts_column_movement(),
      cell: (line) => (
        <TwoLines below={<Moment at={line.at} currency={currency} />}>
          <KindAndStore line={line} nameOf={nameOf} />
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      header: m.payouts_column_amount_fee_vat(),
      align: 'end',
      cell: (line) => (
        <TwoLines atEnd below={isBare(line) ? null : <Taken line={line} currency={currency} />}>
          <Money value={line.amount} currency={currency} />
        </TwoLines>
      ),
    },
    {
      id: 'net',
      header: m.payouts_column_net(),
      align: 'end',
      cell: ({ net }) => <Money value={net} currency={currency} size="strong" />,
    },
  ]
}

type MovementCardProps = { line: PayoutLine; currency: Currency; nameOf: NameOf }

/** A movement as it looks on a phone. */
export function MovementCard({ line, currency, nameOf }: MovementCardProps) {
  return (
    <div className={rows.card}>
      <div className={rows.line}>
        <strong>
          <Subject line={line} />
        </strong>
        <Money value={line.net} currency={currency} size="strong" />
      </div>
      <div className={`${rows.line} ${rows.small}`}>
        {isCalledByKind(line) ? null : <KindAndStore line={line} nameOf={nameOf} />}
        <Moment at={line.at} currency={currency} />
      </div>
      {isBare(line) ? null : (
        <div className={`${rows.line} ${rows.small}`}>
          <span>{m.payouts_column_amount()}</span>
          <Money value={line.amount} currency={currency} />
          <Taken line={line} currency={currency} />
        </div>
      )}
    </div>
  )
}

/** What a movement is of: its order, for whom orders can be opened, or the note of one without. */
function Subject({ line }: { line: PayoutLine }) {
  const account = useAccount()
  if (line.payment_id === null || line.order_number === null)
    return <span>{line.note ? <bdi>{line.note}</bdi> : kindText(line.kind)}</span>
  if (!canReach('payment', account)) return <Ltr>{line.order_number}</Ltr>
  return (
    <Link
      href={payoutPaths.order(line.payment_id)}
      aria-label={m.payouts_open_order({ number: line.order_number })}
    >
      <Ltr>{line.order_number}</Ltr>
    </Link>
  )
}

/** The card's title says it already: there is neither an order nor a note. */
function isCalledByKind({ payment_id, order_number, note }: PayoutLine): boolean {
  return (payment_id === null || order_number === null) && !note
}

function KindAndStore({ line, nameOf }: { line: PayoutLine; nameOf: NameOf }) {
  return (
    <span>
      {kindText(line.kind)}
      {line.store_id ? (
        <>
          {' · '}
          <bdi>{nameOf(line.store_id)}</bdi>
        </>
      ) : null}
    </span>
  )
}

/** Fee and VAT, as far as there are any. */
function Taken({ line, currency }: { line: PayoutLine; currency: Currency }) {
  return (
    <span className={styles.taken}>
      {isNothing(line.fee) ? null : (
        <span>
          {m.payouts_fee_short()} <Money value={turned(line.fee)} currency={currency} muted />
        </span>
      )}
      {isNothing(line.vat) ? null : (
        <span>
          {m.payouts_vat_short()} <Money value={turned(line.vat)} currency={currency} muted />
        </span>
      )}
    </span>
  )
}

/** Nothing is taken off it. */
function isBare(line: PayoutLine): boolean {
  return isNothing(line.fee) && isNothing(line.vat)
}

function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount)
}

/** The wire says how much was taken; the screen shows it as taken. */
function turned(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}
