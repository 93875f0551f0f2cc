import type { CallBack } from '@daftar/contract/endpoints/console/events'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { callBackCurrency, callBackDay } from '@daftar/rules/capital/offers/call-back-dates'
import { presentMerchantOf } from '../../merchants/merchants/index.ts'
import type { CallBackRow } from './store.ts'

export function presentCallBack(row: CallBackRow, calendarOf: CalendarOf): CallBack {
  return {
    id: row.id,
    at: row.at.toISOString(),
    ...presentMerchantOf(row),
    person: row.person,
    language: row.payload.language,
    offer_id: row.payload.offer_id ?? null,
    ...whatItSays(row, calendarOf),
  }
}

function whatItSays(row: CallBackRow, calendarOf: CalendarOf): Pick<CallBack, 'kind' | 'call' | 'feedback'> {
  if (row.name === 'ScheduledCall') {
    const { phone, date } = row.payload
    const call_on = callBackDay(date, calendarOf(callBackCurrency))
    return { kind: 'call_back', call: { phone, date, call_on }, feedback: null }
  }
  const { reason, tell_us_more, can_contact } = row.payload
  const phone = can_contact ? row.person_phone : null
  return { kind: 'feedback', call: null, feedback: { reason, tell_us_more, can_contact, phone } }
}
