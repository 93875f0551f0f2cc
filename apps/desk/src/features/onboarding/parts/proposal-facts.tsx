import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { productText } from '@daftar/words/order-words'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { OnboardingCase } from '../queries.ts'

/** What a proposed approval would make. */
export function ProposalFacts({ opened: { proposal, currency } }: { opened: OnboardingCase }) {
  if (proposal === null) return null
  return (
    <DescriptionList
      layout="stacked"
      facts={[
        { id: 'name', label: m.desk_merchant_name_en(), value: <Typed>{proposal.name}</Typed> },
        { id: 'name_ar', label: m.desk_merchant_name_ar(), value: <Typed>{proposal.name_ar}</Typed> },
        { id: 'share', label: m.desk_merchant_commission(), value: percentText(proposal.commission_percent) },
        {
          id: 'fixed',
          label: m.desk_merchant_commission_fixed(),
          value: <Money value={proposal.commission_fixed} currency={currency} />,
        },
        { id: 'vat', label: m.desk_merchant_vat(), value: percentText(proposal.vat_percent) },
        { id: 'code', label: m.desk_merchant_store_code(), value: <Typed>{proposal.store_code}</Typed> },
        {
          id: 'products',
          label: m.desk_merchant_store_products(),
          value: proposal.products.map((product) => productText(product as PaymentProductType)).join(' · '),
        },
        ...(proposal.note
          ? [{ id: 'note', label: m.desk_approval_reason(), value: <Typed>{proposal.note}</Typed> }]
          : []),
      ]}
    />
  )
}
