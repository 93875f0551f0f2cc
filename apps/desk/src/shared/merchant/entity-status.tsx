import type { LegalEntityStatus } from '@daftar/rules/legal-entities/status'
import { Badge } from '@daftar/ui/badge'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

const words: Readonly<Record<LegalEntityStatus, readonly [() => string, Tone]>> = {
  active: [m.desk_entity_active, 'positive'],
  pending_info: [m.desk_entity_pending_info, 'warning'],
  suspending: [m.desk_entity_suspending, 'warning'],
  suspended: [m.desk_entity_suspended, 'negative'],
  in_review: [m.desk_entity_in_review, 'iris'],
  rejected: [m.desk_entity_rejected, 'negative'],
}

/** How a legal entity stands. */
export function EntityStatus({ status }: { status: LegalEntityStatus }) {
  const [text, tone] = words[status]
  return <Badge tone={tone}>{text()}</Badge>
}
