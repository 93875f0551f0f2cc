import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'

/** The marks of an offer card (OFR-13, OFR-14). */
export function OfferMarks({ isBest, isInstant }: { isBest: boolean; isInstant: boolean }) {
  return (
    <>
      {isBest ? <Badge tone="accent">{m.capital_offer_best()}</Badge> : null}
      {isInstant ? <Badge tone="positive">{m.capital_offer_instant()}</Badge> : null}
    </>
  )
}
