import type { AnswerOf } from '@daftar/contract'
import { mutationOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { AuditFilters } from './filters.ts'

export type { AuditEntry } from '@daftar/contract/endpoints/console/audit'
export type Verification = AnswerOf<'audit.verify'>

export function auditQuery({ person, merchant, family, action }: AuditFilters) {
  return pagedQuery(['audit', person, merchant, family, action], (api, page_token, signal) =>
    api.call('audit.list', {
      query: {
        person: person || undefined,
        merchant_id: merchant || undefined,
        family: family ?? undefined,
        action: action || undefined,
        page_token,
      },
      signal,
    }),
  )
}

/** Recomputes the chains of the log and of the journal, of one merchant or of all. */
export const verifyChains = mutationOptions({
  mutationFn: (merchant: string, { client }): Promise<Verification> =>
    apiOf(client).call('audit.verify', { query: { merchant_id: merchant || undefined } }),
})
