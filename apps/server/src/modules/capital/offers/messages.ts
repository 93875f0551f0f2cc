import { money, toDecimal } from '@daftar/rules/money/money'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { repaysByDirectDebit } from '@daftar/rules/capital/offers/offer'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import type { NewOffer } from './insert.ts'
import type { OfferDependencies } from './dependencies.ts'

type MadeOffer = NewOffer & { id: string; expiresAt: Date }

interface Owner
  extends
    Row<'store_public', 'merchant_id' | 'name' | 'name_ar'>,
    Row<
      'person_access',
      never,
      {
        email: string
      }
    > {
  store_id: Column<'store_public', 'id'>
}

/**
 * One letter for each new offer to its merchant's owner, in both languages; where the merchant does not see
 * the area, none.
 */
export async function notifyOwners(
  tx: Tx,
  deps: Pick<OfferDependencies, 'queueMail' | 'publicOrigin'>,
  offers: readonly MadeOffer[],
): Promise<void> {
  if (offers.length === 0) return
  const owners = await ownersOf(tx, offers)
  const letters = offers.flatMap((offer) => {
    const owner = owners.find((one) => one.merchant_id === offer.merchantId && one.store_id === offer.storeId)
    return owner ? [letter(offer, owner, deps.publicOrigin)] : []
  })
  await deps.queueMail(tx, ...letters)
}

function letter(offer: MadeOffer, store: Owner, publicOrigin: string): Letter {
  const { name, name_ar } = store
  return {
    kind: 'offer_made',
    to: store.email,
    merchantId: offer.merchantId,
    storeId: offer.storeId,
    about: { en: nameIn('en', store), ar: nameIn('ar', store) },
    facts: {
      amount: toDecimal(money(offer.amountMinor, offer.currency)),
      currency: offer.currency,
      store: { name, name_ar },
      weeks: offer.tenor,
      repaidBy: repaysByDirectDebit(offer.tags) ? 'direct_debit' : 'payout',
      paysOff: offer.paysOffAdvanceId !== null,
      until: addDays(dateInZone(offer.expiresAt.getTime(), zoneOfCurrency(offer.currency)), -1),
      address: publicOrigin + routePaths.capitalOffer.replace('{id}', offer.id),
    },
  }
}

/** The first workspace admin of each merchant that sees the area (PERM-04), with the store's names. */
function ownersOf(tx: Tx, offers: readonly MadeOffer[]): Promise<Owner[]> {
  return tx<Owner[]>`
    select distinct on (s.merchant_id, s.id) s.merchant_id, s.id as store_id, p.email, s.name, s.name_ar
      from store_public s
      join membership_public ms on ms.merchant_id = s.merchant_id and ms.role = 'workspace_admin'
      join person_access p on p.id = ms.person_id and p.email is not null and p.blocked_at is null
      join merchant_experiment_public e on e.merchant_id = s.merchant_id and e.name = 'capital' and e.enabled
     where s.merchant_id = any (${[...new Set(offers.map((offer) => offer.merchantId))]})
       and s.id = any (${[...new Set(offers.map((offer) => offer.storeId))]})
     order by s.merchant_id, s.id, ms.created_at, p.id`
}
