import type { AnswerOf } from '@daftar/contract'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'
import type { AuditFilters } from './filters.ts'

export type { AuditEntry } from '@daftar/contract/endpoints/desk-shapes'
export type Verification = AnswerOf<'desk.verifyAudit'>

export function auditQuery({ merchant, action }: AuditFilters) {
  return pagedQuery(['audit', merchant, action], (page_token, signal) =>
    client.call('desk.audit', {
      query: { merchant_id: merchant || undefined, action: action || undefined, page_token },
      signal,
    }),
  )
}

/** Recomputes the chains of the log and of the journal, of one merchant or of all. */
export function verifyChains(merchant: string): Promise<Verification> {
  return client.call('desk.verifyAudit', { query: { merchant_id: merchant || undefined } })
}
