import { addDays } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import {
  inactivityDays,
  isInactive,
  isInactivityReminderDue,
  type ApplicationStatus,
} from '@daftar/rules/capital/applications/application-status'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { everyMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import {
  cancelApplication,
  findApplicationById,
  markReminded,
  type ApplicationRow,
} from '../applications/index.ts'
import { decisionMessages } from './messages.ts'
import type { DecisionDependencies } from './dependencies.ts'

/**
 * Looked at every night; an unsigned contract has days of its own and ends with its envelope (DEC-APPL-4).
 */
export function inactivitySchedule(deps: DecisionDependencies): Schedule {
  return defineSchedule({
    name: 'applications.inactivity',
    dueTimes: everyMinutes(1440),
    run: (at) => lookAtIdle(deps, at),
  })
}

const shortestDays = 11

async function lookAtIdle(deps: DecisionDependencies, at: Date): Promise<void> {
  const { database } = deps
  const idle = await database.system((tx) => listIdle(tx, at))
  await eachOne(idle, ({ id }) =>
    database.system(async (tx) => {
      const row = await findApplicationById(tx, id)
      if (row) await endOrRemind(tx, deps, row, at)
    }),
  )
}

/**
 * Drafts end after 30 days without a change, corrections nobody made after 14; one reminder 3 days before
 * (DEC-APPL-5).
 */
async function endOrRemind(tx: Tx, deps: DecisionDependencies, row: ApplicationRow, at: Date): Promise<void> {
  if (!idleStatuses.includes(row.status)) return
  const zone = zoneOfCurrency(row.currency)
  const changedOn = dateInZone(row.saved_at.getTime(), zone)
  const today = dateInZone(at.getTime(), zone)
  if (isInactive(row.status, changedOn, today)) {
    await cancelApplication(tx, row, {
      cause: 'inactivity',
      actor: 'system',
      actorId: 'inactivity',
      detail: 'inactivity',
      at,
    })
    return
  }
  if (!isInactivityReminderDue(row.status, changedOn, today)) return
  if (!(await markReminded(tx, row, at))) return
  const to = row.authorized_signatory?.email || (await creatorsEmail(tx, row))
  const endsOn = addDays(changedOn, inactivityDays[row.status] ?? 0)
  if (to) await decisionMessages(deps).aboutToEnd(tx, row, to, endsOn)
}

const idleStatuses: readonly ApplicationStatus[] = ['draft', 'verified', 'reset']

function listIdle(tx: Tx, at: Date): Promise<{ id: string }[]> {
  return tx<Row<'application_public', 'id'>[]>`
    select id from application_public
     where status in ('draft', 'verified', 'reset') and saved_at <= ${at}::timestamptz - make_interval(days => ${shortestDays - 1})
     order by saved_at, id`
}

async function creatorsEmail(tx: Tx, row: ApplicationRow): Promise<string | null> {
  const [person] = await tx<
    Row<'person_access', 'email'>[]
  >`select email from person_access where id = ${row.created_by}`
  return person?.email ?? null
}
