import type { Claim, ClaimableOrder } from '@daftar/contract/endpoints/disputes/disputes-claims-shapes'
import { isActive } from '@daftar/rules/disputes/dispute'
import type { Currency } from '@daftar/rules/money/currency'
import { parseAmount } from '@daftar/rules/money/money'
import type { Keys } from '../../../../platform/crypto/keys.ts'
import { amountIn, itemOf } from '../present.ts'
import { claimToken } from './address.ts'
import type { claimsOf, ClaimRow, NamedOrder } from './store.ts'

/** The order, and what of it can be disputed now. */
export function presentClaimable(
  keys: Keys,
  order: NamedOrder,
  { upToMinor, claims }: { upToMinor: bigint; claims: Awaited<ReturnType<typeof claimsOf>> },
): ClaimableOrder {
  const amount = amountIn(order.currency)
  return {
    ...whose(order),
    order_number: order.number,
    amount: amount(order.amount_minor),
    bought_at: order.created_at.toISOString(),
    items: order.items.map(itemOf),
    up_to: amount(upToMinor),
    claims: claims.map(({ id, number, status, created_at }) => ({
      ...{ number, status, at: created_at.toISOString(), token: claimToken(keys, id) },
    })),
  }
}

/** Lines of an order in minor units. */
export function linesOf({ items, currency }: Pick<NamedOrder, 'items' | 'currency'>) {
  return items.map((given) => {
    const { title, quantity, unit_price } = itemOf(given)
    return { title, quantity, unitMinor: parseAmount(unit_price, currency)?.amountMinor ?? 0n }
  })
}

export function presentClaim(row: ClaimRow): Claim {
  const amount = amountIn(row.currency)
  const { challenge } = row
  return {
    ...whose(row),
    order_number: row.order_number,
    number: row.number,
    status: row.status,
    type: row.type,
    disputed_amount: amount(row.disputed_minor),
    comment: row.shopper_comment,
    items: row.claimed_items,
    files: row.files,
    created_at: row.created_at.toISOString(),
    respond_by: row.respond_by.toISOString(),
    answer: challenge && {
      reason: challenge.reason,
      comment: challenge.comment,
      tracking_number: challenge.tracking_number,
      tracking_url: challenge.tracking_url,
      at: row.challenged_at!.toISOString(),
    },
    ending: row.ending,
    refunded_amount: row.refunded_minor === null ? null : amount(row.refunded_minor),
    reason: row.verdict?.reason ?? '',
    resolved_at: row.resolved_at?.toISOString() ?? null,
    may_withdraw: isActive(row.status),
  }
}

interface Whose {
  merchant_name: string
  merchant_name_ar: string
  reference: string
  currency: Currency
}

function whose({ merchant_name, merchant_name_ar, reference, currency }: Whose): Whose {
  return { merchant_name, merchant_name_ar, reference, currency }
}
