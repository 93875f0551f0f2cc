import { mondayOf } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { payOffConfirmed } from '@daftar/rules/capital/advances/closing-postings'
import { earlyPayOff, type PayOff } from '@daftar/rules/capital/offers/early-pay-off'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Column, Row } from '../../../../platform/database/rows.ts'
import type { Issuer } from '../../../../platform/documents/parties.ts'
import { newId } from '../../../../platform/ids.ts'
import { post } from '../../../../platform/ledger/ledger.ts'
import { contribute } from '../../../money/settlement/index.ts'
import type { TransferRow } from '../../../money/transfers/index.ts'
import { closeMany } from './closing.ts'
import type { AdvanceMessages } from '../messages.ts'
import type { AdvancePorts } from '../ports.ts'
import { balancesOf, findAdvance, insertRepayments, type AdvanceBalances, type AdvanceRow } from '../store.ts'
import { issueCreditNotes } from '../funding/tax-papers.ts'

type Offers = Pick<AdvancePorts, 'offers'>

/** The advance that the offer of a new one pays off, as long as something of it is open (DEC-LOAN-26). */
export async function paidOffByOffer(
  tx: Tx,
  { offers }: Offers,
  advance: Pick<AdvanceRow, 'merchant_id' | 'offer_id'>,
): Promise<string | null> {
  const { advanceId } = await offers.payOffOf(tx, advance.merchant_id, advance.offer_id)
  const old = advanceId === null ? undefined : await findAdvance(tx, advance.merchant_id, advanceId)
  return old && isRepaying(old) ? old.id : null
}

function isRepaying({ status }: AdvanceRow): boolean {
  return status === 'paying' || status === 'overdue'
}

/**
 * X and what reaches the bank if the transfer of a new advance were ordered now; null where it pays off
 * nothing, or nothing is left of the old one any more. Call it with the merchant's books held: X is fixed by
 * the order (DEC-LOAN-27).
 */
export async function payOffNow(tx: Tx, offers: Offers, advance: AdvanceRow): Promise<PayOff | null> {
  const old = await openOld(tx, offers, advance)
  return old && payOffOf(advance, old, old.balances)
}

/**
 * The bank has paid N: X closes the old advance in the same transaction, before repayment of the new one
 * begins (DEC-LOAN-27).
 *
 * The old advance keeps its weekly deductions between the order and this moment, and a transfer or a debit
 * may have come as well. N was fixed by the order, so the difference between X then and what is left now goes
 * to the merchant with the next settlement; an advance that was repaid in full meanwhile leaves all of X to
 * the merchant (DEC-LOAN-35).
 */
export async function confirmPayOff(
  tx: Tx,
  deps: Offers & { messages: AdvanceMessages; issuer: Issuer },
  advance: AdvanceRow,
  transfer: TransferRow,
  by: string,
  at: Date,
): Promise<void> {
  const old = await openOld(tx, deps, advance)
  const { payOffMinor, discountMinor } = old
    ? payOffOf(advance, old, old.balances)
    : { payOffMinor: 0n, discountMinor: 0n }
  await post(tx, {
    merchantId: advance.merchant_id,
    kind: 'funding_confirmed',
    reference: transfer.id,
    at,
    postings: payOffConfirmed({
      merchantId: advance.merchant_id,
      old: {
        advanceId: advance.pays_off_advance_id!,
        currency: advance.currency,
        principalMinor: old ? old.balances.outstandingMinor - old.balances.feeOutstandingMinor : 0n,
        feeMinor: old?.balances.feeOutstandingMinor ?? 0n,
        deferredMinor: old?.balances.deferredMinor ?? 0n,
      },
      newAmountMinor: advance.amount_minor,
      discountMinor,
      orderedPayOffMinor: advance.pay_off_minor!,
    }),
  })
  const overMinor = advance.pay_off_minor! - payOffMinor
  if (overMinor !== 0n)
    await contribute(tx, {
      merchantId: advance.merchant_id,
      kind: 'overpayment',
      id: transfer.id,
      orderId: null,
      currency: advance.currency,
      amountMinor: overMinor,
      at,
    })
  if (!old) return
  const date = dateInZone(at.getTime(), zoneOfCurrency(advance.currency))
  await insertRepayments(tx, [
    {
      merchant_id: old.merchant_id,
      id: newId('rep'),
      advance_id: old.id,
      kind: 'early_pay_off',
      week_start: mondayOf(date),
      date,
      sales_minor: 0n,
      due_minor: payOffMinor,
      amount_minor: payOffMinor,
      shortfall_minor: 0n,
      status: null,
      created_at: at,
    },
  ])
  await closeMany(tx, deps.messages, [
    {
      advance: old,
      how: 'paid_off',
      creditedMinor: discountMinor,
      paidOffBy: advance.id,
      actor: 'bank',
      actorId: by,
      detail: advance.id,
      at,
    },
  ])
  await issueCreditNotes(tx, deps.issuer, old)
}

type OldAdvance = AdvanceRow & { balances: AdvanceBalances; discountHundredths: number }

async function openOld(tx: Tx, { offers }: Offers, advance: AdvanceRow): Promise<OldAdvance | null> {
  if (advance.pays_off_advance_id === null) return null
  const old = await findAdvance(tx, advance.merchant_id, advance.pays_off_advance_id)
  if (!old || !isRepaying(old)) return null
  const { discountHundredths } = await offers.payOffOf(tx, advance.merchant_id, advance.offer_id)
  return { ...old, balances: await balancesOf(tx, old), discountHundredths }
}

function payOffOf(
  advance: AdvanceRow,
  old: OldAdvance,
  { outstandingMinor, feeOutstandingMinor }: AdvanceBalances,
): PayOff {
  return earlyPayOff(
    {
      currency: advance.currency,
      principalMinor: outstandingMinor - feeOutstandingMinor,
      feeMinor: feeOutstandingMinor,
      discountPercentHundredths: BigInt(old.discountHundredths),
    },
    advance.amount_minor,
  )
}

/** What a new advance paid off, as the old one shows it (DEC-LOAN-28); those that were not are not in it. */
export async function payOffsOf(
  tx: ReadTx,
  merchantId: string,
  advances: readonly AdvanceRow[],
): Promise<ReadonlyMap<string, { repaymentMinor: bigint; capitalMinor: bigint }>> {
  const ids = advances
    .filter((advance) => advance.paid_off_by_advance_id !== null)
    .map((advance) => advance.id)
  if (ids.length === 0) return new Map()
  const rows = await tx<
    (Row<'advance', 'id'> & {
      repayment_minor: Column<'repayment', 'amount_minor'>
      capital_minor: Column<'advance', 'amount_minor'>
    })[]
  >`
    select l.id, r.amount_minor as repayment_minor, n.amount_minor as capital_minor
      from advance l
      join advance n on n.merchant_id = l.merchant_id and n.id = l.paid_off_by_advance_id
      join repayment r on r.merchant_id = l.merchant_id and r.advance_id = l.id and r.kind = 'early_pay_off'
     where l.merchant_id = ${merchantId} and l.id = any (${ids})`
  return new Map(
    rows.map((row) => [row.id, { repaymentMinor: row.repayment_minor, capitalMinor: row.capital_minor }]),
  )
}
