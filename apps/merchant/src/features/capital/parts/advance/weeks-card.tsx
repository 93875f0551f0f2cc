import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { WeekStatus } from '@daftar/rules/capital/advances/week-status'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { toDecimal } from '@daftar/rules/money/money'
import { BarChart, type ChartTone } from '@daftar/ui/bar-chart'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { monthTicks } from '@daftar/words/formats/month-ticks'
import { groupedAmount, moneyText, percentText } from '@daftar/words/formats/number'
import { barsOf, inTrouble, isCollectedByDebit, weeksOf } from './advance-figures.ts'
import { criticalText, weekStatusText } from './week-status-text.ts'

/**
 * A paused week is neither taken nor missed; of one in trouble the next claim stands out; once an advance is
 * closed, nothing is to pay any more.
 */
type BarStatus = WeekStatus | 'paused' | 'next' | 'over'

const tones: Record<BarStatus, ChartTone> = {
  paid: 'accent',
  overdueWarning: 'warning',
  overdueCritical: 'negative',
  earlyPayOff: 'positive',
  toPay: 'hatched',
  paused: 'neutral',
  next: 'due',
  over: 'faint',
}

/**
 * A bar per week, taken and to come (LOAN-10, DEC-LOAN-41). Where debits repay there is no share of a payout
 * to speak of; one that fell back to payouts meanwhile (DEC-LOAN-34) keeps the words of both.
 */
export function WeeksCard({ advance }: { advance: Advance }) {
  const { currency, minimum_repayment_amount: minimum, status } = advance
  const rate = percentText(advance.repayment_rate)
  const isByDebit = isCollectedByDebit(advance)
  const parts = partsOf(advance, isByDebit, rate)
  return (
    <Card
      title={m.loan_weeks_title()}
      subtitle={isByDebit ? m.loan_weeks_subtitle_debit() : m.loan_weeks_subtitle({ rate })}
    >
      <BarChart
        label={m.loan_weeks_title()}
        unit={currency}
        bars={weekBars(advance, parts)}
        parts={parts}
        {...(status !== 'closed' && {
          reference: {
            value: Number(minimum),
            label: (
              <>
                {m.loan_weekly_minimum()} <Money value={minimum} currency={currency} />
              </>
            ),
          },
        })}
        table={{
          summary: m.loan_weeks_table(),
          columns: [
            { id: 'week', header: m.loan_column_week(), cell: ({ label }) => label },
            { id: 'status', header: m.loan_column_status(), cell: ({ note }) => note },
            { id: 'amount', header: m.loan_column_taken(), align: 'end', cell: ({ amount }) => amount },
          ],
        }}
      />
    </Card>
  )
}

type Parts = Record<string, { tone: ChartTone; label: string }>

function partsOf({ repayments }: Advance, isByDebit: boolean, rate: string): Parts {
  const hasPayouts = !isByDebit || repayments.some((row) => row.repayment_type === 'payout')
  return Object.fromEntries(
    (Object.keys(tones) as BarStatus[]).map((status) => [
      status,
      { tone: tones[status], label: hasPayouts ? labelOf(status, rate) : debitLabelOf(status, rate) },
    ]),
  )
}

function weekBars(advance: Advance, parts: Parts) {
  const weeks = weeksOf(advance)
  const isTroubled = inTrouble(advance)
  const all = barsOf(advance)
  const dates = all.map((_, at) => weeks[at]?.date ?? comingDate(advance, at - weeks.length))
  const ticks = monthTicks(
    dates.filter((date) => date !== null),
    currentLanguage(),
    dates.length,
  )
  return all.map((bar, at) => {
    const value = toDecimal({ amountMinor: bar.amountMinor, currency: advance.currency })
    const week = weeks[at]
    const date = dates[at] ?? null
    const status = statusOf(bar.status, {
      isPaused: week?.isPaused ?? false,
      isClosed: advance.status === 'closed',
      isNext: isTroubled && at === weeks.length,
    })
    return {
      id: String(bar.week),
      label: date === null ? m.loan_week_number({ week: bar.week }) : `${weekdayOf(date)} ${dateText(date)}`,
      tick: date === null ? undefined : ticks[at],
      values: { [status]: Number(value) },
      text: moneyText(value, advance.currency),
      amount: <Money value={value} currency={advance.currency} />,
      note: status === 'overdueCritical' ? criticalText(bar.amountMinor === 0n) : parts[status]?.label,
      ...(week && bar.amountMinor === 0n && !week.isPaused && { flag: missed }),
      ...(status === 'next' && date !== null && { flag: dueFlag(date, value) }),
    }
  })
}

function dueFlag(date: string, value: string) {
  const amount = `\u2066${groupedAmount(value)}\u2069`
  return { text: m.loan_due_flag({ weekday: weekdayOf(date), amount }), tone: 'warning' as const }
}

function weekdayOf(date: string): string {
  return weekdayText(date, currentLanguage())
}

type Standing = { isPaused: boolean; isClosed: boolean; isNext: boolean }

function statusOf(status: WeekStatus, { isPaused, isClosed, isNext }: Standing): BarStatus {
  if (isPaused) return 'paused'
  if (status !== 'toPay') return status
  if (isClosed) return 'over'
  return isNext ? 'next' : status
}

/** A week in which nothing was taken has no bar to see. */
const missed = { text: '0', tone: 'negative' } as const

/** The day of a week to come, as far as it is planned: the next repayment, and each Monday after it. */
function comingDate({ next_repayment_date }: Advance, weeksAhead: number): string | null {
  return next_repayment_date === null ? null : addDays(next_repayment_date, 7 * weeksAhead)
}

/** The same where debits alone repay. */
function debitLabelOf(status: BarStatus, rate: string): string {
  if (status === 'paid') return m.loan_debit_paid()
  return status === 'overdueCritical' ? m.loan_week_missed() : labelOf(status, rate)
}

function labelOf(status: BarStatus, rate: string): string {
  if (status === 'paused') return m.loan_week_paused()
  if (status === 'next') return m.loan_week_next()
  return status === 'over' ? m.loan_week_over() : weekStatusText(status, rate)
}
