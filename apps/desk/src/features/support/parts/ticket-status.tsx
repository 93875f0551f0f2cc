import { ticketLooks, type TicketStatus } from '@daftar/rules/support/ticket'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { statusWords } from '../words.ts'

const tones: Readonly<Record<(typeof ticketLooks)[TicketStatus]['tone'], Tone>> = {
  accent: 'accent',
  default: 'neutral',
  positive: 'positive',
  warning: 'warning',
}

export function TicketState({ status }: { status: TicketStatus }) {
  const tone = status === 'escalated' ? 'negative' : tones[ticketLooks[status].tone]
  return <Badge tone={tone}>{statusWords[status]()}</Badge>
}
