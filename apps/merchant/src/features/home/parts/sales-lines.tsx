import { LineChart, type ChartPoint } from '@daftar/ui/line-chart'
import { Money } from '@daftar/ui/money'
import { useIsPhone } from '@daftar/ui/use-media-query'
import { currentLanguage, m } from '@daftar/words'
import { dateText, shortDayText, weekdayText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import type { HomeSales } from '../queries.ts'

/** Both weeks day by day; the same figures lie behind as a table. */
export function SalesLines({ sales: { days, currency } }: { sales: HomeSales }) {
  const isPhone = useIsPhone()
  const language = currentLanguage()
  const money = (value: string) => <Money value={value} currency={currency} />
  const points = days.map(({ date, amount, before }, at): ChartPoint => {
    const isToday = at === days.length - 1
    return {
      id: date,
      label: m.home_day({ weekday: weekdayText(date, language), date: isolated(dateText(date)) }),
      tick: isToday ? m.home_today() : shortDayText(date, language, isPhone),
      value: Number(amount),
      before: Number(before),
      text: m.home_day_said({ now: moneyText(amount, currency), before: moneyText(before, currency) }),
      amount: money(amount),
      lines: [{ id: 'before', label: m.home_week_before(), amount: money(before) }],
    }
  })
  const cell = (part: 'amount' | 'before') => (point: ChartPoint) =>
    money(days.find(({ date }) => date === point.id)?.[part] ?? '0')
  return (
    <LineChart
      label={m.home_sales_by_day({ currency })}
      unit={currency}
      points={points}
      isRunning
      legend={{ value: m.home_this_week(), before: m.home_week_before() }}
      table={{
        summary: m.home_sales_table(),
        columns: [
          { id: 'day', header: m.home_day_column(), cell: ({ label }) => label },
          { id: 'now', header: m.home_this_week(), cell: cell('amount'), align: 'end' },
          { id: 'before', header: m.home_week_before(), cell: cell('before'), align: 'end' },
        ],
      }}
    />
  )
}
