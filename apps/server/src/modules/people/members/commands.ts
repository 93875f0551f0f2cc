import { isMerchantRole, keepsAnAdmin, type MerchantRole } from '@daftar/rules/access/roles'
import { normaliseEmail } from '@daftar/rules/contact/email'
import { normalisePhone } from '@daftar/rules/contact/phone'
import {
  memberProblems,
  rightsProblems,
  type MemberFacts,
  type MemberRights,
} from '@daftar/rules/merchants/member-facts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import {
  changeMembership,
  deleteMembership,
  insertMembership,
  knownStores,
  lockMembers,
} from '../../merchants/merchants/index.ts'
import { createPerson, findSubject, type NewPerson } from '../sign-in/index.ts'
import { listMembers, type MemberRow } from './list.ts'

/** Somebody to work for a merchant; the demo and tests name the person themselves. */
export interface Invite extends MemberFacts {
  personId?: string
  /** The person has proven the contacts already: the demo's people did. */
  isProven?: boolean
}

export interface Joined {
  personId: string
  role: MerchantRole
  /** Nobody had these contacts before. */
  isNew: boolean
}

/**
 * Who works for a merchant. These commands stand here and not with the merchants, because they make people: an area above
 * may ask the one below, so they write memberships through the door of the merchants, who own that table. Each needs reach
 * across tenants; who did it is put on record by whoever calls.
 *
 * Finds the person by e-mail and phone, or makes them, and gives them the role at once: they sign in with a code to what was
 * typed here, which proves it (DEC-USR-2). The contacts of a person who was found stay as they are. Refuses
 * `contacts_differ`, and `member_exists`: a person has one role.
 */
export async function inviteMember(
  tx: Tx,
  merchantId: string,
  given: Invite,
  at: Date,
): Promise<Joined | Refusal> {
  const problems = memberProblems(given)
  const { role, storeIds } = given
  if (Object.keys(problems).length > 0 || !isMerchantRole(role)) return refuseFields({ ...problems })
  if (!(await lockMembers(tx, merchantId))) return refuse('not_found')
  if (!(await areStores(tx, merchantId, storeIds))) return refuseFields({ store_ids: 'choose_option' })
  const found = await findOrMake(tx, given, at)
  if (found instanceof Refusal) return found
  const row = {
    merchant_id: merchantId,
    person_id: found.personId,
    role,
    store_ids: storeIds && [...storeIds],
    created_at: at,
  }
  return (await insertMembership(tx, row)) ? { ...found, role } : refuse('member_exists')
}

export interface RoleChange extends MemberRights {
  /** What whoever changes it has seen; what stands now where it is left out. */
  from?: MerchantRole
}

/** Another role, or other stores. Refuses `last_admin`, and `wrong_status` when the role is another one by now. */
export async function changeRole(
  tx: Tx,
  merchantId: string,
  personId: string,
  { from, role, storeIds }: RoleChange,
): Promise<{ before: MemberRow; role: MerchantRole } | Refusal> {
  const problems = rightsProblems({ role, storeIds })
  if (Object.keys(problems).length > 0 || !isMerchantRole(role)) return refuseFields({ ...problems })
  const before = await lockMember(tx, merchantId, personId)
  if (!before) return refuse('not_found')
  if (from !== undefined && from !== before.row.role) return refuse('wrong_status')
  if (role !== 'workspace_admin' && !before.isAdminLeft) return refuse('last_admin')
  if (!(await areStores(tx, merchantId, storeIds))) return refuseFields({ store_ids: 'choose_option' })
  const of = { merchant_id: merchantId, person_id: personId }
  const change = { from: before.row.role, role, store_ids: storeIds && [...storeIds] }
  return (await changeMembership(tx, of, change)) ? { before: before.row, role } : refuse('wrong_status')
}

/** Ends somebody's work for a merchant and, by `endSessions`, their sessions at once (DEC-USR-3). Refuses `last_admin`. */
export async function removeMember(
  tx: Tx,
  merchantId: string,
  personId: string,
  endSessions: (tx: Tx, personId: string) => Promise<unknown>,
): Promise<{ removed: MemberRow } | Refusal> {
  const before = await lockMember(tx, merchantId, personId)
  if (!before) return refuse('not_found')
  if (!before.isAdminLeft) return refuse('last_admin')
  await deleteMembership(tx, { merchant_id: merchantId, person_id: personId })
  await endSessions(tx, personId)
  return { removed: before.row }
}

/** The member, held; and whether the merchant has an admin without them, as far as it has one at all. */
async function lockMember(tx: Tx, merchantId: string, personId: string) {
  if (!(await lockMembers(tx, merchantId))) return undefined
  const members = await listMembers(tx, merchantId)
  const row = members.find((member) => member.person_id === personId)
  if (!row) return undefined
  const roles = members.map((one) => ({ id: one.person_id, role: one.role, active: one.blocked_at === null }))
  return { row, isAdminLeft: row.role !== 'workspace_admin' || keepsAnAdmin(roles, personId) }
}

async function areStores(tx: Tx, merchantId: string, storeIds: readonly string[] | null): Promise<boolean> {
  if (storeIds === null) return true
  return (await knownStores(tx, merchantId, storeIds)).length === new Set(storeIds).size
}

type Found = Pick<Joined, 'personId' | 'isNew'>

/** Two invites of one new person at once: the second waits for the contact and finds who the first one made. */
async function findOrMake(tx: Tx, given: Invite, at: Date): Promise<Found | Refusal> {
  const email = given.email.trim() === '' ? null : normaliseEmail(given.email)
  const phone = given.phone.trim() === '' ? null : normalisePhone(given.phone)
  const before = await findPerson(tx, { email, phone })
  if (before) return before
  const person: NewPerson = {
    firstName: given.firstName.trim(),
    lastName: given.lastName.trim(),
    email,
    phone,
    unconfirmed: given.isProven ? [] : ['email', 'phone'],
  }
  if (given.personId !== undefined) person.id = given.personId
  const personId = await createPerson(tx, person, at)
  if (personId !== null) return { personId, isNew: true }
  return (await findPerson(tx, { email, phone })) ?? refuse('contacts_differ')
}

/** Whoever has both contacts, of which one may be unknown; a refusal when they are of two people, or one is nobody's. */
async function findPerson(
  tx: Tx,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<Found | Refusal | undefined> {
  const byEmail = email === null ? undefined : await findSubject(tx, 'merchant', 'email', email)
  const byPhone = phone === null ? undefined : await findSubject(tx, 'merchant', 'phone', phone)
  const person = byEmail ?? byPhone
  if (!person) return undefined
  const isOne = (email === null || byEmail?.id === person.id) && (phone === null || byPhone?.id === person.id)
  return isOne ? { personId: person.id, isNew: false } : refuse('contacts_differ')
}
