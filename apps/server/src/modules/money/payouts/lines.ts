import type { PayoutLine } from '@daftar/contract/endpoints/money/payouts-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import { lineKinds, stepRows, type LineKind } from '@daftar/rules/settlement/payout-lines'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { beginningWith } from '../../../platform/database/like.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import { byPosition, listPage, type PagePosition } from '../../../platform/http/paging.ts'
import type { PayoutRow } from '../settlement/index.ts'
import type { Reached } from './access.ts'
import { countedAtMost } from './store.ts'

/** A movement with what says where it came from. */
export interface LineRow extends Row<
  'payout_line_public',
  | 'movement_id'
  | 'at'
  | 'order_id'
  | 'store_id'
  | 'amount_minor'
  | 'commission_minor'
  | 'commission_fixed_minor'
  | 'commission_vat_minor',
  {
    kind: LineKind
  }
> {
  number: Column<'order_public', 'number'> | null
  reference: Column<'order_public', 'reference'> | null
  product: PaymentProductType | null
  note: string
}

interface LineFilter {
  search?: string | undefined
  kinds?: readonly LineKind[] | undefined
  /** Null sees every store. */
  storeIds: readonly string[] | null
}

interface LinePage {
  before: PagePosition | null
  size: number
}

/** The lines of a closed payout. */
export function linesOf(tx: ReadTx, row: PayoutRow): Fragment {
  return tx`
    select kind, movement_id, at, order_id, store_id, amount_minor, commission_minor, commission_fixed_minor,
           commission_vat_minor
      from payout_line_public where merchant_id = ${row.merchant_id} and payout_id = ${row.id}`
}

/**
 * A page of movements, newest first, and how many there are. `lines` is any relation with the columns of a
 * line, of one merchant; it is called for each query, as a fragment belongs to one.
 */
export async function answerLines(
  tx: ReadTx,
  reached: Reached,
  lines: () => Fragment,
  query: Omit<LineFilter, 'storeIds'> & { page_size?: number | undefined; page_token?: string | undefined },
) {
  const filter = { search: query.search, kinds: query.kinds, storeIds: reached.storeIds }
  const [{ rows, next_page_token }, total] = await Promise.all([
    listPage(query, byPosition(placeOf), ({ before, size }) =>
      pageOfLines(tx, reached, lines(), filter, { before, size: size + 1 }),
    ),
    countOfLines(tx, reached, lines(), filter),
  ])
  return { transactions: rows.map((line) => presentLine(line, reached.currency)), next_page_token, total }
}

/** The newest movements a person sees of a relation, so many at the most. */
export function newestLines(tx: ReadTx, reached: Reached, lines: Fragment, size: number): Promise<LineRow[]> {
  return pageOfLines(tx, reached, lines, { storeIds: reached.storeIds }, { before: null, size })
}

function pageOfLines(
  tx: ReadTx,
  { merchantId }: Reached,
  lines: Fragment,
  filter: LineFilter,
  { before, size }: LinePage,
): Promise<LineRow[]> {
  const position = before ? positionOf(before.id) : null
  const after =
    before && position
      ? tx`and (l.at, l.movement_id, l.kind) < (${before.at}, ${position.movementId}, ${position.kind})`
      : tx``
  return tx<LineRow[]>`
    select l.*, o.number, o.reference, o.product, coalesce(a.note, p.number, c.note, '') as note
      from (select * from (${lines}) l where ${selected(tx, merchantId, filter)} ${after}
             order by l.at desc, l.movement_id desc, l.kind desc limit ${size}) l
      left join order_public o on o.merchant_id = ${merchantId} and o.id = l.order_id
      left join adjustment_public a on l.kind = 'adjustment' and a.merchant_id = ${merchantId} and a.id = l.movement_id
      left join contributed_movement_public c on c.merchant_id = ${merchantId} and c.id = l.movement_id and c.kind = l.kind
      left join payout_public p on l.kind = any (${kindsNamingPayouts()}) and p.merchant_id = ${merchantId} and p.id = l.movement_id
     order by l.at desc, l.movement_id desc, l.kind desc`
}

/** Lines whose movement is another payout, by whose number they are explained. */
function kindsNamingPayouts(): string[] {
  return stepRows().flatMap(({ line, names }) => (line && names === 'payout' ? line.kind : []))
}

async function countOfLines(
  tx: ReadTx,
  { merchantId }: Reached,
  lines: Fragment,
  filter: LineFilter,
): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int from (
      select from (${lines}) l where ${selected(tx, merchantId, filter)} limit ${countedAtMost}) counted`
  return row?.count ?? 0
}

/** Where a line stands in its list, as a page token says it. */
function placeOf(row: Pick<LineRow, 'at' | 'kind' | 'movement_id'>): PagePosition {
  return { at: row.at, id: lineId(row) }
}

function presentLine(row: LineRow, currency: Currency): PayoutLine {
  const amount = (minor: bigint) => toDecimal(money(minor, currency))
  const feeMinor = row.commission_minor + row.commission_fixed_minor
  return {
    id: lineId(row),
    kind: row.kind,
    at: row.at.toISOString(),
    payment_id: row.order_id,
    order_number: row.number,
    order_reference: row.reference,
    store_id: row.store_id,
    product: row.product,
    amount: amount(row.amount_minor),
    fee: amount(feeMinor),
    vat: amount(row.commission_vat_minor),
    net: amount(row.amount_minor - feeMinor - row.commission_vat_minor),
    note: row.note,
  }
}

function lineId(row: Pick<LineRow, 'kind' | 'movement_id'>): string {
  return `${row.kind}-${row.movement_id}`
}

function positionOf(id: string): { kind: LineKind; movementId: string } | null {
  const end = id.indexOf('-')
  const kind = lineKinds.find((one) => one === id.slice(0, end))
  return kind ? { kind, movementId: id.slice(end + 1) } : null
}

/** Search is by the beginning of an order's number or reference, as their indexes are. */
function selected(tx: ReadTx, merchantId: string, { search, kinds, storeIds }: LineFilter): Fragment {
  const begins = search ? beginningWith(search.toLowerCase()) : ''
  return tx`true
    ${kinds ? tx`and l.kind = any (${[...kinds]})` : tx``}
    ${storeIds ? tx`and l.store_id = any (${[...storeIds]})` : tx``}
    ${
      search
        ? tx`and l.order_id in (
            select o.id from order_public o where o.merchant_id = ${merchantId} and lower(o.number) like ${begins}
            union all
            select o.id from order_public o
             where o.merchant_id = ${merchantId} and o.reference <> '' and lower(o.reference) like ${begins})`
        : tx``
    }`
}
