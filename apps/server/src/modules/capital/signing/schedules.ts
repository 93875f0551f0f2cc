import { reminderDays, remindersDue } from '@daftar/rules/capital/signing/envelope-status'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { addressOf } from './address.ts'
import { dayOf, follow } from './events.ts'
import { withdrawJobName } from './jobs.ts'
import { expiredLetter, reminderLetter } from './letters.ts'
import type { SigningDependencies } from './dependencies.ts'
import { sealSchedule } from './seal-older.ts'
import { happen } from './sign.ts'
import { countReminder, dueInstants, lockEnvelope, openEnvelopes, type EnvelopeRow } from './store.ts'

/**
 * Contracts nobody signs: reminded after 3 and 7 days and 3 days before the end, over after 14 (DEC-APPL-4,
 * DEC-APPL-5).
 */
export function signingSchedules(deps: SigningDependencies): Schedule[] {
  const due = (what: 'expiry' | 'reminder') => (from: Date, to: Date) =>
    deps.database.system((tx) => dueInstants(tx, what, from, to, reminderDays))
  return [
    defineSchedule({ name: 'signing.remind', dueTimes: due('reminder'), run: (at) => remindAll(deps, at) }),
    defineSchedule({ name: 'signing.expire', dueTimes: due('expiry'), run: (at) => expireAll(deps, at) }),
    sealSchedule(deps),
  ]
}

async function remindAll(deps: SigningDependencies, at: Date): Promise<void> {
  const open = await deps.database.system((tx) => openEnvelopes(tx, at))
  await eachOne(open, (row) => remind(deps, row, at))
}

async function remind(deps: SigningDependencies, row: EnvelopeRow, at: Date): Promise<void> {
  const wanted = remindersDue(row.status, dayOf(row, row.sent_at), dayOf(row, at))
  // What no service keeps yet cannot be signed, so nobody is reminded of it.
  if (wanted <= row.reminders || (row.service !== 'embedded' && row.external_id === '')) return
  await deps.database.system(async (tx) => {
    if (!(await countReminder(tx, row, wanted))) return
    const isLast = wanted === reminderDays.length
    await deps.queueMail(tx, reminderLetter(row, addressOf(deps, row), isLast))
  })
}

async function expireAll(deps: SigningDependencies, at: Date): Promise<void> {
  const open = await deps.database.system((tx) => openEnvelopes(tx, at))
  const over = open.filter((one) => one.expires_at <= at)
  await eachOne(over, (row) => expire(deps, row, at))
}

/** The application is cancelled in the same transaction: whoever moved the clock sees it done. */
async function expire(deps: SigningDependencies, row: EnvelopeRow, at: Date): Promise<void> {
  await deps.database.system(async (tx) => {
    const held = await lockEnvelope(tx, row)
    if (!held || (held.status !== 'sent' && held.status !== 'viewed')) return
    await follow(tx, deps, held, await happen(tx, held, 'expired', at))
    await deps.queueMail(tx, expiredLetter(held))
    if (held.external_id !== '')
      await enqueue(tx, { name: withdrawJobName }, { merchantId: held.merchant_id, envelopeId: held.id })
  })
}
