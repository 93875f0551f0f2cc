import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import type { SalesHistory } from '@daftar/contract/endpoints/capital/simulator'
import { weeklyDeduction } from '@daftar/rules/capital/advances/weekly-deduction'
import { historyWeeksMin, simulate, type SimulationInput } from '@daftar/rules/capital/simulator/simulation'
import { money, toDecimal } from '@daftar/rules/money/money'
import { divideHalfUp } from '@daftar/rules/money/rounding'
import { percentNumber } from '@daftar/rules/money/percent'
import { BarChart } from '@daftar/ui/bar-chart'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { historyQuery } from '../../../../shared/simulator/queries.ts'
import { questionOf } from '../../../../shared/simulator/simulated-offer.ts'
import type { Choice } from './offer-terms-card.tsx'
import { ExampleInNumbers } from './repayment-explainer.tsx'
import styles from './repayment-explainer.module.css'

type OwnExampleProps = { offer: Offer; choice: Choice }

/**
 * How the repayment works, by the merchant's own weeks and in its currency: its slowest and its best week,
 * and the first five repayments (docs/decisions/0057). With too few weeks the illustration of the
 * specification stands there (OFR-17, OFR-23, OFR-24).
 */
export function OwnExample({ offer, choice }: OwnExampleProps) {
  const { data: history } = useQuery({ ...historyQuery(offer.id), throwOnError: false })
  const question = history && history.weeks.length >= historyWeeksMin ? askedOf(history, choice) : null
  return history && question ? (
    <Example history={history} question={question} />
  ) : (
    <ExampleInNumbers currency={offer.currency} />
  )
}

const weeksShown = 5

function askedOf(history: SalesHistory, { amountMinor, weeks }: Choice): SimulationInput | null {
  const amount = toDecimal(money(amountMinor, history.currency))
  const all = history.weeks.length
  return questionOf(history, { amount, tenorWeeks: weeks }, { kind: 'own', weeks: Math.min(all, 26) }, 0)
}

function Example({ history, question }: { history: SalesHistory; question: SimulationInput }) {
  const { currency } = history
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  const cell = (minor: bigint) => <Money value={decimal(minor)} currency={currency} />
  const dates = history.weeks.slice(-question.salesMinor.length).map((week) => dateText(week.week_start))
  return (
    <div className={styles.example}>
      <p className={styles.intro}>{m.offers_own_weeks()}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.capital_example_week()}</th>
            {[m.loan_column_sales(), m.offers_own_taken(), m.capital_example_remaining()].map((head) => (
              <th key={head} scope="col" className={styles.end}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {simulate(question)
            .weeks.slice(0, weeksShown)
            .map(({ week, salesMinor, repaymentMinor, outstandingMinor }) => (
              <tr key={week}>
                <td>{dates[week - 1]}</td>
                <td className={styles.end}>{cell(salesMinor)}</td>
                <td className={styles.end}>{cell(repaymentMinor)}</td>
                <td className={styles.end}>{cell(outstandingMinor)}</td>
              </tr>
            ))}
        </tbody>
      </table>
      <SlowAndGood history={history} question={question} />
    </div>
  )
}

function SlowAndGood({ history, question }: { history: SalesHistory; question: SimulationInput }) {
  const { currency } = history
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  const sorted = question.salesMinor
    .filter((minor) => minor > 0n)
    .toSorted((one, other) => (one < other ? -1 : 1))
  const weeks = [
    { label: m.offers_own_slow(), salesMinor: sorted[0] ?? 0n },
    { label: m.offers_own_good(), salesMinor: sorted.at(-1) ?? 0n },
  ].map((week) => ({ ...week, takenMinor: takenOf(week.salesMinor, question) }))
  return (
    <div className={styles.bars}>
      <h3>{m.offers_own_title()}</h3>
      <BarChart
        size="small"
        label={m.offers_own_title()}
        unit={currency}
        parts={{
          taken: { tone: 'accent', label: m.offers_own_taken() },
          paid: { tone: 'accentFaint', label: m.offers_bars_paid() },
        }}
        bars={weeks.map(({ label, salesMinor, takenMinor }) => ({
          id: label,
          label,
          tick: label,
          text: moneyText(decimal(salesMinor), currency),
          values: { taken: Number(decimal(takenMinor)), paid: Number(decimal(salesMinor - takenMinor)) },
        }))}
      />
      <ul className={styles.samples}>
        {weeks.map(({ label, salesMinor, takenMinor }) => (
          <li key={label}>
            {m.offers_own_line({
              sales: moneyText(decimal(salesMinor), currency),
              deduction: moneyText(decimal(takenMinor), currency),
              percent: percentText(shareOf(takenMinor, salesMinor)),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}

function takenOf(salesMinor: bigint, question: SimulationInput): bigint {
  const { totalMinor, minimumMinor, ratePercentHundredths, capPercent } = question
  return weeklyDeduction({
    salesMinor,
    outstandingMinor: totalMinor,
    minimumMinor,
    carriedMinor: 0n,
    ratePercentHundredths,
    capPercent,
  }).repaymentMinor
}

function shareOf(takenMinor: bigint, salesMinor: bigint): number {
  return salesMinor > 0n ? percentNumber(divideHalfUp(takenMinor * 10_000n, salesMinor)) : 0
}
