import { commissionOfCapture } from '@daftar/rules/settlement/commission'
import type { Fragment, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { moveStatuses } from '../../../../platform/status/move.ts'
import { termFrom, termOf, type TermColumns } from './commission-term.ts'
import { orderMachine } from '../machine.ts'
import { theProduct } from '../command.ts'

/** An authorised order that is captured in full. */
export interface CapturedOrder {
  orderId: string
  reference: string
  at: Date
}

interface Tenant {
  merchantId: string
  /** Of the merchant's stores: a term holds for days on their walls. */
  zone: string
}

/** What is left of an order, with the term that holds for it. */
interface Rest extends TermColumns, Row<'orders', 'merchant_id' | 'id' | 'currency'> {
  captured_minor: bigint
  rest_minor: bigint
  reference: string
  at: Date
}

/**
 * Captures many orders of a merchant in full at once, each priced as `captureOrder` does. Only orders that
 * are authorised still are captured; answers what was captured. The timeline is the caller's.
 */
export async function captureSet(
  tx: Tx,
  tenant: Tenant,
  orders: readonly CapturedOrder[],
): Promise<{ id: string; amount_minor: bigint }[]> {
  if (orders.length === 0) return []
  const open = tx`where p.status = 'authorized' and p.captured_minor < p.amount_minor for update of p`
  const rests = await findRests(tx, tenant, orders, tx`p.captured_minor`, open)
  await insertPriced(tx, rests)
  const moves = rests.map(({ merchant_id, id, at }) => ({
    ...{ row: { merchant_id, id, status: 'authorized' as const }, to: 'captured' as const },
    ...{ actor: 'system' as const, actorId: theProduct.id, at },
    facts: { at: at.toISOString() },
  }))
  const moved = await moveStatuses(tx, orderMachine, moves, {
    facts: tx`at timestamptz`,
    set: tx`captured_minor = t.amount_minor, closed_at = n.at, captured_at = coalesce(t.captured_at, n.at)`,
  })
  if (moved.length !== rests.length) throw new Error('an order moved while it was held')
  return rests.map(({ id, rest_minor: amount_minor }) => ({ id, amount_minor }))
}

/** The captures of orders that were written as captured in full, as histories are. */
export async function insertCaptures(
  tx: Tx,
  tenant: Tenant,
  orders: readonly CapturedOrder[],
): Promise<void> {
  if (orders.length > 0) await insertPriced(tx, await findRests(tx, tenant, orders, tx`0::bigint`, tx``))
}

function findRests(
  tx: Tx,
  { merchantId, zone }: Tenant,
  orders: readonly CapturedOrder[],
  captured: Fragment,
  which: Fragment,
): Promise<Rest[]> {
  const sale = {
    store: tx`p.store_id`,
    product: tx`p.product`,
    on: tx`(g.at at time zone ${zone})::date`,
  }
  return tx<Rest[]>`
    select p.merchant_id, p.id, p.currency, ${captured} as captured_minor, p.amount_minor - ${captured} as rest_minor,
           g.reference, g.at, term.percent, term.fixed, term.vat
      from jsonb_to_recordset(${tx.json(orders)}) as g ("orderId" text, reference text, at timestamptz)
      join orders p on p.merchant_id = ${merchantId} and p.id = g."orderId"
      join merchant_public m on m.merchant_id = p.merchant_id
     cross join lateral (${termOf(tx, sale)}) term
     ${which}`
}

async function insertPriced(tx: Tx, rests: readonly Rest[]): Promise<void> {
  const rows = rests.map((rest) => {
    const amounts = { amountMinor: rest.rest_minor, capturedMinor: rest.captured_minor }
    const { percentMinor, fixedMinor, vatMinor } = commissionOfCapture(termFrom(rest), amounts)
    return {
      merchant_id: rest.merchant_id,
      id: newUuid(rest.at),
      order_id: rest.id,
      reference: rest.reference,
      currency: rest.currency,
      amount_minor: String(rest.rest_minor),
      captured_at: rest.at,
      commission_minor: String(percentMinor),
      commission_fixed_minor: String(fixedMinor),
      commission_vat_minor: String(vatMinor),
      commission_hundredths: rest.percent,
    }
  })
  if (rows.length === 0) return
  await tx`
    insert into capture (merchant_id, id, order_id, reference, currency, amount_minor, captured_at,
           commission_minor, commission_fixed_minor, commission_vat_minor, commission_hundredths)
    select merchant_id, id, order_id, reference, currency, amount_minor, captured_at,
           commission_minor, commission_fixed_minor, commission_vat_minor, commission_hundredths
      from jsonb_populate_recordset(null::capture, ${tx.json(rows)})`
}
