import { exampleRows, sampleBars } from '@daftar/rules/capital/illustrative-example'
import type { Currency } from '@daftar/rules/money/currency'
import { toDecimal } from '@daftar/rules/money/money'
import { Card } from '@daftar/ui/card'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import styles from './repayment-explainer.module.css'

/** An example in numbers: five weeks of 4,090, and what 22% takes from two sample payouts (OFR-17, OFR-23, OFR-24). */
export function RepaymentExplainer({ currency }: { currency: Currency }) {
  const decimal = (amountMinor: bigint) => toDecimal({ amountMinor, currency })
  return (
    <Card title={m.capital_example_title()} subtitle={m.capital_example_subtitle()}>
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
          {exampleRows(currency).map((row) => (
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
      <ul className={styles.samples}>
        {sampleBars(currency).map((bar) => (
          <li key={String(bar.salesMinor)}>
            {m.capital_example_sample({
              sales: moneyText(decimal(bar.salesMinor), currency, { trim: true }),
              deduction: moneyText(decimal(bar.deductionMinor), currency, { trim: true }),
            })}
          </li>
        ))}
      </ul>
    </Card>
  )
}
