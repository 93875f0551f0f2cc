import { callBackKinds, isOfCapital, type EventName } from '@daftar/contract/endpoints/console/events'
import { eventCatalogue, visitorEvents, type EventArea } from '@daftar/rules/events/catalogue'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import type { Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import { presentCallBack } from './present.ts'
import { listCallBacks, seenEvents, usageOver } from './store.ts'

/** How many days are counted where nothing is said. */
const usualDays = 30

export function deskEventHandlers(deps: { calendarOf: CalendarOf; forwards: boolean }) {
  return {
    'events.usage': async ({ tx, query, now }) => {
      const until = query.until ? new Date(query.until) : null
      const from = query.from
        ? new Date(query.from)
        : new Date((until ?? now).getTime() - usualDays * 86_400_000)
      const rows = await usageOver(tx, { merchantId: query.merchant_id ?? null, from, until })
      const usage = rows.map(({ last_at, ...row }) => ({
        ...row,
        area: areaOf(row.name),
        last_at: last_at.toISOString(),
      }))
      const { area } = query
      return { usage: area ? usage.filter((one) => one.area === area) : usage, forwards: deps.forwards }
    },

    'events.list': async ({ tx, params, query }) => {
      const about = { name: params.name, merchantId: query.merchant_id ?? null }
      const page = await listPage(query, byTime('at'), (asked) => seenEvents(tx, about, asked))
      const events = page.rows.map((row) => ({
        id: row.id,
        name: row.name,
        at: row.at.toISOString(),
        ...presentMerchantOf(row),
        person: row.person,
        // What somebody asked for with a phone or in words is read where it is answered.
        payload: withoutWords(row.payload),
      }))
      return { events, next_page_token: page.next_page_token }
    },

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

function areaOf(name: string): EventArea | null {
  if (name in eventCatalogue) return eventCatalogue[name as keyof typeof eventCatalogue].area
  if (visitorEvents.some((one) => one === name)) return 'sign_in'
  return isOfCapital(name as EventName) ? 'capital' : null
}

function withoutWords({ phone: _phone, tell_us_more: _words, ...payload }: Record<string, unknown>) {
  return payload
}
