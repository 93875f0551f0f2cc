import type { Column } from '@daftar/ui/data-table'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { merchantNameText } from '@daftar/words/names'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { PayoutState } from '../../../shared/money/payout-text.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { grossAndRest } from '../figures.ts'
import type { MerchantResult } from '../queries.ts'

export function resultColumns(): Column<MerchantResult>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: merchantNameText,
      cell: (result) => (
        <TwoLines below={result.number && <Ltr>{result.number}</Ltr>}>
          <MerchantName of={result} />
        </TwoLines>
      ),
    },
    {
      id: 'movements',
      header: m.desk_settlement_movements(),
      align: 'end',
      cell: ({ movements }) => movements,
    },
    {
      id: 'sales',
      header: m.desk_settlement_sales(),
      align: 'end',
      cell: ({ waterfall, currency }) => (
        <Money value={grossAndRest(waterfall, currency).sales} currency={currency} />
      ),
    },
    {
      id: 'rest',
      header: m.desk_settlement_deducted(),
      align: 'end',
      cell: ({ waterfall, currency }) => (
        <Money value={grossAndRest(waterfall, currency).rest} currency={currency} muted />
      ),
    },
    {
      id: 'net',
      header: m.desk_settlement_net(),
      align: 'end',
      cell: ({ net, currency }) => <Money value={net} currency={currency} size="strong" />,
    },
    { id: 'status', header: m.desk_status(), cell: ({ status }) => <PayoutState status={status} /> },
  ]
}

export function ResultCard({ result }: { result: MerchantResult }) {
  const { currency, net, waterfall } = result
  return (
    <CardRow
      title={<MerchantName of={result} />}
      aside={<PayoutState status={result.status} />}
      facts={[
        [m.desk_settlement_net(), <Money key="net" value={net} currency={currency} size="strong" />],
        [
          m.desk_settlement_sales(),
          <Money key="sales" value={grossAndRest(waterfall, currency).sales} currency={currency} />,
        ],
        [m.desk_settlement_movements(), result.movements],
      ]}
    />
  )
}
