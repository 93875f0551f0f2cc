import { afterFailure, probeWaitMs, type WebhookHealth } from '@daftar/rules/orders/webhook-retry'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import { adminsOf } from '../../people/members/index.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import type { DeliveryRow } from './machine.ts'
import {
  countFailure,
  countSuccess,
  markPaused,
  markWarned,
  releaseWaiting,
  setProbe,
  type StandingRow,
} from './health-store.ts'

export interface HealthDependencies {
  queueMail: QueueMail
  /** Where the merchant's pages lie. */
  publicOrigin: string
}

type Of = Pick<DeliveryRow, 'merchant_id' | 'webhook_id'>

const keyOf = ({ merchant_id, webhook_id }: Of) => ({ merchantId: merchant_id, webhookId: webhook_id })

/**
 * An attempt failed: the webhook is warned about when it keeps failing, and paused when it does so for a day.
 * Answers whether it is paused now. A webhook of the sandbox is paused in the same way, without a letter.
 */
export async function noteFailure(
  tx: Tx,
  deps: HealthDependencies,
  delivery: Of,
  at: Date,
): Promise<{ isPaused: boolean }> {
  const key = keyOf(delivery)
  const row = await countFailure(tx, key, at)
  if (!row) return { isPaused: false }
  const forMs = row.failing_since ? at.getTime() - row.failing_since.getTime() : 0
  const next = afterFailure({ failures: row.failures, forMs }, healthOf(row))
  if (next === 'warn') await markWarned(tx, key, at)
  if (next === 'pause') await markPaused(tx, key, { at, probeAt: laterBy(at, probeWaitMs(0)) })
  if (next) await write(tx, deps, row, next === 'warn' ? 'failing' : 'paused')
  if (row.paused_at) {
    const probes = row.probes + 1
    await setProbe(tx, key, { probes, probeAt: laterBy(at, probeWaitMs(probes)) })
  }
  return { isPaused: row.paused_at !== null || next === 'pause' }
}

/**
 * An attempt was taken: what failed before is forgotten, and what waited while the webhook was paused leaves
 * in its order.
 */
export async function noteSuccess(tx: Tx, deps: HealthDependencies, delivery: Of, at: Date): Promise<void> {
  const key = keyOf(delivery)
  const resumed = await countSuccess(tx, key)
  if (!resumed) return
  await releaseWaiting(tx, key, at)
  await write(tx, deps, resumed, 'resumed')
}

/** How a webhook stands, as the pages say it. */
export function healthOf({
  warned_at,
  paused_at,
}: Pick<StandingRow, 'warned_at' | 'paused_at'>): WebhookHealth {
  if (paused_at) return 'paused'
  return warned_at ? 'failing' : 'active'
}

function laterBy(at: Date, ms: number): Date {
  return new Date(at.getTime() + ms)
}

type News = 'failing' | 'paused' | 'resumed'

/** A letter in both languages to every workspace admin. */
async function write(
  tx: Tx,
  { queueMail, publicOrigin }: HealthDependencies,
  { merchant_id: merchantId, url, is_test: isTest }: Pick<StandingRow, 'merchant_id' | 'url' | 'is_test'>,
  news: News,
): Promise<void> {
  if (isTest) return
  const { emails, ...merchant } = await adminsOf(tx, merchantId)
  const letter = {
    kind: `shop_${news}`,
    merchantId,
    about: { en: nameIn('en', merchant), ar: nameIn('ar', merchant) },
    facts: { host: new URL(url).host, merchant, address: `${publicOrigin}${routePaths.webhooks}` },
  } as const
  await queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
}
