import type { Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { NewAdvance } from '../advances/index.ts'
import { answerMandate, type MandateMove } from './answer.ts'
import { embeddedDebitBank } from './bank.ts'
import { mandateHandlers, type MandateHandlerDependencies } from './handlers.ts'
import { mandateJobs, sendFirstSms, type MandateTarget } from './jobs.ts'
import { mandateSchedules } from './schedules.ts'
import { openWithMandate } from './start.ts'

export { debitOrders, type OrderDebit } from './bank.ts'
export { mandateToken } from './address.ts'
export { isRepaidByDebit, mandatesOfAdvances } from './of-advances.ts'
export { countOpenOn } from './store.ts'
export type { MandateMove } from './answer.ts'

/** Mandates of direct debit, from the signature of the contract to their end (DEC-LOAN-30, DEC-LOAN-34). */
export function buildMandates(deps: MandateHandlerDependencies) {
  return {
    ...defineModule({
      name: 'mandates',
      handlers: mandateHandlers(deps),
      jobs: mandateJobs(deps),
      schedules: mandateSchedules(deps),
      deliverers: [embeddedDebitBank(deps.database, deps.clock)],
    }),
    /**
     * The advance of a signed contract, with its mandate where it repays by direct debit; false when it
     * exists.
     */
    open: (tx: Tx, advance: NewAdvance, at: Date) => openWithMandate(tx, deps, advance, at),
    sendFirstSms: (tx: Tx, target: MandateTarget, at: Date) => sendFirstSms(tx, deps, target, at),
    answer: (tx: Tx, id: string, move: MandateMove) => answerMandate(tx, deps, id, move),
  }
}
