import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { storeIsVisible } from '../../../platform/database/visible-stores.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'
import type { PayoutRow } from '../settlement/index.ts'
import type { Reached } from './access.ts'
import { instantsOf, type DayRange } from './day-range.ts'
import { everythingOf, matching, type PayoutFilter } from './filter.ts'

export interface ListedRow extends PayoutRow, MerchantFields {
  store_ids: string[]
}

/** What a list may count at most, along an index; above it the screen says so. */
export const countedAtMost = 100_000

/** Newest first, one row more than the page. */
export function listPayouts(
  tx: ReadTx,
  filter: PayoutFilter,
  { before, size }: { before: PagePosition | null; size: number },
): Promise<ListedRow[]> {
  const position = olderThan(tx, tx`p.created_at`, tx`p.id`, before)
  return tx<ListedRow[]>`
    select p.*, m.name as merchant_name, m.name_ar as merchant_name_ar, ${storesOf(tx)} as store_ids
      from (select * from payout_public p where ${matching(tx, filter)} ${position}
             order by p.created_at desc, p.id desc limit ${size + 1}) p
      join merchant_public m on m.merchant_id = p.merchant_id
     order by p.created_at desc, p.id desc`
}

export async function countPayouts(tx: ReadTx, filter: PayoutFilter): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int from (select from payout_public p where ${matching(tx, filter)} limit ${countedAtMost}) counted`
  return row?.count ?? 0
}

export async function findListedPayout(tx: ReadTx, filter: PayoutFilter): Promise<ListedRow | undefined> {
  const [row] = await tx<ListedRow[]>`
    select p.*, m.name as merchant_name, m.name_ar as merchant_name_ar, ${storesOf(tx)} as store_ids
      from payout_public p join merchant_public m on m.merchant_id = p.merchant_id where ${matching(tx, filter)}`
  return row
}

/** The last cut-off of a merchant; null before its first payout. */
export async function lastCutOff(
  tx: ReadTx,
  { merchantId, currency }: Pick<Reached, 'merchantId' | 'currency'>,
): Promise<Date | null> {
  const [row] = await tx<{ since: Date | null }[]>`
    select max(period_until) as since from payout_public
     where merchant_id = ${merchantId} and currency = ${currency} and closed_at is not null`
  return row?.since ?? null
}

/** The newest payout of a merchant that sent money, as far as the person sees it. */
export async function findNewest(tx: ReadTx, reached: Reached): Promise<PayoutRow | undefined> {
  const [row] = await tx<PayoutRow[]>`
    select p.* from payout_public p
     where ${matching(tx, everythingOf([reached]))} and p.currency = ${reached.currency} and p.payout_minor > 0
     order by p.created_at desc, p.id desc limit 1`
  return row
}

/** The payout closed before this one, of the same merchant and currency, as far as the person sees it. */
export async function findPrevious(
  tx: ReadTx,
  row: PayoutRow,
  reached: Reached,
): Promise<PayoutRow | undefined> {
  const [previous] = await tx<PayoutRow[]>`
    select p.* from payout_public p
     where ${matching(tx, everythingOf([reached]))} and p.currency = ${row.currency} and p.period_until < ${row.period_until}
     order by p.period_until desc limit 1`
  return previous
}

export type StoreFigures = Row<
  'payout_store_public',
  'store_id' | 'sales_minor' | 'refunds_minor' | 'net_minor' | 'movements'
> &
  Row<'store_public', 'name' | 'name_ar'>

/** Null sees every store. */
export function listStoreFigures(
  tx: ReadTx,
  row: PayoutRow,
  storeIds: readonly string[] | null,
): Promise<StoreFigures[]> {
  return tx<StoreFigures[]>`
    select f.store_id, s.name, s.name_ar, f.sales_minor, f.refunds_minor, f.net_minor, f.movements
      from payout_store_public f join store_public s on s.merchant_id = f.merchant_id and s.id = f.store_id
     where f.merchant_id = ${row.merchant_id} and f.payout_id = ${row.id}
       and ${storeIsVisible(tx, 'f.store_id', storeIds)}
     order by f.sales_minor desc, f.store_id`
}

/** Transfers that were ordered within a range of days, whatever became of them; the newest first. */
export function listDeposits(tx: ReadTx, reached: readonly Reached[], range: DayRange): Promise<PayoutRow[]> {
  const issued = reached
    .map(({ merchantId, zone }) => {
      const { from, until } = instantsOf(range, zone)
      return tx`(p.merchant_id = ${merchantId} and p.issued_at >= ${from} and p.issued_at < ${until})`
    })
    .reduce((any, one) => tx`${any} or ${one}`, tx`false`)
  return tx<PayoutRow[]>`
    select p.* from payout_public p
     where ${matching(tx, everythingOf(reached))} and p.issued_at is not null and (${issued})
     order by p.issued_at desc, p.id desc limit ${depositsAtMost}`
}

/** Four merchants with a payout on every working day of a year. */
const depositsAtMost = 1_000

function storesOf(tx: ReadTx): Fragment {
  return tx`(select coalesce(array_agg(s.store_id order by s.store_id), '{}') from payout_store_public s
    where s.merchant_id = p.merchant_id and s.payout_id = p.id)`
}
