import { Refusal } from '../platform/http/refusal.ts'
import type { Tx } from '../platform/database/database.ts'
import { listMembers } from '../modules/people/members/index.ts'
import { readContact } from '../modules/people/sign-in/index.ts'
import { OperatorError } from './operator.ts'

/** The member of a merchant whom an operator names by e-mail or phone. */
export async function memberByContact(
  tx: Tx,
  merchantId: string,
  { email, phone }: Partial<Record<string, string>>,
): Promise<{ personId: string }> {
  if ((email === undefined) === (phone === undefined)) throw new OperatorError('Either --email or --phone.')
  const given = readContact({ email, phone })
  if (given instanceof Refusal)
    throw new OperatorError(email === undefined ? '--phone is no phone.' : '--email is no e-mail address.')
  const members = await listMembers(tx, merchantId)
  const member = members.find((one) => one[given.factor] === given.contact)
  if (!member) throw new OperatorError('Nobody with this contact works for this merchant.')
  return { personId: member.person_id }
}
