import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { ApplicationRow } from '../applications/index.ts'
import type { DecisionDependencies } from './dependencies.ts'

interface HistoryRow {
  at: Date
  actor: string
  action: string
  detail: string
}

/**
 * Everything that happened to an application, oldest first: its own moves, the decisions of staff, its
 * contract and its advance. Actions read `application.submitted`, `decision.proposed`, `contract.viewed`,
 * `advance.paying`.
 */
export async function historyOf(
  tx: ReadTx,
  { contractsOf }: Pick<DecisionDependencies, 'contractsOf'>,
  row: ApplicationRow,
): Promise<DeskCase['history']> {
  const { merchant_id: merchantId, id } = row
  const contracts = await contractsOf(tx, { merchantId, applicationId: id })
  const rows = await tx<HistoryRow[]>`
    with happened as (
      select c.at, c.actor, c.actor_id, 'application.' || c.to_status as action, c.detail
        from status_change c
       where c.merchant_id = ${merchantId} and c.subject = 'application' and c.subject_id = ${id} and c.actor <> 'reviewer'
      union all
      select d.at, 'reviewer', d.staff_id, 'decision.' || d.action, concat_ws(' · ', nullif(array_to_string(d.reasons, ', '), ''), nullif(d.note, ''))
        from application_decision d
       where d.merchant_id = ${merchantId} and d.application_id = ${id}
      union all
      select c.at, c.actor, c.actor_id, 'contract.' || c.to_status, c.detail
        from status_change c
       where c.merchant_id = ${merchantId} and c.subject = 'envelope' and c.subject_id = any (${contracts})
      union all
      select c.at, c.actor, c.actor_id, 'advance.' || c.to_status, c.detail
        from status_change c
        join advance_standing l on l.merchant_id = c.merchant_id and l.id = c.subject_id
       where c.merchant_id = ${merchantId} and c.subject = 'advance' and l.application_id = ${id}
    )
    select h.at, h.action, h.detail,
           coalesce(s.name, nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, h.actor) as actor
      from happened h
      left join staff_name s on s.id = h.actor_id
      left join person_name p on p.id = h.actor_id
     order by h.at, h.action`
  return rows.map((entry) => ({ ...entry, at: entry.at.toISOString() }))
}
