import { addressFilters, day, freeText, named, oneOf, yes } from '@daftar/app-kit/address-filters'
import { accountFamilies, accountKinds } from '@daftar/rules/ledger/accounts'
import { entryKinds } from '@daftar/rules/ledger/entry-kinds'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'

/** `from` and `to` are the first and the last day, in the reader's own time. */
export const journalFilters = addressFilters({
  merchant: freeText,
  reference: freeText,
  account: oneOf(accountFamilies),
  kind: oneOf(entryKinds),
  from: day,
  to: day,
})

export type JournalFilters = ReturnType<typeof journalFilters.read>

export const accountFilters = addressFilters({
  merchant: freeText,
  family: named('account', oneOf(accountFamilies)),
  kind: oneOf(accountKinds),
  currency: oneOf(settledCurrencies),
  withZero: named('zero', yes),
})

export type AccountFilters = ReturnType<typeof accountFilters.read>
