import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { groupedAmount } from '@daftar/words/formats/number'

type SideProps = {
  amount: string | null
  /** Null where the table's head says it. */
  currency: string | null
}

/** The amount of one side, or a dash on the side that holds none. */
export function Side({ amount, currency }: SideProps) {
  if (amount === null) return m.common_dash()
  return currency === null ? <Ltr>{groupedAmount(amount)}</Ltr> : <Money value={amount} currency={currency} />
}
