import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { VisuallyHidden } from '@daftar/ui/visually-hidden'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { statementOf, type ListedPayout } from '../queries.ts'
import { Day, periodText } from './dates.tsx'
import { PaperButton } from '../../../shared/paper-button.tsx'
import { StatusBadge } from './payout-status.tsx'
import { storesText } from './stores-text.ts'
import { TwoLines } from './two-lines.tsx'
import rows from './rows.module.css'

/** The columns of Completed; deductions stand under what they reduce (DEC-PO-3). */
export function payoutColumns(nameOf: (id: string) => string): Column<ListedPayout>[] {
  return [
    {
      id: 'number',
      header: m.payouts_column_payout(),
      cell: (payout) => (
        <TwoLines below={periodText(payout.period_from, payout.period_until, payout.currency)}>
          <Ltr>{payout.number}</Ltr>
        </TwoLines>
      ),
    },
    {
      id: 'stores',
      header: m.payouts_column_stores(),
      cell: (payout) => <bdi>{sourceText(payout, nameOf)}</bdi>,
    },
    {
      id: 'gross',
      header: m.payouts_column_gross(),
      align: 'end',
      cell: ({ gross, deductions, currency }) => (
        <TwoLines atEnd below={<Money value={deductions} currency={currency} muted />}>
          <Money value={gross} currency={currency} />
        </TwoLines>
      ),
    },
    {
      id: 'net',
      header: m.payouts_column_net(),
      align: 'end',
      cell: ({ net, currency, paid_at: paidAt }) => (
        <TwoLines atEnd below={paidAt ? <PaidOn at={paidAt} currency={currency} /> : m.payouts_not_paid()}>
          <Money value={net} currency={currency} size="strong" />
        </TwoLines>
      ),
    },
    {
      id: 'status',
      header: m.payouts_column_status(),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'download',
      header: <VisuallyHidden>{m.payouts_statement()}</VisuallyHidden>,
      align: 'end',
      cell: ({ id, number }) => (
        <PaperButton look="icon" paper={statementOf(id)} label={m.payouts_statement_of({ number })} />
      ),
    },
  ]
}

/** A payout in a narrow list: on a phone, and beside the payout that is open. */
export function PayoutCard({ payout, nameOf }: { payout: ListedPayout; nameOf: (id: string) => string }) {
  return (
    <div className={rows.card}>
      <div className={rows.line}>
        <strong>
          <Ltr>{payout.number}</Ltr>
        </strong>
        <Money value={payout.net} currency={payout.currency} size="strong" />
      </div>
      <div className={rows.line}>
        <span className={rows.small}>
          {periodText(payout.period_from, payout.period_until, payout.currency)}
        </span>
        <StatusBadge status={payout.status} />
      </div>
      <div className={rows.small}>
        <bdi>{sourceText(payout, nameOf)}</bdi>
      </div>
    </div>
  )
}

function PaidOn({ at, currency }: { at: string; currency: ListedPayout['currency'] }) {
  return (
    <>
      {m.payouts_paid_on()} <Day at={at} currency={currency} muted />
    </>
  )
}

/** The stores it is of; a payout without a movement of a store says its merchant. */
function sourceText(payout: ListedPayout, nameOf: (id: string) => string): string {
  return payout.store_ids.length > 0 ? storesText(payout.store_ids, nameOf) : merchantNameText(payout)
}
