import type { PayoutStatus } from '@daftar/rules/payouts/payout-status'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { Reached } from './access.ts'
import { instantsOf, type DayRange } from './day-range.ts'

export interface PayoutFilter {
  reached: readonly Reached[]
  range: DayRange
  statuses: readonly PayoutStatus[] | undefined
  storeIds: readonly string[] | undefined
  payoutId?: string | undefined
}

/** All a person sees of some merchants. */
export function everythingOf(reached: readonly Reached[]): PayoutFilter {
  return { reached, range: { from: null, to: null }, statuses: undefined, storeIds: undefined }
}

/**
 * Which payouts a person asked for and may see, over `payout p`: whole days in the zone of each merchant
 * (PO-05), and of people who are limited to stores only payouts that hold one of theirs.
 */
export function matching(tx: ReadTx, filter: PayoutFilter): Fragment {
  const { statuses, storeIds, payoutId } = filter
  return tx`
    p.closed_at is not null and (${inReach(tx, filter)})
    ${statuses ? tx`and p.status = any (${[...statuses]})` : tx``}
    ${storeIds ? tx`and ${holdsStore(tx, storeIds)}` : tx``}
    ${payoutId === undefined ? tx`` : tx`and p.id = ${payoutId}`}`
}

function inReach(tx: ReadTx, { reached, range }: PayoutFilter): Fragment {
  return reached
    .map((merchant) => {
      const { from, until } = instantsOf(range, merchant.zone)
      return tx`(p.merchant_id = ${merchant.merchantId}
        ${from ? tx`and p.created_at >= ${from}` : tx``} ${until ? tx`and p.created_at < ${until}` : tx``}
        ${merchant.storeIds ? tx`and ${holdsStore(tx, merchant.storeIds)}` : tx``})`
    })
    .reduce((any, one) => tx`${any} or ${one}`, tx`false`)
}

function holdsStore(tx: ReadTx, storeIds: readonly string[]): Fragment {
  return tx`exists (
    select from payout_store_public s
     where s.merchant_id = p.merchant_id and s.payout_id = p.id and s.store_id = any (${[...storeIds]}))`
}

/**
 * The stores whose movements a person sees of a merchant: what they asked for, within their limit; null for
 * all.
 */
export function seenStores(
  limit: readonly string[] | null,
  asked: readonly string[] | undefined,
): string[] | null {
  if (limit === null) return asked ? [...asked] : null
  return asked ? limit.filter((id) => asked.includes(id)) : [...limit]
}
