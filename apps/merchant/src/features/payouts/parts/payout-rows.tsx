import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { statementOf, type ListedPayout } from '../queries.ts'
import { Day, periodText } from './dates.tsx'
import { PaperButton } from './paper-button.tsx'
import { StatusBadge } from './payout-status.tsx'
import { storesText } from './use-store-names.ts'
import styles from './payout-rows.module.css'

/** The columns of Completed; deductions stand under what they reduce (DEC-PO-3). */
export function payoutColumns(nameOf: (id: string) => string): Column<ListedPayout>[] {
  return [
    {
      id: 'number',
      header: m.payouts_column_payout(),
      cell: (payout) => (
        <span className={styles.two}>
          <Ltr>{payout.number}</Ltr>
          <span className={styles.small}>
            {periodText(payout.period_from, payout.period_until, payout.currency)}
          </span>
        </span>
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
      cell: (payout) => (
        <span className={styles.end}>
          <Money value={payout.gross} currency={payout.currency} />
          <span className={styles.small}>
            <Money value={payout.deductions} currency={payout.currency} muted />
          </span>
        </span>
      ),
    },
    {
      id: 'net',
      header: m.payouts_column_net(),
      align: 'end',
      cell: (payout) => (
        <span className={styles.end}>
          <Money value={payout.net} currency={payout.currency} size="strong" />
          <span className={styles.small}>
            {payout.paid_at ? <PaidOn payout={payout} /> : m.payouts_not_paid()}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      header: m.payouts_column_status(),
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      id: 'download',
      header: <span className={styles.unseen}>{m.payouts_statement()}</span>,
      align: 'end',
      cell: ({ id, number }) => (
        <PaperButton
          look="icon"
          paper={statementOf(id, currentLanguage())}
          label={m.payouts_statement_of({ number })}
        />
      ),
    },
  ]
}

/** A payout in a narrow list: on a phone, and beside the payout that is open. */
export function PayoutCard({ payout, nameOf }: { payout: ListedPayout; nameOf: (id: string) => string }) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <strong>
          <Ltr>{payout.number}</Ltr>
        </strong>
        <Money value={payout.net} currency={payout.currency} size="strong" />
      </div>
      <div className={styles.line}>
        <span className={styles.small}>
          {periodText(payout.period_from, payout.period_until, payout.currency)}
        </span>
        <StatusBadge status={payout.status} />
      </div>
      <div className={styles.small}>
        <bdi>{sourceText(payout, nameOf)}</bdi>
      </div>
    </div>
  )
}

function PaidOn({ payout }: { payout: ListedPayout }) {
  return (
    <>
      {m.payouts_paid_on()} <Day at={payout.paid_at ?? payout.created_at} currency={payout.currency} muted />
    </>
  )
}

/** The stores it is of; a payout without a movement of a store says its merchant. */
function sourceText(payout: ListedPayout, nameOf: (id: string) => string): string {
  return payout.store_ids.length > 0 ? storesText(payout.store_ids, nameOf) : payout.merchant_name
}
