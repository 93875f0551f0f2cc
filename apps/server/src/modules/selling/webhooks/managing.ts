import type { BodyOf, QueryOf } from '@daftar/contract'
import { replayMost } from '@daftar/contract/endpoints/selling/webhooks-shapes'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { checkWebhook, missedDeliveries } from './check.ts'
import { releaseWaiting, resumeWebhook } from './health-store.ts'
import { attemptsOf, deliveriesOfTime, findDelivery, listDeliveries, listStanding } from './log-store.ts'
import { repeatAll, repeatDelivery, sendTest, type Sender } from './notify.ts'
import { presentAttempt, presentDelivery, presentStanding } from './present.ts'
import type { WebhookReach } from './reach.ts'
import { samplePayment } from './sample.ts'
import { currencyOfStore, holdWebhook, type HeldWebhook } from './store.ts'

/** What a merchant does with its webhooks, and support for it: the same, whoever it is. */

export async function overview(tx: ReadTx, reach: WebhookReach) {
  const rows = await listStanding(tx, reach)
  return { webhooks: rows.map((row) => presentStanding(row, reach.live)) }
}

export async function listSent(tx: ReadTx, reach: WebhookReach, query: QueryOf<'webhooks.deliveries'>) {
  const { rows, next_page_token } = await listPage(query, byTime('created_at'), (page) =>
    listDeliveries(tx, reach, query, page),
  )
  return { deliveries: rows.map((row) => presentDelivery(row, reach.live)), next_page_token }
}

export async function readSent(tx: ReadTx, reach: WebhookReach, id: string) {
  const row = await findDelivery(tx, reach, id)
  if (!row) return refuse('not_found')
  const attempts = await attemptsOf(tx, row.merchant_id, row.id)
  return {
    delivery: presentDelivery(row, reach.live),
    body: row.body,
    attempts: attempts.map(presentAttempt),
  }
}

export async function sendOnceMore(
  tx: Tx,
  reach: WebhookReach,
  id: string,
  sending: Sender & BodyOf<'webhooks.sendDelivery'>,
) {
  const row = await findDelivery(tx, reach, id)
  if (!row) return refuse('not_found')
  // What only tries the way is tried anew.
  const made = row.event === 'test' ? null : await repeatDelivery(tx, row, sending)
  return made === null ? refuse('wrong_status') : deliveryMade(tx, reach, made)
}

export async function tryWebhook(tx: Tx, reach: WebhookReach, id: string, sender: Sender) {
  const webhook = await held(tx, reach, id)
  if (!webhook) return refuse('not_found')
  const sample = samplePayment(await currencyOfStore(tx, webhook), sender.at)
  return deliveryMade(tx, reach, await sendTest(tx, webhook, sample, sender))
}

export async function replay(
  tx: Tx,
  reach: WebhookReach,
  id: string,
  { from, until, only_failed: onlyFailed, ...sender }: Sender & BodyOf<'webhooks.replay'>,
) {
  const webhook = await held(tx, reach, id)
  if (!webhook) return refuse('not_found')
  const time = { from: new Date(from), until: new Date(until), onlyFailed }
  return repeated(tx, webhook, await deliveriesOfTime(tx, webhook, time, replayMost + 1), sender)
}

export async function resume(
  tx: Tx,
  reach: WebhookReach,
  id: string,
  at: Date,
): Promise<Refusal | undefined> {
  const webhook = await held(tx, reach, id)
  if (!webhook) return refuse('not_found')
  const key = { merchantId: webhook.merchant_id, webhookId: webhook.id }
  if (!(await resumeWebhook(tx, key))) return refuse('wrong_status')
  await releaseWaiting(tx, key, at)
  return undefined
}

export async function check(tx: ReadTx, reach: WebhookReach, id: string, now: Date) {
  const webhook = await checkedOf(tx, reach, id)
  return webhook ? checkWebhook(tx, webhook, now) : refuse('not_found')
}

export async function sendMissed(tx: Tx, reach: WebhookReach, id: string, sender: Sender) {
  const webhook = await held(tx, reach, id)
  const checked = webhook && (await checkedOf(tx, reach, id))
  if (!checked) return refuse('not_found')
  return repeated(tx, webhook, await missedDeliveries(tx, checked, sender.at, replayMost + 1), sender)
}

async function repeated(tx: Tx, webhook: HeldWebhook, found: readonly string[], sender: Sender) {
  const ids = found.slice(0, replayMost)
  await repeatAll(tx, webhook, ids, sender)
  return { count: ids.length, is_more: found.length > replayMost }
}

async function deliveryMade(tx: Tx, reach: WebhookReach, id: string) {
  const made = await findDelivery(tx, reach, id)
  return { delivery: presentDelivery(made!, reach.live) }
}

async function held(
  tx: Tx,
  { merchantIds, storeIds }: WebhookReach,
  id: string,
): Promise<HeldWebhook | undefined> {
  const webhook = await holdWebhook(tx, merchantIds, id)
  return webhook && (storeIds === null || storeIds.includes(webhook.store_id)) ? webhook : undefined
}

async function checkedOf(tx: ReadTx, reach: WebhookReach, id: string) {
  const [row] = await listStanding(tx, reach, id)
  return row && { merchantId: row.merchant_id, webhookId: row.id, url: row.url }
}
