import { linkOfClick } from '@daftar/rules/ads/campaign'
import { currencyOfCountry } from '@daftar/rules/geo/countries'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { campaignToShow, countEvent, keepClick, keepView, markCounted } from './counting.ts'
import type { AdsDependencies } from './dependencies.ts'
import { merchantOfPicture, lockCampaign } from './store.ts'
import { adTicket, readTicket, type AdTicket } from './tickets.ts'
import { todayOf } from './write.ts'

/** Ads as shoppers see them: nothing is asked or kept of who looks. */
export function publicHandlers({ database, documents, keys, publicOrigin, brand }: AdsDependencies) {
  /** Being seen counts once, as far as the budget goes; from then on it is known whether it did. */
  async function see(tx: Tx, { merchantId: merchant_id, campaignId: id, viewId }: AdTicket, at: Date) {
    const of = { merchant_id, id }
    const row = await lockCampaign(tx, of)
    if (!row) return null
    const day = todayOf(row.currency, at)
    const isNew = await keepView(tx, of, { viewId, at })
    const isCounted = isNew && (await countEvent(tx, of, 'impression', day))
    if (isCounted) await markCounted(tx, of, viewId)
    return { ...of, day, isCounted, link: row.link }
  }

  return {
    'ads.serve': async ({ tx, query, now }) => {
      const { placement, country, language } = query
      const day = todayOf(currencyOfCountry(country), now)
      const shown = await campaignToShow(tx, { placement, country, language, day })
      if (!shown) return { ad: null }
      const {
        merchant_id: merchantId,
        id: campaignId,
        picture,
        store_name: name,
        store_name_ar: name_ar,
      } = shown
      return {
        ad: {
          ticket: adTicket(keys, { merchantId, campaignId }, now),
          picture_url: `${publicOrigin}/ads/api/v1/pictures/${picture}`,
          store_name: nameIn(language, { name, name_ar }),
        },
      }
    },

    'ads.countImpression': async ({ tx, body, now }) => {
      const ticket = readTicket(keys, body.ticket, { event: 'impression', at: now })
      const seen = ticket && (await see(tx, ticket, now))
      return seen ? { is_counted: seen.isCounted } : refuse('not_found')
    },

    'ads.countClick': async ({ tx, body, now: at }) => {
      const ticket = readTicket(keys, body.ticket, { event: 'click', at })
      // Whoever presses has seen it.
      const seen = ticket && (await see(tx, ticket, at))
      if (!seen) return refuse('not_found')
      const { viewId, campaignId } = ticket
      const isCounted =
        (await keepClick(tx, seen, { viewId, at })) && (await countEvent(tx, seen, 'click', seen.day))
      return {
        is_counted: isCounted,
        link: linkOfClick(seen.link, { campaignId, clickId: viewId, source: brand.name }),
      }
    },

    'ads.picture': async ({ params }) => {
      const merchantId = await database.systemRead((tx) => merchantOfPicture(tx, params.id))
      const bytes = merchantId && (await documents.show(merchantId, params.id))
      return bytes ? { ...bytes, name: 'picture', isForever: true } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'ads'>>
}
