import type { CallBackKind, EventName, EventPayload, ProductEvent } from '@daftar/contract/endpoints/events'
import type { Tx } from '../../../platform/database/database.ts'
import { values } from '../../../platform/database/rows.ts'
import type { PagePosition } from '../../../platform/http/paging.ts'
import type { MerchantFields } from '../../merchants/merchants/index.ts'

/** Keeps what was handed in; an event that is known by its id already, because its batch was sent again, stays as it is. */
export async function insertEvents(
  tx: Tx,
  events: readonly ProductEvent[],
  { personId, at }: { personId: string; at: Date },
): Promise<void> {
  const rows = events.map(({ id, name, payload }) => ({
    merchant_id: payload.merchant_id,
    id: `evt_${id}`,
    name,
    payload,
    person_id: personId,
    at,
  }))
  await tx`insert into product_event ${values(tx, 'product_event', rows)} on conflict (merchant_id, id) do nothing`
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
          ${before === null ? tx`` : tx`and (o.at, o.id) < (${before.at}, ${before.id})`}
        order by o.at desc, o.id desc limit ${size + 1}) e
      join merchant_public m on m.merchant_id = e.merchant_id
      left join person_name p on p.id = e.person_id
     order by e.at desc, e.id desc limit ${size + 1}`
}
