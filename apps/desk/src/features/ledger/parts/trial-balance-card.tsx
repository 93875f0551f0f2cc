import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import type { TrialBalance } from '../queries.ts'
import { familyText } from '../words.ts'
import { Side } from './side.tsx'
import { SidesHead } from './sides-head.tsx'
import styles from './ledger.module.css'

/** One currency: what stands on each side, account by account, and that both sides are equal. */
export function TrialBalanceCard({ balance }: { balance: TrialBalance }) {
  const { currency, lines } = balance
  return (
    <Card
      padding="none"
      title={<Ltr>{currency}</Ltr>}
      actions={
        balance.is_balanced ? (
          <Badge tone="positive">{m.desk_ledger_balanced()}</Badge>
        ) : (
          <Badge tone="negative">
            {m.desk_ledger_unbalanced({ amount: moneyText(balance.difference, currency) })}
          </Badge>
        )
      }
    >
      <table className={`${styles.table} ${styles.aligned}`}>
        <SidesHead currency={currency} />
        <tbody>
          {lines.map(({ family, debit, credit }) => (
            <tr key={family}>
              <th scope="row">{familyText(family)}</th>
              <td data-amount>
                <Side amount={debit} currency={null} />
              </td>
              <td data-amount>
                <Side amount={credit} currency={null} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{m.desk_ledger_total()}</th>
            <td data-amount>
              <Side amount={balance.debit} currency={null} />
            </td>
            <td data-amount>
              <Side amount={balance.credit} currency={null} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}
