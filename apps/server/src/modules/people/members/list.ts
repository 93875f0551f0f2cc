import type { ReadTx } from '../../../platform/database/database.ts'
import { membershipsOf, type Membership } from '../../merchants/merchants/index.ts'
import { findPeople, type Person } from '../sign-in/index.ts'

/** Somebody who works for a merchant, and how they are reached. */
export type MemberRow = Membership & Omit<Person, 'id'>

/** Everybody of a merchant, in the order in which they joined. */
export async function listMembers(tx: ReadTx, merchantId: string): Promise<MemberRow[]> {
  const memberships = await membershipsOf(tx, merchantId)
  const ids = memberships.map(({ person_id }) => person_id)
  const people = new Map((await findPeople(tx, ids)).map(({ id, ...person }) => [id, person]))
  return memberships.flatMap((membership) => {
    const person = people.get(membership.person_id)
    return person ? [{ ...membership, ...person }] : []
  })
}
