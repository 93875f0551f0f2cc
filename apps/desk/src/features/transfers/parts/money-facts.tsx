import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { Iban } from '../../../shared/money/iban.tsx'
import type { Transfer } from '../queries.ts'

/** How much goes to whom and where: stands in every dialog that moves money. */
export function MoneyFacts({ transfer, iban = transfer.iban }: { transfer: Transfer; iban?: string }) {
  return (
    <DescriptionList
      facts={[
        {
          id: 'amount',
          label: m.desk_amount(),
          value: <Money value={transfer.amount} currency={transfer.currency} size="large" />,
        },
        { id: 'beneficiary', label: m.desk_beneficiary(), value: <Typed>{transfer.beneficiary}</Typed> },
        { id: 'iban', label: m.desk_iban(), value: <Iban value={iban} /> },
      ]}
    />
  )
}
