import type { ApplicationForm } from '@daftar/rules/capital/applications/application-form'
import type { ApplicationStatus } from '@daftar/rules/capital/applications/application-status'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { sortOffers } from '@daftar/rules/capital/offers/offer-order'
import type { OfferStatus } from '@daftar/rules/capital/offers/offer-status'
import type { LoanStatus } from '@daftar/rules/capital/advances/loan-status'
import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, Tx } from '../../../platform/database/database.ts'
import { seesStore, type MerchantActor } from '../../../platform/http/actor.ts'
import type { OfferApplications } from './dependencies.ts'

export interface OfferRow {
  merchant_id: string
  id: string
  store_id: string
  currency: Currency
  amount_minor: bigint
  tenor: number
  repayment_rate_hundredths: number
  fee_factor_hundredths: number
  tags: OfferTag[]
  form: ApplicationForm
  status: OfferStatus
  expires_at: Date
  created_at: Date
  /** 'job', the id of staff, or empty. */
  made_by: string
  /** A code of the product's own rules, or what staff wrote. */
  withdrawn_reason: string
  withdrawn_by: string
  withdrawn_at: Date | null
  discount_percent_hundredths: number
  pays_off_advance_id: string | null
  /** The advance it would pay off, as the journal has it now; null on every other offer. */
  old_status: LoanStatus | null
  old_principal_minor: bigint | null
  old_fee_minor: bigint | null
}

export interface ListedOffer extends OfferRow {
  merchant_name: string
  store_name: string
  store_name_ar: string
  application_id: string | null
  application_status: ApplicationStatus | null
}

/** Every column of offers `o`, with the balances of the advance each would pay off (DEC-LOAN-26). */
export function offerColumns(tx: Tx): Fragment {
  return tx`
    o.*, old.status as old_status,
    case when old.id is not null then coalesce(old_p.balance_minor, 0) end as old_principal_minor,
    case when old.id is not null then coalesce(old_f.balance_minor, 0) end as old_fee_minor`
}

/** What `offerColumns` reads beside offers `o`. */
export function oldAdvanceOf(tx: Tx): Fragment {
  return tx`
    left join advance_standing old on old.merchant_id = o.merchant_id and old.id = o.pays_off_advance_id
    left join ledger_balance old_p
      on old_p.merchant_id = o.merchant_id and old_p.currency = o.currency and old_p.account = 'advance_principal:' || old.id
    left join ledger_balance old_f
      on old_f.merchant_id = o.merchant_id and old_f.currency = o.currency and old_f.account = 'advance_fee:' || old.id`
}

/** The active offers of a merchant that have not ended, in the order of the cards (DEC-OFR-2, DEC-CAP-5). */
export async function listActive(
  tx: Tx,
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

export async function findOffer(tx: Tx, merchantId: string, id: string): Promise<OfferRow | undefined> {
  const [row] = await tx<OfferRow[]>`
    select ${offerColumns(tx)} from offer o ${oldAdvanceOf(tx)} where o.merchant_id = ${merchantId} and o.id = ${id}`
  return row
}

/** The offer as a person may know it: of the workspace, and of a store they are not kept from. */
export async function findOwnOffer(
  tx: Tx,
  actor: Pick<MerchantActor, 'merchantId' | 'storeIds'>,
  id: string,
): Promise<OfferRow | undefined> {
  const offer = actor.merchantId === null ? undefined : await findOffer(tx, actor.merchantId, id)
  return offer && seesStore(actor, offer.store_id) ? offer : undefined
}

function orderable(row: OfferRow) {
  return {
    id: row.id,
    amountMinor: row.amount_minor,
    currency: row.currency,
    tenorWeeks: row.tenor,
    tags: row.tags,
    createdAt: row.created_at.toISOString(),
  }
}
