import { money, toDecimal } from '@daftar/rules/money/money'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { repaysByDirectDebit } from '@daftar/rules/capital/offers/offer'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { Column, Row } from '../../../platform/database/rows.ts'
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

/** One letter for each new offer to its merchant's owner, in both languages; where the merchant does not see the area, none. */
export async function notifyOwners(
  tx: Tx,
  deps: Pick<OfferDependencies, 'queueMail' | 'publicOrigin'>,
  offers: readonly MadeOffer[],
): Promise<void> {
  if (offers.length === 0) return
  const owners = await ownersOf(tx, offers)
  const letters = offers.flatMap((offer) => {
    const owner = owners.find((one) => one.merchant_id === offer.merchantId && one.store_id === offer.storeId)
    return owner ? [{ to: owner.email, ...letter(offer, owner, deps.publicOrigin) }] : []
  })
  await deps.queueMail(tx, ...letters)
}

function letter(offer: MadeOffer, store: Owner, publicOrigin: string) {
  const amount = moneyText(toDecimal(money(offer.amountMinor, offer.currency)), offer.currency)
  const lastDay = addDays(dateInZone(offer.expiresAt.getTime(), zoneOfCurrency(offer.currency)), -1)
  const address = publicOrigin + routePaths.capitalOffer.replace('{id}', offer.id)
  const words = repaysByDirectDebit(offer.tags) ? m.mail_offer_body_debit : m.mail_offer_body
  const body = (locale: Language) => [
    offer.paysOffAdvanceId === null
      ? words({ amount, store: nameIn(locale, store), weeks: offer.tenor }, { locale })
      : m.mail_offer_pay_off_body({ amount, store: nameIn(locale, store) }, { locale }),
    m.mail_offer_until({ date: dateText(lastDay) }, { locale }),
    { action: m.mail_open({}, { locale }), address },
  ]
  const subject = (locale: Language) => m.mail_offer_subject({ amount }, { locale })
  return {
    subject: `${subject('en')} · ${subject('ar')}`,
    paragraphs: { en: body('en'), ar: body('ar') },
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
