import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import type { EndedTopUp, TopUpLine } from '../queries.ts'

export function waitingColumns(): Column<TopUpLine>[] {
  return [
    {
      id: 'reference',
      header: m.desk_bank_reference(),
      opens: ({ bank_reference }) => bank_reference,
      cell: ({ bank_reference }) => <Ltr>{bank_reference}</Ltr>,
    },
    { id: 'day', header: m.desk_top_up_day(), cell: ({ booked_on }) => <CalendarDay date={booked_on} /> },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    { id: 'named', header: m.desk_top_up_wallet(), cell: (line) => <Named line={line} /> },
    { id: 'state', header: m.desk_status(), cell: (line) => <TopUpState line={line} /> },
  ]
}

export function WaitingCard({ line }: { line: TopUpLine }) {
  return (
    <CardRow
      title={<Money value={line.amount} currency={line.currency} size="strong" />}
      aside={<TopUpState line={line} />}
      facts={[
        [m.desk_top_up_wallet(), <Named key="named" line={line} />],
        [m.desk_bank_reference(), <Ltr key="reference">{line.bank_reference}</Ltr>],
        [m.desk_top_up_day(), <CalendarDay key="day" date={line.booked_on} />],
      ]}
    />
  )
}

function Named({ line: { named } }: { line: TopUpLine }) {
  return named ? <MerchantName of={named} /> : m.desk_top_up_wallet_nobody()
}

/** Whether a second person is waited for. */
export function TopUpState({ line: { proposal, named } }: { line: TopUpLine }) {
  if (proposal) return <Badge tone="warning">{m.desk_top_up_second()}</Badge>
  return named ? (
    <Badge tone="accent">{m.desk_top_up_known()}</Badge>
  ) : (
    <Badge>{m.desk_top_up_unknown()}</Badge>
  )
}

export function endedColumns(): Column<EndedTopUp>[] {
  return [
    {
      id: 'reference',
      header: m.desk_bank_reference(),
      opens: ({ bank_reference }) => bank_reference,
      cell: ({ bank_reference }) => <Ltr>{bank_reference}</Ltr>,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    { id: 'end', header: m.desk_top_up_end(), cell: (line) => <End line={line} /> },
    { id: 'by', header: m.desk_top_up_by(), cell: ({ decided_by }) => <Typed>{decided_by}</Typed> },
    { id: 'at', header: m.desk_decided_at(), cell: ({ decided_at }) => <Moment at={decided_at} /> },
  ]
}

export function EndedCard({ line }: { line: EndedTopUp }) {
  return (
    <CardRow
      title={<Money value={line.amount} currency={line.currency} size="strong" />}
      facts={[
        [m.desk_top_up_end(), <End key="end" line={line} />],
        [m.desk_bank_reference(), <Ltr key="reference">{line.bank_reference}</Ltr>],
        [m.desk_decided_at(), <Moment key="at" at={line.decided_at} />],
      ]}
    />
  )
}

/** Whose wallet it went to, or where it was sent back to. */
function End({ line: { merchant, iban, undo } }: { line: EndedTopUp }) {
  return merchant ? (
    <>
      <MerchantName of={merchant} />
      {undo ? <Badge tone="warning">{m.desk_top_up_undo_waits()}</Badge> : null}
    </>
  ) : (
    <>
      {m.desk_top_up_sent_back()} <Ltr>{iban}</Ltr>
    </>
  )
}
