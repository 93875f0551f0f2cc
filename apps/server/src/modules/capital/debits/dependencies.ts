import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Actor } from '@daftar/rules/status/actors'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Logger } from '../../../platform/logging/logger.ts'
import type { AdvanceMessages } from '../advances/index.ts'
import type { OrderDebit } from '../mandates/index.ts'

export interface DebitDependencies {
  database: Database
  clock: Clock
  logger: Pick<Logger, 'error'>
  calendarOf: CalendarOf
  orderDebit: OrderDebit
  messages: AdvanceMessages
}

/** What a bank says of a debit, told by staff or by the bank itself, or that it said nothing. */
export interface DebitAnswer {
  /** `unanswered`: finance gives up waiting; a later answer is booked all the same. */
  outcome: 'paid' | 'failed' | 'unanswered' | 'returned'
  actor: Actor
  actorId: string
  bankReference?: string | undefined
  reason?: string | undefined
  at: Date
}
