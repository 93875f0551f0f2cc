import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { lastDayOf } from '../../last-day.ts'
import { shownAmountDecimal } from './offer-cards.tsx'
import { OfferMarks } from './offer-marks.tsx'
import itemStyles from '../list-item.module.css'
import styles from './offer-banner.module.css'

type OfferBannerProps = { offer: Offer; isBest: boolean; isInstant: boolean; onOpen: () => void }

/** One offer in a list; all of it leads to the offer's page (OFR-08). */
export function OfferBanner({ offer, isBest, isInstant, onOpen }: OfferBannerProps) {
  return (
    <Card>
      <article className={styles.banner}>
        <h3 className={styles.amount}>
          <Link look="bare" className={itemStyles.whole} href={capitalPaths.offer(offer.id)} onClick={onOpen}>
            <span className={styles.upTo}>{m.capital_offer_up_to()}</span>{' '}
            <Money
              value={shownAmountDecimal(offer).replace(/\.0+$/, '')}
              currency={offer.currency}
              size="large"
            />
          </Link>
        </h3>
        <div className={styles.facts}>
          <span>{m.capital_weeks({ count: offer.tenor })}</span>
          <span>{m.capital_offer_until({ date: dateText(lastDayOf(offer)) })}</span>
          <OfferMarks isBest={isBest} isInstant={isInstant} />
        </div>
        {/* The whole banner is the link; this shows where it leads. */}
        <span className={buttonClass({ variant: 'plain' })} aria-hidden="true">
          {m.offers_see_offer()}
        </span>
      </article>
    </Card>
  )
}
