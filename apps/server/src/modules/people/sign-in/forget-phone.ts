import type { Tx } from '../../../platform/database/database.ts'
import { forgetDevicesOf } from './device-store.ts'
import { closeFlowsOf } from './flow-store.ts'
import { findSubject, merchantOfPerson, unlinkPhone, type Subject } from './subject-store.ts'

/**
 * For who lost the linked phone: the next sign-in, with a code to the e-mail, links another one, and says so
 * by e-mail. Sessions end by `endSessions`. Undefined when nobody has this e-mail with a phone, or has not
 * proven it.
 */
export async function forgetPhone(
  tx: Tx,
  email: string,
  endSessions: (tx: Tx, personId: string) => Promise<unknown>,
  at: Date,
): Promise<{ person: Subject & { phone: string }; merchantId: string | null } | undefined> {
  const person = await findSubject(tx, 'merchant', 'email', email)
  if (!person?.phone || !(await unlinkPhone(tx, person.id, at))) return undefined
  await endSessions(tx, person.id)
  await closeFlowsOf(tx, person.id)
  await forgetDevicesOf(tx, person.id)
  return { person: { ...person, phone: person.phone }, merchantId: await merchantOfPerson(tx, person.id) }
}
