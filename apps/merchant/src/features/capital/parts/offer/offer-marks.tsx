import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'
import styles from './offer-page.module.css'

/** The marks of an offer card (OFR-13, OFR-14). */
export function OfferMarks({ isBest, isInstant }: { isBest: boolean; isInstant: boolean }) {
  if (!isBest && !isInstant) return null
  return (
    <span className={styles.marks}>
      {isBest ? <Badge tone="accent">{m.capital_offer_best()}</Badge> : null}
      {isInstant ? <Badge tone="positive">{m.capital_offer_instant()}</Badge> : null}
    </span>
  )
}
