import { atDeadline } from '@daftar/rules/disputes/answer'
import { reminders, reminderStep } from '@daftar/rules/disputes/dispute'
import type { Tx } from '../../../platform/database/database.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { changeInStatus } from '../../../platform/status/move.ts'
import { theProduct } from '../../selling/orders/index.ts'
import { challenge } from './answer.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { endDispute, type Causer } from './end.ts'
import { tellReminder, tellSent } from './letters.ts'
import { disputeMachine } from './machine.ts'
import { answerOf, findDispute, type DisputeRow } from './store.ts'

const bySystem: Causer = { actor: 'system', actorId: '', by: theProduct }

/**
 * What time does to disputes: it reminds, and at the end sends the answer that is written, or refunds the
 * shopper.
 */
export function disputeSchedules(deps: DisputeDependencies): Schedule[] {
  return [
    defineSchedule({
      name: 'disputes.remind',
      dueTimes: lastEveryMinutes(10),
      run: (at) => each(deps, at, reminders[0].beforeMs, (tx, row) => remind(tx, deps, row, at)),
    }),
    defineSchedule({
      name: 'disputes.deadline',
      lane: 'books',
      dueTimes: lastEveryMinutes(1),
      run: (at) => each(deps, at, 0, (tx, row) => passDeadline(tx, deps, row, at)),
    }),
  ]
}

/** Each dispute whose time is over within so long, in a transaction of its own. */
async function each(
  { database }: Pick<DisputeDependencies, 'database'>,
  at: Date,
  withinMs: number,
  act: (tx: Tx, row: DisputeRow) => Promise<void>,
): Promise<void> {
  const until = new Date(at.getTime() + withinMs)
  const due = await database.system(
    (tx) => tx<Pick<DisputeRow, 'id'>[]>`
      select id from dispute where status = 'pending' and respond_by <= ${until} order by respond_by, id`,
  )
  await eachOne(due, ({ id }) =>
    database.system(async (tx) => {
      const row = await findDispute(tx, id, null)
      if (row?.status === 'pending') await act(tx, row)
    }),
  )
}

/** Each reminder once, and of two that are due together (a clock was moved) the later alone. */
async function remind(tx: Tx, deps: DisputeDependencies, row: DisputeRow, at: Date): Promise<void> {
  const step = reminderStep(row.respond_by.getTime(), at.getTime())
  if (step <= row.reminded || at >= row.respond_by) return
  const only = tx`and reminded < ${step}`
  if (await changeInStatus(tx, disputeMachine, row, { reminded: step }, only))
    await tellReminder(tx, deps, row, at)
}

async function passDeadline(tx: Tx, deps: DisputeDependencies, row: DisputeRow, at: Date): Promise<void> {
  const { answer, disputed_minor: disputedMinor } = row
  if (answer && atDeadline(answerOf(answer), disputedMinor) === 'send') {
    const sent = await challenge(tx, deps, row, answer, { ...bySystem, sentBy: 'deadline', at })
    if (sent.ok) await tellSent(tx, deps, row, at)
    return
  }
  const refundMinor = disputedMinor
  await endDispute(tx, deps, row, { ...bySystem, to: 'approved', ending: 'deadline', refundMinor, at })
}
