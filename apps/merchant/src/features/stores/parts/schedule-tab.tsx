import { Queried } from '@daftar/app-kit/queried'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { schedulesQuery } from '../queries.ts'
import { StoreSkeleton } from './skeletons.tsx'
import styles from './stores.module.css'

/** When the sales of a store are paid out, and what that costs (STO-17, DEC-STO-7). */
export function ScheduleTab({ id }: { id: string }) {
  const query = useQuery(schedulesQuery(id))
  return (
    <Card
      title={m.stores_tab_schedule()}
      subtitle={m.stores_schedule_text()}
      actions={
        <Link href={pathOf('payoutsUpcoming')} look="bare" className={buttonClass({ size: 'small' })}>
          {m.stores_schedule_payouts()}
        </Link>
      }
    >
      <Queried query={query} pending={<StoreSkeleton />} failedTitle={m.stores_schedule_failed()}>
        {(items) => (
          <div className={styles.page}>
            {items.map(({ cycle, next_payout_date: next, currency, fee, fee_from, extra }) => (
              <DescriptionList
                key={cycle}
                facts={[
                  {
                    id: 'cycle',
                    label: m.stores_schedule_cycle(),
                    value:
                      cycle === 'weekly'
                        ? m.stores_schedule_weekly({ day: weekdayText(next, currentLanguage()) })
                        : m.stores_schedule_flexible(),
                  },
                  { id: 'next', label: m.stores_schedule_next(), value: dateText(next) },
                  {
                    id: 'fee',
                    label: fee_from
                      ? m.contract_fee_below({ amount: moneyText(fee_from.amount, currency) })
                      : m.stores_schedule_fee(),
                    value: fee === null ? m.common_none() : <Money value={fee} currency={currency} />,
                  },
                  ...(fee_from
                    ? [
                        {
                          id: 'from',
                          label: m.contract_fee_from({ amount: moneyText(fee_from.amount, currency) }),
                          value: <Money value={fee_from.fee} currency={currency} />,
                        },
                      ]
                    : []),
                  ...(cycle === 'flexible'
                    ? [
                        {
                          id: 'extra',
                          label: m.contract_fee_flexible(),
                          value: <Money value={extra} currency={currency} />,
                        },
                      ]
                    : []),
                ]}
              />
            ))}
          </div>
        )}
      </Queried>
    </Card>
  )
}
