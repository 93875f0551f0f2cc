import type { AnswerOf } from '@daftar/contract'
import { joinedWaitlist } from '@daftar/rules/capital/waitlist'
import type { Tx } from '../../../platform/database/database.ts'

export type WireExperiment = AnswerOf<'settings.experiments'>['experiments'][number]

/** Whether a merchant must not be shown the fake door: it has an advance or an application (DEC-CAP-3). */
export type HidesFakeDoor = (tx: Tx, merchantId: string) => Promise<boolean>

/** PERM-05, PERM-06: the experiments of a merchant by name, each `true` or `false`; whoever joined the waitlist is told so (DEC-WAIT-4). */
export async function experimentsOf(
  tx: Tx,
  merchantId: string | null,
  hidesFakeDoor: HidesFakeDoor,
): Promise<WireExperiment[]> {
  if (merchantId === null) return []
  const rows = await tx<WireExperiment[]>`
    select name, enabled::text as value from merchant_experiment
     where merchant_id = ${merchantId}
       and not (name = ${joinedWaitlist.name} and exists (select from waitlist_join where merchant_id = ${merchantId}))
    union all
    select ${joinedWaitlist.name}, ${joinedWaitlist.value} from waitlist_join where merchant_id = ${merchantId}
     order by name`
  const hasFakeDoor = rows.some(({ name }) => name === 'capital_fake_door')
  const hidden = hasFakeDoor && (await hidesFakeDoor(tx, merchantId))
  return rows.filter(({ name }) => !hidden || name !== 'capital_fake_door')
}
