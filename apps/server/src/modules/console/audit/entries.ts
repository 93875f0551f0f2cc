import type { AuditEntry } from '@daftar/contract/endpoints/console/audit'
import { auditAreasOf, type AuditFamily } from '@daftar/rules/audit/families'
import { providerChain } from '../../../platform/audit/audit.ts'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { beginningWith, holding } from '../../../platform/database/like.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { cursorOf, instantPart, numberPart, textPart } from '../../../platform/http/cursor.ts'

interface AuditRow extends Row<
  'audit_entry',
  | 'merchant_id'
  | 'number'
  | 'at'
  | 'action'
  | 'object'
  | 'actor_id'
  | 'actor_role'
  | 'outcome'
  | 'reason'
  | 'ip'
  | 'before'
  | 'after'
> {
  actor: string | null
  merchant_name: string | null
  merchant_name_ar: string | null
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
  family: AuditFamily | null
  /** Part of the name or the e-mail of who did it. */
  person: string | null
  before: AuditPosition | null
  size: number
}

/** Who did an entry `a`; of somebody who was signing in, whom it is about: until then they were nobody. */
export const whoDid = (tx: ReadTx): Fragment => tx`
  case when a.actor_role = 'flow' then coalesce(nullif(split_part(a.object, ':', 2), ''), a.object) else a.actor_id end`

/**
 * The log, newest first, with the names of those who did it. The page is cut before names are looked up.
 */
export function listAudit(tx: ReadTx, { before, size, ...filter }: AuditPage): Promise<AuditRow[]> {
  return tx<AuditRow[]>`
    select a.*, m.name as merchant_name, m.name_ar as merchant_name_ar,
           coalesce(s.name, nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, p.phone) as actor
      from (
        select a.merchant_id, a.number, a.at, a.action, a.object, a.actor_id, a.actor_role, a.outcome, a.reason, a.ip, a.before, a.after,
               ${whoDid(tx)} as who
          from audit_entry a
         where ${matching(tx, filter)}
           and (${before?.at ?? null}::timestamptz is null or (a.at, a.merchant_id, a.number)
                < (${before?.at ?? null}::timestamptz, ${before?.merchantId ?? null}::text, ${String(before?.number ?? 0n)}::bigint))
         order by a.at desc, a.merchant_id desc, a.number desc
         limit ${size + 1}) a
      left join merchant_public m on m.merchant_id = a.merchant_id
      left join staff_name s on s.id = a.who
      left join person_name p on p.id = a.who
     order by a.at desc, a.merchant_id desc, a.number desc`
}

function matching(
  tx: ReadTx,
  { merchantId, action, family, person }: Omit<AuditPage, 'before' | 'size'>,
): Fragment {
  const { areas, isRest } = auditAreasOf(family ? [family] : [])
  const called = person && holding(person)
  return tx`true
    ${merchantId ? tx`and a.merchant_id = ${merchantId}` : tx``}
    ${action ? tx`and (a.action = ${action} or a.action like ${beginningWith(`${action}.`)})` : tx``}
    ${family ? tx`and (split_part(a.action, '.', 1) = any (${areas})) <> ${isRest}` : tx``}
    ${
      called
        ? tx`and ${whoDid(tx)} in (
            select id from staff_access where name ilike ${called} or email ilike ${called}
            union all
            select id from person_name where first_name || ' ' || last_name ilike ${called} or email ilike ${called})`
        : tx``
    }`
}

export function presentAudit(row: AuditRow): AuditEntry {
  return {
    id: `${row.merchant_id}:${row.number}`,
    at: row.at.toISOString(),
    merchant_id: row.merchant_id === providerChain ? null : row.merchant_id,
    merchant_name: row.merchant_name ?? '',
    merchant_name_ar: row.merchant_name_ar ?? '',
    actor: row.actor ?? '',
    actor_id: row.actor_id,
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
