import { defineSchedule, type Schedule } from '../../platform/schedules/schedules.ts'
import { theProduct } from '../orders/index.ts'
import type { CheckoutDependencies } from './parts.ts'
import { endSession } from './session.ts'
import { expiryInstants, lockSession, openUntil } from './store.ts'

/** Sessions nobody pays in time: they end, and their orders expire with them. */
export function checkoutSchedules(deps: Pick<CheckoutDependencies, 'database' | 'orders'>): Schedule[] {
  const { database } = deps
  return [
    defineSchedule({
      name: 'checkout.expire',
      dueTimes: (from, to) => database.system((tx) => expiryInstants(tx, from, to)),
      run: async (at) => {
        for (const { merchant_id, id } of await database.system((tx) => openUntil(tx, at)))
          await database.system(async (tx) => {
            const row = await lockSession(tx, merchant_id, id)
            if (row) await endSession(tx, deps, row, { status: 'expired', at, by: theProduct })
          })
      },
    }),
  ]
}
