import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { forgetDevicesOf } from './device-store.ts'
import { closeFlowsOf } from './flow-store.ts'
import { findSubject, merchantOfPerson } from './subject-store.ts'

/**
 * Takes the name and the contacts of somebody who works for no merchant any more out of their account, which
 * nobody can sign in to from then on. Sessions end by `endSessions`. What they did stays on record under the
 * account's id. Refuses `not_found`, and `wrong_status` for a member of a merchant.
 */
export async function erasePerson(
  tx: Tx,
  email: string,
  endSessions: (tx: Tx, personId: string) => Promise<unknown>,
  at: Date,
): Promise<{ personId: string } | Refusal> {
  const person = await findSubject(tx, 'merchant', 'email', email)
  if (!person) return refuse('not_found')
  if ((await merchantOfPerson(tx, person.id)) !== null) return refuse('wrong_status')
  await tx`
    update person set first_name = '', last_name = '', email = ${`${person.id}@erased.invalid`}, phone = null,
           email_unconfirmed = true, phone_unconfirmed = false, blocked_at = coalesce(blocked_at, ${at})
     where id = ${person.id}`
  await tx`delete from former_contact where person_id = ${person.id}`
  await endSessions(tx, person.id)
  await closeFlowsOf(tx, person.id)
  await forgetDevicesOf(tx, person.id)
  return { personId: person.id }
}
