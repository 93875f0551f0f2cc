import type { Tx } from '../database/connect.ts'
import { beforeCommit } from '../database/connections/transaction.ts'

/** One thing somebody did or was refused. Give it facts worth keeping; never a code, token or full IBAN. */
export type AuditEntry = {
  /** Whose chain it is on; null is the provider's own. */
  merchantId: string | null
  at: Date
  action: string
  object: string
  actorId: string
  actorRole: string
  onBehalfOf?: string | null
  outcome: 'done' | 'refused'
  reason?: string | null
  before?: unknown
  after?: unknown
  requestId?: string | null
  ip?: string | null
  userAgent?: string | null
}

/** The chain of what belongs to no merchant. */
export const providerChain = 'provider'

const waiting = new WeakMap<Tx, AuditEntry[]>()

/**
 * Put an entry on record in this transaction. Entries are chained in one statement just before the commit,
 * so the chain is locked for a moment only and two writers cannot deadlock over two chains.
 */
export function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const entries = waiting.get(tx) ?? []
  waiting.set(tx, [...entries, entry])
  beforeCommit(tx, recordAudit, () => flushAudit(tx))
  return Promise.resolve()
}

/** Write what was recorded so far; the commit does this by itself. */
export async function flushAudit(tx: Tx): Promise<void> {
  const entries = waiting.get(tx) ?? []
  waiting.delete(tx)
  if (entries.length > 0) await tx`select audit_append(${tx.json(entries.map(toRow))})`
}

function toRow(entry: AuditEntry): Record<string, unknown> {
  return {
    merchant_id: entry.merchantId ?? providerChain,
    at: entry.at.toISOString(),
    action: entry.action,
    object: entry.object,
    actor_id: entry.actorId,
    actor_role: entry.actorRole,
    on_behalf_of: entry.onBehalfOf ?? null,
    outcome: entry.outcome,
    reason: entry.reason ?? null,
    before: plain(entry.before),
    after: plain(entry.after),
    request_id: entry.requestId ?? null,
    ip: entry.ip ?? null,
    user_agent: entry.userAgent ?? null,
  }
}

/** JSON has no bigint: whole amounts are kept as their digits. */
function plain(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (_, item: unknown) =>
    typeof item === 'bigint' ? String(item) : item,
  )
  return JSON.parse(text)
}
