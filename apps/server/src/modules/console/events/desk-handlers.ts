import { callBackKinds } from '@daftar/contract/endpoints/events'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { presentCallBack } from './present.ts'
import { listCallBacks } from './store.ts'

export function deskEventHandlers(deps: { calendarOf: CalendarOf }) {
  return {
    'events.callBacks': async ({ tx, query, audit }) => {
      const filter = {
        kinds: query.kind ? [query.kind] : callBackKinds,
        merchantId: query.merchant_id ?? null,
        from: query.from ? new Date(query.from) : null,
        until: query.until ? new Date(query.until) : null,
      }
      const newest = byTime('at')
      const page = await listPage(query, newest, (asked) => listCallBacks(tx, { ...filter, ...asked }))
      // What was looked at: phones of people who left them for one purpose.
      audit({
        object: 'call_backs',
        merchantId: query.merchant_id ?? null,
        after: { rows: page.rows.length },
      })
      return {
        call_backs: page.rows.map((row) => presentCallBack(row, deps.calendarOf)),
        next_page_token: page.next_page_token,
      }
    },
  } satisfies Partial<Handlers<'events'>>
}
