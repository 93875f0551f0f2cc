import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { CheckoutDependencies } from './dependencies.ts'
import { expireSessions } from './store.ts'

/** How many sessions one transaction ends. */
const batch = 1_000

/**
 * Sessions nobody paid in time. They read as expired and take no payment from their instant on, and their
 * orders end by the orders' own schedule: here the rows only catch up, many at once.
 */
export function checkoutSchedules({ database }: Pick<CheckoutDependencies, 'database'>): Schedule[] {
  return [
    defineSchedule({
      name: 'checkout.expire',
      dueTimes: lastEveryMinutes(1),
      run: async (at) => {
        for (let ended = batch; ended === batch;)
          ended = await database.system((tx) => expireSessions(tx, at, batch))
      },
    }),
  ]
}
