import type { AnswerOf } from '@daftar/contract'
import { experimentNames, type ExperimentName } from '@daftar/rules/access/experiments'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

type DeskExperiments = AnswerOf<'settings.merchantExperiments'>['experiments']

/** Every experiment the product knows, on or off for this merchant; undefined for an unknown merchant. */
export async function experimentsOfMerchant(
  tx: ReadTx,
  merchantId: string,
): Promise<DeskExperiments | undefined> {
  const rows = await tx<Partial<Row<'merchant_experiment', 'name' | 'enabled'>>[]>`
    select e.name, e.enabled from merchant_public m left join merchant_experiment e using (merchant_id)
     where m.merchant_id = ${merchantId} and m.sandbox_of is null`
  if (rows.length === 0) return undefined
  const enabled = new Set(rows.filter((row) => row.enabled).map((row) => row.name))
  return experimentNames.map((name) => ({
    name,
    value: String(enabled.has(name)),
    enabled: enabled.has(name),
  }))
}

export function isExperimentName(name: string): name is ExperimentName {
  return (experimentNames as readonly string[]).includes(name)
}

/** The table's trigger tells every process at the commit, so computed permissions are computed anew. */
export async function switchExperiment(
  tx: Tx,
  merchantId: string,
  name: ExperimentName,
  enabled: boolean,
  at: Date,
): Promise<void> {
  await tx`
    insert into merchant_experiment (merchant_id, name, enabled, changed_at)
    values (${merchantId}, ${name}, ${enabled}, ${at})
    on conflict (merchant_id, name) do update set enabled = excluded.enabled, changed_at = excluded.changed_at`
}
