import { isOfCapital, type ProductEvent } from '@daftar/contract/endpoints/console/events'
import type { Database } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { newUuid } from '../../../platform/ids.ts'
import type { Outbox } from '../../../platform/outbox/outbox.ts'
import { forwardLater } from './forward.ts'
import { insertEvents, insertVisit } from './store.ts'

export interface EventDependencies {
  database: Database
  outbox: Pick<Outbox, 'send'>
  /** Whether events leave for a collector outside. */
  forwards: boolean
}

/** Takes in what browsers tell; nobody waits for it. */
export function eventHandlers({ database, outbox, forwards }: EventDependencies) {
  return {
    'events.collect': async ({ tx, actor, body, now }) => {
      const { events } = body
      // DEC-CAPI-10: nobody writes into another merchant's stream.
      if (events.some(({ payload }) => !actor.merchantIds.includes(payload.merchant_id)))
        return refuse('not_found')
      if (!actor.permissions.canViewCapital && events.some(({ name }) => isOfCapital(name)))
        return refuse('no_permission')
      const by = { personId: actor.id, at: now }
      const fresh = await insertEvents(tx, events, by)
      if (forwards) await forwardLater(tx, outbox, among(events, fresh), by)
    },

    'events.visitor': async ({ body, now }) => {
      await database.system((tx) => insertVisit(tx, { id: newUuid(now), at: now, ...body }))
    },
  } satisfies Partial<Handlers<'events'>>
}

/** A batch that is sent again leaves once. */
function among(events: readonly ProductEvent[], fresh: ReadonlySet<string>): ProductEvent[] {
  return events.filter(({ id }) => fresh.has(`evt_${id}`))
}
