import type { LinkStatus } from '@daftar/rules/orders/payment-link'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { Check, CircleSlash, Clock, Eye, TimerOff, X } from 'lucide-react'
import type { ReactNode } from 'react'

const looks: Record<LinkStatus, { tone: Tone; icon: ReactNode; label: () => string; said: () => string }> = {
  created: { tone: 'neutral', icon: <Clock />, label: m.links_status_created, said: m.links_said_created },
  opened: { tone: 'accent', icon: <Eye />, label: m.links_status_opened, said: m.links_said_opened },
  paid: { tone: 'positive', icon: <Check />, label: m.links_status_paid, said: m.links_said_paid },
  expired: { tone: 'neutral', icon: <TimerOff />, label: m.links_status_expired, said: m.links_said_expired },
  cancelled: {
    tone: 'neutral',
    icon: <CircleSlash />,
    label: m.links_status_cancelled,
    said: m.links_said_cancelled,
  },
  rejected: { tone: 'negative', icon: <X />, label: m.links_status_rejected, said: m.links_said_rejected },
}

/** Where a link stands: tone, icon and word. */
export function LinkStatusBadge({ status }: { status: LinkStatus }) {
  const { tone, icon, label } = looks[status]
  return (
    <Badge tone={tone} icon={icon}>
      {label()}
    </Badge>
  )
}

/** The same in a sentence, with what to do next. */
export function linkStatusSentence(status: LinkStatus): string {
  return looks[status].said()
}
