import {
  isMerchantRole,
  keepsAnAdmin,
  mayGrantRole,
  mayGrantStores,
  type MerchantRole,
} from '@daftar/rules/access/roles'
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
  setAdsRights,
  setMembershipDisabled,
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
 * Who works for a merchant. These commands stand here and not with the merchants, because they make people:
 * an area above may ask the one below, so they write memberships through the door of the merchants, who own
 * that table. Each needs reach across tenants; who did it is put on record by whoever calls.
 *
 * Finds the person by e-mail and phone, or makes them, and gives them the role at once: they sign in with a
 * code to what was typed here, which proves it (DEC-USR-2). The contacts of a person who was found stay as
 * they are. Refuses `contacts_differ`, and `member_exists`: a person has one role.
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

/** A member of the merchant who acts on another one; staff and commands of the operator are none. */
export type ActingMember = string | undefined

export interface RoleChange extends MemberRights {
  /** What whoever changes it has seen; what stands now where it is left out. */
  from?: MerchantRole
  by?: ActingMember
  at: Date
}

/**
 * Another role, or other stores. Refuses `last_admin`, `no_permission` to whoever may not give it, and
 * `wrong_status` when the role is another one by now.
 */
export async function changeRole(
  tx: Tx,
  merchantId: string,
  personId: string,
  { from, role, storeIds, by, at }: RoleChange,
): Promise<{ before: MemberRow; role: MerchantRole } | Refusal> {
  const problems = rightsProblems({ role, storeIds })
  if (Object.keys(problems).length > 0 || !isMerchantRole(role)) return refuseFields({ ...problems })
  const before = await lockMember(tx, merchantId, personId, by)
  if (before instanceof Refusal) return before
  if (!before.mayGive(role, storeIds)) return refuse('no_permission')
  if (from !== undefined && from !== before.row.role) return refuse('wrong_status')
  // More than campaigns is another invitation: nobody is let into the rest by the way.
  if (before.row.ads_only) return refuse('wrong_status')
  if (role !== 'workspace_admin' && !before.isAdminLeft) return refuse('last_admin')
  if (!(await areStores(tx, merchantId, storeIds))) return refuseFields({ store_ids: 'choose_option' })
  const of = { merchant_id: merchantId, person_id: personId }
  const change = { from: before.row.role, role, store_ids: storeIds && [...storeIds], at }
  return (await changeMembership(tx, of, change)) ? { before: before.row, role } : refuse('wrong_status')
}

/**
 * Gives a member rights over campaigns, or takes them away (DEC-ADS-3). Whoever is let in for campaigns alone
 * has none of others.
 */
export async function giveAdsRights(
  tx: Tx,
  merchantId: string,
  personId: string,
  rights: { ads_ops: boolean; ads_inviter: boolean },
): Promise<{ before: MemberRow } | Refusal> {
  const before = await lockMember(tx, merchantId, personId, undefined)
  if (before instanceof Refusal) return before
  if (before.row.ads_only && rights.ads_ops) return refuse('wrong_status')
  await setAdsRights(tx, { merchant_id: merchantId, person_id: personId }, rights)
  return { before: before.row }
}

interface Going {
  endSessions: (tx: Tx, personId: string, merchantId: string) => Promise<unknown>
  by?: ActingMember
}

/**
 * Keeps somebody out from now on, and their sessions end at once (DEC-USR-3); or lets them in again. Refuses
 * `last_admin`, and `wrong_status` where it stands so already.
 */
export async function setDisabled(
  tx: Tx,
  merchantId: string,
  personId: string,
  { since, endSessions, by }: Going & { since: Date | null },
): Promise<{ before: MemberRow } | Refusal> {
  const before = await lockMember(tx, merchantId, personId, by)
  if (before instanceof Refusal) return before
  if (since !== null && !before.isAdminLeft) return refuse('last_admin')
  const { role, store_ids: storeIds } = before.row
  if (since === null && !before.mayGive(role, storeIds)) return refuse('no_permission')
  const of = { merchant_id: merchantId, person_id: personId }
  if (!(await setMembershipDisabled(tx, of, since))) return refuse('wrong_status')
  if (since !== null) await endSessions(tx, personId, merchantId)
  return { before: before.row }
}

/**
 * Ends somebody's work for a merchant and, by `endSessions`, their sessions at once (DEC-USR-3). Refuses
 * `last_admin`.
 */
export async function removeMember(
  tx: Tx,
  merchantId: string,
  personId: string,
  { endSessions, by, at }: Going & { at: Date },
): Promise<{ removed: MemberRow } | Refusal> {
  const before = await lockMember(tx, merchantId, personId, by)
  if (before instanceof Refusal) return before
  if (!before.isAdminLeft) return refuse('last_admin')
  await deleteMembership(tx, { merchant_id: merchantId, person_id: personId }, at)
  await endSessions(tx, personId, merchantId)
  return { removed: before.row }
}

/**
 * The member, held; whether the merchant has an admin without them, as far as it has one at all; and what
 * whoever acts may give. An admin of the merchant has to be one still, and reaches only who works in no other
 * store than they do.
 */
async function lockMember(tx: Tx, merchantId: string, personId: string, by: ActingMember) {
  if (!(await lockMembers(tx, merchantId))) return refuse('not_found')
  const members = await listMembers(tx, merchantId)
  const row = members.find((member) => member.person_id === personId)
  if (!row) return refuse('not_found')
  const acting = members.find((member) => member.person_id === by)
  const mayGive = (role: MerchantRole, storeIds: readonly string[] | null) =>
    by === undefined || (acting !== undefined && mayGrant(acting, role, storeIds))
  if (!mayGive('sales_manager', row.store_ids)) return refuse('no_permission')
  const roles = members.map((one) => ({ id: one.person_id, role: one.role, active: isLetIn(one) }))
  const isAdminLeft =
    row.role !== 'workspace_admin' || row.disabled_at !== null || keepsAnAdmin(roles, personId)
  return { row, isAdminLeft, mayGive }
}

/** Whether somebody may give a role in some stores, as they stand now: nobody gives what they do not have. */
export function mayGrant(
  giver: Pick<MemberRow, 'role' | 'store_ids' | 'disabled_at' | 'blocked_at'>,
  role: MerchantRole,
  storeIds: readonly string[] | null,
): boolean {
  return isLetIn(giver) && mayGrantRole(giver.role, role) && mayGrantStores(giver.store_ids, storeIds)
}

function isLetIn({ disabled_at, blocked_at }: Pick<MemberRow, 'disabled_at' | 'blocked_at'>): boolean {
  return disabled_at === null && blocked_at === null
}

/** Whether the merchant has all of these stores. */
export async function areStores(
  tx: Tx,
  merchantId: string,
  storeIds: readonly string[] | null,
): Promise<boolean> {
  if (storeIds === null) return true
  return (await knownStores(tx, merchantId, storeIds)).length === new Set(storeIds).size
}

type Found = Pick<Joined, 'personId' | 'isNew'>

/**
 * Two invites of one new person at once: the second waits for the contact and finds who the first one made.
 */
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

/**
 * Whoever has both contacts, of which one may be unknown; a refusal when they are of two people, or one is
 * nobody's.
 */
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
