import { reliefLooks } from '@daftar/rules/capital/advances/relief'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import type { DeskRelief } from '../queries.ts'
import { kindText, statusText } from '../words.ts'

export function reliefColumns(): Column<DeskRelief>[] {
  return [
    {
      id: 'merchant',
      header: m.relief_merchant(),
      opens: merchantNameText,
      cell: (row) => <MerchantName of={row} />,
    },
    { id: 'kind', header: m.relief_asked(), cell: ({ kind }) => kindText[kind]() },
    { id: 'weeks', header: m.relief_weeks(), align: 'end', cell: ({ weeks }) => weeks },
    {
      id: 'left',
      header: m.relief_outstanding(),
      align: 'end',
      cell: ({ loan: advance, currency }) => <Money value={advance.outstanding} currency={currency} />,
    },
    { id: 'at', header: m.relief_asked_at(), cell: ({ asked_at }) => <Moment at={asked_at} /> },
    { id: 'state', header: m.relief_state(), cell: (relief) => <ReliefBadge relief={relief} /> },
  ]
}

export function ReliefCardRow({ relief }: { relief: DeskRelief }) {
  return (
    <CardRow
      title={<MerchantName of={relief} />}
      aside={<ReliefBadge relief={relief} />}
      facts={[
        [m.relief_asked(), kindText[relief.kind]()],
        [m.relief_weeks(), relief.weeks],
        [m.relief_asked_at(), <Moment key="at" at={relief.asked_at} />],
      ]}
    />
  )
}

export function ReliefBadge({ relief }: { relief: DeskRelief }) {
  return <Badge tone={badgeTone(reliefLooks[relief.status].tone)}>{statusText[relief.status]()}</Badge>
}
