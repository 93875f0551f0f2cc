import type { ProductEvent } from '@daftar/contract/endpoints/console/events'
import { requestEvents } from '@daftar/rules/events/catalogue'
import type { Tx } from '../../../platform/database/database.ts'
import { defineMessageKind, type Deliverer, type Outbox } from '../../../platform/outbox/outbox.ts'

/**
 * Where events go besides the product's own table: a collector that takes what Segment's tracking API takes.
 */
export interface ForwardTo {
  /** Its address up to `/v1/batch`. */
  url: string
  /** Sent as the user of basic authentication. */
  writeKey: string
}

interface Batch {
  personId: string
  at: string
  events: readonly { id: string; name: string; payload: object }[]
}

const forwardedEvents = defineMessageKind<Batch>('events.forward')

/**
 * Lets a batch leave with its transaction. What a person asked for with it (a call on a phone, a text) stays
 * here; the rest holds no personal data but ids.
 */
export async function forwardLater(
  tx: Tx,
  outbox: Pick<Outbox, 'send'>,
  events: readonly ProductEvent[],
  { personId, at }: { personId: string; at: Date },
): Promise<void> {
  const leaving = events.filter(({ name }) => !requestEvents.some((one) => one === name))
  if (leaving.length === 0) return
  await outbox.send(tx, forwardedEvents, {
    personId,
    at: at.toISOString(),
    events: leaving.map(({ id, name, payload }) => ({ id: `evt_${id}`, name, payload })),
  })
}

/**
 * Hands a batch over; the outbox tries again until it is taken. A batch that comes twice is known by the ids
 * in it.
 */
export function forwarder(to: ForwardTo | null, fetch: typeof globalThis.fetch): Deliverer {
  return forwardedEvents.deliveredBy(async (_id, batch) => {
    if (!to) return
    const answer = await fetch(`${to.url.replace(/\/$/, '')}/v1/batch`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${to.writeKey}:`).toString('base64')}`,
      },
      body: JSON.stringify({ batch: batch.events.map((event) => tracked(batch, event)) }),
      signal: AbortSignal.timeout(10_000),
    })
    await answer.body?.cancel()
    // What it cannot read today it cannot read tomorrow.
    if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
      throw new Error(`the collector of events answered ${answer.status}`)
  })
}

function tracked({ personId, at }: Batch, { id, name, payload }: Batch['events'][number]): object {
  const { merchant_id, language, timestamp = at, ...properties } = payload as Record<string, unknown>
  return {
    type: 'track',
    messageId: id,
    userId: personId,
    event: name,
    timestamp,
    sentAt: at,
    properties: { ...properties, merchant_id, account_id: personId, language },
    context: { groupId: merchant_id, locale: language },
  }
}
