import { loadPayments, presentWebhookPayment } from '../modules/selling/public-api/index.ts'
import { newSecret, secretPurpose } from '../modules/selling/webhooks/index.ts'
import type { Keys } from '../platform/crypto/keys.ts'
import type { Tx } from '../platform/database/database.ts'
import { values, type Row } from '../platform/database/rows.ts'
import { uuidFrom } from './ids.ts'

const [merchantId, storeId] = ['mer_noor', 'sto_noor4']
const hourMs = 3_600_000
/** Orders of the online store that its shop was told of. */
const toldMost = 24
/** Those its shop was told of and never asked for, counted from the newest. */
const missed = [4, 9]

const shop = uuidFrom('webhook of the shop')
const copy = uuidFrom('webhook of the copy')

/**
 * What the online store of the first merchant was told in the last days: its shop took it, and never booked
 * two orders; a copy of the shop that nobody keeps any more took nothing, so that its messages wait.
 */
export async function insertShopTalk(tx: Tx, keys: Keys, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 6 * 24 * hourMs)
  const orders = await tx<Row<'order_public', 'id', { authorized_at: Date }>[]>`
    select id, authorized_at from order_public
     where merchant_id = ${merchantId} and store_id = ${storeId} and authorized_at between ${since} and ${now}
     order by authorized_at desc limit ${toldMost}`
  if (orders.length === 0) return
  await insertWebhooks(tx, keys, now)
  const payments = await loadPayments(
    tx,
    merchantId,
    orders.map(({ id }) => id),
  )
  const bodies = new Map(payments.map((one) => [one.row.id, presentWebhookPayment(one)]))
  const told = orders.toReversed().map(({ id, authorized_at: at }) => ({
    id,
    at,
    // As it stood then.
    body: { ...bodies.get(id)!, status: 'authorized' as const, captures: [], refunds: [] },
  }))
  const taken = told.map((order) => ({ ...order, webhookId: shop, isTaken: true }))
  const waiting = told.slice(-8).map((order) => ({ ...order, webhookId: copy, isTaken: false }))
  await insertDeliveries(tx, [...taken, ...waiting])
  const asked = told.filter((_, index) => !missed.includes(told.length - 1 - index))
  await tx`insert into webhook_read_back ${values(
    tx,
    'webhook_read_back',
    asked.map(({ id, at }) => ({ merchant_id: merchantId, order_id: id, read_at: laterBy(at, 3_000) })),
  )}`
}

async function insertWebhooks(tx: Tx, keys: Keys, now: Date): Promise<void> {
  const secret = () => keys.seal(merchantId, secretPurpose, newSecret())
  const registered = (daysAgo: number) => {
    const at = laterBy(now, -daysAgo * 24 * hourMs)
    return { merchant_id: merchantId, store_id: storeId, created_at: at, updated_at: at }
  }
  const begun = laterBy(now, -30 * hourMs)
  await tx`insert into webhook ${values(tx, 'webhook', {
    ...registered(120),
    id: shop,
    url: 'https://noor.example/wc-api/payments',
    secret_sealed: secret(),
  })}`
  await tx`insert into webhook ${values(tx, 'webhook', {
    ...registered(45),
    id: copy,
    url: 'https://staging.noor.example/wc-api/payments',
    secret_sealed: secret(),
    failures: 12,
    failing_since: begun,
    warned_at: laterBy(begun, 2 * hourMs),
    paused_at: laterBy(begun, 25 * hourMs),
    probes: 4,
    probe_at: laterBy(now, hourMs),
  })}`
}

interface Told {
  id: string
  at: Date
  body: object
  webhookId: string
  isTaken: boolean
}

async function insertDeliveries(tx: Tx, told: readonly Told[]): Promise<void> {
  const idOf = ({ id, webhookId }: Told) => uuidFrom(`delivery ${webhookId} ${id}`)
  const deliveries = told.map((one) => ({
    merchant_id: merchantId,
    id: idOf(one),
    webhook_id: one.webhookId,
    order_id: one.id,
    event: 'authorize' as const,
    body: one.body,
    status: one.isTaken ? ('delivered' as const) : ('waiting' as const),
    attempts: 1,
    next_at: null,
    delivered_at: one.isTaken ? laterBy(one.at, 1_000) : null,
    sent_as: idOf(one),
    replay_of: null,
    replayed_by: null,
    created_at: one.at,
  }))
  const attempts = told.map((one, index) => ({
    merchant_id: merchantId,
    delivery_id: idOf(one),
    number: 1,
    at: laterBy(one.at, 1_000),
    duration_ms: one.isTaken ? 60 + ((index * 37) % 400) : 140,
    status_code: one.isTaken ? 200 : null,
    error: one.isTaken ? null : 'CERT_HAS_EXPIRED',
    answer: one.isTaken ? 'OK' : '',
  }))
  await tx`insert into webhook_delivery ${values(tx, 'webhook_delivery', deliveries)}`
  await tx`insert into webhook_attempt ${values(tx, 'webhook_attempt', attempts)}`
}

function laterBy(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}
