import type {
  CallBackKind,
  EventName,
  EventPayload,
  ProductEvent,
} from '@daftar/contract/endpoints/console/events'
import type { VisitorEvent } from '@daftar/rules/events/catalogue'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'

/**
 * Keeps what was handed in, and says which of it is new: an event that is known by its id already, because
 * its batch was sent again, stays as it is.
 */
export async function insertEvents(
  tx: Tx,
  events: readonly ProductEvent[],
  { personId, at }: { personId: string; at: Date },
): Promise<ReadonlySet<string>> {
  const rows = events.map(({ id, name, payload }) => ({
    merchant_id: payload.merchant_id,
    id: `evt_${id}`,
    name,
    payload,
    person_id: personId,
    at,
  }))
  const kept = await tx<Row<'product_event', 'id'>[]>`
    insert into product_event ${values(tx, 'product_event', rows)} on conflict (merchant_id, id) do nothing returning id`
  return new Set(kept.map(({ id }) => id))
}

export async function insertVisit(
  tx: Tx,
  visit: { id: string; name: VisitorEvent; language: 'en' | 'ar'; platform: 'web' | 'webview'; at: Date },
): Promise<void> {
  await tx`insert into visitor_event ${values(tx, 'visitor_event', visit)}`
}

/** What visitors did before an instant is forgotten. */
export async function forgetVisits(tx: Tx, before: Date): Promise<void> {
  await tx`delete from visitor_event where at < ${before}`
}

export interface UsageAsked {
  merchantId: string | null
  from: Date
  /** The first instant after the range; null for now. */
  until: Date | null
}

export interface UsageRow {
  name: string
  count: number
  merchants: number
  people: number
  last_at: Date
}

/** How often each event was told over a range; of visitors where it is of no merchant. */
export async function usageOver(tx: ReadTx, { merchantId, from, until }: UsageAsked): Promise<UsageRow[]> {
  const [known, visitors] = await Promise.all([
    tx<UsageRow[]>`
      select name, count(*)::int as count, count(distinct merchant_id)::int as merchants,
             count(distinct person_id)::int as people, max(at) as last_at
        from product_event
       where at >= ${from} and (${until}::timestamptz is null or at < ${until}::timestamptz) and (${merchantId}::text is null or merchant_id = ${merchantId})
       group by name`,
    merchantId === null
      ? tx<UsageRow[]>`
          select name, count(*)::int as count, 0 as merchants, 0 as people, max(at) as last_at
            from visitor_event
           where at >= ${from} and (${until}::timestamptz is null or at < ${until}::timestamptz) group by name`
      : [],
  ])
  return [...known, ...visitors].toSorted((one, other) => other.count - one.count)
}

export type SeenEventRow = MerchantFields &
  Row<'product_event', 'id' | 'name' | 'at', { payload: Record<string, unknown> }> & { person: string }

/** Events of one name, the newest first; one row more than the page tells whether there is another. */
export function seenEvents(
  tx: ReadTx,
  { name, merchantId }: { name: string; merchantId: string | null },
  { before, size }: { before: PagePosition | null; size: number },
): Promise<SeenEventRow[]> {
  return tx<SeenEventRow[]>`
    select e.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, e.id, e.name, e.payload, e.at,
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), '') as person
      from product_event e
      join merchant_public m on m.merchant_id = e.merchant_id
      left join person_name p on p.id = e.person_id
     where e.name = ${name} and (${merchantId}::text is null or e.merchant_id = ${merchantId})
       ${olderThan(tx, tx`e.at`, tx`e.id`, before)}
     order by e.at desc, e.id desc limit ${size + 1}`
}

export const eventOfKind = {
  call_back: 'ScheduledCall',
  feedback: 'Feedback sent',
} as const satisfies Record<CallBackKind, EventName>

export type CallBackRow = MerchantFields & {
  id: string
  at: Date
  person: string
  person_phone: string | null
} & (
    | { name: 'ScheduledCall'; payload: EventPayload<'ScheduledCall'> }
    | { name: 'Feedback sent'; payload: EventPayload<'Feedback sent'> }
  )

export interface CallBackFilter {
  kinds: readonly CallBackKind[]
  merchantId: string | null
  from: Date | null
  until: Date | null
  before: PagePosition | null
  size: number
}

/** Call-backs and feedback, the newest first; each kind by its own index. */
export function listCallBacks(tx: Tx, filter: CallBackFilter): Promise<CallBackRow[]> {
  const { merchantId, from, until, before, size } = filter
  const names = filter.kinds.map((kind) => eventOfKind[kind])
  return tx<CallBackRow[]>`
    select e.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, e.id, e.name, e.payload, e.at,
           coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, '') as person, p.phone as person_phone
      from unnest(${names}::text[]) as kind (name)
     cross join lateral (
       select o.* from product_event o
        where o.name = kind.name
          ${merchantId === null ? tx`` : tx`and o.merchant_id = ${merchantId}`}
          ${from === null ? tx`` : tx`and o.at >= ${from}`}
          ${until === null ? tx`` : tx`and o.at < ${until}`}
          ${olderThan(tx, tx`o.at`, tx`o.id`, before)}
        order by o.at desc, o.id desc limit ${size + 1}) e
      join merchant_public m on m.merchant_id = e.merchant_id
      left join person_name p on p.id = e.person_id
     order by e.at desc, e.id desc limit ${size + 1}`
}
