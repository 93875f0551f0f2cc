import type { Delivery } from '@daftar/contract/endpoints/desk-integrations'
import type { Tx } from '../../platform/database/database.ts'
import type { AllHandlers } from '../../platform/http/call.ts'
import { pageOf, readPageToken } from '../../platform/http/paging.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findMerchant, sandboxIdOf, tenantOf } from '../api-keys/index.ts'
import {
  attemptsOf,
  findDelivery,
  isWebhookThere,
  listDeliveries,
  type ListedDelivery,
} from './desk-store.ts'
import type { AttemptRow } from './delivery-store.ts'
import { addDelivery } from './tell.ts'

export type DeskWebhookHandlers = Pick<AllHandlers, 'desk.deliveries' | 'desk.delivery' | 'desk.sendDelivery'>

/** What support sees of a shop's webhooks: every message, every attempt, and sending one again. */
export const deskWebhookHandlers: DeskWebhookHandlers = {
  'desk.deliveries': async ({ tx, params, query }) => {
    if (!(await findMerchant(tx, params.id))) return refuse('not_found')
    const size = query.page_size ?? 20
    const rows = await listDeliveries(tx, {
      merchantIds: query.mode ? [tenantOf(params.id, query.mode)] : tenantsOf(params.id),
      status: query.status ?? null,
      event: query.event ?? null,
      search: query.search || null,
      before: readPageToken(query.page_token),
      size,
    })
    const page = pageOf(rows, size, (row) => ({ at: row.created_at, id: row.id }))
    return {
      deliveries: page.rows.map((row) => presentDelivery(row, params.id)),
      next_page_token: page.nextPageToken,
    }
  },

  'desk.delivery': async ({ tx, params }) => {
    const row = await deliveryOf(tx, params)
    if (!row) return refuse('not_found')
    const attempts = await attemptsOf(tx, row.merchant_id, row.id)
    return {
      delivery: presentDelivery(row, params.id),
      body: row.body,
      attempts: attempts.map(presentAttempt),
    }
  },

  'desk.sendDelivery': async ({ tx, params, body, actor, now, audit }) => {
    const row = await deliveryOf(tx, params)
    audit({
      object: `webhook_delivery:${params.deliveryId}`,
      merchantId: row ? params.id : null,
      after: { as: body.as },
    })
    if (!row) return refuse('not_found')
    const isOpen = row.status !== 'waiting' && (await isWebhookThere(tx, row.merchant_id, row.webhook_id))
    if (!isOpen) return refuse('wrong_status')
    const { merchant_id, webhook_id, purchase_id, event, body: told, sent_as } = row
    const id = await addDelivery(
      tx,
      {
        ...{
          merchant_id,
          webhook_id,
          purchase_id,
          event,
          body: told,
          replay_of: row.id,
          replayed_by: actor.id,
        },
        ...(body.as === 'duplicate' && { sent_as }),
      },
      now,
    )
    const made = await findDelivery(tx, [merchant_id], id)
    return { delivery: presentDelivery(made!, params.id) }
  },
}

function tenantsOf(merchantId: string): string[] {
  return [merchantId, sandboxIdOf(merchantId)]
}

async function deliveryOf(
  tx: Tx,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<ListedDelivery | undefined> {
  return (await findMerchant(tx, id)) && findDelivery(tx, tenantsOf(id), deliveryId)
}

function presentDelivery(row: ListedDelivery, merchantId: string): Delivery {
  return {
    id: row.id,
    mode: row.merchant_id === merchantId ? 'live' : 'test',
    event: row.event,
    status: row.status,
    url: row.url,
    payment_id: row.purchase_id,
    order_number: row.order_number,
    attempts: row.attempts,
    created_at: row.created_at.toISOString(),
    next_at: row.next_at?.toISOString() ?? null,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    replay_of: row.replay_of,
    is_duplicate: row.sent_as !== row.id,
  }
}

function presentAttempt(row: AttemptRow) {
  return { ...row, at: row.at.toISOString() }
}
