import type { AnswerOf } from '@daftar/contract'
import { joinedWaitlist } from '@daftar/rules/capital/offers/waitlist'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'

export type WireExperiment = AnswerOf<'settings.experiments'>['experiments'][number]

/** How a merchant stands to capital; the area of capital answers. */
export interface CapitalStanding {
  /** Whether it has an advance or an application: it must not be shown the fake door then (DEC-CAP-3). */
  hasAdvanceOrApplication(tx: ReadTx, merchantId: string): Promise<boolean>
  /** SQL: whether it is on the waitlist. */
  isOnWaitlist(tx: ReadTx, merchantId: string): Fragment
}

/** PERM-05, PERM-06: the experiments of a merchant by name, each `true` or `false`; whoever joined the waitlist is told so (DEC-WAIT-4). */
export async function experimentsOf(
  tx: ReadTx,
  merchantId: string | null,
  { hasAdvanceOrApplication, isOnWaitlist }: CapitalStanding,
): Promise<WireExperiment[]> {
  if (merchantId === null) return []
  const rows = await tx<WireExperiment[]>`
    select name, enabled::text as value from merchant_experiment
     where merchant_id = ${merchantId}
       and not (name = ${joinedWaitlist.name} and ${isOnWaitlist(tx, merchantId)})
    union all
    select ${joinedWaitlist.name}, ${joinedWaitlist.value} where ${isOnWaitlist(tx, merchantId)}
     order by name`
  const hasFakeDoor = rows.some(({ name }) => name === 'capital_fake_door')
  const hidden = hasFakeDoor && (await hasAdvanceOrApplication(tx, merchantId))
  return rows.filter(({ name }) => !hidden || name !== 'capital_fake_door')
}
