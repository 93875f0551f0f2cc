import type { Handlers } from '../../../platform/http/call.ts'
import {
  check,
  listSent,
  overview,
  readSent,
  replay,
  resume,
  sendMissed,
  sendOnceMore,
  tryWebhook,
} from './managing.ts'
import type { ReadBacks } from './read-backs.ts'
import { reachOfMerchant, reachOfWorkspace } from './reach.ts'

export function managingHandlers(readBacks: ReadBacks) {
  return { ...ofMerchants(readBacks), ...forStaff(readBacks) }
}

/** What an administrator of the merchant sees and does of its webhooks, in its sandbox too. */
const ofMerchants = (readBacks: ReadBacks) =>
  ({
    'webhooks.overview': async ({ tx, actor }) => overview(tx, reachOfWorkspace(actor)),
    'webhooks.deliveries': async ({ tx, actor, query }) => listSent(tx, reachOfWorkspace(actor), query),
    'webhooks.delivery': async ({ tx, actor, params }) => readSent(tx, reachOfWorkspace(actor), params.id),

    'webhooks.sendDelivery': async ({ tx, actor, params, body, now, audit }) => {
      audit({ object: `webhook_delivery:${params.id}`, after: body })
      return sendOnceMore(tx, reachOfWorkspace(actor), params.id, { ...body, by: actor.id, at: now })
    },

    'webhooks.tryWebhook': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `webhook:${params.id}` })
      return tryWebhook(tx, reachOfWorkspace(actor), params.id, { by: actor.id, at: now })
    },

    'webhooks.replay': async ({ tx, actor, params, body, now, audit }) => {
      audit({ object: `webhook:${params.id}`, after: body })
      return replay(tx, reachOfWorkspace(actor), params.id, { ...body, by: actor.id, at: now })
    },

    'webhooks.resume': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `webhook:${params.id}` })
      return resume(tx, reachOfWorkspace(actor), params.id, now)
    },

    'webhooks.check': async ({ tx, actor, params, now }) => {
      await readBacks.flush()
      return check(tx, reachOfWorkspace(actor), params.id, now)
    },

    'webhooks.sendMissed': async ({ tx, actor, params, now, audit }) => {
      audit({ object: `webhook:${params.id}` })
      return sendMissed(tx, reachOfWorkspace(actor), params.id, { by: actor.id, at: now })
    },
  }) satisfies Partial<Handlers<'webhooks'>>

/** The same for support, of a merchant it names. */
const forStaff = (readBacks: ReadBacks) =>
  ({
    'webhooks.overviewForStaff': async ({ tx, params }) => overview(tx, await reachOfMerchant(tx, params.id)),

    'webhooks.deliveriesForStaff': async ({ tx, params, query }) =>
      listSent(tx, await reachOfMerchant(tx, params.id), query),

    'webhooks.deliveryForStaff': async ({ tx, params }) =>
      readSent(tx, await reachOfMerchant(tx, params.id), params.deliveryId),

    'webhooks.sendDeliveryForStaff': async ({ tx, params, body, actor, now, audit }) => {
      const reach = await reachOfMerchant(tx, params.id)
      audit({ object: `webhook_delivery:${params.deliveryId}`, merchantId: params.id, after: body })
      return sendOnceMore(tx, reach, params.deliveryId, { ...body, by: actor.id, at: now })
    },

    'webhooks.tryWebhookForStaff': async ({ tx, params, actor, now, audit }) => {
      const reach = await reachOfMerchant(tx, params.id)
      audit({ object: `webhook:${params.webhookId}`, merchantId: params.id })
      return tryWebhook(tx, reach, params.webhookId, { by: actor.id, at: now })
    },

    'webhooks.replayForStaff': async ({ tx, params, body, actor, now, audit }) => {
      const reach = await reachOfMerchant(tx, params.id)
      audit({ object: `webhook:${params.webhookId}`, merchantId: params.id, after: body })
      return replay(tx, reach, params.webhookId, { ...body, by: actor.id, at: now })
    },

    'webhooks.resumeForStaff': async ({ tx, params, now, audit }) => {
      const reach = await reachOfMerchant(tx, params.id)
      audit({ object: `webhook:${params.webhookId}`, merchantId: params.id })
      return resume(tx, reach, params.webhookId, now)
    },

    'webhooks.checkForStaff': async ({ tx, params, now }) => {
      await readBacks.flush()
      return check(tx, await reachOfMerchant(tx, params.id), params.webhookId, now)
    },

    'webhooks.sendMissedForStaff': async ({ tx, params, actor, now, audit }) => {
      const reach = await reachOfMerchant(tx, params.id)
      audit({ object: `webhook:${params.webhookId}`, merchantId: params.id })
      return sendMissed(tx, reach, params.webhookId, { by: actor.id, at: now })
    },
  }) satisfies Partial<Handlers<'webhooks'>>
