import { zoneText } from '@daftar/words/formats/date'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { CallBackFilters } from './filters.ts'
import { daySpan } from '../../shared/queue/day-span.ts'

export type { CallBack } from '@daftar/contract/endpoints/console/events'

export function callBacksQuery(filters: CallBackFilters) {
  const { kind, merchant, from, to } = filters
  return pagedQuery(['call-backs', kind, merchant, from, to], async (api, page_token, signal) =>
    api.call('events.callBacks', {
      query: {
        kind,
        merchant_id: merchant || undefined,
        ...(await daySpan(filters, zoneText())),
        page_token,
      },
      signal,
    }),
  )
}
