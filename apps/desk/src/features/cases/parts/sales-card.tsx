import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { WeeklyBars } from '@daftar/ui/weekly-bars'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { barsOf } from '../sales-bars.ts'
import type { DeskCase } from '../queries.ts'
import styles from './cases.module.css'

/** What the merchant sold in the last half year, and what it still owes. */
export function SalesCard({ opened: { sales, exposure, application } }: { opened: DeskCase }) {
  const { currency } = application
  return (
    <Card title={m.desk_sales()} subtitle={m.desk_sales_subtitle({ count: sales.weeks.length })}>
      <div className={styles.average}>
        <span>
          {m.desk_sales_average()} <Money value={sales.monthly_average} currency={currency} size="strong" />
        </span>
        <span>
          {m.desk_exposure_open()} <Money value={exposure.open_amount} currency={currency} size="strong" />
        </span>
        <span>{m.desk_exposure_closed({ count: exposure.closed_advances })}</span>
      </div>
      {sales.weeks.length === 0 ? (
        <p className={styles.muted}>{m.desk_sales_empty()}</p>
      ) : (
        <WeeklyBars
          label={m.desk_sales()}
          tableLabel={m.desk_sales_table()}
          columnLabels={{ week: m.desk_run_week(), status: m.desk_sales_kind(), amount: m.desk_amount() }}
          statuses={{
            sold: { tone: 'accent', label: m.desk_sales_sold() },
            none: { tone: 'neutral', label: m.desk_sales_none() },
          }}
          bars={barsOf(sales.weeks).map((bar) => ({
            ...bar,
            label: dateText(bar.id),
            text: moneyText(bar.amount, currency),
            amount: <Money value={bar.amount} currency={currency} />,
          }))}
        />
      )}
    </Card>
  )
}
