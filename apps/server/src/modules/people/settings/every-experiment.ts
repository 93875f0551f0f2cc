import type { AnswerOf } from '@daftar/contract'
import type { ExperimentAtDesk } from '@daftar/contract/endpoints/people/settings'
import { experimentNames, isSensitive, type ExperimentName } from '@daftar/rules/access/experiments'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { RuleCountry } from './experiment-rules.ts'

type Every = AnswerOf<'settings.everyExperiment'>

type RuleRow = Row<'experiment_rule', 'name' | 'percent' | 'changed_at', { country: RuleCountry }> & {
  by: string
}
type ProposalRow = Row<
  'experiment_proposal',
  'name' | 'percent' | 'proposed_by' | 'proposed_at',
  { country: RuleCountry }
> & { by: string }

/**
 * For how many merchants of each country each experiment is on, and by which rules; sandboxes are nobody.
 * Needs reach across tenants.
 */
export async function experimentsByCountry(tx: ReadTx): Promise<ExperimentAtDesk[]> {
  const all = await tx<(Row<'merchant_public', 'country'> & { merchants: number })[]>`
    select country, count(*)::int as merchants from merchant_public where sandbox_of is null
     group by country order by country`
  const enabled = await tx<
    (Row<'merchant_experiment_public', 'name'> & Row<'merchant_public', 'country'> & { merchants: number })[]
  >`
    select e.name, m.country, count(*)::int as merchants
      from merchant_experiment_public e join merchant_public m using (merchant_id)
     where e.enabled and m.sandbox_of is null group by e.name, m.country`
  const rules = await tx<RuleRow[]>`
    select r.name, r.country, r.percent, r.changed_at, s.name as by
      from experiment_rule r join staff_name s on s.id = r.changed_by order by r.country = 'all', r.country`
  const proposals = await tx<ProposalRow[]>`
    select p.name, p.country, p.percent, p.proposed_by, p.proposed_at, s.name as by
      from experiment_proposal p join staff_name s on s.id = p.proposed_by order by p.country = 'all', p.country`
  return experimentNames.map((name) => ({
    name,
    sensitive: isSensitive(name),
    countries: all.map(({ country, merchants }) => ({
      country,
      on: enabled.find((one) => one.name === name && one.country === country)?.merchants ?? 0,
      merchants,
    })),
    rules: rules
      .filter((one) => one.name === name)
      .map(({ country, percent, by, changed_at: at }) => ({ country, percent, by, at: at.toISOString() })),
    proposals: proposals
      .filter((one) => one.name === name)
      .map(({ country, percent, by, proposed_by, proposed_at: at }) => ({
        ...{ country, percent, by, by_id: proposed_by, at: at.toISOString() },
      })),
  }))
}

/** One of them. Needs reach across tenants. */
export async function experimentAtDesk(tx: ReadTx, name: ExperimentName): Promise<ExperimentAtDesk> {
  return (await experimentsByCountry(tx)).find((one) => one.name === name)!
}

const mostSwitches = 12

type Switch = Omit<Every['changes'][number], 'at'> & { at: Date }

/** What was switched last for whom, and by whom, as the audit log has it. Needs reach across tenants. */
export function latestSwitches(tx: ReadTx): Promise<Switch[]> {
  return tx<Switch[]>`
    select e.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar, e.name, e.enabled,
           e.changed_at as at, s.name as by
      from (select * from merchant_experiment order by changed_at desc, merchant_id, name limit ${mostSwitches}) e
      join merchant_public m on m.merchant_id = e.merchant_id
      left join lateral (
        select a.actor_id from audit_entry a
         where a.merchant_id = e.merchant_id and a.object = 'experiment:' || e.name and a.outcome = 'done'
         order by a.number desc limit 1) a on true
      left join staff_name s on s.id = a.actor_id
     order by e.changed_at desc, e.merchant_id, e.name`
}
