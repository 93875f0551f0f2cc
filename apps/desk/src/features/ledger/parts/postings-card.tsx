import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import type { EntryStory } from '../queries.ts'
import { AccountName } from './account-name.tsx'
import { Side } from './side.tsx'
import styles from './ledger.module.css'

/** The lines of one entry: what was debited and what was credited, which come to the same. */
export function PostingsCard({ entry: { postings, totals } }: { entry: EntryStory }) {
  return (
    <Card padding="none" title={m.desk_ledger_entry_lines()}>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{m.desk_ledger_account()}</th>
              <th scope="col" data-amount>
                {m.desk_ledger_debit()}
              </th>
              <th scope="col" data-amount>
                {m.desk_ledger_credit()}
              </th>
            </tr>
          </thead>
          <tbody>
            {postings.map((line) => (
              <tr key={`${line.account} ${line.currency}`}>
                <th scope="row">
                  <AccountName {...line} />
                </th>
                <td data-amount>
                  <Side amount={line.debit} currency={line.currency} />
                </td>
                <td data-amount>
                  <Side amount={line.credit} currency={line.currency} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {totals.map(({ currency, amount }) => (
              <tr key={currency}>
                <th scope="row">{m.desk_ledger_total()}</th>
                <td data-amount>
                  <Side amount={amount} currency={currency} />
                </td>
                <td data-amount>
                  <Side amount={amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </Card>
  )
}
