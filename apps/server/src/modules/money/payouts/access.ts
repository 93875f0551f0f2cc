import { flagsOfRole, type MerchantRole } from '@daftar/rules/access/roles'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'

/** A merchant whose payouts a person may see. */
export interface Reached {
  merchantId: string
  name: string
  nameAr: string
  country: string
  currency: Currency
  /** Of its banks: where its days begin (DEC-CAP-11). */
  zone: string
  role: MerchantRole
  /** The stores the person is limited to; null for all. */
  storeIds: string[] | null
}

/**
 * The merchants whose payouts the person may see: those where their role has the right, whatever workspace
 * they work in now. `merchantIds` narrows them.
 */
export async function reachOf(
  tx: ReadTx,
  actor: Pick<MerchantActor, 'id' | 'merchantIds'>,
  merchantIds?: readonly string[],
): Promise<Reached[]> {
  const rows = await tx<Omit<Reached, 'zone'>[]>`
    select m.merchant_id as "merchantId", r.name, r.name_ar as "nameAr", r.country, r.currency, m.role, m.store_ids as "storeIds"
      from membership_public m join merchant_public r on r.merchant_id = m.merchant_id
     where m.person_id = ${actor.id} and m.merchant_id = any (${[...actor.merchantIds]})
     order by m.created_at, m.merchant_id`
  return rows
    .filter((row) => flagsOfRole(row.role, plainMerchant).is_payouts_allowed)
    .filter((row) => merchantIds === undefined || merchantIds.includes(row.merchantId))
    .map((row) => ({ ...row, zone: zoneOfCurrency(row.currency) }))
}

/** The right to see payouts is the role's alone. */
const plainMerchant = {
  hasMerchantAccess: true,
  hasStoreAccess: true,
  hasLocations: false,
  hasVirtualCards: false,
}
