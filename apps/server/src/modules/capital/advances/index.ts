import type { FourEyesAbove } from '@daftar/rules/access/four-eyes'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Currency } from '@daftar/rules/money/currency'
import type { Database, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { Issuer } from '../../../platform/documents/parties.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import type { Capital } from '../../money/settlement/index.ts'
import type { OrderTransfer, TransferOutcome } from '../../money/transfers/index.ts'
import { bookCheckSchedule, type BookCheck } from './receipts/book-check.ts'
import { collectAdvances } from './repayments/collect.ts'
import {
  fundingWasConfirmed,
  fundingWasRejected,
  createAdvance,
  orderFunding,
  reorderFunding,
  type Reorder,
} from './funding/funding.ts'
import { deskAdvanceHandlers } from './desk/handlers.ts'
import { advanceHandlers, advanceView, openAdvanceOf } from './handlers.ts'
import { listOpenAdvances } from './open-advances.ts'
import { presentListedAdvance } from './present.ts'
import { previewDeductions } from './repayments/preview.ts'
import { hasDueAdvance, hasOpenAdvance } from './repayments/repaid-by.ts'
import { lateTaxPapers } from './funding/tax-papers.ts'
import { advanceMessages, type SupportEmailOf } from './messages.ts'
import type { AdvancePorts } from './ports.ts'
import type { AdvanceRow, NewAdvance } from './store.ts'

export { carryOn } from './repayments/carry-on.ts'
export { closeIfRepaid } from './closing/closing.ts'
export { setSignatoryPhone, voidAdvance } from './repayments/direct-debit.ts'
export { toSignatory } from './letters.ts'
export type { AdvanceMessages } from './messages.ts'
export { lossLeftOf } from './closing/loss-left.ts'
export { forgivenFees, noteSubject, type ForgivenFee } from './closing/forgiven-fees.ts'
export { moveAdvance } from './move.ts'
export { holdAdvances, moveWeeksOn, repeatRepayments, settleRepayment } from './repayments/of-debits.ts'
export type { AdvancePorts, AskedRelief } from './ports.ts'
export { splitOf } from './repayments/split.ts'
export {
  balancesOf,
  findAdvance,
  findAdvanceById,
  findAdvancesById,
  insertRepayments,
  type AdvanceBalances,
  type AdvanceRow,
  type AdvanceStanding,
  type NewAdvance,
  type NewRepayment,
} from './store.ts'

export interface AdvanceDependencies extends AdvancePorts, Pick<BookCheck, 'adsHeld' | 'logger'> {
  database: Database
  orderTransfer: OrderTransfer
  queueMail: QueueMail
  /** Where letters lead. */
  publicOrigin: string
  issuer: Issuer
  /** Who is told of advances in arrears. */
  supportEmailOf: SupportEmailOf
  calendarOf: CalendarOf
  fourEyesAboveMinor: FourEyesAbove
}

/** Advances from signature to the last repayment. */
export function buildAdvances(given: AdvanceDependencies) {
  const deps = { ...given, messages: advanceMessages(given) }
  const capital: Capital = {
    preview: (tx, of) => previewDeductions(tx, deps, of),
    isOpen: hasOpenAdvance,
    isDue: (tx, merchantId, of) => hasDueAdvance(tx, deps, merchantId, of),
    collect: (tx, week) => collectAdvances(tx, deps, week),
  }
  const outcome: TransferOutcome = {
    confirmed: (tx, transfer, by, at) => fundingWasConfirmed(tx, deps, transfer, by, at),
    rejected: (tx, transfer, _by, at) => fundingWasRejected(tx, deps, transfer, at),
  }
  return {
    ...defineModule({
      name: 'advances',
      handlers: { ...advanceHandlers(deps), ...deskAdvanceHandlers(deps) },
      schedules: [bookCheckSchedule(given.database, deps), lateTaxPapers(given.database, given.issuer)],
    }),
    capital,
    /** The advances that sales of merchants repay, as they stand now. */
    repaidBySales: (tx: Tx, merchantIds: readonly string[], currency: Currency) =>
      listOpenAdvances(tx, deps, merchantIds, currency),
    outcome,
    /** Makes the advance of a signed contract; false when it exists. */
    open: (tx: Tx, advance: NewAdvance, at: Date) => createAdvance(tx, deps, advance, at),
    /** Orders the transfer of an advance that waits for nothing else; false when one is open. */
    fund: (tx: Tx, advance: AdvanceRow, at: Date) => orderFunding(tx, deps, advance, at),
    /** What the signatory hears about an advance. */
    messages: deps.messages,
    present: async (tx: Tx, advance: AdvanceRow, now: Date) =>
      presentListedAdvance(await advanceView(tx, deps, advance, now)),
    openOf: (tx: ReadTx, merchantId: string, now: Date) => openAdvanceOf(tx, deps, merchantId, now),
    reorder: (tx: Tx, order: Reorder) => reorderFunding(tx, deps, order),
  }
}
