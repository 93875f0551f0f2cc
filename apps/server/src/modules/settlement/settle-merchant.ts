import { payoutOrdered, refundMade, saleCaptured, settlementFeeTaken } from '@daftar/rules/capital/postings'
import type { Posting } from '@daftar/rules/ledger/posting'
import { settleWeek } from '@daftar/rules/settlement/settle-week'
import type { SettlementWeek } from '@daftar/rules/settlement/settlement-week'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { lockBooks, post } from '../../platform/ledger/ledger.ts'
import { findLegalEntity, type MerchantRow } from '../merchants/index.ts'
import type { OrderTransfer } from '../transfers/index.ts'
import { insertLines, sumLines } from './lines.ts'
import { carriedInto, claimWeek, completeSettlement } from './store.ts'

/** Takes the week's repayment of an advance out of S and answers what it took, in minor units. */
export type CollectAdvance = (tx: Tx, week: CollectableWeek) => Promise<bigint>

export interface CollectableWeek {
  merchant: MerchantRow
  weekStart: string
  runDate: string
  salesPayoutMinor: bigint
  at: Date
}

export interface SettleDependencies {
  collect: CollectAdvance
  orderTransfer: OrderTransfer
}

export interface MerchantWeek {
  merchant: MerchantRow
  week: SettlementWeek
  /** The working day of the run. */
  runDate: string
  at: Date
}

/**
 * One merchant's week, in one transaction: lines, sums, fee, the advance's deduction, the journal, the payout order.
 * The settlement row of the week is claimed first, so a repeated or doubled run changes nothing (DEC-LOAN-20).
 * Answers false when the week was settled before.
 */
export async function settleMerchant(
  tx: Tx,
  deps: SettleDependencies,
  { merchant, week, runDate, at }: MerchantWeek,
): Promise<boolean> {
  const { merchant_id: merchantId, currency } = merchant
  const id = newId('set')
  await lockBooks(tx, merchantId)
  const carriedInMinor = await carriedInto(tx, merchantId, currency)
  if (!(await claimWeek(tx, { id, merchantId, currency, weekStart: week.monday, runDate, at }))) return false

  await insertLines(tx, merchant, id, new Date(week.untilMs))
  const { sales, refunds } = await sumLines(tx, merchantId, id)
  const movements = {
    salesMinor: sales.salesMinor,
    refundsMinor: refunds.refundsMinor,
    commissionMinor: sales.commissionMinor - refunds.commissionMinor,
    commissionVatMinor: sales.commissionVatMinor - refunds.commissionVatMinor,
    carriedNegativeMinor: carriedInMinor,
  }
  const settled = settleWeek(movements, {
    currency,
    cycle: merchant.payout_cycle,
    vatPercent: merchant.vat_percent,
  })

  const book = (kind: string, postings: Posting) =>
    postings.length === 0
      ? Promise.resolve()
      : post(tx, { merchantId, kind, reference: id, at, postings }).then(() => undefined)
  await book('sales_settled', saleCaptured({ merchantId, currency, amountMinor: sales.salesMinor, ...sales }))
  await book(
    'refunds_settled',
    refundMade({ merchantId, currency, amountMinor: refunds.refundsMinor, ...refunds }),
  )
  await book('settlement_fee', settlementFeeTaken({ merchantId, currency, ...settled }))

  const capitalMinor = await deps.collect(tx, {
    merchant,
    weekStart: week.monday,
    runDate,
    salesPayoutMinor: settled.salesPayoutMinor,
    at,
  })
  const payoutMinor = settled.salesPayoutMinor - capitalMinor
  await completeSettlement(tx, merchantId, id, {
    ...movements,
    ...settled,
    carriedInMinor,
    capitalMinor,
    payoutMinor,
  })

  if (payoutMinor > 0n) {
    await book('payout_ordered', payoutOrdered({ merchantId, currency, amountMinor: payoutMinor }))
    const entity = await findLegalEntity(tx, merchantId)
    if (!entity) throw new Error(`merchant ${merchantId} has no legal entity to pay`)
    await deps.orderTransfer(tx, {
      merchantId,
      kind: 'payout',
      subjectId: id,
      currency,
      amountMinor: payoutMinor,
      iban: entity.iban,
      beneficiary: entity.legal_company_name,
      at,
    })
  }
  return true
}
