import { backFromTheDesk, markedAndCorrected } from './stories-of-applications.ts'
import { flagged, lowered, noorsAdvance, paidOffSoon, repaidAndSized } from './stories-of-advances.ts'
import { byDirectDebit } from './stories-of-debits.ts'
import { bahrisDispute, noorsDisputes, rawaasDisputes } from './stories-of-disputes.ts'
import { noorsCards } from './stories-of-cards.ts'
import { fullRevenue, onTheWaitlist } from './stories-of-offers.ts'
import { noorsAds } from './stories-of-ads.ts'
import { noorsLocations } from './stories-of-locations.ts'
import { noorsProducts } from './stories-of-products.ts'
import { noorsStores } from './stories-of-stores.ts'
import { noorsTickets, rawaasTickets } from './stories-of-tickets.ts'
import { noorsWallet } from './stories-of-wallets.ts'
import type { Story } from './stage.ts'

/** What each merchant of the demo went through before today, in stories that know nothing of each other. */
export const stories: Readonly<Record<string, readonly Story[]>> = {
  mer_noor: [
    noorsAdvance,
    (scene) => [...noorsStores(scene), ...noorsLocations(scene), ...noorsProducts(scene)],
    // What ads and cards cost is the wallet's.
    (scene) => [...noorsWallet(scene), ...noorsAds(scene), ...noorsCards(scene)],
    noorsDisputes,
    noorsTickets,
  ],
  mer_rawaa: [rawaasDisputes, rawaasTickets],
  mer_bahri: [bahrisDispute],
  mer_tamr: [paidOffSoon],
  mer_zafaran: [lowered],
  mer_lulwa: [flagged],
  mer_shams: [repaidAndSized],
  mer_rimal: [markedAndCorrected],
  mer_sadaf: [fullRevenue],
  mer_jabal: [byDirectDebit],
  mer_warda: [backFromTheDesk],
  mer_waha: [onTheWaitlist({ capital_use: 'invest_in_marketing' })],
  mer_mawj: [onTheWaitlist({ capital_use: 'other', other_use: 'مخزون موسم الصيف قبل أن يبدأ' })],
}
