import { merchantWallet } from '@daftar/rules/ledger/accounts'
import type { EntryKind } from '@daftar/rules/ledger/entry-kinds'
import type { Posting } from '@daftar/rules/ledger/posting'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { balanceOf, lockLedger, post } from '../../../platform/ledger/ledger.ts'

type Of = Readonly<{ merchantId: string; currency: Currency }>

/** What can be spent of a wallet now, in minor units. */
export async function availableMinor(tx: ReadTx, { merchantId, currency }: Of): Promise<bigint> {
  return -(await balanceOf(tx, merchantId, merchantWallet(merchantId), currency))
}

/**
 * Moves a wallet in the caller's transaction: a posting of a kind of `walletEntries`, which credits or debits
 * the wallet against whatever other account. The books are held from here on, so nobody spends the same money
 * twice; what takes more than there is is not posted and answers false. The same kind and reference again
 * move nothing.
 */
export async function moveWallet(
  tx: Tx,
  move: Of & { kind: EntryKind; reference: string; postings: Posting; at: Date },
): Promise<boolean> {
  const { merchantId, currency, kind, reference, postings, at } = move
  await lockLedger(tx, merchantId)
  const account = merchantWallet(merchantId)
  const taken = postings.reduce((sum, line) => (line.account === account ? sum + line.amountMinor : sum), 0n)
  if (taken > 0n && (await availableMinor(tx, { merchantId, currency })) < taken) return false
  await post(tx, { merchantId, kind, reference, at, postings })
  return true
}

/**
 * SQL: wallets whose held account is not what their withdrawals say, by merchant_id and currency with what
 * was expected and what was found: the fee of each that is under way, and its amount as long as it was not
 * sent.
 */
export function heldDifferences(tx: ReadTx): Fragment {
  return tx`
    select coalesce(o.merchant_id, b.merchant_id) as merchant_id, coalesce(o.currency, b.currency) as currency,
           coalesce(o.minor, 0) as expected, -coalesce(b.balance_minor, 0) as found
      from (
        select merchant_id, currency, sum(fee_minor + case when sent_at is null then amount_minor else 0 end)::bigint as minor
          from wallet_withdrawal where status = 'processing' group by 1, 2) o
      full join (select merchant_id, currency, balance_minor from ledger_balance
                  where account = 'wallet_held:' || merchant_id) b
        on b.merchant_id = o.merchant_id and b.currency = o.currency
     where coalesce(o.minor, 0) <> -coalesce(b.balance_minor, 0)`
}
