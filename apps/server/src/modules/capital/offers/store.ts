import type { ApplicationStatus } from '@daftar/rules/capital/applications/application-status'
import { leastAdvance } from '@daftar/rules/capital/offers/amount'
import { sortOffers } from '@daftar/rules/capital/offers/offer-order'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import { seesStore, type MemberActor } from '../../../platform/http/actor.ts'
import type { OfferApplications } from './dependencies.ts'

export interface OfferRow extends Row<
  'offer',
  | 'merchant_id'
  | 'id'
  | 'store_id'
  | 'currency'
  | 'amount_minor'
  | 'tenor'
  | 'repayment_rate_hundredths'
  | 'fee_factor_hundredths'
  | 'tags'
  | 'form'
  | 'status'
  | 'expires_at'
  | 'created_at'
  | 'withdrawn_by'
  | 'withdrawn_at'
  | 'discount_percent_hundredths'
  | 'pays_off_advance_id'
  | 'burden_percent_hundredths'
  | 'burden_reason'
  | 'approved_by',
  {
    /** 'job', the id of staff, or empty. */
    made_by: string
    /** A code of the product's own rules, or what staff wrote. */
    withdrawn_reason: string
  }
> {
  /** The least that may be asked for on it; null is what the product has for its currency. */
  least_minor: bigint | null
  /** The advance it would pay off, as the journal has it now; null on every other offer. */
  old_status: Column<'advance_standing', 'status'> | null
  old_principal_minor: bigint | null
  old_fee_minor: bigint | null
}

export interface ListedOffer extends OfferRow {
  merchant_name: Column<'merchant_public', 'name'>
  store_name: Column<'store_public', 'name'>
  store_name_ar: Column<'store_public', 'name_ar'>
  application_id: string | null
  application_status: ApplicationStatus | null
}

/** Every column of offers `o`, with the balances of the advance each would pay off (DEC-LOAN-26). */
export function offerColumns(tx: ReadTx): Fragment {
  return tx`
    o.*, old.status as old_status,
    case when old.id is not null then coalesce(old_p.balance_minor, 0) end as old_principal_minor,
    case when old.id is not null then coalesce(old_f.balance_minor, 0) end as old_fee_minor`
}

/** What `offerColumns` reads beside offers `o`. */
export function oldAdvanceOf(tx: ReadTx): Fragment {
  return tx`
    left join advance_standing old on old.merchant_id = o.merchant_id and old.id = o.pays_off_advance_id
    left join ledger_balance old_p
      on old_p.merchant_id = o.merchant_id and old_p.currency = o.currency and old_p.account = 'advance_principal:' || old.id
    left join ledger_balance old_f
      on old_f.merchant_id = o.merchant_id and old_f.currency = o.currency and old_f.account = 'advance_fee:' || old.id`
}

/** The active offers of a merchant that have not ended, in the order of the cards (DEC-OFR-2, DEC-CAP-5). */
export async function listActive(
  tx: ReadTx,
  applications: OfferApplications,
  { merchantId, now, storeId }: { merchantId: string; now: Date; storeId: string | null },
): Promise<ListedOffer[]> {
  const rows = await tx<ListedOffer[]>`
    select ${offerColumns(tx)}, m.name as merchant_name, s.name as store_name, s.name_ar as store_name_ar,
           a.id as application_id, a.status as application_status
      from offer o
      join merchant_public m on m.merchant_id = o.merchant_id
      join store_public s on s.merchant_id = o.merchant_id and s.id = o.store_id
      left join lateral (${applications.onOffer(tx)}) a on a.status not in ('rejected', 'cancelled')
      ${oldAdvanceOf(tx)}
     where o.merchant_id = ${merchantId} and o.status = 'active' and o.expires_at > ${now}
       and (${storeId}::text is null or o.store_id = ${storeId})`
  return sortOffers(rows.map((row) => ({ ...orderable(row), row }))).map(({ row }) => row)
}

export async function findOffer(tx: ReadTx, merchantId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx<OfferRow[]>`
    select ${offerColumns(tx)} from offer o ${oldAdvanceOf(tx)} where o.merchant_id = ${merchantId} and o.id = ${id}`
  return row
}

/** The offer as a person may know it: of the workspace, and of a store they are not kept from. */
export async function findOwnOffer(
  tx: ReadTx,
  actor: Pick<MemberActor, 'merchantId' | 'storeIds'>,
  id: string,
): Promise<OfferRow | undefined> {
  const offer = await findOffer(tx, actor.merchantId, id)
  return offer && seesStore(actor, offer.store_id) ? offer : undefined
}

/** The least that may be asked for on an offer. */
export function leastOf({ least_minor, currency }: Pick<OfferRow, 'least_minor' | 'currency'>): bigint {
  return least_minor ?? leastAdvance(currency)
}

function orderable(row: OfferRow) {
  return {
    id: row.id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    leastMinor: leastOf(row),
    tenorWeeks: row.tenor,
    tags: row.tags,
    createdAt: row.created_at.toISOString(),
  }
}
