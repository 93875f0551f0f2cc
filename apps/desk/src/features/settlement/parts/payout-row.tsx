import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { heldReasonText, PayoutState } from '../../../shared/money/payout-text.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { DeskPayout } from '../queries.ts'

export function payoutColumns(): Column<DeskPayout>[] {
  return [
    {
      id: 'number',
      header: m.desk_payout_number(),
      cell: ({ number, cycle }) => (
        <TwoLines below={cycleText(cycle)}>
          <Ltr>{number}</Ltr>
        </TwoLines>
      ),
    },
    {
      id: 'merchant',
      header: m.desk_merchant(),
      cell: (row) => <MerchantName of={row} />,
    },
    {
      id: 'net',
      header: m.desk_settlement_net(),
      align: 'end',
      cell: ({ net, currency }) => <Money value={net} currency={currency} size="strong" />,
    },
    {
      id: 'movements',
      header: m.desk_settlement_movements(),
      align: 'end',
      cell: ({ movements }) => movements,
    },
    {
      id: 'closed',
      header: m.desk_payout_closed_at(),
      cell: ({ created_at }) => <Moment at={created_at} />,
    },
    { id: 'status', header: m.desk_status(), cell: (payout) => <StateWithReason payout={payout} /> },
  ]
}

export function PayoutCard({ payout }: { payout: DeskPayout }) {
  return (
    <CardRow
      title={<MerchantName of={payout} />}
      aside={<PayoutState status={payout.status} />}
      facts={[
        [
          m.desk_settlement_net(),
          <Money key="net" value={payout.net} currency={payout.currency} size="strong" />,
        ],
        [m.desk_payout_number(), <Ltr key="number">{payout.number}</Ltr>],
        [m.desk_payout_closed_at(), <Moment key="closed" at={payout.created_at} />],
      ]}
    />
  )
}

export function cycleText(cycle: DeskPayout['cycle']): string {
  return cycle === 'weekly' ? m.desk_payout_cycle_weekly() : m.desk_payout_cycle_flexible()
}

/** The status, and why where somebody or something keeps it back. */
function StateWithReason({ payout: { status, held_reason } }: { payout: DeskPayout }) {
  return (
    <TwoLines below={held_reason && heldReasonText(held_reason)}>
      <PayoutState status={status} />
    </TwoLines>
  )
}
