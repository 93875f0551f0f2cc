import type { ApplicationForm } from '@daftar/rules/capital/applications/application-form'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { offerEndsOn, type OfferStatus } from '@daftar/rules/capital/offers/offer-status'
import { startOfDay } from '@daftar/rules/calendar/day-bounds'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { recordChanges } from '../../../platform/status-changes.ts'

export interface NewOffer {
  merchantId: string
  storeId: string
  currency: Currency
  amountMinor: bigint
  /** The least that may be asked for on it, as configured now. */
  leastMinor: bigint
  tenor: number
  tags: OfferTag[]
  form: ApplicationForm
  discountPercentHundredths: number
  paysOffAdvanceId: string | null
  /** The sales it was sized on; null for one made by hand. */
  sizedOnMinor: bigint | null
  /** 'job', or the id of staff. */
  madeBy: string
  /** What its minimum takes of an average week, in hundredths of a percent; null where no week is known. */
  burdenPercentHundredths: bigint | null
  /** Why it is made although that is too much; then it waits for a second person. */
  burdenReason: string
}

/**
 * Makes offers in one statement, active, or proposed where a second person decides, until the 30th day in the
 * zone of the currency has ended (DEC-OFR-2), and keeps who made them. Of the job's own offers the ones
 * somebody else has just made are left out; answers those that are new.
 */
export async function insertOffers(
  tx: Tx,
  offers: readonly NewOffer[],
  at: Date,
): Promise<(NewOffer & { id: string; expiresAt: Date })[]> {
  if (offers.length === 0) return []
  const made = offers.map((offer) => ({
    ...offer,
    id: newId('ofr'),
    expiresAt: endOf(offer.currency, at),
  }))
  const rows = made.map((offer) => ({
    merchant_id: offer.merchantId,
    id: offer.id,
    store_id: offer.storeId,
    currency: offer.currency,
    amount_minor: offer.amountMinor,
    least_minor: offer.leastMinor,
    tenor: offer.tenor,
    tags: offer.tags,
    form: offer.form,
    discount_percent_hundredths: offer.discountPercentHundredths,
    pays_off_advance_id: offer.paysOffAdvanceId,
    sized_on_minor: offer.sizedOnMinor,
    made_by: offer.madeBy,
    burden_percent_hundredths:
      offer.burdenPercentHundredths === null ? null : Number(offer.burdenPercentHundredths),
    burden_reason: offer.burdenReason,
    status: statusOf(offer),
    expires_at: offer.expiresAt,
    created_at: at,
  }))
  const inserted = await tx<Row<'offer', 'id'>[]>`
    insert into offer ${values(tx, 'offer', rows)} on conflict do nothing returning id`
  const ids = new Set(inserted.map(({ id }) => id))
  const isNew = made.filter(({ id }) => ids.has(id))
  if (isNew.length > 0)
    await recordChanges(
      tx,
      isNew.map((offer) => changeOf(offer, at)),
    )
  return isNew
}

/** A reason is kept of those alone that two people make (docs/decisions/0057). */
function statusOf({ burdenReason }: NewOffer): OfferStatus {
  return burdenReason === '' ? 'active' : 'proposed'
}

/** The first instant at which it can no longer be taken. */
export function endOf(currency: Currency, at: Date): Date {
  const zone = zoneOfCurrency(currency)
  return new Date(startOfDay(offerEndsOn(dateInZone(at.getTime(), zone)), zone))
}

function changeOf(offer: NewOffer & { id: string }, at: Date) {
  const { merchantId, id, madeBy } = offer
  const byJob = madeBy === 'job'
  return {
    merchantId,
    subject: 'offer',
    subjectId: id,
    from: null,
    to: statusOf(offer),
    actor: byJob ? 'system' : 'staff',
    actorId: byJob ? 'offers.nightly' : madeBy,
    at,
  } as const
}
