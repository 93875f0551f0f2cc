import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { estimateQuery } from '../../../shared/capital/capital-queries.ts'

type Props = { offerId: string } & Pick<Offer, 'amount' | 'tenor' | 'currency'>

/**
 * What is applied for: all of the offer, and what it comes to. Without an answer the rest of the form stands
 * all the same.
 */
export function OfferCard({ offerId, amount, tenor, currency }: Props) {
  const { data: estimate } = useQuery({
    ...estimateQuery({ offerId, amount, tenor }),
    throwOnError: false,
  })
  const money = (value: string) => <Money value={value} currency={currency} />
  return (
    <Card title={m.single_page_offer()}>
      <DescriptionList
        facts={[
          { id: 'amount', label: m.capital_amount(), value: money(amount) },
          { id: 'tenor', label: m.capital_duration(), value: m.capital_weeks({ count: tenor }) },
          ...(estimate
            ? [
                {
                  id: 'minimum',
                  label: m.wizard_weekly_minimum(),
                  value: money(estimate.min_repayment_amount),
                },
                {
                  id: 'fee',
                  label: m.wizard_fee({ percent: percentText(estimate.fee_percent) }),
                  value: money(estimate.fee_amount),
                },
                {
                  id: 'total',
                  label: m.wizard_total(),
                  value: money(estimate.amount_vat),
                  look: 'total' as const,
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
