import type { FieldCode } from '@daftar/contract'
import { amountLimits, checkAmount, type AmountLimits } from '@daftar/rules/capital/offers/amount'
import { canReachPayOff, earlyPayOff, type PayOff } from '@daftar/rules/capital/offers/early-pay-off'
import { checkTenor } from '@daftar/rules/capital/offers/tenor'
import { parseAmount } from '@daftar/rules/money/money'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { leastOf, type OfferRow } from './store.ts'

/** What an offer would pay off, as it stands now; null where it pays off nothing (OFR-03, DEC-LOAN-26). */
export function payOffOf(offer: OfferRow, newAmountMinor: bigint = offer.amount_minor): PayOff | null {
  if (offer.old_principal_minor === null || offer.old_fee_minor === null) return null
  const old = {
    currency: offer.currency,
    principalMinor: offer.old_principal_minor,
    feeMinor: offer.old_fee_minor,
    discountPercentHundredths: BigInt(offer.discount_percent_hundredths),
  }
  return earlyPayOff(old, newAmountMinor)
}

/**
 * Whether an offer can be applied for: active, before its end and, of an early pay-off, for more than it has
 * to repay (DEC-OFR-2, DEC-LOAN-26).
 */
export function isTakeable(offer: OfferRow, now: Date): boolean {
  return offer.status === 'active' && offer.expires_at > now && reachesPayOff(offer)
}

export function reachesPayOff(offer: OfferRow): boolean {
  const payOff = payOffOf(offer)
  const known = { amountMinor: offer.amount_minor, currency: offer.currency, leastMinor: leastOf(offer) }
  return payOff === null || canReachPayOff(known, payOff.payOffMinor)
}

/**
 * Whether a merchant may have an advance on an offer now: none is open, or the only open one is being repaid
 * without arrears and is the one this offer pays off (DEC-LOAN-9, DEC-LOAN-26). Advances that were voided do
 * not count.
 */
export async function mayTake(tx: Tx, offer: OfferRow): Promise<boolean> {
  const [row] = await tx<{ other: boolean }[]>`
    select exists (
      select from advance_standing
       where merchant_id = ${offer.merchant_id} and status <> 'closed' and voided_at is null
         and not (id = ${offer.pays_off_advance_id ?? ''} and status = 'paying')) as other`
  return row?.other === false
}

/**
 * Whether a merchant or its company is suspended: then no advance is opened for it, whatever was offered
 * before (DEC-LGL-15, DEC-LOAN-22).
 */
export async function isSuspended(tx: ReadTx, merchantId: string): Promise<boolean> {
  const rows = await tx`
    select 1 from merchant_standing where merchant_id = ${merchantId} and stopped_at is not null`
  return rows.length > 0
}

/**
 * What may be asked for on an offer; of an early pay-off at least the smallest amount that leaves something
 * (DEC-OFR-4, DEC-LOAN-26).
 */
export function limitsOf(offer: OfferRow): AmountLimits {
  return amountLimits({
    amountMinor: offer.amount_minor,
    currency: offer.currency,
    leastMinor: leastOf(offer),
    tags: offer.tags,
    payOffMinor: payOffOf(offer)?.payOffMinor,
  })
}

/**
 * An amount and a duration against the limits of an offer; a null is not asked about (DEC-OFR-4, DEC-WIZ-7).
 */
export function checkTerms(
  offer: OfferRow,
  amount: string | number | null,
  tenor: number | null,
): { amountMinor: bigint | null; tenor: number | null } | { fields: Record<string, FieldCode> } {
  const fields: Record<string, FieldCode> = {}
  const parsed = amount === null ? null : parseAmount(amount, offer.currency)
  if (amount !== null && parsed === null) fields['amount'] = 'invalid'
  const amountError = parsed && checkAmount(parsed.amountMinor, limitsOf(offer))
  if (amountError) fields['amount'] = amountError
  const tenorError = tenor === null ? null : checkTenor(tenor)
  if (tenorError) fields['tenor'] = tenorError
  return Object.keys(fields).length > 0 ? { fields } : { amountMinor: parsed?.amountMinor ?? null, tenor }
}
