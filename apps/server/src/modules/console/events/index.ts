import { defineModule } from '../../../platform/modules/module.ts'
import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { deskEventHandlers } from './desk-handlers.ts'
import { eventHandlers } from './handlers.ts'

/** The product's own analytics stream: browsers hand it in, support reads call-backs and feedback out of it (CAPI-46, DEC-OFR-12). */
export function buildEvents(deps: { calendarOf: CalendarOf }) {
  return defineModule({ name: 'events', handlers: { ...eventHandlers, ...deskEventHandlers(deps) } })
}
