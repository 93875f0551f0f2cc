import { Queried } from '@daftar/app-kit/queried'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { estimateQuery } from '../../../shared/capital/capital-queries.ts'
import type { Application, Estimate } from '../wire.ts'
import { stepFacts } from './step-facts.tsx'
import styles from './step-frame.module.css'

/** What is about to be handed in, and what it costs: nobody agrees without the price in view. */
export function ReviewCard({ application }: { application: Application }) {
  const { offer_id: offerId, amount, tenor } = application
  const estimate = useQuery({ ...estimateQuery({ offerId, amount, tenor }), throwOnError: false })
  return (
    <Card title={m.wizard_review_title()}>
      <div className={styles.facts}>
        <DescriptionList facts={askedFacts(application)} />
        <Queried
          query={estimate}
          pending={
            <Loading label={m.common_loading()}>
              <SkeletonText lines={3} />
            </Loading>
          }
          failedTitle={m.wizard_estimate_failed()}
        >
          {(answer) => <DescriptionList facts={costFacts(answer)} />}
        </Queried>
      </div>
    </Card>
  )
}

function askedFacts(application: Application): Fact[] {
  const given = [
    ...stepFacts(application, 'social_networks'),
    ...stepFacts(application, 'location_details'),
  ].filter(({ value }) => value !== m.common_dash())
  return [
    ...stepFacts(application, 'customize_your_offer'),
    {
      id: 'statements',
      label: m.wizard_step_statements(),
      value: m.wizard_files_count({ count: application.bank_statements.length }),
    },
    ...given,
  ]
}

function costFacts({
  currency,
  fee_percent,
  fee_amount,
  amount_vat,
  min_repayment_amount,
}: Estimate): Fact[] {
  const money = (value: string) => <Money value={value} currency={currency} />
  return [
    { id: 'fee', label: m.wizard_fee({ percent: percentText(fee_percent) }), value: money(fee_amount) },
    { id: 'minimum', label: m.wizard_weekly_minimum(), value: money(min_repayment_amount) },
    { id: 'total', label: m.wizard_total(), value: money(amount_vat), look: 'total' },
  ]
}
