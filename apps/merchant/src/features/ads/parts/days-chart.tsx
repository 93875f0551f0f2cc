import { BarChart } from '@daftar/ui/bar-chart'
import { Card } from '@daftar/ui/card'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { countText, moneyText } from '@daftar/words/formats/number'
import { useState } from 'react'
import type { AdDay, Campaign } from '../queries.ts'
import styles from './ads.module.css'

const figures = ['impressions', 'clicks', 'spent'] as const
type Figure = (typeof figures)[number]

/** What was counted and spent day by day; the same figures lie behind as a table. */
export function DaysChart({ days, currency }: { days: readonly AdDay[]; currency: Campaign['currency'] }) {
  const [figure, choose] = useState<Figure>('impressions')
  const names: Record<Figure, string> = {
    impressions: m.ads_impressions(),
    clicks: m.ads_clicks(),
    spent: m.ads_spent(),
  }
  const text = (day: AdDay) => (figure === 'spent' ? moneyText(day.spent, currency) : countText(day[figure]))
  const dayOf = (id: string) => days.find(({ day }) => day === id)
  return (
    <Card
      title={m.ads_chart()}
      actions={
        days.length === 0 ? null : (
          <SegmentedChoice
            label={m.ads_chart_show()}
            labelHidden
            value={figure}
            options={figures.map((value) => ({ value, label: names[value] }))}
            onValueChange={choose}
          />
        )
      }
    >
      {days.length === 0 ? (
        <p className={styles.muted}>{m.ads_chart_none()}</p>
      ) : (
        <BarChart
          label={m.ads_chart()}
          {...(figure === 'spent' && { unit: currency })}
          bars={days.map((day) => ({
            id: day.day,
            label: dateText(day.day),
            tick: dateText(day.day).slice(0, 5),
            values: { counted: Number(day[figure]) },
            text: text(day),
            amount: text(day),
            note: '',
          }))}
          parts={{ counted: { tone: 'accent', label: names[figure] } }}
          table={{
            summary: m.ads_chart_summary(),
            columns: [
              { id: 'day', header: m.ads_day(), cell: ({ label }) => label },
              {
                id: 'impressions',
                header: m.ads_impressions(),
                align: 'end',
                cell: ({ id }) => countText(dayOf(id)?.impressions ?? 0),
              },
              {
                id: 'clicks',
                header: m.ads_clicks(),
                align: 'end',
                cell: ({ id }) => countText(dayOf(id)?.clicks ?? 0),
              },
              {
                id: 'orders',
                header: m.ads_orders(),
                align: 'end',
                cell: ({ id }) => countText(dayOf(id)?.orders ?? 0),
              },
              {
                id: 'spent',
                header: m.ads_spent(),
                align: 'end',
                cell: ({ id }) => moneyText(dayOf(id)?.spent ?? '0', currency),
              },
            ],
          }}
        />
      )}
    </Card>
  )
}
