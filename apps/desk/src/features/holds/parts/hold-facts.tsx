import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Moment } from '@daftar/app-kit/moment'
import { heldReasonText } from '../../../shared/money/payout-text.tsx'
import type { Hold } from '../queries.ts'
import { HoldStateBadge } from './hold-row.tsx'

/** Who keeps whose payouts back since when, and why. */
export function HoldFacts({ hold }: { hold: Hold }) {
  const { released_by, released_at } = hold
  return (
    <DescriptionList
      facts={[
        { id: 'status', label: m.desk_status(), value: <HoldStateBadge hold={hold} /> },
        { id: 'merchant', label: m.desk_merchant(), value: <MerchantName of={hold} /> },
        { id: 'reason', label: m.desk_hold_reason(), value: heldReasonText(hold.reason) },
        { id: 'note', label: m.desk_hold_note(), value: <Typed>{hold.note}</Typed> },
        { id: 'payouts', label: m.desk_hold_payouts(), value: hold.payouts },
        {
          id: 'by',
          label: m.desk_hold_placed_by(),
          value: <Typed>{hold.placed_by || m.desk_bank_by_nobody()}</Typed>,
        },
        { id: 'at', label: m.desk_hold_placed_at(), value: <Moment at={hold.placed_at} /> },
        ...factIf('released-by', m.desk_hold_released_by(), released_by && <Typed>{released_by}</Typed>),
        ...factIf('released-at', m.desk_hold_released_at(), released_at && <Moment at={released_at} />),
      ]}
    />
  )
}
