import type { Reason } from '@daftar/contract'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import { payoutSum } from '@daftar/rules/settlement/close-payout'
import { effectiveCycle, requestProblem, type FlexiblePayout } from '@daftar/rules/settlement/payout-cycle'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../../platform/http/refusal.ts'
import { lockLedger } from '../../../../platform/ledger/ledger.ts'
import { findMerchant } from '../../../merchants/merchants/index.ts'
import { closePayouts } from '../closing/close-batch.ts'
import { requestedCutOff } from '../closing/cut-off.ts'
import { isAdvanceOpen } from './cycle.ts'
import { issuePayouts } from '../runs/issue-batch.ts'
import { chosenCycle } from '../closing/payees.ts'
import type { PayoutActor, RunDependencies, Sends } from '../dependencies.ts'
import { payoutSums, sumOpen } from '../closing/sums.ts'

export interface PayoutRequest {
  merchantId: string
  by: PayoutActor
  at: Date
}

/**
 * A payout on request, in the flexible cycle (PO-13, DEC-PO-8): from the minimum on, at most one a day. It is
 * closed at this moment and sent in the same transaction; a weekly run at the same time comes before or after
 * as a whole.
 */
export async function requestPayout(
  tx: Tx,
  deps: Pick<RunDependencies, 'capital' | 'flexibleFeeMinor' | keyof Sends>,
  request: PayoutRequest,
): Promise<{ payoutId: string } | Refusal> {
  const { merchantId, by, at } = request
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return refuse('not_found')
  await lockLedger(tx, merchantId)
  const cutOff = requestedCutOff(merchant.currency, at)
  const chosen = await chosenCycle(tx, merchantId, cutOff.runDate)
  if (effectiveCycle(chosen, await isAdvanceOpen(tx, deps.capital, merchantId)) !== 'flexible')
    return refuse('wrong_status')
  const problem = requestProblem(await requestFacts(tx, merchantId, merchant.currency, at))
  if (problem) return refuse(reasonOf[problem])

  const [closing] = await closePayouts(tx, deps, cutOff, [merchantId], by)
  const { payoutId } = closing!
  await issuePayouts(tx, deps, { merchantIds: [merchantId], payoutIds: [payoutId], at, by })
  return { payoutId }
}

const reasonOf = {
  once_a_day: 'payout_once_a_day',
  too_small: 'payout_too_small',
} as const satisfies Record<NonNullable<ReturnType<typeof requestProblem>>, Reason>

/**
 * What decides whether a payout can be requested now: the sum before reserve and fee, and whether one was
 * requested today.
 */
export async function requestFacts(
  tx: ReadTx,
  merchantId: string,
  currency: Currency,
  at: Date,
): Promise<FlexiblePayout> {
  const { runDate } = requestedCutOff(currency, at)
  const today = new Date(startOfDay(runDate, zoneOfCurrency(currency)))
  const [sums, earlier] = await Promise.all([
    sumOpen(tx, [merchantId], currency, at),
    tx`select 1 from payout where merchant_id = ${merchantId} and currency = ${currency} and cycle = 'flexible'
          and period_until >= ${today} limit 1`,
  ])
  return { currency, availableMinor: payoutSum(payoutSums(sums)), alreadyPaidToday: earlier.length > 0 }
}
