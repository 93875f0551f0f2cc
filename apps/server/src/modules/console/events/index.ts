import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { visitorEventMonths } from '@daftar/rules/events/catalogue'
import { defineModule } from '../../../platform/modules/module.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { deskEventHandlers } from './desk-handlers.ts'
import { forwarder, type ForwardTo } from './forward.ts'
import { eventHandlers, type EventDependencies } from './handlers.ts'
import { forgetVisits } from './store.ts'

interface EventsGiven extends Omit<EventDependencies, 'forwards'> {
  calendarOf: CalendarOf
  fetch: typeof globalThis.fetch
  forwardTo: ForwardTo | null
}

/**
 * The product's own analytics stream: browsers hand it in, a collector outside gets it where one is
 * configured, staff see what is used, and support reads call-backs and feedback out of it (EVT-01, CAPI-46,
 * DEC-OFR-12).
 */
export function buildEvents(given: EventsGiven) {
  const { database, forwardTo } = given
  const deps = { ...given, forwards: forwardTo !== null }
  return defineModule({
    name: 'events',
    handlers: { ...eventHandlers(deps), ...deskEventHandlers(deps) },
    deliverers: [forwarder(forwardTo, given.fetch)],
    schedules: [forgetting(database)],
  })
}

/** Every night, what visitors did longer ago than it is kept. */
function forgetting(database: EventDependencies['database']): Schedule {
  return defineSchedule({
    name: 'events.forget',
    // Whatever is older is forgotten at once, however many nights were missed.
    dueTimes: lastEveryMinutes(1440),
    run: (at) => {
      const before = new Date(at)
      before.setUTCMonth(before.getUTCMonth() - visitorEventMonths)
      return database.system((tx) => forgetVisits(tx, before))
    },
  })
}
