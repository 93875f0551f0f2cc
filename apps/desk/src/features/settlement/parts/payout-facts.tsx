import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Iban } from '../../../shared/money/iban.tsx'
import type { DeskPayoutWhole } from '../queries.ts'

/** How much, whose, and where to: stands in the dialog of every act on a payout. */
export function PayoutFacts({ payout }: { payout: DeskPayoutWhole }) {
  return (
    <DescriptionList
      facts={[
        {
          id: 'amount',
          label: m.desk_amount(),
          value: <Money value={payout.net} currency={payout.currency} size="large" />,
        },
        { id: 'merchant', label: m.desk_merchant(), value: <MerchantName of={payout} /> },
        { id: 'number', label: m.desk_payout_number(), value: <Ltr>{payout.number}</Ltr> },
        ...factIf('iban', m.desk_iban(), payout.iban && <Iban value={payout.iban} />),
        ...factIf('bank-name', m.desk_bank_name(), payout.bank_name && <Typed>{payout.bank_name}</Typed>),
      ]}
    />
  )
}
