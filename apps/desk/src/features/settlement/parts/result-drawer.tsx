import { Drawer } from '@daftar/ui/drawer'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { heldReasonText, PayoutState } from '../../../shared/payout-text.tsx'
import type { MerchantResult } from '../queries.ts'
import { PayoutWaterfall } from './payout-waterfall.tsx'
import styles from '../../../shared/fields.module.css'

/** What one merchant's week comes to, line by line. */
export function ResultDrawer({ result, onClose }: { result: MerchantResult; onClose: () => void }) {
  return (
    <Drawer
      open
      side="end"
      onOpenChange={(open) => !open && onClose()}
      title={result.merchant_name}
      closeLabel={m.common_close()}
    >
      <div className={styles.drawer}>
        <DescriptionList facts={factsOf(result)} />
        <PayoutWaterfall {...result} />
        {result.payout_id === null ? null : (
          <Link href={addresses.onePayout(result.payout_id)}>{m.desk_settlement_open_payout()}</Link>
        )}
      </div>
    </Drawer>
  )
}

function factsOf({ status, held_reason, movements, carried_out, currency }: MerchantResult): Fact[] {
  return [
    { id: 'status', label: m.desk_status(), value: <PayoutState status={status} /> },
    ...(held_reason === null
      ? []
      : [{ id: 'held', label: m.desk_payout_held_reason(), value: heldReasonText(held_reason) }]),
    { id: 'movements', label: m.desk_settlement_movements(), value: movements },
    ...(Number(carried_out) === 0
      ? []
      : [
          {
            id: 'carried',
            label: m.desk_settlement_carried_out(),
            value: <Money value={carried_out} currency={currency} />,
          },
        ]),
  ]
}
