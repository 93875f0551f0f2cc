import { Card } from '@daftar/ui/card'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { CalendarDay } from '@daftar/app-kit/moment'
import styles from '../../../shared/look/entry-list.module.css'
import type { DeskAdvanceWhole, Receipt } from '../queries.ts'

/** What the merchant sent by itself, and where it went. */
export function ReceiptsCard({ advance: { receipts, currency } }: { advance: DeskAdvanceWhole }) {
  if (receipts.length === 0) return null
  return (
    <Card title={m.desk_advance_receipts()}>
      <ul className={styles.list}>
        {receipts.map((receipt) => (
          <li key={receipt.id} className={styles.item}>
            <div className={styles.line}>
              <Ltr>{receipt.bank_reference}</Ltr>
              <Money value={receipt.amount} currency={currency} size="strong" />
            </div>
            <div className={styles.muted}>
              <CalendarDay date={receipt.received_on} />
              {m.desk_comma()}
              <Typed>{receipt.recorded_by}</Typed>
            </div>
            <Elsewhere receipt={receipt} currency={currency} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Elsewhere({
  receipt: { recovered, to_merchant, waits_for_second },
  currency,
}: {
  receipt: Receipt
  currency: DeskAdvanceWhole['currency']
}) {
  return (
    <>
      {Number(recovered) > 0 ? (
        <div className={styles.muted}>
          {m.desk_advance_recovered({ amount: moneyText(recovered, currency) })}
        </div>
      ) : null}
      {Number(to_merchant) > 0 ? (
        <div className={styles.muted}>
          {(waits_for_second ? m.desk_advance_to_merchant_waits : m.desk_advance_to_merchant)({
            amount: moneyText(to_merchant, currency),
          })}
        </div>
      ) : null}
    </>
  )
}
