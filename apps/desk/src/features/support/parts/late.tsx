import type { EscalationLevel } from '@daftar/rules/support/escalation'
import { Badge } from '@daftar/ui/badge'
import { m } from '@daftar/words'

/** How late an answer is; nothing while it is not. */
export function Late({ level }: { level: EscalationLevel }) {
  if (level === 0) return null
  return <Badge tone="negative">{level === 1 ? m.desk_support_late() : m.desk_support_late_lead()}</Badge>
}
