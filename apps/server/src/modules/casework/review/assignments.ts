import type { Tx } from '../../../platform/database/database.ts'

/** A piece of work of a merchant that one member of staff may hold. */
interface Place {
  merchantId: string
  /** What it is, as `mayHold` of the rules knows it. */
  subject: string
  id: string
}

interface Move {
  /** Who holds it afterwards; null for nobody. */
  to: string | null
  by: string
  at: Date
}

/** False when somebody else holds it by now. */
export async function moveAssignment(
  tx: Tx,
  { merchantId, subject, id }: Place,
  from: string | null,
  { to, by, at }: Move,
): Promise<boolean> {
  const here = tx`merchant_id = ${merchantId} and subject = ${subject} and subject_id = ${id}`
  if (from === null) {
    if (to === null) return (await tx`select from assignment where ${here}`).length === 0
    const made = await tx`
      insert into assignment (merchant_id, subject, subject_id, assignee, assigned_by, assigned_at)
      values (${merchantId}, ${subject}, ${id}, ${to}, ${by}, ${at}) on conflict do nothing`
    return made.count === 1
  }
  const done =
    to === null
      ? await tx`delete from assignment where ${here} and assignee = ${from}`
      : await tx`update assignment set assignee = ${to}, assigned_by = ${by}, assigned_at = ${at} where ${here} and assignee = ${from}`
  return done.count === 1
}
