import { sandboxIdOf } from '@daftar/rules/orders/shop-connection'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findKeyMerchant, tenantOf } from '../api-keys/index.ts'
import { attemptsOf, findDelivery, listDeliveries, type ListedDelivery } from './desk-store.ts'
import { presentAttempt, presentDelivery } from './present.ts'
import { repeatDelivery } from './notify.ts'

/** What support sees of a shop's webhooks: every message, every attempt, and sending one again. */
export const deskWebhookHandlers = {
  'webhooks.deliveries': async ({ tx, params, query }) => {
    if (!(await findKeyMerchant(tx, params.id))) return refuse('not_found')
    const filter = {
      merchantIds: query.mode ? [tenantOf(params.id, query.mode)] : tenantsOf(params.id),
      status: query.status ?? null,
      event: query.event ?? null,
      search: query.search || null,
    }
    const newest = byTime('created_at')
    const { rows, next_page_token } = await listPage(query, newest, (page) =>
      listDeliveries(tx, { ...filter, ...page }),
    )
    return { deliveries: rows.map((row) => presentDelivery(row, params.id)), next_page_token }
  },

  'webhooks.delivery': async ({ tx, params }) => {
    const row = await deliveryOf(tx, params)
    if (!row) return refuse('not_found')
    const attempts = await attemptsOf(tx, row.merchant_id, row.id)
    return {
      delivery: presentDelivery(row, params.id),
      body: row.body,
      attempts: attempts.map(presentAttempt),
    }
  },

  'webhooks.sendDelivery': async ({ tx, params, body, actor, now, audit }) => {
    const row = await deliveryOf(tx, params)
    audit({
      object: `webhook_delivery:${params.deliveryId}`,
      merchantId: row ? params.id : null,
      after: { as: body.as },
    })
    if (!row) return refuse('not_found')
    const id = await repeatDelivery(tx, row, { as: body.as, by: actor.id, at: now })
    if (id === null) return refuse('wrong_status')
    const made = await findDelivery(tx, [row.merchant_id], id)
    return { delivery: presentDelivery(made!, params.id) }
  },
} satisfies Partial<Handlers<'webhooks'>>

function tenantsOf(merchantId: string): string[] {
  return [merchantId, sandboxIdOf(merchantId)]
}

async function deliveryOf(
  tx: ReadTx,
  { id, deliveryId }: { id: string; deliveryId: string },
): Promise<ListedDelivery | undefined> {
  return (await findKeyMerchant(tx, id)) && findDelivery(tx, tenantsOf(id), deliveryId)
}
