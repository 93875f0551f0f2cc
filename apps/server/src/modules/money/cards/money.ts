import type { CardSource } from '@daftar/rules/cards/program'
import { availableOfPayout } from '@daftar/rules/cards/charge'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { availableMinor } from '../wallet/index.ts'

export interface Whose {
  merchantId: string
  currency: Currency
}

interface PayoutUse {
  heldMinor: bigint
  owedMinor: bigint
}

/** SQL: what is held for the next payout and not taken yet, in minor units. */
export function heldOfPayout(tx: ReadTx, { merchantId, currency }: Whose): Fragment {
  return tx`(
    select coalesce(sum(h.held_minor), 0)::bigint from card_charge h
     where h.merchant_id = ${merchantId} and h.currency = ${currency} and h.source = 'payout' and h.held_minor > 0)`
}

/** SQL: what was taken and is in no payout yet, less what came back of it. */
export function owedOfPayout(tx: ReadTx, { merchantId, currency }: Whose): Fragment {
  return tx`(
    select coalesce(-sum(o.amount_minor), 0)::bigint from contributed_open o
     where o.merchant_id = ${merchantId} and o.currency = ${currency} and o.kind in ('card_spend', 'card_refund'))`
}

/** What can be charged now. */
export async function spendableMinor(
  tx: ReadTx,
  whose: Whose,
  source: CardSource,
  { limitMinor, payoutMinor }: { limitMinor: bigint; payoutMinor: bigint },
): Promise<bigint> {
  if (source === 'wallet') return availableMinor(tx, whose)
  const [use] = await tx<PayoutUse[]>`
    select ${heldOfPayout(tx, whose)} as "heldMinor", ${owedOfPayout(tx, whose)} as "owedMinor"`
  return availableOfPayout({ limitMinor, payoutMinor, ...use! })
}

/**
 * SQL: merchants whose accounts of cards are not what their charges say, by merchant_id, currency and kind
 * with what was expected and what was found: `card_held` is what is held of wallets, `card_clearing` what was
 * taken of payouts that are to come.
 */
export function cardDifferences(tx: ReadTx): Fragment {
  return tx`
    select coalesce(o.merchant_id, b.merchant_id) as merchant_id, coalesce(o.currency, b.currency) as currency,
           coalesce(o.kind, b.kind) as kind, coalesce(o.minor, 0) as expected, coalesce(b.minor, 0) as found
      from (
        select merchant_id, currency, 'card_held' as kind, sum(held_minor)::bigint as minor
          from card_charge_public where source = 'wallet' and held_minor > 0 group by 1, 2
        union all
        select merchant_id, currency, 'card_clearing', -sum(amount_minor)::bigint
          from contributed_open where kind in ('card_spend', 'card_refund') group by 1, 2) o
      full join (
        select merchant_id, currency, 'card_held' as kind, -balance_minor as minor from ledger_balance
         where account = 'card_held:' || merchant_id
        union all
        select merchant_id, currency, 'card_clearing', balance_minor from ledger_balance where account = 'card_clearing') b
        on b.merchant_id = o.merchant_id and b.currency = o.currency and b.kind = o.kind
     where coalesce(o.minor, 0) <> coalesce(b.minor, 0)`
}
