import type { LinkStatus } from '@daftar/rules/orders/payment-link'
import { Badge } from '@daftar/ui/badge'
import { Notice } from '@daftar/ui/notice'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { Check, CircleSlash, Clock, Eye, TimerOff, X } from 'lucide-react'
import type { ReactNode } from 'react'

interface Look {
  /** Of the badge and of the notice that says it in a sentence. */
  tone: Tone
  noticeTone: Tone
  icon: ReactNode
  label: () => string
  said: () => string
}

const looks: Record<LinkStatus, Look> = {
  created: {
    tone: 'neutral',
    noticeTone: 'info',
    icon: <Clock />,
    label: m.links_status_created,
    said: m.links_said_created,
  },
  opened: {
    tone: 'accent',
    noticeTone: 'info',
    icon: <Eye />,
    label: m.links_status_opened,
    said: m.links_said_opened,
  },
  paid: {
    tone: 'positive',
    noticeTone: 'positive',
    icon: <Check />,
    label: m.links_status_paid,
    said: m.links_said_paid,
  },
  expired: {
    tone: 'neutral',
    noticeTone: 'neutral',
    icon: <TimerOff />,
    label: m.links_status_expired,
    said: m.links_said_expired,
  },
  cancelled: {
    tone: 'neutral',
    noticeTone: 'neutral',
    icon: <CircleSlash />,
    label: m.links_status_cancelled,
    said: m.links_said_cancelled,
  },
  rejected: {
    tone: 'negative',
    noticeTone: 'negative',
    icon: <X />,
    label: m.links_status_rejected,
    said: m.links_said_rejected,
  },
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

/** The same in a sentence, told to those who listen when it changes. */
export function LinkStatusNotice({ status }: { status: LinkStatus }) {
  const { noticeTone, said } = looks[status]
  return (
    <div role="status">
      <Notice tone={noticeTone} title={said()}>
        {status === 'created' ? m.links_created_waits() : null}
      </Notice>
    </div>
  )
}
