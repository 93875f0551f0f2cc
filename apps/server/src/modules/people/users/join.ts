import type { Tx } from '../../../platform/database/database.ts'
import { insertMembership, lockMembers } from '../../merchants/merchants/index.ts'
import { findSubject, nameUnnamed, type Subject } from '../sign-in/index.ts'
import { invitesTo, takeInvite, type InviteRow, type Proven } from './store.ts'

/** The contacts of a person that they have proven: only what is sent there is theirs. */
export async function provenContacts(
  tx: Parameters<typeof findSubject>[0],
  personId: string,
): Promise<Proven[]> {
  const person = await findSubject(tx, 'merchant', 'id', personId)
  return person ? provenOf(person) : []
}

function provenOf(person: Subject): Proven[] {
  return (['email', 'phone'] as const).flatMap((factor) => {
    const contact = person[factor]
    return contact === null || person[`${factor}_unconfirmed`] ? [] : [{ factor, contact }]
  })
}

/**
 * Lets a person in wherever a contact that they have proven is invited (DEC-USR-2). Needs reach across
 * tenants; answers what was taken up. Somebody who works there already keeps what they have.
 */
export async function joinInvited(tx: Tx, personId: string, now: Date): Promise<InviteRow[]> {
  const joined: InviteRow[] = []
  for (const open of await invitesTo(tx, await provenContacts(tx, personId), now)) {
    const row = await join(tx, personId, open, now)
    if (row) joined.push(row)
  }
  return joined
}

/** Takes up one invitation; nothing when it was withdrawn or taken meanwhile. */
export async function join(
  tx: Tx,
  personId: string,
  open: InviteRow,
  now: Date,
): Promise<InviteRow | undefined> {
  // In the order in which everybody else takes them: first who works there, then the invitation.
  if (!(await lockMembers(tx, open.merchant_id))) return undefined
  const row = await takeInvite(tx, open)
  if (!row) return undefined
  const { merchant_id, role, store_ids, ads_only, first_name: firstName, last_name: lastName } = row
  await nameUnnamed(tx, personId, { firstName, lastName })
  const isNew = await insertMembership(tx, {
    merchant_id,
    person_id: personId,
    role,
    store_ids,
    ads_only,
    created_at: now,
  })
  return isNew ? row : undefined
}
