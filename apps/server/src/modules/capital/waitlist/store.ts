import type { CapitalUse } from '@daftar/rules/capital/offers/waitlist'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { type Row, values } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'

export interface WaitlistJoin extends Row<
  'waitlist_join',
  'merchant_id' | 'capital_use' | 'other_use' | 'joined_by' | 'joined_at'
> {
  stores: readonly string[]
}

/** Once per merchant: whoever comes second finds it joined and changes nothing (DEC-WAIT-4). False then. */
export async function insertJoin(tx: Tx, join: WaitlistJoin): Promise<boolean> {
  const done = await tx`
    insert into waitlist_join ${values(tx, 'waitlist_join', { ...join, stores: [...join.stores] })}
    on conflict (merchant_id) do nothing`
  return done.count === 1
}

/** SQL: whether a merchant is on the waitlist. */
export function isOnWaitlist(tx: Tx, merchantId: string): Fragment {
  return tx`exists (select from waitlist_join where merchant_id = ${merchantId})`
}

export interface WaitlistRow
  extends MerchantFields, Row<'waitlist_join', 'capital_use' | 'other_use' | 'joined_at'> {
  stores: { id: string; name: string; name_ar: string }[]
  joined_by: string
}

interface Wanted {
  use: CapitalUse | null
  before: PagePosition | null
  size: number
}

/** Newest first, by keyset; one row more than the page tells whether there is another. */
export function listJoins(tx: ReadTx, { use, before, size }: Wanted): Promise<WaitlistRow[]> {
  return tx<WaitlistRow[]>`
    select w.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, w.capital_use, w.other_use, w.joined_at,
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, w.joined_by) as joined_by,
           (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'name_ar', s.name_ar) order by s.created_at, s.id), '[]')
              from store_public s where s.merchant_id = w.merchant_id and s.id = any (w.stores)) as stores
      from waitlist_join w
      join merchant_public m on m.merchant_id = w.merchant_id
      left join person_name p on p.id = w.joined_by
     where (${use}::text is null or w.capital_use = ${use})
       ${olderThan(tx, tx`w.joined_at`, tx`w.merchant_id`, before)}
     order by w.joined_at desc, w.merchant_id desc
     limit ${size + 1}`
}

export function countByUse(tx: ReadTx): Promise<{ capital_use: CapitalUse | null; merchants: number }[]> {
  return tx<(Row<'waitlist_join', 'capital_use'> & { merchants: number })[]>`
    select capital_use, count(*)::int as merchants from waitlist_join group by capital_use order by capital_use`
}
