import type { VerdictItem } from '@daftar/rules/disputes/evidence'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { changesOf, type RecordedChange } from '../../../platform/status-changes.ts'
import { commissionTaken, messagesOf, type ToldShopper } from '../../selling/orders/index.ts'
import type { ListedDispute } from './list.ts'
import { filesOf, type FileRow } from './store.ts'

/** The order a dispute is about, as far as a dispute shows it. */
export interface DisputedOrder extends Row<
  'order_public',
  | 'reference'
  | 'created_at'
  | 'captured_at'
  | 'authorized_at'
  | 'captured_minor'
  | 'refunded_minor'
  | 'instalments'
> {
  items: readonly Record<string, unknown>[]
  shipping_address: Record<string, unknown>
  refunds: { amount: string; at: string; comment: string }[]
}

export interface Earlier {
  paid: number
  disputed: number
  first_at: Date | null
}

export interface DisputeLine extends Row<'payout_line_public', 'payout_id' | 'amount_minor'> {
  kind: 'sale' | 'refund' | 'dispute' | 'dispute_release'
  number: string
}

/** Everything the page of a dispute shows. */
export interface DisputePage {
  row: ListedDispute
  order: DisputedOrder
  messages: ToldShopper[]
  earlier: Earlier
  files: FileRow[]
  history: (RecordedChange & { name: string })[]
  lines: DisputeLine[]
  verdicts: VerdictItem[][]
  commission: Awaited<ReturnType<typeof commissionTaken>>
}

export async function loadPage(tx: ReadTx, row: ListedDispute): Promise<DisputePage> {
  const { merchant_id, order_id } = row
  const [order, messages, earlier, files, history, lines, verdicts, commission] = await Promise.all([
    orderOf(tx, row),
    messagesOf(tx, { merchant_id, id: order_id }),
    earlierOf(tx, row),
    filesOf(tx, row),
    historyOf(tx, row),
    linesOf(tx, row),
    verdictsOf(tx, row),
    commissionTaken(tx, { merchant_id, id: order_id }),
  ])
  return { row, order, messages, earlier, files, history, lines, verdicts, commission }
}

async function orderOf(tx: ReadTx, { merchant_id, order_id }: ListedDispute): Promise<DisputedOrder> {
  const [row] = await tx<DisputedOrder[]>`
    select o.reference, o.created_at, o.captured_at, o.authorized_at, o.captured_minor, o.refunded_minor, o.instalments,
           coalesce(d.items, '[]') as items, coalesce(d.shipping_address, '{}') as shipping_address,
           (select coalesce(jsonb_agg(jsonb_build_object('amount', r.amount_minor::text, 'at', r.refunded_at, 'comment', r.comment)
              order by r.refunded_at, r.id), '[]')
              from refund_public r where r.merchant_id = o.merchant_id and r.order_id = o.id) as refunds
      from order_public o
      left join order_detail_public d on d.merchant_id = o.merchant_id and d.order_id = o.id
     where o.merchant_id = ${merchant_id} and o.id = ${order_id}`
  return row!
}

/** What the same phone bought at this merchant before, and how much of it was disputed. */
async function earlierOf(
  tx: ReadTx,
  { merchant_id, order_id, shopper_phone }: ListedDispute,
): Promise<Earlier> {
  const [row] = await tx<Earlier[]>`
    select (count(*) filter (where not x.is_disputed))::int as paid,
           (count(*) filter (where x.is_disputed))::int as disputed, min(x.created_at) as first_at
      from (select e.created_at, exists (select from dispute d where d.merchant_id = e.merchant_id and d.order_id = e.id) as is_disputed
              from order_public e join order_public o on o.merchant_id = e.merchant_id and o.id = ${order_id}
             where e.merchant_id = ${merchant_id} and e.shopper_phone = ${shopper_phone} and e.id <> o.id
               and e.created_at < o.created_at and e.captured_minor > 0) x`
  return row!
}

/** What happened to a dispute, the oldest first, with the names of colleagues of the merchant. */
export async function historyOf(
  tx: ReadTx,
  { merchant_id, id }: Pick<ListedDispute, 'merchant_id' | 'id'>,
): Promise<DisputePage['history']> {
  const changes = await changesOf(tx, merchant_id, 'dispute', id)
  const ids = changes.filter(({ actor }) => actor === 'merchant').map(({ actor_id }) => actor_id)
  const names = ids.length
    ? await tx<Row<'person_name', 'id' | 'first_name' | 'last_name'>[]>`
        select id, first_name, last_name from person_name where id = any (${ids})`
    : []
  const nameOf = (actorId: string) => {
    const person = names.find((one) => one.id === actorId)
    return person ? `${person.first_name} ${person.last_name}`.trim() : ''
  }
  return changes.map((change) => ({ ...change, name: nameOf(change.actor_id) }))
}

/** Where its money is: lines of payouts about the order or the dispute. */
function linesOf(tx: ReadTx, { merchant_id, order_id }: ListedDispute): Promise<DisputeLine[]> {
  return tx<DisputeLine[]>`
    select l.payout_id, l.kind, l.amount_minor, p.number
      from payout_line_public l join payout_public p on p.merchant_id = l.merchant_id and p.id = l.payout_id
     where l.merchant_id = ${merchant_id} and l.order_id = ${order_id}
       and l.kind in ('sale', 'refund', 'dispute', 'dispute_release')
     order by l.at, l.kind`
}

/** What arbiters said of this merchant's answers to disputes of the type, the latest first. */
async function verdictsOf(tx: ReadTx, { merchant_id, id, type }: ListedDispute): Promise<VerdictItem[][]> {
  const rows = await tx<{ items: VerdictItem[] }[]>`
    select verdict -> 'verdict' as items from dispute
     where merchant_id = ${merchant_id} and type = ${type} and id <> ${id} and verdict is not null
     order by resolved_at desc limit 50`
  return rows.map(({ items }) => items)
}
