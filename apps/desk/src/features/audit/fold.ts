import { auditFamilyOf } from '@daftar/rules/audit/families'
import { dayOf } from '../../shared/audit/day-of.ts'
import type { AuditEntry } from './queries.ts'

/** One line of the log: an entry, or several in a row that say the same. The newest first. */
export type Line = Readonly<{
  id: string
  kind: 'one' | 'signing' | 'refused'
  entries: readonly [AuditEntry, ...AuditEntry[]]
}>

/** Steps of signing in are told together, and so is what somebody was refused several times over. */
export function fold(entries: readonly AuditEntry[]): Line[] {
  const lines: Line[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const kind = last && togetherAs(last, entry)
    if (last && kind) lines[lines.length - 1] = { ...last, kind, entries: [...last.entries, entry] }
    else lines.push({ id: entry.id, kind: 'one', entries: [entry] })
  }
  return lines
}

function togetherAs({ entries: [first] }: Line, next: AuditEntry): 'signing' | 'refused' | null {
  if (first.outcome !== next.outcome || dayOf(first.at) !== dayOf(next.at)) return null
  if (first.outcome === 'done') return isSigning(first) && isSigning(next) ? 'signing' : null
  const isSame =
    first.action === next.action &&
    first.actor_id === next.actor_id &&
    first.merchant_id === next.merchant_id &&
    first.reason === next.reason
  return isSame ? 'refused' : null
}

function isSigning({ action }: AuditEntry): boolean {
  return auditFamilyOf(action) === 'sign_in' && !action.startsWith('identity.')
}

/** How often something was refused: the server counts what comes in quick succession and writes it once. */
export function timesRefused({ entries }: Line): number {
  return entries.reduce((sum, { after }) => sum + countIn(after), 0)
}

function countIn(after: unknown): number {
  const count = typeof after === 'object' && after !== null && 'count' in after ? after.count : 1
  return typeof count === 'number' ? count : 1
}
