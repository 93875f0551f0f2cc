import { callBackKinds } from '@daftar/contract/endpoints/events'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Handlers } from '../../../platform/http/call.ts'
import { pageOf, readPageToken } from '../../../platform/http/paging.ts'
import { presentCallBack } from './present.ts'
import { listCallBacks } from './store.ts'

export function deskEventHandlers(deps: { calendarOf: CalendarOf }) {
  return {
    'events.callBacks': async ({ tx, query, audit }) => {
      const size = query.page_size ?? 20
      const rows = await listCallBacks(tx, {
        kinds: query.kind ? [query.kind] : callBackKinds,
        merchantId: query.merchant_id ?? null,
        from: query.from ? new Date(query.from) : null,
        until: query.until ? new Date(query.until) : null,
        before: readPageToken(query.page_token),
        size,
      })
      const page = pageOf(rows, size, ({ at, id }) => ({ at, id }))
      // What was looked at: phones of people who left them for one purpose.
      audit({
        object: 'call_backs',
        merchantId: query.merchant_id ?? null,
        after: { rows: page.rows.length },
      })
      return {
        call_backs: page.rows.map((row) => presentCallBack(row, deps.calendarOf)),
        next_page_token: page.nextPageToken,
      }
    },
  } satisfies Partial<Handlers<'events'>>
}
