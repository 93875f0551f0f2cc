import type { AnswerOf } from '@daftar/contract'
import type { Tx } from '../../platform/database/database.ts'

export type WireExperiment = AnswerOf<'settings.experiments'>['experiments'][number]

/** Whether a merchant must not be shown the fake door: it has an advance or an application (DEC-CAP-3). */
export type HidesFakeDoor = (tx: Tx, merchantId: string) => Promise<boolean>

/** PERM-05, PERM-06: the experiments of a merchant by name, each `true` or `false`. */
export async function experimentsOf(
  tx: Tx,
  merchantId: string | null,
  hidesFakeDoor: HidesFakeDoor,
): Promise<WireExperiment[]> {
  if (merchantId === null) return []
  const rows = await tx<{ name: string; enabled: boolean }[]>`
    select name, enabled from merchant_experiment where merchant_id = ${merchantId} order by name`
  const hasFakeDoor = rows.some((row) => row.name === 'capital_fake_door')
  const hidden = hasFakeDoor && (await hidesFakeDoor(tx, merchantId))
  return rows
    .filter((row) => !hidden || row.name !== 'capital_fake_door')
    .map((row) => ({ name: row.name, value: String(row.enabled) }))
}
