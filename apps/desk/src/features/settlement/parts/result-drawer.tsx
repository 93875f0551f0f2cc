import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { addresses } from '../../../shared/addresses.ts'
import { DetailDrawer } from '../../../shared/look/detail-drawer.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { heldReasonText, PayoutState } from '../../../shared/money/payout-text.tsx'
import type { MerchantResult } from '../queries.ts'
import { PayoutWaterfall } from './payout-waterfall.tsx'

/** What one merchant's week comes to, line by line. */
export function ResultDrawer({ result, onClose }: { result: MerchantResult; onClose: () => void }) {
  return (
    <DetailDrawer title={merchantNameText(result)} merchantId={result.merchant_id} onClose={onClose}>
      <DescriptionList facts={factsOf(result)} />
      <PayoutWaterfall {...result} />
      {result.payout_id === null ? null : (
        <Link href={addresses.onePayout(result.payout_id)}>{m.desk_settlement_open_payout()}</Link>
      )}
    </DetailDrawer>
  )
}

function factsOf({ status, held_reason, movements, carried_out, currency }: MerchantResult): Fact[] {
  return [
    { id: 'status', label: m.desk_status(), value: <PayoutState status={status} /> },
    ...factIf('held', m.desk_payout_held_reason(), held_reason && heldReasonText(held_reason)),
    { id: 'movements', label: m.desk_settlement_movements(), value: movements },
    ...factIf(
      'carried',
      m.desk_settlement_carried_out(),
      Number(carried_out) !== 0 && <Money value={carried_out} currency={currency} />,
    ),
  ]
}
