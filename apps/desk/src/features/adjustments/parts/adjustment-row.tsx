import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { adjustmentLooks } from '@daftar/rules/payouts/adjustment'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import type { Adjustment } from '../queries.ts'
import { reasonText, statusText } from '../words.ts'

export function adjustmentColumns(): Column<Adjustment>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: merchantNameText,
      cell: (row) => <MerchantName of={row} />,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => (
        <Money value={amount} currency={currency} size="strong" sign="always" />
      ),
    },
    { id: 'reason', header: m.desk_adjustment_reason(), cell: ({ reason }) => reasonText(reason) },
    {
      id: 'by',
      header: m.desk_adjustment_proposed_by(),
      cell: ({ proposed_by }) => <Typed>{proposed_by}</Typed>,
    },
    {
      id: 'at',
      header: m.desk_adjustment_proposed_at(),
      cell: ({ proposed_at }) => <Moment at={proposed_at} />,
    },
    {
      id: 'status',
      header: m.desk_status(),
      cell: (adjustment) => <AdjustmentState adjustment={adjustment} />,
    },
  ]
}

export function AdjustmentCard({ adjustment }: { adjustment: Adjustment }) {
  return (
    <CardRow
      title={<MerchantName of={adjustment} />}
      aside={<AdjustmentState adjustment={adjustment} />}
      facts={[
        [
          m.desk_amount(),
          <Money
            key="amount"
            value={adjustment.amount}
            currency={adjustment.currency}
            size="strong"
            sign="always"
          />,
        ],
        [m.desk_adjustment_reason(), reasonText(adjustment.reason)],
        [m.desk_adjustment_proposed_by(), <Typed key="by">{adjustment.proposed_by}</Typed>],
        [m.desk_adjustment_proposed_at(), <Moment key="at" at={adjustment.proposed_at} />],
      ]}
    />
  )
}

export function AdjustmentState({ adjustment: { status } }: { adjustment: Adjustment }) {
  return <Badge tone={badgeTone(adjustmentLooks[status].tone)}>{statusText(status)}</Badge>
}
