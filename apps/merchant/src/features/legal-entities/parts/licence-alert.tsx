import { followedCountry } from '@daftar/rules/legal-entities/expiry'
import { Notice } from '@daftar/ui/notice'
import { today } from '../../../shared/text/today.ts'
import type { LegalEntity } from '../queries.ts'
import { alertOf } from '../words.ts'

/** What the end of a licence means, while nothing that was sent is under review (LGL-04, DEC-LGL-2). */
export function LicenceAlert({ entity, name }: { entity: LegalEntity; name?: string }) {
  if (entity.country !== followedCountry || entity.status === 'in_review') return null
  const alert = alertOf(entity.legal_info.license_expiry_date, today(entity.country))
  if (alert === null) return null
  return (
    <Notice tone={alert.tone} {...(name !== undefined && { title: name })}>
      {alert.text}
    </Notice>
  )
}
