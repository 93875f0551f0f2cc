import type { Advance } from '@daftar/contract/endpoints/advances-shapes'
import type { WeekStatus } from '@daftar/rules/capital/advances/week-status'
import { toDecimal } from '@daftar/rules/money/money'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { WeeklyBars, type ChartTone } from '@daftar/ui/weekly-bars'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { barsOf, isCollectedByDebit, weeksOf } from './advance-figures.ts'
import { criticalText, weekStatusText } from './week-status-text.ts'

/** A paused week is neither taken nor missed; once an advance is closed, nothing is to pay any more. */
type BarStatus = WeekStatus | 'paused' | 'over'

const tones: Record<BarStatus, ChartTone> = {
  paid: 'accent',
  overdueWarning: 'warning',
  overdueCritical: 'negative',
  earlyPayOff: 'positive',
  toPay: 'hatched',
  paused: 'neutral',
  over: 'faint',
}

/**
 * A bar per week, taken and to come (LOAN-10, DEC-LOAN-41). Where debits repay there is no share of a payout to speak of; one
 * that fell back to payouts meanwhile (DEC-LOAN-34) keeps the words of both.
 */
export function WeeksCard({ advance }: { advance: Advance }) {
  const rate = percentText(advance.repayment_rate)
  const isByDebit = isCollectedByDebit(advance)
  const hasPayouts = !isByDebit || advance.repayments.some((row) => row.repayment_type === 'payout')
  const weeks = weeksOf(advance)
  const isClosed = advance.status === 'closed'
  const isShown = (status: BarStatus) =>
    ({
      paused: weeks.some((week) => week.isPaused),
      earlyPayOff: advance.early_pay_off !== null,
      toPay: !isClosed,
      over: isClosed && weeks.length < advance.tenor,
      paid: true,
      overdueWarning: hasPayouts,
      overdueCritical: true,
    })[status]
  const statuses = Object.fromEntries(
    (Object.keys(tones) as BarStatus[])
      .filter(isShown)
      .map((status) => [
        status,
        { tone: tones[status], label: hasPayouts ? labelOf(status, rate) : debitLabelOf(status, rate) },
      ]),
  )
  const bars = barsOf(advance).map((bar) => {
    const value = toDecimal({ amountMinor: bar.amountMinor, currency: advance.currency })
    const week = weeks[bar.week - 1]
    return {
      id: String(bar.week),
      label: week ? dateText(week.date) : m.loan_week_number({ week: bar.week }),
      value: Number(bar.heightPercent),
      text: moneyText(value, advance.currency),
      amount: <Money value={value} currency={advance.currency} />,
      status: week?.isPaused ? 'paused' : isClosed && bar.status === 'toPay' ? 'over' : bar.status,
      ...(bar.status === 'overdueCritical' && { statusText: criticalText(bar.amountMinor === 0n) }),
    }
  })
  return (
    <Card
      title={m.loan_weeks_title()}
      subtitle={isByDebit ? m.loan_weeks_subtitle_debit() : m.loan_weeks_subtitle({ rate })}
    >
      <WeeklyBars
        label={m.loan_weeks_title()}
        bars={bars}
        statuses={statuses}
        tableLabel={m.loan_weeks_table()}
        columnLabels={{
          week: m.loan_column_week(),
          status: m.loan_column_status(),
          amount: m.loan_column_taken(),
        }}
        idleText={m.loan_weeks_idle()}
      />
    </Card>
  )
}

/** The same where debits alone repay. */
function debitLabelOf(status: BarStatus, rate: string): string {
  if (status === 'paid') return m.loan_debit_paid()
  return status === 'overdueCritical' ? m.loan_week_missed() : labelOf(status, rate)
}

function labelOf(status: BarStatus, rate: string): string {
  if (status === 'paused') return m.loan_week_paused()
  return status === 'over' ? m.loan_week_over() : weekStatusText(status, rate)
}
