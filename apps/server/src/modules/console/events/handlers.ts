import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { insertEvents } from './store.ts'

export const eventHandlers = {
  'events.collect': async ({ tx, actor, body, now }) => {
    // DEC-CAPI-10: nobody writes into another merchant's stream.
    if (body.events.some(({ payload }) => !actor.merchantIds.includes(payload.merchant_id)))
      return refuse('not_found')
    await insertEvents(tx, body.events, { personId: actor.id, at: now })
  },
} satisfies Partial<Handlers<'events'>>
