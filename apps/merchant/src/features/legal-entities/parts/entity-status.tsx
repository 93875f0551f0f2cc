import type { LegalEntityStatus } from '@daftar/rules/legal-entities/status'
import { Badge } from '@daftar/ui/badge'
import { entityStatusText, entityStatusTone } from '../words.ts'

export function EntityStatus({ status }: { status: LegalEntityStatus }) {
  return <Badge tone={entityStatusTone(status)}>{entityStatusText(status)}</Badge>
}
