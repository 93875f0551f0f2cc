import { m } from '@daftar/words'
import { ChoiceFilter } from './choice-filter.tsx'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'

/** One currency that is settled, or every one. */
export function CurrencyFilter() {
  return (
    <ChoiceFilter
      name="currency"
      label={m.desk_currency()}
      all={m.desk_ledger_currency_all()}
      options={settledCurrencies.map((value) => ({ value, label: value }))}
    />
  )
}
