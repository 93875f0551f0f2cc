import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { merchantNameText, nameText } from '@daftar/words/names'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import type { WaitlistEntry } from '../queries.ts'
import { purposeText } from '../words.ts'

export function waitlistColumns(): Column<WaitlistEntry>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: merchantNameText,
      cell: (row) => <MerchantName of={row} />,
    },
    { id: 'use', header: m.waitlist_desk_use(), cell: ({ capital_use }) => purposeText(capital_use) },
    { id: 'stores', header: m.waitlist_desk_stores(), cell: (row) => <StoreNames entry={row} /> },
    {
      id: 'by',
      header: m.waitlist_desk_joined_by(),
      cell: ({ joined_by }) => <Typed>{joined_by}</Typed>,
    },
    {
      id: 'at',
      header: m.waitlist_desk_joined_at(),
      cell: ({ joined_at }) => <Moment at={joined_at} />,
    },
  ]
}

export function WaitlistCard({ entry }: { entry: WaitlistEntry }) {
  return (
    <CardRow
      title={<MerchantName of={entry} />}
      facts={[
        [m.waitlist_desk_use(), purposeText(entry.capital_use)],
        [m.waitlist_desk_stores(), <StoreNames key="stores" entry={entry} />],
        [m.waitlist_desk_joined_at(), <Moment key="at" at={entry.joined_at} />],
      ]}
    />
  )
}

export function StoreNames({ entry: { stores } }: { entry: WaitlistEntry }) {
  return <Typed>{stores.length > 0 ? stores.map(nameText).join(' · ') : m.waitlist_desk_no_use()}</Typed>
}
