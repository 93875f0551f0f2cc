import {
  isClockRunning,
  leadAfterMinutes,
  nextAnswerMinutes,
  nextLevel,
} from '@daftar/rules/support/escalation'
import { afterService, serviceHoursOf, type ServiceHours } from '@daftar/rules/support/service-hours'
import type { TicketStatus } from '@daftar/rules/support/ticket'
import type { Tx } from '../../../platform/database/database.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import type { SupportDependencies } from './dependencies.ts'
import { supportLetters } from './letters.ts'
import { ticketMachine } from './machine.ts'
import { changeTicket, lateTickets, threadOf, type TicketRow } from './store.ts'

type Clock = Pick<TicketRow, 'answer_due_at' | 'escalate_at' | 'escalation'>

/** Nobody waits. */
export const clockStopped: Clock = { answer_due_at: null, escalate_at: null, escalation: 0 }

/** Somebody waits from now on, by the hours of service of their country. */
export function clockFrom(at: Date, minutes: number, hours: ServiceHours): Clock {
  const due = afterService(at, minutes, hours)
  return { answer_due_at: due, escalate_at: due, escalation: 0 }
}

/** The clock after a merchant wrote: it runs on where they waited already. */
export async function clockAfterMerchant(
  tx: Tx,
  deps: Pick<SupportDependencies, 'calendarOf'>,
  ticket: TicketRow,
  at: Date,
): Promise<Partial<Clock>> {
  if (ticket.answer_due_at !== null) return {}
  const hours = await hoursOf(tx, deps, ticket.merchant_id)
  return hours ? clockFrom(at, nextAnswerMinutes, hours) : {}
}

/** The clock where a ticket moves: it stands while others are waited for. */
export function clockIn(status: TicketStatus): Partial<Clock> {
  return isClockRunning(status) ? {} : clockStopped
}

async function hoursOf(
  tx: Tx,
  { calendarOf }: Pick<SupportDependencies, 'calendarOf'>,
  merchantId: string,
): Promise<ServiceHours | null> {
  const merchant = await findMerchant(tx, merchantId)
  return merchant ? serviceHoursOf(merchant.country, calendarOf(merchant.currency).holidays) : null
}

/** As many as rise in one transaction. */
const risenAtOnce = 100

/**
 * What is late by now rises: it is marked and, where somebody works on it, escalated; later the lead is
 * written to.
 */
export async function escalateLate(deps: SupportDependencies, at: Date): Promise<void> {
  const letters = supportLetters(deps)
  const riseSome = () =>
    deps.database.system(async (tx) => {
      const rows = await lateTickets(tx, at, risenAtOnce)
      for (const row of rows) await rise(tx, row)
      return rows.length
    })
  while ((await riseSome()) === risenAtOnce);

  async function rise(tx: Tx, row: TicketRow): Promise<void> {
    const level = nextLevel(row.escalation)
    const hours = await hoursOf(tx, deps, row.merchant_id)
    const again = level === 1 && hours ? afterService(at, leadAfterMinutes, hours) : null
    await changeTicket(tx, row, { escalation: level, escalate_at: again })
    if (level === 1 && row.status === 'opened')
      await moveStatus(tx, ticketMachine, row, { to: 'escalated', actor: 'system', actorId: '', at })
    if (level === 2) await letters.late(tx, row)
    await deps.live.tell(tx, {
      ...threadOf(row),
      kind: 'changed',
      by: 'system',
      isForStaff: true,
    })
  }
}
