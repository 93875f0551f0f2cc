import type { SimulatedWeek, Simulation } from '@daftar/rules/capital/simulator/simulation'
import type { WeekStatus } from '@daftar/rules/capital/advances/week-status'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { BarChart, type ChartBar, type ChartTone } from '@daftar/ui/bar-chart'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'
import styles from './simulator.module.css'

type ResultProps = { simulation: Simulation; currency: Currency; rate: number; tenorWeeks: number }

/** More bars than these are too thin to tell apart; the figures count all weeks. */
const barsMax = 60

/** Every fifth week is numbered below its bar. */
const ticksEvery = 5

/** What it comes to, and week by week. The first sentence is told to screen readers as the slider moves. */
export function SimulationResult(props: ResultProps) {
  const { simulation, rate } = props
  const { weeks } = simulation
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.answer} data-tone={toneOf(props)}>
        {answerOf(props)}
      </p>
      <Figures {...props} />
      <BarChart
        label={m.simulator_chart()}
        bars={weeks.slice(0, barsMax).map((week) => barOf(week, props))}
        parts={partsOf(percentText(rate))}
        table={{
          summary: m.simulator_chart_table(),
          columns: [
            { id: 'week', header: m.simulator_column_week(), cell: ({ label }) => label },
            { id: 'status', header: m.simulator_column_status(), cell: ({ note }) => note },
            { id: 'amount', header: m.simulator_column_taken(), align: 'end', cell: ({ amount }) => amount },
          ],
        }}
      />
      {weeks.length > barsMax ? (
        <p className={styles.note}>{m.simulator_chart_cut({ count: barsMax })}</p>
      ) : null}
      <p className={styles.note}>{m.simulator_note()}</p>
    </div>
  )
}

function Figures({ simulation, currency, rate }: ResultProps) {
  const { weeksToRepay, weeksAboveRate, weeksAtMinimum, weeksShort, costMinor, annualPercent } = simulation
  const dash = m.common_dash()
  return (
    <DescriptionList
      facts={[
        {
          id: 'time',
          label: m.simulator_time(),
          value: weeksToRepay === null ? dash : m.capital_weeks({ count: weeksToRepay }),
        },
        {
          id: 'above',
          label: m.simulator_above({ rate: percentText(rate) }),
          value: m.capital_weeks({ count: weeksAboveRate }),
        },
        { id: 'minimum', label: m.simulator_minimum(), value: m.capital_weeks({ count: weeksAtMinimum }) },
        { id: 'short', label: m.simulator_short(), value: m.capital_weeks({ count: weeksShort }) },
        {
          id: 'cost',
          label: m.simulator_cost(),
          value: <Money value={toDecimal(money(costMinor, currency))} currency={currency} />,
        },
        {
          id: 'annual',
          label: m.simulator_annual(),
          value: annualPercent === null ? dash : <Ltr>{percentText(annualPercent)}</Ltr>,
        },
      ]}
    />
  )
}

function answerOf({ simulation, tenorWeeks }: ResultProps): string {
  const { weeksToRepay } = simulation
  if (weeksToRepay === null) return m.simulator_answer_never()
  if (weeksToRepay < tenorWeeks) return m.simulator_answer_sooner({ count: weeksToRepay })
  if (weeksToRepay === tenorWeeks) return m.simulator_answer_time({ count: weeksToRepay })
  return m.simulator_answer_later({ count: weeksToRepay })
}

function toneOf({ simulation, tenorWeeks }: ResultProps): 'good' | 'late' {
  return simulation.weeksToRepay !== null && simulation.weeksToRepay <= tenorWeeks ? 'good' : 'late'
}

type Look = 'share' | 'minimum' | 'short'

const tones: Record<Look, ChartTone> = { share: 'accent', minimum: 'warning', short: 'negative' }

function partsOf(rate: string) {
  return Object.fromEntries(
    (Object.keys(tones) as Look[]).map((look) => [look, { tone: tones[look], label: labelOf(look, rate) }]),
  )
}

function labelOf(look: Look, rate: string): string {
  if (look === 'share') return m.simulator_week_share({ rate })
  return look === 'minimum' ? m.simulator_week_minimum() : m.simulator_week_short()
}

function lookOf(status: WeekStatus, shortfallMinor: bigint): Look {
  if (shortfallMinor > 0n) return 'short'
  return status === 'paid' ? 'share' : 'minimum'
}

function barOf(
  { week, status, shortfallMinor, repaymentMinor }: SimulatedWeek,
  { currency, rate }: ResultProps,
): ChartBar {
  const value = toDecimal(money(repaymentMinor, currency))
  const look = lookOf(status, shortfallMinor)
  return {
    id: String(week),
    label: m.loan_week_number({ week }),
    tick: week % ticksEvery === 1 ? week : undefined,
    values: { [look]: Number(value) },
    text: moneyText(value, currency),
    amount: <Money value={value} currency={currency} />,
    note: labelOf(look, percentText(rate)),
  }
}
