import { lazy, Suspense } from 'react'
import { useFeedback } from '../../use-feedback.ts'

const FeedbackDialog = lazy(() =>
  import('./feedback-dialog.tsx').then((module) => ({ default: module.FeedbackDialog })),
)

/**
 * The feedback form of the offer page, where the address or the time on the page opens it (OFR-34, OFR-37).
 */
export function OfferFeedback({ offerId, waits }: { offerId: string; waits: boolean }) {
  const { isOpen, close } = useFeedback({ waits })
  return <Suspense>{isOpen ? <FeedbackDialog offerId={offerId} onClose={close} /> : null}</Suspense>
}
