import { BarChart } from '@daftar/ui/bar-chart'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, monthText } from '@daftar/words/formats/date'
import { monthTicks } from '@daftar/words/formats/month-ticks'
import { moneyText } from '@daftar/words/formats/number'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { barsOf } from '../../evidence/sales-bars.ts'
import type { DeskCase } from '../../queries.ts'
import { PlatformsReading } from './platforms-reading.tsx'
import styles from '../cases.module.css'

/** What the merchant sold: the last half year by week, the last year by month. */
export function SalesReading({ opened: { sales, application, platforms } }: { opened: DeskCase }) {
  const { currency } = application
  return (
    <section className={styles.stack} aria-label={m.desk_sales()}>
      <p className={styles.muted}>{m.desk_sales_subtitle({ count: sales.weeks.length })}</p>
      <div className={styles.average}>
        <span>
          {m.desk_sales_average()} <Money value={sales.monthly_average} currency={currency} size="strong" />
        </span>
      </div>
      {sales.weeks.length === 0 ? (
        <p className={styles.muted}>{m.desk_sales_empty()}</p>
      ) : (
        <WeeksChart weeks={sales.weeks} currency={currency} />
      )}
      <details className={styles.months}>
        <summary>{m.desk_sales_months()}</summary>
        <DataTable
          label={m.desk_sales_months()}
          rows={sales.months.toReversed()}
          rowKey={({ month }) => month}
          columns={monthColumns(currency)}
          renderCard={({ month, amount, orders }) => (
            <CardRow
              title={monthText(month.slice(0, 7), currentLanguage())}
              aside={<Money value={amount} currency={currency} size="strong" />}
              facts={[[m.desk_sales_orders(), orders]]}
            />
          )}
        />
      </details>
      <PlatformsReading platforms={platforms} />
    </section>
  )
}

type WeeksProps = { weeks: DeskCase['sales']['weeks']; currency: DeskCase['application']['currency'] }

function WeeksChart({ weeks, currency }: WeeksProps) {
  const bars = barsOf(weeks)
  const ticks = monthTicks(
    bars.map(({ id }) => id),
    currentLanguage(),
  )
  return (
    <BarChart
      label={m.desk_sales()}
      unit={currency}
      parts={{ sold: { tone: 'accent', label: m.desk_sales_sold() } }}
      bars={bars.map(({ id, value, amount, status }, at) => ({
        id,
        label: dateText(id),
        tick: ticks[at],
        values: { sold: value },
        text: moneyText(amount, currency),
        amount: <Money value={amount} currency={currency} />,
        note: status === 'none' ? m.desk_sales_none() : m.desk_sales_sold(),
      }))}
      table={{
        summary: m.desk_sales_table(),
        columns: [
          { id: 'week', header: m.desk_run_week(), cell: ({ label }) => label },
          { id: 'kind', header: m.desk_sales_kind(), cell: ({ note }) => note },
          { id: 'amount', header: m.desk_amount(), align: 'end', cell: (bar) => bar.amount },
        ],
      }}
    />
  )
}

type Month = DeskCase['sales']['months'][number]

function monthColumns(currency: DeskCase['application']['currency']): Column<Month>[] {
  return [
    {
      id: 'month',
      header: m.desk_sales_month(),
      cell: ({ month }) => monthText(month.slice(0, 7), currentLanguage()),
    },
    { id: 'orders', header: m.desk_sales_orders(), align: 'end', cell: ({ orders }) => orders },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount }) => <Money value={amount} currency={currency} />,
    },
  ]
}
