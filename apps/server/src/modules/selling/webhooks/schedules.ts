import type { Database, Tx } from '../../../platform/database/database.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { heldMs, queueDelivery } from './deliver.ts'
import { forgetDeliveries, takeDue, tenantsToNotify } from './delivery-store.ts'
import { releaseWaiting, resumeWebhook, takeProbes } from './health-store.ts'

/** How many deliveries one transaction takes up, or forgets. */
const batch = 1_000

/** What time does to deliveries: they are tried again, and forgotten when their time in the log is over. */
export function webhookSchedules(database: Database, logDays: number): Schedule[] {
  return [
    defineSchedule({
      name: 'webhooks.retry',
      dueTimes: lastEveryMinutes(1),
      run: (at) => untilLess((most) => database.system((tx) => takeUp(tx, at, most))),
    }),
    defineSchedule({
      name: 'webhooks.probe',
      dueTimes: lastEveryMinutes(1),
      run: (at) => untilLess((most) => database.system((tx) => probe(tx, at, most))),
    }),
    defineSchedule({
      name: 'webhooks.forget',
      dueTimes: lastEveryMinutes(1_440),
      run: async (at) => {
        const before = new Date(at.getTime() - logDays * 86_400_000)
        await eachOne(await database.system(tenantsToNotify), (merchantId) =>
          untilLess((most) =>
            database.tenant([merchantId], (tx) => forgetDeliveries(tx, merchantId, before, most)),
          ),
        )
      },
    }),
  ]
}

/**
 * Deliveries that are to be tried again, and those whose process died over them, go into the queue. Taken up,
 * each is due again only when its job must have been lost: however many wait behind a server that hangs, none
 * keeps others from their turn.
 */
async function takeUp(tx: Tx, at: Date, most: number): Promise<number> {
  const taken = await takeDue(tx, at, new Date(at.getTime() + heldMs), most)
  for (const delivery of taken) await queueDelivery(tx, delivery)
  return taken.length
}

/**
 * Each paused webhook is tried with its oldest message; one for which nothing waits has nothing to be paused
 * for.
 */
async function probe(tx: Tx, at: Date, most: number): Promise<number> {
  const probes = await takeProbes(tx, at, new Date(at.getTime() + heldMs), most)
  for (const { merchant_id, id: webhook_id, delivery_id: id, attempts } of probes) {
    const key = { merchantId: merchant_id, webhookId: webhook_id }
    if (id !== null)
      await queueDelivery(tx, { merchant_id, id, webhook_id, attempts: attempts! }, { isProbe: true })
    else if (await resumeWebhook(tx, key)) await releaseWaiting(tx, key, at)
  }
  return probes.length
}

async function untilLess(work: (most: number) => Promise<number>): Promise<void> {
  for (let done = batch; done === batch;) done = await work(batch)
}
