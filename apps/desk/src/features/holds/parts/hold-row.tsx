import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { heldReasonText } from '../../../shared/money/payout-text.tsx'
import type { Hold } from '../queries.ts'

export function holdColumns(): Column<Hold>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: merchantNameText,
      cell: (row) => <MerchantName of={row} />,
    },
    { id: 'reason', header: m.desk_hold_reason(), cell: ({ reason }) => heldReasonText(reason) },
    { id: 'payouts', header: m.desk_hold_payouts(), align: 'end', cell: ({ payouts }) => payouts },
    {
      id: 'by',
      header: m.desk_hold_placed_by(),
      cell: ({ placed_by }) => <Typed>{placed_by || m.desk_bank_by_nobody()}</Typed>,
    },
    { id: 'at', header: m.desk_hold_placed_at(), cell: ({ placed_at }) => <Moment at={placed_at} /> },
    { id: 'state', header: m.desk_status(), cell: (hold) => <HoldStateBadge hold={hold} /> },
  ]
}

export function HoldCard({ hold }: { hold: Hold }) {
  return (
    <CardRow
      title={<MerchantName of={hold} />}
      aside={<HoldStateBadge hold={hold} />}
      facts={[
        [m.desk_hold_reason(), heldReasonText(hold.reason)],
        [m.desk_hold_payouts(), hold.payouts],
        [m.desk_hold_placed_at(), <Moment key="at" at={hold.placed_at} />],
      ]}
    />
  )
}

export function HoldStateBadge({ hold }: { hold: Hold }) {
  return hold.released_at === null ? (
    <Badge tone="warning">{m.desk_holds_active()}</Badge>
  ) : (
    <Badge>{m.desk_holds_released()}</Badge>
  )
}
