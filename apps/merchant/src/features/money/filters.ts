import { addressFilters, oneOf } from '@daftar/app-kit/address-filters'
import { transactionKinds } from '@daftar/rules/transactions/transaction'

/** Which transactions are listed, as it stands in the address; null for all (DEC-MON-1). */
export const moneyFilters = addressFilters({ kind: oneOf(transactionKinds) })
export type MoneyFilters = ReturnType<typeof moneyFilters.read>
