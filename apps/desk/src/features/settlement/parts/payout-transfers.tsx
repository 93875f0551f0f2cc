import { Badge } from '@daftar/ui/badge'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { transferLooks, transferStatuses } from '@daftar/rules/capital/advances/transfer-status'
import { m } from '@daftar/words'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { Iban } from '../../../shared/money/iban.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { transferStatusText } from '../../../shared/money/transfer-text.ts'
import type { DeskPayoutWhole } from '../queries.ts'
import styles from '../../../shared/look/entry-list.module.css'

/** Every order to the bank for a payout, with what it answered. */
export function PayoutTransfers({ payout: { transfers } }: { payout: DeskPayoutWhole }) {
  if (transfers.length === 0) return null
  return (
    <section>
      <h3>{m.desk_payout_transfers()}</h3>
      <ul className={styles.list}>
        {transfers.map((transfer) => (
          <li key={transfer.id} className={styles.item}>
            <span className={styles.line}>
              <Ltr>{transfer.reference}</Ltr>
              <TransferBadge status={transfer.status} />
            </span>
            <span className={styles.muted}>
              {transfer.bank_name === '' ? null : (
                <>
                  <Typed>{transfer.bank_name}</Typed>
                  {m.desk_comma()}
                </>
              )}
              <Iban value={transfer.iban} />
            </span>
            <span className={styles.muted}>
              <Moment at={transfer.decided_at ?? transfer.ordered_at} />
              {transfer.bank_reference === null ? null : (
                <>
                  {m.desk_comma()}
                  <Ltr>{transfer.bank_reference}</Ltr>
                </>
              )}
              {transfer.reject_reason === null ? null : (
                <>
                  {m.desk_comma()}
                  <Typed>{transfer.reject_reason}</Typed>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function TransferBadge({ status }: { status: string }) {
  const known = transferStatuses.find((one) => one === status)
  if (!known) return null
  return <Badge tone={badgeTone(transferLooks[known].tone)}>{transferStatusText(known)}</Badge>
}
