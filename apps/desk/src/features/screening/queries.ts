import type { HitDecision } from '@daftar/rules/screening/standing'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { screeningKey } from '../../shared/screening/screening-query.ts'

export function hitsQuery(decision: HitDecision | null) {
  return pagedQuery([...screeningKey, 'hits', decision], (api, page_token, signal) =>
    api.call('screening.hits', { query: { decision: decision ?? undefined, page_token }, signal }),
  )
}
