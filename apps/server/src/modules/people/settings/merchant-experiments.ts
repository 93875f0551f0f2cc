import type { AnswerOf } from '@daftar/contract'
import { experimentNames, type ExperimentName } from '@daftar/rules/access/experiments'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

type DeskExperiments = AnswerOf<'settings.merchantExperiments'>['experiments']

/**
 * Every experiment the product knows, on or off for this merchant and why; undefined for an unknown merchant.
 */
export async function experimentsOfMerchant(
  tx: ReadTx,
  merchantId: string,
): Promise<DeskExperiments | undefined> {
  const rows = await tx<
    (Partial<Row<'merchant_experiment_public', 'name' | 'enabled'>> & { own: boolean | null })[]
  >`
    select e.name, e.enabled, o.enabled as own
      from merchant_public m
      left join merchant_experiment_public e using (merchant_id)
      left join merchant_experiment o on o.merchant_id = e.merchant_id and o.name = e.name
     where m.merchant_id = ${merchantId} and m.sandbox_of is null`
  if (rows.length === 0) return undefined
  return experimentNames.map((name) => {
    const row = rows.find((one) => one.name === name)
    const enabled = row?.enabled ?? false
    return { name, value: String(enabled), enabled, own: row?.own ?? null }
  })
}

export function isExperimentName(name: string): name is ExperimentName {
  return (experimentNames as readonly string[]).includes(name)
}

/**
 * Holds the switch of an experiment of a merchant until the transaction ends, also where nobody has switched
 * it yet.
 */
export async function lockSwitch(tx: Tx, merchantId: string, name: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext(${`experiment ${merchantId} ${name}`}))`
}

/**
 * The table's trigger tells every process at the commit, so computed permissions are computed anew. Null
 * leaves it to the rules.
 */
export async function switchExperiment(
  tx: Tx,
  merchantId: string,
  name: ExperimentName,
  enabled: boolean | null,
  at: Date,
): Promise<void> {
  if (enabled === null)
    await tx`delete from merchant_experiment where merchant_id = ${merchantId} and name = ${name}`
  else
    await tx`
      insert into merchant_experiment (merchant_id, name, enabled, changed_at)
      values (${merchantId}, ${name}, ${enabled}, ${at})
      on conflict (merchant_id, name) do update set enabled = excluded.enabled, changed_at = excluded.changed_at`
}
