import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { waitingSince } from '@daftar/rules/orders/capture-ageing'
import type { DeliveryEvent } from '@daftar/rules/orders/shop-connection'
import type { Tx } from '../../../../platform/database/database.ts'
import { newUuid } from '../../../../platform/ids.ts'
import { lastEveryMinutes } from '../../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../../platform/schedules/schedules.ts'
import { captureSet } from '../acts/capture-set.ts'
import type { OrderHandlerDependencies } from '../dependencies.ts'
import { recordOrderEvents } from '../events.ts'
import { theProduct } from '../command.ts'
import { merchantsToCapture, merchantsToWarn, ordersToCapture, takeExpired } from './schedule-store.ts'
import { warnMerchant } from './warnings.ts'

/** How many orders one transaction moves. */
const batch = 1_000

/**
 * What time does to orders: those nobody pays are over, those nobody captures are told about and then
 * captured.
 */
export function orderSchedules(deps: OrderHandlerDependencies): Schedule[] {
  return [
    defineSchedule({
      name: 'orders.expire',
      dueTimes: lastEveryMinutes(1),
      run: (at) => expireAll(deps, at),
    }),
    defineSchedule({ name: 'orders.warn', dueTimes: lastEveryMinutes(60), run: (at) => warnAll(deps, at) }),
    defineSchedule({
      name: 'orders.auto-capture',
      lane: 'books',
      dueTimes: lastEveryMinutes(60),
      run: (at) => captureAll(deps, at),
    }),
  ]
}

/** In every tenant, sandboxes too: an order is over from the moment it could no longer be paid. */
async function expireAll({ database, notify }: OrderHandlerDependencies, at: Date): Promise<void> {
  for (let moved = batch; moved === batch;)
    moved = await database.system(async (tx) => {
      const expired = await takeExpired(tx, at, batch)
      await notifyAll(tx, notify, expired, ['expire'])
      return expired.length
    })
}

/** Days 7, 14 and 19: each order is told about once for each, however often this runs. */
async function warnAll(deps: OrderHandlerDependencies, at: Date): Promise<void> {
  const { database, ageing } = deps
  const merchants = await database.system((tx) => merchantsToWarn(tx, ageing, at))
  await eachOne(merchants, (merchantId) => database.system((tx) => warnMerchant(tx, deps, merchantId, at)))
}

/** Day 21: captured for the shop, so that what shoppers agreed to is not lost by oversight. */
async function captureAll(deps: OrderHandlerDependencies, at: Date): Promise<void> {
  const { database, ageing } = deps
  const since = new Date(waitingSince(at.getTime(), ageing.autoCaptureDays))
  const merchants = await database.system((tx) => merchantsToCapture(tx, since))
  await eachOne(merchants, async (merchant) => {
    for (let moved = batch; moved === batch;)
      moved = await database.system((tx) => captureSome(tx, deps, merchant, since, at))
  })
}

async function captureSome(
  tx: Tx,
  { notify }: OrderHandlerDependencies,
  { merchant_id: merchantId, currency }: { merchant_id: string; currency: Currency },
  since: Date,
  at: Date,
): Promise<number> {
  const due = await ordersToCapture(tx, merchantId, since, batch)
  const captured = await captureSet(
    tx,
    { merchantId, zone: zoneOfCurrency(currency) },
    // A reference of its own: any word of ours a shop may have used for a part.
    due.map((orderId) => ({ orderId, reference: newUuid(at), at })),
  )
  const moved = captured.map(({ id, amount_minor }) => ({ merchant_id: merchantId, id, amount_minor, at }))
  await recordOrderEvents(tx, 'captured', theProduct, moved)
  await notifyAll(tx, notify, moved, ['capture', 'close'])
  return due.length
}

async function notifyAll(
  tx: Tx,
  notify: OrderHandlerDependencies['notify'],
  orders: readonly { merchant_id: string; id: string }[],
  events: readonly DeliveryEvent[],
): Promise<void> {
  for (const { merchant_id: merchantId, id: orderId } of orders)
    for (const event of events) await notify(tx, { merchantId, orderId, event })
}
