import type { AnswerOf } from '@daftar/contract'
import { joinedWaitlist } from '@daftar/rules/capital/offers/waitlist'
import type { ExperimentName } from '@daftar/rules/access/experiments'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'

export type WireExperiment = AnswerOf<'settings.experiments'>['experiments'][number]

/** How a merchant stands to capital; the area of capital answers. */
export interface CapitalStanding {
  /** Whether it has an advance or an application: it must not be shown the fake door then (DEC-CAP-3). */
  hasAdvanceOrApplication(tx: ReadTx, merchantId: string): Promise<boolean>
  /** SQL: whether it is on the waitlist. */
  isOnWaitlist(tx: ReadTx, merchantId: string): Fragment
}

/**
 * PERM-05, PERM-06: the experiments of a merchant by name, each `true` or `false`; whoever joined the
 * waitlist is told so (DEC-WAIT-4).
 */
export async function experimentsOf(
  tx: ReadTx,
  merchantId: string | null,
  { hasAdvanceOrApplication, isOnWaitlist }: CapitalStanding,
): Promise<WireExperiment[]> {
  if (merchantId === null) return everybodys(tx)
  const rows = await tx<WireExperiment[]>`
    select name, enabled::text as value from merchant_experiment_public
     where merchant_id = ${merchantId}
       and not (name = ${joinedWaitlist.name} and ${isOnWaitlist(tx, merchantId)})
    union all
    select ${joinedWaitlist.name}, ${joinedWaitlist.value} where ${isOnWaitlist(tx, merchantId)}
     order by name`
  const hasFakeDoor = rows.some(({ name }) => name === 'capital_fake_door')
  const hidden = hasFakeDoor && (await hasAdvanceOrApplication(tx, merchantId))
  const shown = rows.filter(({ name }) => !hidden || name !== 'capital_fake_door')
  const common = await everybodys(tx)
  return [...shown.filter(({ name }) => common.every((one) => one.name !== name)), ...common]
}

const registryMaintenance = 'commercial_registry_maintenance' satisfies ExperimentName

/**
 * What is on for whoever signs in, before there is a merchant too: a register under maintenance (ONB-89,
 * PERM-46).
 */
async function everybodys(tx: ReadTx): Promise<WireExperiment[]> {
  const rows = await tx<Row<'remote_config', 'key'>[]>`
    select key from remote_config where key = ${registryMaintenance}`
  return rows.map(({ key }) => ({ name: key, value: 'true' }))
}

/** Says to every applicant that the commercial register is under maintenance, or no longer (DEC-ONB-34). */
export async function switchRegistryMaintenance(tx: Tx, isOn: boolean, at: Date): Promise<void> {
  if (isOn)
    await tx`
      insert into remote_config (key, value, is_public, changed_at)
      values (${registryMaintenance}, ${tx.json({ is_active: true })}, false, ${at}) on conflict (key) do nothing`
  else await tx`delete from remote_config where key = ${registryMaintenance}`
}
