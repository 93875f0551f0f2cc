import type { AuditEntry } from '@daftar/contract/endpoints/audit'
import type { AnswerOf } from '@daftar/contract'
import { providerChain } from '../../../platform/audit/audit.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { cursorOf, instantPart, numberPart, textPart } from '../../../platform/http/cursor.ts'

interface AuditRow extends Row<
  'audit_entry',
  | 'merchant_id'
  | 'number'
  | 'at'
  | 'action'
  | 'object'
  | 'actor_role'
  | 'outcome'
  | 'reason'
  | 'ip'
  | 'before'
  | 'after'
> {
  actor: string
}

/** Where an entry stands among all chains; the token of a page carries it. */
export interface AuditPosition {
  at: Date
  merchantId: string
  number: bigint
}

export interface AuditPage {
  merchantId: string | null
  /** An action, or the first part of several: `case` for `case.viewed` and `case.decided`. */
  action: string | null
  before: AuditPosition | null
  size: number
}

/** The log, newest first, with the names of those who did it. */
export function listAudit(tx: ReadTx, { merchantId, action, before, size }: AuditPage): Promise<AuditRow[]> {
  const family = action && `${action.replace(/[\\%_]/g, '\\$&')}.%`
  return tx<AuditRow[]>`
    select a.merchant_id, a.number, a.at, a.action, a.object, a.actor_role, a.outcome, a.reason, a.ip, a.before, a.after,
           coalesce(s.name, nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, a.actor_id) as actor
      from audit_entry a
      left join staff_name s on s.id = a.actor_id
      left join person_name p on p.id = a.actor_id
     where (${merchantId}::text is null or a.merchant_id = ${merchantId})
       and (${action}::text is null or a.action = ${action} or a.action like ${family})
       and (${before?.at ?? null}::timestamptz is null or (a.at, a.merchant_id, a.number)
            < (${before?.at ?? null}::timestamptz, ${before?.merchantId ?? null}::text, ${String(before?.number ?? 0n)}::bigint))
     order by a.at desc, a.merchant_id desc, a.number desc
     limit ${size + 1}`
}

export function presentAudit(row: AuditRow): AuditEntry {
  return {
    id: `${row.merchant_id}:${row.number}`,
    at: row.at.toISOString(),
    merchant_id: row.merchant_id === providerChain ? null : row.merchant_id,
    actor: row.actor,
    actor_role: row.actor_role,
    action: row.action,
    object: row.object,
    outcome: row.outcome,
    reason: row.reason,
    ip: row.ip ?? '',
    before: row.before,
    after: row.after,
  }
}

/** The log's own order. */
export const byEntry = {
  cursor: cursorOf<AuditPosition>({ at: instantPart, merchantId: textPart, number: numberPart }),
  positionOf: (row: AuditRow) => ({ at: row.at, merchantId: row.merchant_id, number: row.number }),
}

type Verification = AnswerOf<'audit.verify'>

/** Walks the chains of the audit log and of the journal, of one merchant or of all; says where the first break is. */
export async function verifyChains(tx: ReadTx, merchantId: string | null): Promise<Verification> {
  const [audit] = await tx<{ entries: number; broken: string | null }[]>`
    select (select count(*)::int from audit_entry where ${merchantId}::text is null or merchant_id = ${merchantId}) as entries,
           (select c.merchant_id || ':' || f.number from audit_chain c cross join lateral audit_faults(c.merchant_id) f
             where ${merchantId}::text is null or c.merchant_id = ${merchantId} order by c.merchant_id, f.number limit 1) as broken`
  const [journal] = await tx<{ entries: number; broken: boolean }[]>`
    select (select count(*)::int from ledger_transaction where ${merchantId}::text is null or merchant_id = ${merchantId}) as entries,
           exists (select from ledger_chain c cross join lateral ledger_faults(c.merchant_id) f
             where ${merchantId}::text is null or c.merchant_id = ${merchantId}) as broken`
  return {
    intact: audit?.broken === null,
    entries: audit?.entries ?? 0,
    broken_at: audit?.broken ?? null,
    journal_intact: journal?.broken === false,
    journal_entries: journal?.entries ?? 0,
  }
}
