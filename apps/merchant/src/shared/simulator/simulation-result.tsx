import type { Simulation } from '@daftar/rules/capital/simulator/simulation'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { BarChart, type ChartBar } from '@daftar/ui/bar-chart'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { partsOf, replayBars, type ReplayedWeek } from './replay-bars.tsx'
import styles from './simulator.module.css'

type ResultProps = {
  simulation: Simulation
  currency: Currency
  rate: number
  tenorWeeks: number
  /** M. */
  minimumMinor: bigint
  /**
   * The weeks that were replayed, oldest first: what was sold, and when, where they are the merchant's own.
   */
  replayed: readonly ReplayedWeek[]
}

/** More bars than these are too thin to tell apart; the figures count all weeks. */
const barsMax = 60

/** What it comes to, and week by week. The first sentence is told to screen readers as the slider moves. */
export function SimulationResult(props: ResultProps) {
  const { simulation, rate } = props
  return (
    <div className={styles.stack}>
      <p role="status" className={styles.answer} data-tone={toneOf(props)}>
        {answerOf(props)}
        {simulation.weeksAboveRate > 0
          ? ` ${m.simulator_answer_above({ count: simulation.weeksAboveRate, rate: percentText(rate) })}`
          : ''}
        {simulation.weeksFarAbove > 0
          ? ` ${m.simulator_answer_far({ count: simulation.weeksFarAbove })}`
          : ''}
      </p>
      <ReplayChart {...props} />
      {simulation.weeks.length > barsMax ? (
        <p className={styles.note}>{m.simulator_chart_cut({ count: barsMax })}</p>
      ) : null}
      <Figures {...props} />
      <p className={styles.note}>{m.simulator_note()}</p>
    </div>
  )
}

function ReplayChart({ simulation, currency, rate, minimumMinor, replayed }: ResultProps) {
  const percent = percentText(rate)
  const minimum = toDecimal(money(minimumMinor, currency))
  const column = (id: 'taken' | 'paid', header: string) => ({
    id,
    header,
    align: 'end' as const,
    cell: ({ lines }: ChartBar) => lines?.find((line) => line.id === id)?.amount,
  })
  return (
    <BarChart
      label={m.simulator_chart()}
      unit={currency}
      bars={replayBars({ weeks: simulation.weeks.slice(0, barsMax), replayed, currency, rate: percent })}
      parts={partsOf(percent)}
      reference={{
        value: Number(minimum),
        label: m.simulator_minimum_line({ amount: moneyText(minimum, currency) }),
      }}
      table={{
        summary: m.simulator_chart_table(),
        columns: [
          { id: 'week', header: m.simulator_column_week(), cell: ({ label }) => label },
          { id: 'status', header: m.simulator_column_status(), cell: ({ note }) => note },
          column('paid', m.simulator_column_paid()),
          column('taken', m.simulator_column_taken()),
        ],
      }}
    />
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

/** Red where more than 60 percent of a week is taken, or the agreed weeks do not suffice. */
function toneOf({ simulation, tenorWeeks }: ResultProps): 'good' | 'late' {
  const { weeksToRepay, weeksFarAbove } = simulation
  return weeksToRepay !== null && weeksToRepay <= tenorWeeks && weeksFarAbove === 0 ? 'good' : 'late'
}
