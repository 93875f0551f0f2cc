import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { Phone } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTrack } from '../../../../shared/told/events.ts'
import styles from '../offer/offer-page.module.css'

const CallBackDialog = lazy(() =>
  import('./call-back-dialog.tsx').then((module) => ({ default: module.CallBackDialog })),
)

type TalkCardProps = { offerId: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The way to a specialist (OFR-19); the form with its calendar is loaded when it is asked for. */
export function TalkCard({ offerId, isOpen, onOpenChange }: TalkCardProps) {
  const track = useTrack()
  function open() {
    onOpenChange(true)
    track('Call Back Requested', { offer_id: offerId })
  }
  return (
    <Card title={m.offers_call_title()}>
      <div className={styles.talk}>
        <p>
          {m.offers_call_text()} {m.offers_call_hours()}
        </p>
        <Button icon={<Phone />} onClick={open}>
          {m.offers_call_open()}
        </Button>
      </div>
      <Suspense>
        {isOpen ? <CallBackDialog about={{ offer_id: offerId }} onClose={() => onOpenChange(false)} /> : null}
      </Suspense>
    </Card>
  )
}
