import { accountFamilies, accountKind, type Account, type AccountKind } from '@daftar/rules/ledger/accounts'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { AccountPosition } from './positions.ts'

export type AccountRow = MerchantFields &
  Row<
    'ledger_balance',
    'currency' | 'balance_minor',
    {
      account: Account
    }
  >

export interface AccountPage {
  /** Null for all merchants. */
  merchantIds: string[] | null
  families: readonly string[]
  currency: string | null
  withZero: boolean
  after: AccountPosition | null
  size: number
}

/** Accounts by merchant, by name, by currency; one row more than the page tells whether there is another. */
export function listAccounts(tx: ReadTx, page: AccountPage): Promise<AccountRow[]> {
  const { merchantIds, after } = page
  return tx<AccountRow[]>`
    select b.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, b.account, b.currency, b.balance_minor
      from ledger_balance b join merchant_public m using (merchant_id)
     where m.sandbox_of is null
       ${merchantIds ? tx`and b.merchant_id = any (${merchantIds})` : tx``}
       ${after ? tx`and (b.merchant_id, b.account, b.currency) > (${after.merchantId}, ${after.account}, ${after.currency})` : tx``}
       ${page.currency ? tx`and b.currency = ${page.currency}` : tx``}
       ${page.withZero ? tx`` : tx`and b.balance_minor <> 0`}
       and split_part(b.account, ':', 1) = any (${[...page.families]})
     order by b.merchant_id, b.account, b.currency
     limit ${page.size + 1}`
}

/** The families of accounts that a filter leaves. */
export function familiesOf(family: string | undefined, kind: AccountKind | undefined): readonly string[] {
  return accountFamilies.filter(
    (one) => (family ?? one) === one && (kind === undefined || accountKind(one as Account) === kind),
  )
}

export interface FamilySum extends Row<'ledger_balance', 'currency'> {
  family: string
  debit_minor: bigint
  credit_minor: bigint
}

/** What stands on each side, by family of accounts and currency; credits as sizes. */
export function sumFamilies(tx: ReadTx, merchantId: string | null): Promise<FamilySum[]> {
  return tx<FamilySum[]>`
    select b.currency, split_part(b.account, ':', 1) as family,
           coalesce(sum(b.balance_minor) filter (where b.balance_minor > 0), 0)::bigint as debit_minor,
           coalesce(-sum(b.balance_minor) filter (where b.balance_minor < 0), 0)::bigint as credit_minor
      from ledger_balance b join merchant_public m using (merchant_id)
     where m.sandbox_of is null ${merchantId ? tx`and b.merchant_id = ${merchantId}` : tx``}
     group by 1, 2
    having bool_or(b.balance_minor <> 0)
     order by 1, 2`
}
