import { exampleRows, sampleBars } from '@daftar/rules/capital/offers/illustrative-example'
import type { Currency } from '@daftar/rules/money/currency'
import { toDecimal } from '@daftar/rules/money/money'
import { BarChart } from '@daftar/ui/bar-chart'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText, percentText } from '@daftar/words/formats/number'
import styles from './repayment-explainer.module.css'

/** Five weeks of 4,090, and what 22% takes from two sample payouts (OFR-23, OFR-24). */
export function ExampleInNumbers({ currency }: { currency: Currency }) {
  const decimal = (amountMinor: bigint) => toDecimal({ amountMinor, currency })
  const text = (amountMinor: bigint) => moneyText(decimal(amountMinor), currency, { trim: true })
  const rows = exampleRows(currency)
  const [first] = rows
  const principalMinor = first ? first.repaymentMinor + first.remainingMinor : 0n
  return (
    <div className={styles.example}>
      <p className={styles.intro}>
        {m.offers_example_intro({
          principal: text(principalMinor),
          weekly: text(first?.repaymentMinor ?? 0n),
        })}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.capital_example_week()}</th>
            <th scope="col" className={styles.end}>
              {m.capital_example_repayment()}
            </th>
            <th scope="col" className={styles.end}>
              {m.capital_example_remaining()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.week}>
              <td>{row.week}</td>
              <td className={styles.end}>
                <Money value={decimal(row.repaymentMinor)} currency={currency} />
              </td>
              <td className={styles.end}>
                <Money value={decimal(row.remainingMinor)} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <SampleBars currency={currency} />
    </div>
  )
}

/** Two sample weeks as bars, and in words below them (DEC-OFR-11). */
function SampleBars({ currency }: { currency: Currency }) {
  const bars = sampleBars(currency)
  const decimal = (amountMinor: bigint) => toDecimal({ amountMinor, currency })
  const text = (amountMinor: bigint) => moneyText(decimal(amountMinor), currency, { trim: true })
  return (
    <div className={styles.bars}>
      <h3>{m.offers_bars_title()}</h3>
      <BarChart
        size="small"
        label={m.offers_bars_title()}
        unit={currency}
        parts={{
          paid: { tone: 'accent', label: m.offers_bars_paid() },
          taken: { tone: 'warning', label: m.offers_bars_taken({ percent: percentText(22) }) },
        }}
        bars={bars.map(({ salesMinor, deductionMinor }, at) => {
          const label = at === 0 ? m.offers_bars_slow() : m.offers_bars_good()
          return {
            id: String(salesMinor),
            label,
            tick: label,
            text: text(salesMinor),
            values: {
              paid: Number(decimal(salesMinor - deductionMinor)),
              taken: Number(decimal(deductionMinor)),
            },
          }
        })}
      />
      <ul className={styles.samples}>
        {bars.map(({ salesMinor, deductionMinor }) => (
          <li key={String(salesMinor)}>
            {m.capital_example_sample({ sales: text(salesMinor), deduction: text(deductionMinor) })}
          </li>
        ))}
      </ul>
    </div>
  )
}
