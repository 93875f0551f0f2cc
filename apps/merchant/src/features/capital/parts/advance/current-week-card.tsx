import type { CurrentWeek, Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { InfoTip } from '@daftar/ui/info-tip'
import { Money } from '@daftar/ui/money'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { Queried } from '@daftar/app-kit/queried'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { percentText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { weekQuery } from '../../queries.ts'
import { isCollectedByDebit } from './advance-figures.ts'

/** What Monday's payout looks like so far, deductions under what they reduce. */
export function CurrentWeekCard({ advance }: { advance: Advance }) {
  const week = useQuery({ ...weekQuery(advance.id), throwOnError: false })
  return (
    <Card title={m.loan_this_week()}>
      <Queried
        query={week}
        pending={
          <Loading label={m.common_loading()}>
            <SkeletonText lines={5} />
          </Loading>
        }
        failedTitle={m.loan_week_failed()}
        problemText={() => null}
      >
        {(data) => <WeekFacts advance={advance} week={data} />}
      </Queried>
    </Card>
  )
}

function WeekFacts({ advance, week }: { advance: Advance; week: CurrentWeek }) {
  const plus = (value: string) => <Money value={value} currency={week.currency} />
  const minus = (value: string) => <Money value={`-${value}`} currency={week.currency} muted />
  const carried = Number(week.carried_in_amount) !== 0
  return (
    <DescriptionList
      facts={[
        { id: 'sales', label: m.loan_week_sales(), value: plus(week.sales_amount) },
        { id: 'refunds', label: m.loan_week_refunds(), value: minus(week.refunds_amount), look: 'muted' },
        {
          id: 'commission',
          label: m.loan_week_commission(),
          value: minus(week.commission_amount),
          look: 'muted',
        },
        { id: 'vat', label: m.loan_week_vat(), value: minus(week.commission_vat_amount), look: 'muted' },
        ...(carried
          ? [
              {
                id: 'carried',
                label: m.loan_week_carried(),
                value: plus(week.carried_in_amount),
                look: 'muted' as const,
              },
            ]
          : []),
        { id: 'fee', label: m.loan_week_fee(), value: minus(week.settlement_fee_amount), look: 'muted' },
        ...(isCollectedByDebit(advance)
          ? []
          : [
              {
                id: 'advance',
                label: (
                  <>
                    {m.loan_week_advance()}{' '}
                    <InfoTip label={m.home_what_is({ name: m.loan_week_advance() })}>
                      {m.loan_week_advance_is({ rate: percentText(advance.repayment_rate) })}
                    </InfoTip>
                  </>
                ),
                value: minus(week.repayment_amount),
                look: 'muted' as const,
              },
            ]),
        {
          id: 'payout',
          label: m.loan_week_payout({ date: isolated(dateText(week.pays_on)) }),
          value: <Money value={week.payout_amount} currency={week.currency} size="strong" />,
          look: 'total',
        },
      ]}
    />
  )
}
