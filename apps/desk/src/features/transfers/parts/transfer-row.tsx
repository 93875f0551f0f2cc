import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Iban } from '../../../shared/money/iban.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { transferKindText } from '../../../shared/money/transfer-text.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { Transfer } from '../queries.ts'
import { TransferState } from './transfer-words.tsx'

export function transferColumns(): Column<Transfer>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: merchantNameText,
      cell: (transfer) => (
        <TwoLines below={transferKindText(transfer.kind)}>
          <MerchantName of={transfer} />
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    {
      id: 'beneficiary',
      header: m.desk_beneficiary(),
      cell: (transfer) => (
        <TwoLines below={<Iban value={transfer.iban} />}>
          <Typed>{transfer.beneficiary}</Typed>
        </TwoLines>
      ),
    },
    { id: 'reference', header: m.desk_reference_label(), cell: ({ reference }) => <Ltr>{reference}</Ltr> },
    { id: 'ordered', header: m.desk_ordered_at(), cell: ({ ordered_at }) => <Moment at={ordered_at} /> },
    { id: 'status', header: m.desk_status(), cell: (transfer) => <TransferState transfer={transfer} /> },
  ]
}

export function TransferCard({ transfer }: { transfer: Transfer }) {
  return (
    <CardRow
      title={<MerchantName of={transfer} />}
      aside={<TransferState transfer={transfer} />}
      facts={[
        [
          transferKindText(transfer.kind),
          <Money key="amount" value={transfer.amount} currency={transfer.currency} size="strong" />,
        ],
        [m.desk_beneficiary(), <Typed key="beneficiary">{transfer.beneficiary}</Typed>],
        [m.desk_reference_label(), <Ltr key="reference">{transfer.reference}</Ltr>],
        [m.desk_ordered_at(), <Moment key="at" at={transfer.ordered_at} />],
      ]}
    />
  )
}
