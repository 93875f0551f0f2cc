import type { WebhookCheck, WebhookFinding } from '@daftar/contract/endpoints/selling/webhooks-shapes'
import { money, toDecimal } from '@daftar/rules/money/money'
import { isSameSite, verdictOf } from '@daftar/rules/orders/webhook-doctor'
import type { ReadTx } from '../../../platform/database/database.ts'
import {
  countBooked,
  listMissed,
  ownAddressOf,
  recentAttempts,
  type BookedCounts,
  type MissedRow,
  type Window,
} from './check-store.ts'
import type { LastAttempt } from './log-store.ts'
import { findingIn } from './present.ts'

const dayMs = 24 * 3_600_000
/**
 * What was told in the last week is looked at, but for the last quarter of an hour: shops book in their own
 * time.
 */
const windowMs = 7 * dayMs
const graceMs = 15 * 60_000
/** How many orders a check names, and how many attempts of the last day it looks at. */
const namedMost = 50
const attemptsMost = 500

type Checked = { merchantId: string; webhookId: string; url: string }

/** What a webhook was told against what its shop read back, and what is wrong with its server. */
export async function checkWebhook(tx: ReadTx, key: Checked, now: Date): Promise<WebhookCheck> {
  const window = windowAt(now)
  const [counts, attempts, own] = await Promise.all([
    countBooked(tx, key, window),
    recentAttempts(tx, key, new Date(now.getTime() - dayMs), attemptsMost),
    ownAddressOf(tx, key),
  ])
  const onlyNotReceived = cannotTell(counts)
  const missedCount = counts.not_received + (onlyNotReceived ? 0 : counts.not_read)
  const missed =
    missedCount === 0 ? [] : await listMissed(tx, key, window, { onlyNotReceived, most: namedMost })
  const { told, delivered, read_back: readBack } = counts
  const host = new URL(key.url).hostname
  return {
    webhook_id: key.webhookId,
    since: window.since.toISOString(),
    verdict: verdictOf({ told, delivered, readBack, missed: missedCount }),
    ...{ told, delivered, read_back: readBack },
    missed: missed.map(presentMissed),
    missed_count: missedCount,
    findings: findingsOf(attempts),
    host,
    other_site: otherSite(host, own),
  }
}

/** The deliveries to send once more for all that its shop missed, the oldest first. */
export async function missedDeliveries(tx: ReadTx, key: Checked, now: Date, most: number): Promise<string[]> {
  const window = windowAt(now)
  const onlyNotReceived = cannotTell(await countBooked(tx, key, window))
  const missed = await listMissed(tx, key, window, { onlyNotReceived, most })
  return missed.flatMap(({ delivery_id: id }) => id ?? []).toReversed()
}

function windowAt(now: Date): Window {
  return { since: new Date(now.getTime() - windowMs), until: new Date(now.getTime() - graceMs) }
}

/** A shop that takes messages and asks for none of its payments may book them all the same. */
function cannotTell({ delivered, read_back: readBack }: BookedCounts): boolean {
  return delivered > 0 && readBack === 0
}

function presentMissed(row: MissedRow): WebhookCheck['missed'][number] {
  return {
    payment_id: row.id,
    order_number: row.number,
    reference: row.reference,
    amount: toDecimal(money(row.amount_minor, row.currency)),
    currency: row.currency,
    authorized_at: row.told_at.toISOString(),
    why: row.taken ? 'not_read' : 'not_received',
  }
}

/** Each kind once with its newest attempt, those that happened last first. */
function findingsOf(attempts: readonly LastAttempt[]): WebhookFinding[] {
  const byKind = new Map<string, WebhookFinding>()
  for (const attempt of attempts) {
    const kind = findingIn(attempt)
    if (kind === null) continue
    const known = byKind.get(kind)
    if (known) known.count += 1
    else
      byKind.set(kind, {
        kind,
        count: 1,
        last_at: attempt.at.toISOString(),
        status_code: attempt.status_code,
        error: attempt.error,
      })
  }
  return [...byKind.values()]
}

function otherSite(host: string, own: string | null): string | null {
  if (own === null || !URL.canParse(own)) return null
  const { hostname } = new URL(own)
  return isSameSite(host, hostname) ? null : hostname
}
