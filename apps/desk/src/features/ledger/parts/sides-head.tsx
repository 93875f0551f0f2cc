import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'

/** The head of a table of two sides, with the currency where all amounts are of one. */
export function SidesHead({ currency }: { currency: string | null }) {
  const code = currency === null ? null : <Ltr>{currency}</Ltr>
  return (
    <thead>
      <tr>
        <th scope="col">{m.desk_ledger_account()}</th>
        <th scope="col" data-amount>
          {m.desk_ledger_debit()} {code}
        </th>
        <th scope="col" data-amount>
          {m.desk_ledger_credit()} {code}
        </th>
      </tr>
    </thead>
  )
}
