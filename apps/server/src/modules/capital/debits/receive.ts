import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { receivedOnProblem } from '@daftar/rules/capital/debits/debit-plan'
import { debitReceived } from '@daftar/rules/capital/debits/debit-postings'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, RefusedError, type Refusal } from '../../../platform/http/refusal.ts'
import { lockLedger, post } from '../../../platform/ledger/ledger.ts'
import { changeInStatus } from '../../../platform/status/move.ts'
import { debitMachine } from './machine.ts'
import { findDebit, lockDebit } from './store.ts'

export interface DebitReceipt {
  id: string
  receivedOn: CalendarDate
  bankReference: string
  at: Date
}

/**
 * The money of a paid debit has reached the bank account, once, on a day that its market has seen
 * (DEC-LOAN-32).
 */
export async function receiveDebit(tx: Tx, receipt: DebitReceipt): Promise<Refusal | null> {
  const known = await findDebit(tx, receipt.id)
  if (!known) return refuse('not_found')
  const today = dateInZone(receipt.at.getTime(), zoneOfCurrency(known.currency))
  const wrongDay = receivedOnProblem(receipt.receivedOn, { presentedOn: known.presented_on, today })
  if (wrongDay) return refuseFields({ received_on: wrongDay })
  await lockLedger(tx, known.merchant_id)
  const debit = await lockDebit(tx, known.merchant_id, receipt.id)
  if (debit?.status !== 'paid' || debit.received_on !== null) return refuse('wrong_status')
  const change = { received_on: receipt.receivedOn, received_reference: receipt.bankReference }
  if (!(await changeInStatus(tx, debitMachine, debit, change))) throw new RefusedError('wrong_status')
  await post(tx, {
    merchantId: debit.merchant_id,
    kind: 'debit_received',
    reference: debit.id,
    at: receipt.at,
    postings: debitReceived({ currency: debit.currency, amountMinor: debit.amount_minor }),
  })
  return null
}
