import type { Happening } from '@daftar/contract/endpoints/console/dossier'
import { auditAreasOf, familiesOfStory, storyMoves, type StoryGroup } from '@daftar/rules/audit/families'
import type { ReadTx } from '../../../platform/database/database.ts'
import { olderThan } from '../../../platform/database/keyset.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'
import { whoDid } from '../audit/index.ts'

export interface StoryRow {
  id: string
  at: Date
  action: string
  actor: string | null
  actor_id: string
  actor_role: string
  merchant_name: string
  merchant_name_ar: string
}

/**
 * What was done at a merchant and for it, newest first: the audit log, what moved without a call of anybody,
 * and payouts that arrived. A move that a call made is told as the call. The page is cut before names are
 * looked up.
 */
export function listStory(
  tx: ReadTx,
  merchantId: string,
  group: StoryGroup | null,
  { before, size }: PageAsked,
): Promise<StoryRow[]> {
  const groups = group === null ? (['money', 'cases', 'people'] as const) : [group]
  const { areas, isRest } = auditAreasOf(groups.flatMap((each) => familiesOfStory[each]))
  const moves = groups.flatMap((each) => storyMoves[each])
  return tx<StoryRow[]>`
    select e.id, e.at, e.action, e.actor_id, e.actor_role, m.name as merchant_name, m.name_ar as merchant_name_ar,
           coalesce(s.name, nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, p.phone) as actor
      from (select e.id, e.at, e.action, e.actor_id, e.actor_role, e.who from (
          select 'log:' || lpad(a.number::text, 12, '0') as id, a.at, a.action, a.actor_id, a.actor_role, ${whoDid(tx)} as who
            from audit_entry a
           where a.merchant_id = ${merchantId} and a.outcome = 'done'
             and (${group === null} or (split_part(a.action, '.', 1) = any (${areas})) <> ${isRest})
          union all
          select c.id, c.at, c.subject || ':' || c.to_status, c.actor_id, c.actor, c.actor_id from status_change c
           where c.merchant_id = ${merchantId} and c.subject || ':' || c.to_status = any (${moves})
             and not exists (select from audit_entry a where a.merchant_id = c.merchant_id and a.outcome = 'done'
                   and a.at between c.at - interval '2 seconds' and c.at + interval '2 seconds')
          union all
          select y.id, y.paid_at, 'payout:paid', '', 'bank', '' from payout_public y
           where y.merchant_id = ${merchantId} and y.paid_at is not null and 'payout:paid' = any (${moves})) e
         where true ${olderThan(tx, tx`e.at`, tx`e.id`, before)}
         order by e.at desc, e.id desc limit ${size + 1}) e
      join merchant_public m on m.merchant_id = ${merchantId}
      left join staff_name s on s.id = e.who
      left join person_name p on p.id = e.who
     order by e.at desc, e.id desc`
}

export function presentStory(merchantId: string, { at, actor, ...row }: StoryRow): Happening {
  return { ...row, merchant_id: merchantId, at: at.toISOString(), actor: actor ?? '', outcome: 'done' }
}
