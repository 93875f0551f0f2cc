import { waitingSince, type CaptureAgeing } from '@daftar/rules/orders/capture-ageing'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { moveStatuses } from '../../../../platform/status/move.ts'
import { recordOrderEvents, type MovedOrder } from '../events.ts'
import { orderMachine } from '../machine.ts'
import { theProduct } from '../command.ts'

/**
 * Ends orders whose time was over, the longest over first; what somebody holds right now is left for the next
 * run.
 */
export async function takeExpired(tx: Tx, at: Date, most: number): Promise<MovedOrder[]> {
  const over = await tx<(MovedOrder & Row<'orders', never, { status: 'created' }>)[]>`
    select merchant_id, id, status, amount_minor, expires_at as at from orders
     where status = 'created' and expires_at <= ${at}
     order by expires_at limit ${most} for update skip locked`
  const moves = over.map((row) => ({
    ...{ row, to: 'expired' as const, actor: 'system' as const, actorId: theProduct.id },
    at: row.at,
  }))
  await moveStatuses(tx, orderMachine, moves)
  await recordOrderEvents(tx, 'expired', theProduct, over)
  return [...over]
}

/**
 * Merchants with an order that waits for its capture since then or longer; what is tried out in a sandbox is
 * never taken.
 */
export async function merchantsToCapture(
  tx: Tx,
  since: Date,
): Promise<{ merchant_id: string; currency: Currency }[]> {
  return tx<Row<'merchant_public', 'merchant_id' | 'currency'>[]>`
    select m.merchant_id, m.currency from merchant_public m
     where m.sandbox_of is null and m.merchant_id in (
       select p.merchant_id from orders p where p.status = 'authorized' and p.authorized_at <= ${since})
     order by m.merchant_id`
}

export async function ordersToCapture(
  tx: Tx,
  merchantId: string,
  since: Date,
  most: number,
): Promise<string[]> {
  const rows = await tx<Row<'orders', 'id'>[]>`
    select id from orders
     where merchant_id = ${merchantId} and status = 'authorized' and authorized_at <= ${since}
     order by authorized_at limit ${most}`
  return rows.map(({ id }) => id)
}

export async function merchantsToWarn(tx: Tx, { warnDays }: CaptureAgeing, at: Date): Promise<string[]> {
  const found = new Set<string>()
  for (const days of warnDays) {
    const rows = await tx<Row<'orders', 'merchant_id'>[]>`
      select distinct p.merchant_id from orders p join merchant_public m on m.merchant_id = p.merchant_id
       where m.sandbox_of is null and p.status = 'authorized' and p.authorized_at <= ${new Date(waitingSince(at.getTime(), days))}
         and p.warned_day < ${days}`
    for (const row of rows) found.add(row.merchant_id)
  }
  return [...found].toSorted()
}

export type WarnedOrder = MovedOrder & Row<'orders', 'number' | 'currency'>

/**
 * Marks the merchant's orders that reached a day since they were last told about; answers them by day, each
 * once.
 */
export async function takeWarned(tx: Tx, merchantId: string, day: number, at: Date): Promise<WarnedOrder[]> {
  const since = new Date(waitingSince(at.getTime(), day))
  return tx<WarnedOrder[]>`
    with due as materialized (
      select id from orders
       where merchant_id = ${merchantId} and status = 'authorized' and authorized_at <= ${since}
         and warned_day < ${day}
       order by authorized_at for update skip locked
    )
    update orders p set warned_day = ${day} from due
     where p.merchant_id = ${merchantId} and p.id = due.id
    returning p.merchant_id, p.id, p.number, p.currency, p.amount_minor - p.captured_minor as amount_minor,
              ${at}::timestamptz as at`
}
