import { BarChart, type ChartTone } from '@daftar/ui/bar-chart'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { monthTicks } from '@daftar/words/formats/month-ticks'
import { moneyText } from '@daftar/words/formats/number'
import type { DeskAdvanceWhole } from '../queries.ts'
import { weekKind, type WeekKind } from '../short-week.ts'
import { weekText } from '../words.ts'

const tones: Readonly<Record<WeekKind | 'next', ChartTone>> = {
  whole: 'accent',
  short: 'warning',
  missed: 'negative',
  paused: 'neutral',
  next: 'due',
}

/** What each week brought, and what the next one claims, against the weekly minimum. */
export function WeeksChart({ advance }: { advance: DeskAdvanceWhole }) {
  const { currency, next_repayment_date: next } = advance
  const weeks = advance.repayments.filter(
    ({ repayment_type: type }) => type === 'payout' || type === 'direct_debit',
  )
  if (weeks.length === 0) return null
  const bars = [
    ...weeks.map((week) => ({ id: week.id, date: week.date, amount: week.amount, kind: weekKind(week) })),
    ...(next ? [{ id: 'next', date: next, amount: advance.next_due, kind: 'next' as const }] : []),
  ]
  const ticks = monthTicks(
    bars.map(({ date }) => date),
    currentLanguage(),
  )
  return (
    <Card title={m.desk_advance_chart()}>
      <BarChart
        label={m.desk_advance_chart()}
        unit={currency}
        parts={Object.fromEntries(
          Object.entries(tones).map(([kind, tone]) => [
            kind,
            { tone, label: weekText(kind as keyof typeof tones) },
          ]),
        )}
        bars={bars.map(({ id, date, amount, kind }, at) => ({
          id,
          label: `${weekdayText(date, currentLanguage())} ${dateText(date)}`,
          ...(ticks[at] !== undefined && { tick: ticks[at] }),
          values: { [kind]: Number(amount) },
          text: moneyText(amount, currency),
          amount: <Money value={amount} currency={currency} />,
          note: weekText(kind),
          ...(kind === 'missed' && { flag: { text: '0', tone: 'negative' as const } }),
        }))}
        reference={{
          value: Number(advance.minimum),
          label: (
            <>
              {m.desk_advance_minimum()} <Money value={advance.minimum} currency={currency} />
            </>
          ),
        }}
      />
    </Card>
  )
}
