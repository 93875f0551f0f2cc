import type { Factor } from '@daftar/rules/contact/factor'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'

export type InviteRow = Row<
  'user_invite',
  | 'merchant_id'
  | 'id'
  | 'email'
  | 'phone'
  | 'first_name'
  | 'last_name'
  | 'role'
  | 'ads_only'
  | 'created_at'
  | 'sent_at'
  | 'expires_at',
  {
    /** The stores the person will be limited to; null for all. */
    store_ids: string[] | null
  }
>

/** A contact that somebody has proven, which an invitation to it lets in. */
export type Proven = Readonly<{ factor: Factor; contact: string }>

/** Who is invited by a merchant, in the order in which they were. */
export function invitesOf(tx: ReadTx, merchantId: string): Promise<InviteRow[]> {
  return tx<InviteRow[]>`
    select * from user_invite where merchant_id = ${merchantId} order by created_at, id`
}

/**
 * False when the contact is invited by the merchant already; an invitation that is over gives way to the new
 * one.
 */
export async function insertInvite(tx: Tx, row: InviteRow): Promise<boolean> {
  await tx`
    delete from user_invite
     where merchant_id = ${row.merchant_id} and (email = ${row.email} or phone = ${row.phone}) and expires_at <= ${row.sent_at}`
  const done = await tx`insert into user_invite ${values(tx, 'user_invite', row)} on conflict do nothing`
  return done.count === 1
}

/** One invitation, held until the transaction ends. */
export async function lockInvite(tx: Tx, merchantId: string, id: string): Promise<InviteRow | undefined> {
  const [row] = await tx<InviteRow[]>`
    select * from user_invite where merchant_id = ${merchantId} and id = ${id} for update`
  return row
}

export async function noteSent(
  tx: Tx,
  { merchant_id, id, sent_at, expires_at }: Pick<InviteRow, 'merchant_id' | 'id' | 'sent_at' | 'expires_at'>,
): Promise<void> {
  await tx`
    update user_invite set sent_at = ${sent_at}, expires_at = ${expires_at}
     where merchant_id = ${merchant_id} and id = ${id}`
}

/** The invitation, which is gone with that; of several who take it, one gets it. */
export async function takeInvite(tx: Tx, { merchant_id, id }: Pick<InviteRow, 'merchant_id' | 'id'>) {
  const [row] = await tx<InviteRow[]>`
    delete from user_invite where merchant_id = ${merchant_id} and id = ${id} returning *`
  return row
}

/** The invitations that let somebody in now. Needs reach across tenants. */
export function invitesTo(tx: ReadTx, proven: readonly Proven[], now: Date): Promise<InviteRow[]> {
  const contactsOf = (factor: Factor) =>
    proven.filter((one) => one.factor === factor).map(({ contact }) => contact)
  return tx<InviteRow[]>`
    select * from user_invite
     where (email = any (${contactsOf('email')}) or phone = any (${contactsOf('phone')})) and expires_at > ${now}
     order by created_at, id`
}

type MerchantName = Row<'merchant_public', 'merchant_id' | 'name' | 'name_ar'>

/** What merchants are called. */
export function namesOf(tx: ReadTx, merchantIds: readonly string[]): Promise<MerchantName[]> {
  return tx<MerchantName[]>`
    select merchant_id, name, name_ar from merchant_public where merchant_id = any (${[...merchantIds]})`
}

/** Invitations nobody took up: who was invited is nobody's business any more. */
export async function forgetInvites(tx: Tx, before: Date): Promise<number> {
  const gone = await tx`delete from user_invite where expires_at < ${before}`
  return gone.count
}
