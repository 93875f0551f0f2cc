import { ticketLooks, type TicketStatus } from '@daftar/rules/support/ticket'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

/** Agents tell apart what merchants see as one. */
export const ticketStatusWords: Readonly<Record<TicketStatus, () => string>> = {
  new: m.desk_support_status_new,
  opened: m.desk_support_status_opened,
  pending: m.desk_support_status_pending,
  hold: m.desk_support_status_hold,
  escalated: m.desk_support_status_escalated,
  resolved: m.desk_support_status_resolved,
  closed: m.desk_support_status_closed,
}

const tones: Readonly<Record<(typeof ticketLooks)[TicketStatus]['tone'], Tone>> = {
  accent: 'accent',
  default: 'neutral',
  positive: 'positive',
  warning: 'warning',
}

export function TicketState({ status }: { status: TicketStatus }) {
  const tone = status === 'escalated' ? 'negative' : tones[ticketLooks[status].tone]
  return <Badge tone={tone}>{ticketStatusWords[status]()}</Badge>
}
