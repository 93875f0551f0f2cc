import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import type { EntryStory } from '../queries.ts'
import { AccountName } from './account-name.tsx'
import { Side } from './side.tsx'
import { SidesHead } from './sides-head.tsx'
import styles from './ledger.module.css'

/** The lines of one entry: what was debited and what was credited, which come to the same. */
export function PostingsCard({ entry: { postings, totals } }: { entry: EntryStory }) {
  const only = totals.length === 1 ? (totals[0]?.currency ?? null) : null
  return (
    <Card padding="none" title={m.desk_ledger_entry_lines()}>
      <table className={styles.table}>
        <SidesHead currency={only} />
        <tbody>
          {postings.map((line) => (
            <tr key={`${line.account} ${line.currency}`}>
              <th scope="row">
                <AccountName {...line} />
              </th>
              <td data-amount>
                <Side amount={line.debit} currency={only ? null : line.currency} />
              </td>
              <td data-amount>
                <Side amount={line.credit} currency={only ? null : line.currency} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ currency, amount }) => (
            <tr key={currency}>
              <th scope="row">{m.desk_ledger_total()}</th>
              <td data-amount>
                <Side amount={amount} currency={only ? null : currency} />
              </td>
              <td data-amount>
                <Side amount={amount} currency={only ? null : currency} />
              </td>
            </tr>
          ))}
        </tfoot>
      </table>
    </Card>
  )
}
