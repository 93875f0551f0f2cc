import { pagedQuery } from '../../shared/queue/pages.ts'
import { reliefKey } from '../../shared/relief/relief-acts.ts'
import type { ReliefState } from './filters.ts'

export type { DeskRelief } from '@daftar/contract/endpoints/capital/relief'

export function reliefsQuery(state: ReliefState | null) {
  return pagedQuery([...reliefKey, state], (api, page_token, signal) =>
    api.call('relief.listForStaff', { query: { state, page_token }, signal }),
  )
}
