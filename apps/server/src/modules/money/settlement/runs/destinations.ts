import type { HeldReason } from '@daftar/rules/payouts/hold-reasons'
import type { Fragment, ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Column } from '../../../../platform/database/rows.ts'

/** Where a merchant's payouts go now, and what keeps them back. */
export interface Destination {
  merchant_id: Column<'merchant_public', 'merchant_id'>
  hold_id: Column<'payout_hold', 'id'> | null
  hold_reason: Column<'payout_hold', 'reason'> | null
  is_suspended: boolean
  /** Null as long as the merchant has no legal entity. */
  iban: Column<'legal_entity_public', 'iban'> | null
  beneficiary: Column<'legal_entity_public', 'legal_company_name'> | null
  bank_name: Column<'legal_entity_public', 'bank_name'> | null
  /** Whether it goes into the merchant's wallet instead. */
  into_wallet: boolean
}

/** One row per merchant of the list, as a part of a larger query. */
export function destinations(tx: ReadTx, merchantIds: readonly string[]): Fragment {
  return tx`
    select m.merchant_id, h.id as hold_id, h.reason as hold_reason,
           m.suspended_at is not null or e.suspended_at is not null as is_suspended,
           e.iban, e.legal_company_name as beneficiary, e.bank_name,
           coalesce(w.takes_payouts and x.enabled, false) as into_wallet
      from merchant_public m
      left join payout_hold h on h.merchant_id = m.merchant_id and h.released_at is null
      left join wallet w on w.merchant_id = m.merchant_id
      left join merchant_experiment_public x on x.merchant_id = m.merchant_id and x.name = 'merchant_wallet'
      left join lateral (
        select suspended_at, iban, legal_company_name, bank_name from legal_entity_public
         where merchant_id = m.merchant_id and confirmed_at is not null order by created_at, id limit 1) e on true
     where m.merchant_id = any (${[...merchantIds]})`
}

export function findDestinations(tx: ReadTx, merchantIds: readonly string[]): Promise<Destination[]> {
  return tx<Destination[]>`${destinations(tx, merchantIds)}`
}

/**
 * The account of a merchant is about to change: what was closed and not sent yet goes to the one it was
 * closed for. Whoever calls holds the books.
 */
export async function keepAccount(tx: Tx, merchantId: string): Promise<void> {
  await tx`
    update payout p set iban = d.iban, beneficiary = d.beneficiary, bank_name = d.bank_name
      from (${destinations(tx, [merchantId])}) d
     where p.merchant_id = ${merchantId} and p.status in ('pending', 'held') and p.iban = '' and d.iban is not null`
}

/** Why a payout would not be sent now; null where it would be. A wallet needs no account of a bank. */
export function keptBackBy(
  destination: Pick<Destination, 'hold_reason' | 'is_suspended' | 'iban' | 'into_wallet'>,
): HeldReason | null {
  if (destination.hold_reason) return destination.hold_reason
  if (destination.is_suspended) return 'entity_suspended'
  return destination.iban || destination.into_wallet ? null : 'account_missing'
}

/**
 * The confirmed account of a merchant's bank, and why nothing would be sent to it now; whether payouts go
 * there is not asked.
 */
export async function bankOf(
  tx: ReadTx,
  merchantId: string,
): Promise<(Destination & { keptBackBy: HeldReason | null }) | undefined> {
  const [found] = await findDestinations(tx, [merchantId])
  return found && { ...found, keptBackBy: keptBackBy({ ...found, into_wallet: false }) }
}
