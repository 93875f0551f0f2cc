import type { EntityUpdateStatus } from '@daftar/rules/legal-entities/update'
import { Badge } from '@daftar/ui/badge'
import { statusText, statusTone } from '../words.ts'

export function UpdateStatus({ status }: { status: EntityUpdateStatus }) {
  return <Badge tone={statusTone(status)}>{statusText(status)}</Badge>
}
