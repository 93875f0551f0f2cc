import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'

/** The amount of one side, or a dash on the side that holds none. */
export function Side({ amount, currency }: { amount: string | null; currency: string }) {
  return amount === null ? m.common_dash() : <Money value={amount} currency={currency} />
}
