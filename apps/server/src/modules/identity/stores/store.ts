import type { StoreRequestStatus } from '@daftar/rules/stores/store-request'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { laterThan } from '../../../platform/database/keyset.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { RequestRow } from './machine.ts'

/** A request with the names it is read by. */
export interface NamedRequest extends RequestRow, Row<'merchant_public', 'country' | 'currency'> {
  merchant_name: string
  merchant_name_ar: string
  store_name: string | null
  store_name_ar: string | null
  asked_by_name: string
  decided_by_name: string | null
  legal_entity: string | null
  is_name_taken: boolean
}

type NewRequest = Pick<
  RequestRow,
  'merchant_id' | 'id' | 'wants' | 'store_id' | 'product' | 'facts' | 'asked_by' | 'asked_at' | 'deadline_at'
>

/** False where the product is asked for already: of several who ask at once, one does. */
export async function insertRequest(tx: Tx, row: NewRequest): Promise<boolean> {
  const done = await tx`
    insert into store_request ${values(tx, 'store_request', { ...row, status: 'waiting' })} on conflict do nothing`
  return done.count === 1
}

/** Everything a merchant has asked for, the newest first. */
export function requestsOf(tx: ReadTx, merchantId: string): Promise<NamedRequest[]> {
  return tx<NamedRequest[]>`
    ${named(tx)} where q.merchant_id = ${merchantId} order by q.asked_at desc, q.id desc limit 200`
}

/** How many new stores wait of a merchant; held with the merchant by whoever asks. */
export async function countStoresAsked(tx: ReadTx, merchantId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from store_request
     where merchant_id = ${merchantId} and wants = 'store' and status = 'waiting'`
  return row?.count ?? 0
}

export async function productsAsked(tx: ReadTx, merchantId: string, storeId: string): Promise<string[]> {
  const rows = await tx<Row<'store_request', 'product'>[]>`
    select product from store_request
     where merchant_id = ${merchantId} and store_id = ${storeId} and wants = 'product' and status = 'waiting'`
  return rows.flatMap(({ product }) => product ?? [])
}

/** One request, held until the transaction ends. Needs reach across tenants. */
export async function lockRequest(tx: Tx, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx<RequestRow[]>`select * from store_request where id = ${id} for update`
  return row
}

export async function findRequest(tx: ReadTx, id: string): Promise<NamedRequest | undefined> {
  const [row] = await tx<NamedRequest[]>`${named(tx)} where q.id = ${id}`
  return row
}

/** Requests in one status, those that wait when none is named, the nearest deadline first. */
export function listRequests(
  tx: ReadTx,
  status: StoreRequestStatus,
  { after, size }: { after: PagePosition | null; size: number },
): Promise<NamedRequest[]> {
  return tx<NamedRequest[]>`
    ${named(tx)} where q.status = ${status}
       ${laterThan(tx, tx`q.deadline_at`, tx`q.id`, after)}
     order by q.deadline_at, q.id limit ${size + 1}`
}

export async function countWaiting(tx: ReadTx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from store_request where status = 'waiting'`
  return row?.count ?? 0
}

function named(tx: ReadTx) {
  return tx`
    select q.*, m.name as merchant_name, m.name_ar as merchant_name_ar, m.country, m.currency,
           s.name as store_name, s.name_ar as store_name_ar,
           trim(coalesce(p.first_name, '') || ' ' || coalesce(p.last_name, '')) as asked_by_name,
           d.name as decided_by_name, e.legal_company_name as legal_entity,
           exists (select from store_public o where o.merchant_id = q.merchant_id and o.id is distinct from q.store_id
                      and lower(o.name) = lower(q.facts ->> 'name')) as is_name_taken
      from store_request q
      join merchant_public m on m.merchant_id = q.merchant_id
      left join store_public s on s.merchant_id = q.merchant_id and s.id = q.store_id
      left join person_access p on p.id = q.asked_by
      left join staff_name d on d.id = q.decided_by
      left join legal_entity_public e on e.merchant_id = q.merchant_id and e.id = q.facts ->> 'legalEntityId'`
}
