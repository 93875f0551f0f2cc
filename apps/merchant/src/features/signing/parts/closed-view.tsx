import { ErrorPage } from '@daftar/ui/error-page'
import { m } from '@daftar/words'
import { CircleSlash, TimerOff } from 'lucide-react'

/** Nothing can be signed any more, and why. */
export function ClosedView({ status }: { status: 'declined' | 'expired' }) {
  return status === 'declined' ? (
    <ErrorPage icon={<CircleSlash />} title={m.signing_declined_title()}>
      {m.signing_declined_body()}
    </ErrorPage>
  ) : (
    <ErrorPage icon={<TimerOff />} title={m.signing_expired_title()}>
      {m.signing_expired_body()}
    </ErrorPage>
  )
}
