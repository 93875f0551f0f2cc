import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { isMandateSmsDue, resendAfterDays } from '@daftar/rules/capital/debits/mandate-status'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import type { MandateDependencies } from './dependencies.ts'
import { hasSmsLeft, sendSigningSms } from './sms.ts'
import { lockMandate, unsigned, type MandateRow } from './store.ts'
import { voidAdvances, voidInstant, waitingAdvances } from './void.ts'

const dayMs = 86_400_000

/**
 * Mandates nobody signs: the SMS again after three days, at most three times; after thirty days the advance
 * is voided.
 */
export function mandateSchedules(deps: MandateDependencies): Schedule[] {
  const { database } = deps
  return [
    defineSchedule({
      name: 'mandates.remind',
      dueTimes: async (from, to) => {
        const rows = await database.system((tx) => unsigned(tx))
        return instants(rows.filter(hasSmsLeft).map(dueAgain), from, to)
      },
      run: (at) => remindAll(deps, at),
    }),
    defineSchedule({
      name: 'mandates.void',
      dueTimes: async (from, to) => {
        const rows = await database.system((tx) => waitingAdvances(tx))
        return instants(rows.map(voidInstant), from, to)
      },
      run: (at) => voidAdvances(deps, at),
    }),
  ]
}

function dueAgain({ sms_sent_at }: Pick<MandateRow, 'sms_sent_at'>): Date {
  return new Date((sms_sent_at?.getTime() ?? 0) + resendAfterDays * dayMs)
}

async function remindAll(deps: MandateDependencies, at: Date): Promise<void> {
  const rows = await deps.database.system((tx) => unsigned(tx))
  const due = rows.filter((one) => isDue(one, at))
  await eachOne(due, (row) =>
    deps.database.system(async (tx) => {
      const held = await lockMandate(tx, row.merchant_id, row.id)
      if (held && isDue({ ...held, currency: row.currency }, at)) await sendSigningSms(tx, deps, held, at)
    }),
  )
}

function isDue(row: Awaited<ReturnType<typeof unsigned>>[number], at: Date): boolean {
  const zone = zoneOfCurrency(row.currency)
  const day = (instant: Date) => dateInZone(instant.getTime(), zone)
  if (row.sms_sent_at === null || dueAgain(row) > at) return false
  const sentOn = Array.from({ length: row.sms_sent }, () => day(row.sms_sent_at ?? at))
  return isMandateSmsDue(row.status, sentOn, day(at))
}

function instants(all: readonly Date[], from: Date, to: Date): Date[] {
  const times = new Set(all.filter((time) => time > from && time <= to).map((time) => time.getTime()))
  return [...times].sort((one, other) => one - other).map((time) => new Date(time))
}
