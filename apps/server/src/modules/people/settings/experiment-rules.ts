import type { ParamsOf } from '@daftar/contract'
import { everyCountry, isSensitive, type ExperimentName } from '@daftar/rules/access/experiments'
import { mayDecide } from '@daftar/rules/access/four-eyes'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'

export type RuleCountry = ParamsOf<'settings.setRule'>['country']

export interface Rule {
  name: ExperimentName
  country: RuleCountry
}

/** The share that a rule says now; null where there is none. */
export async function percentOf(tx: ReadTx, { name, country }: Rule): Promise<number | null> {
  const [row] = await tx<Row<'experiment_rule', 'percent'>[]>`
    select percent from experiment_rule where name = ${name} and country = ${country}`
  return row?.percent ?? null
}

interface Wanted extends Rule {
  percent: number | null
  /** What whoever decides has seen. */
  from: number | null
  staffId: string
  at: Date
}

/**
 * Sets the share of a rule, or takes the rule away. Of a sensitive experiment the first person proposes it,
 * and another one confirms the very same; whoever is late is told.
 */
export async function setRule(tx: Tx, wanted: Wanted): Promise<'done' | 'proposed' | Refusal> {
  const { name, country, percent, from, staffId, at } = wanted
  // One rule at a time, also where it is not there yet.
  await tx`select pg_advisory_xact_lock(hashtext(${`experiment_rule ${name} ${country}`}))`
  if ((await percentOf(tx, wanted)) !== from || percent === from) return refuse('wrong_status')
  if (isSensitive(name)) {
    const [first] = await tx<Row<'experiment_proposal', 'percent' | 'from_percent' | 'proposed_by'>[]>`
      select percent, from_percent, proposed_by from experiment_proposal where name = ${name} and country = ${country}`
    if (!first) {
      await tx`insert into experiment_proposal ${values(tx, 'experiment_proposal', {
        ...{ name, country, percent, from_percent: from, proposed_by: staffId, proposed_at: at },
      })}`
      return 'proposed'
    }
    if (first.percent !== percent || first.from_percent !== from) return refuse('wrong_status')
    if (!mayDecide('switch_experiment', { firstId: first.proposed_by, staffId }))
      return refuse('own_proposal')
    await tx`delete from experiment_proposal where name = ${name} and country = ${country}`
  }
  if (percent === null) await tx`delete from experiment_rule where name = ${name} and country = ${country}`
  else
    await tx`
      insert into experiment_rule (name, country, percent, changed_by, changed_at)
      values (${name}, ${country}, ${percent}, ${staffId}, ${at})
      on conflict (name, country) do update set
        percent = excluded.percent, changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  return 'done'
}

/** What one person proposed is dropped, by them or by another; false where nothing waits. */
export async function declineRule(tx: Tx, { name, country }: Rule): Promise<boolean> {
  const done = await tx`delete from experiment_proposal where name = ${name} and country = ${country}`
  return done.count === 1
}

export interface Preview {
  merchants: number
  by_hand: number
  on_now: number
  on_then: number
  turned_on: number
  turned_off: number
}

/**
 * For how many merchants a rule would switch; as if there were none where no share is named. Needs reach
 * across tenants.
 */
export async function previewRule(
  tx: ReadTx,
  { name, country }: Rule,
  percent: number | null,
): Promise<Preview> {
  const isOfAll = country === everyCountry
  const [row] = await tx<Preview[]>`
    with of_rule as (
      select m.merchant_id, e.enabled as own, coalesce(x.enabled, false) as now,
             share_place(${name}, m.merchant_id) < coalesce(${percent}::int, case when ${isOfAll} then 0 else coalesce(
               (select a.percent from experiment_rule a where a.name = ${name} and a.country = ${everyCountry}), 0) end) as ruled
        from merchant_public m
        left join merchant_experiment e on e.merchant_id = m.merchant_id and e.name = ${name}
        left join merchant_experiment_public x on x.merchant_id = m.merchant_id and x.name = ${name}
       where m.sandbox_of is null
         and case when ${isOfAll}
               then not exists (select from experiment_rule c where c.name = ${name} and c.country = m.country)
               else m.country = ${country} end),
    switched as (select merchant_id, own, now, coalesce(own, ruled) as later from of_rule)
    select count(*)::int as merchants, count(own)::int as by_hand,
           count(*) filter (where now)::int as on_now, count(*) filter (where later)::int as on_then,
           count(*) filter (where later and not now)::int as turned_on,
           count(*) filter (where now and not later)::int as turned_off
      from switched`
  return row!
}
