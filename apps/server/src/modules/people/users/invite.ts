import { isMerchantRole, mayGrantStores, type MerchantRole } from '@daftar/rules/access/roles'
import { normaliseEmail } from '@daftar/rules/contact/email'
import { normalisePhone } from '@daftar/rules/contact/phone'
import { inviteEnd, inviteProblems, inviteResendAt, mostInvites } from '@daftar/rules/merchants/invites'
import type { MemberFacts } from '@daftar/rules/merchants/member-facts'
import type { Tx } from '../../../platform/database/database.ts'
import { countLetterToStranger } from '../../../platform/rates/letters-to-strangers.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { lockMembers } from '../../merchants/merchants/index.ts'
import { areStores, listMembers, mayGrant, type MemberRow } from '../members/index.ts'
import { insertInvite, invitesOf, lockInvite, noteSent, type InviteRow } from './store.ts'

/**
 * Invites somebody by their contact (DEC-USR-2). Refuses at its field what is wrong, the contact of whoever
 * invites, and of somebody who works for the merchant or is invited already (USR-07, USR-08); and to give
 * what the inviter does not have.
 */
export async function invite(
  tx: Tx,
  { merchantId, byId }: { merchantId: string; byId: string },
  given: MemberFacts,
  now: Date,
  { adsOnly = false }: { adsOnly?: boolean } = {},
): Promise<InviteRow | Refusal> {
  const problems = inviteProblems(given)
  const { role, storeIds } = given
  if (Object.keys(problems).length > 0 || !isMerchantRole(role)) return refuseFields({ ...problems })
  if (!(await lockMembers(tx, merchantId))) return refuse('not_found')
  const members = await listMembers(tx, merchantId)
  const inviter = members.find(({ person_id }) => person_id === byId)
  if (!inviter || !mayInvite(inviter, { role, store_ids: storeIds, ads_only: adsOnly }))
    return refuse('no_permission')
  if (!(await areStores(tx, merchantId, storeIds))) return refuseFields({ store_ids: 'choose_option' })
  const factor = given.email.trim() === '' ? 'phone' : 'email'
  const contact = factor === 'email' ? normaliseEmail(given.email) : normalisePhone(given.phone)
  if (inviter[factor] === contact) return refuse('invites_oneself', { fields: { [factor]: 'oneself' } })
  const taken = refuse(`${factor}_account_exists`, { fields: { [factor]: 'taken' } })
  if (members.some((member) => member[factor] === contact)) return taken
  if ((await invitesOf(tx, merchantId)).length >= mostInvites) return refuse('too_many_invites')
  const counted = await countLetterToStranger(tx, merchantId, now)
  if (counted) return counted
  const row: InviteRow = {
    merchant_id: merchantId,
    id: newId('inv'),
    email: factor === 'email' ? contact : null,
    phone: factor === 'phone' ? contact : null,
    first_name: given.firstName.trim(),
    last_name: given.lastName.trim(),
    role,
    ads_only: adsOnly,
    store_ids: storeIds && [...storeIds],
    created_at: now,
    sent_at: now,
    expires_at: inviteEnd(now),
  }
  return (await insertInvite(tx, row)) ? row : taken
}

/** Lets an invitation be sent once more, for seven days from now; not within two minutes (DEC-USR-2). */
export async function inviteAgain(
  tx: Tx,
  { merchantId, byId }: { merchantId: string; byId: string },
  id: string,
  now: Date,
): Promise<InviteRow | Refusal> {
  const row = await lockInvite(tx, merchantId, id)
  if (!row) return refuse('not_found')
  const inviter = (await listMembers(tx, merchantId)).find(({ person_id }) => person_id === byId)
  if (!inviter || !mayInvite(inviter, row)) return refuse('no_permission')
  const retryAt = inviteResendAt(row.sent_at)
  if (now < retryAt) return refuse('too_many_codes', { retryAt })
  const counted = await countLetterToStranger(tx, merchantId, now)
  if (counted) return counted
  const sent = { ...row, sent_at: now, expires_at: inviteEnd(now) }
  await noteSent(tx, sent)
  return sent
}

/**
 * Whoever invites to campaigns alone has that right, or is an admin; nobody lets others into stores that they
 * do not see.
 */
function mayInvite(
  inviter: MemberRow,
  {
    role,
    store_ids: storeIds,
    ads_only: adsOnly,
  }: Readonly<{ role: MerchantRole; store_ids: readonly string[] | null; ads_only: boolean }>,
): boolean {
  if (mayGrant(inviter, role, storeIds)) return true
  const isLetIn = inviter.disabled_at === null && inviter.blocked_at === null
  return adsOnly && inviter.ads_inviter && isLetIn && mayGrantStores(inviter.store_ids, storeIds)
}
