import { badgeTone } from '@daftar/app-kit/badge-tone'
import { ticketLooks, type TicketStatus } from '@daftar/rules/support/ticket'
import { Badge } from '@daftar/ui/badge'
import { ticketStatusText } from '../words.ts'

/** Where a ticket stands: tone and word (DEC-SUP-7). */
export function TicketBadge({ status }: { status: TicketStatus }) {
  return <Badge tone={badgeTone(ticketLooks[status].tone)}>{ticketStatusText(status)}</Badge>
}
