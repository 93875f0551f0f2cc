import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { CircleSlash, TimerOff } from 'lucide-react'

/** Nothing can be signed any more, and why. */
export function ClosedView({ status }: { status: 'declined' | 'expired' }) {
  return status === 'declined' ? (
    <EmptyState icon={<CircleSlash aria-hidden="true" />} title={m.signing_declined_title()}>
      {m.signing_declined_body()}
    </EmptyState>
  ) : (
    <EmptyState icon={<TimerOff aria-hidden="true" />} title={m.signing_expired_title()}>
      {m.signing_expired_body()}
    </EmptyState>
  )
}
