import type { PartOf } from './dependencies.ts'
import type { PartLinkRow } from './machine.ts'

/** The part that a link is for. */
export function partOf(row: Pick<PartLinkRow, 'merchant_id' | 'subject_id' | 'scope' | 'person'>): PartOf {
  return { merchantId: row.merchant_id, subjectId: row.subject_id, scope: row.scope, person: row.person }
}
