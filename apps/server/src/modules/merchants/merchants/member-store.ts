import type { MerchantRole } from '@daftar/rules/access/roles'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'

export type Membership = Row<
  'membership',
  | 'merchant_id'
  | 'person_id'
  | 'role'
  | 'created_at'
  | 'disabled_at'
  | 'ads_only'
  | 'ads_ops'
  | 'ads_inviter',
  {
    /** The stores the person is limited to; null for all of the merchant's. */
    store_ids: string[] | null
  }
>

/** Who works for a merchant, in the order in which they joined. */
export function membershipsOf(tx: ReadTx, merchantId: string): Promise<Membership[]> {
  return tx<Membership[]>`
    select merchant_id, person_id, role, store_ids, created_at, disabled_at, ads_only, ads_ops, ads_inviter from membership
     where merchant_id = ${merchantId} order by created_at, person_id`
}

/** False when the person works for the merchant already: a person has one role there. */
export async function insertMembership(
  tx: Tx,
  row: Omit<Membership, 'disabled_at' | 'ads_only' | 'ads_ops' | 'ads_inviter'> & { ads_only?: boolean },
): Promise<boolean> {
  const done = await tx`insert into membership ${values(tx, 'membership', row)} on conflict do nothing`
  return done.count === 1
}

/** False when the person has another role by now. */
export async function changeMembership(
  tx: Tx,
  { merchant_id, person_id }: Pick<Membership, 'merchant_id' | 'person_id'>,
  { from, role, store_ids, at }: Pick<Membership, 'role' | 'store_ids'> & { from: MerchantRole; at: Date },
): Promise<boolean> {
  if (role !== 'workspace_admin') await noteFormerAdmin(tx, { merchant_id, person_id }, at)
  const done = await tx`
    update membership set role = ${role}, store_ids = ${store_ids}
     where merchant_id = ${merchant_id} and person_id = ${person_id} and role = ${from}`
  return done.count === 1
}

/** Keeps somebody out, or lets them in again; false where it stands so already. */
export async function setMembershipDisabled(
  tx: Tx,
  { merchant_id, person_id }: Pick<Membership, 'merchant_id' | 'person_id'>,
  since: Date | null,
): Promise<boolean> {
  if (since !== null) await noteFormerAdmin(tx, { merchant_id, person_id }, since)
  const done = await tx`
    update membership set disabled_at = ${since}
     where merchant_id = ${merchant_id} and person_id = ${person_id} and (disabled_at is null) = ${since !== null}`
  return done.count === 1
}

/** Gives somebody rights over campaigns beside the role, or takes them away (DEC-ADS-3). */
export async function setAdsRights(
  tx: Tx,
  { merchant_id, person_id }: Pick<Membership, 'merchant_id' | 'person_id'>,
  { ads_ops, ads_inviter }: Pick<Membership, 'ads_ops' | 'ads_inviter'>,
): Promise<void> {
  await tx`
    update membership set ads_ops = ${ads_ops}, ads_inviter = ${ads_inviter}
     where merchant_id = ${merchant_id} and person_id = ${person_id}`
}

export async function deleteMembership(
  tx: Tx,
  { merchant_id, person_id }: Pick<Membership, 'merchant_id' | 'person_id'>,
  at: Date,
): Promise<void> {
  await noteFormerAdmin(tx, { merchant_id, person_id }, at)
  await tx`delete from membership where merchant_id = ${merchant_id} and person_id = ${person_id}`
}

/**
 * Holds who works for a merchant as it is until the transaction ends, so that of two admins who leave at once
 * one stays. False for a merchant nobody knows, and for a sandbox.
 */
export async function lockMembers(tx: Tx, merchantId: string): Promise<boolean> {
  const rows = await tx`
    select from merchant where merchant_id = ${merchantId} and sandbox_of is null for no key update`
  return rows.length === 1
}

/** Which of these stores the merchant has. */
export async function knownStores(
  tx: Tx,
  merchantId: string,
  storeIds: readonly string[],
): Promise<string[]> {
  const rows = await tx<Row<'store', 'id'>[]>`
    select id from store where merchant_id = ${merchantId} and id = any (${[...storeIds]})`
  return rows.map(({ id }) => id)
}

/**
 * Whoever is about to be no admin any more is remembered for a while: whoever takes a merchant over sends its
 * admins away first.
 */
async function noteFormerAdmin(
  tx: Tx,
  { merchant_id, person_id }: Pick<Membership, 'merchant_id' | 'person_id'>,
  until: Date,
): Promise<void> {
  await tx`
    insert into former_admin (merchant_id, person_id, until)
    select merchant_id, person_id, ${until} from membership
     where merchant_id = ${merchant_id} and person_id = ${person_id} and role = 'workspace_admin' and disabled_at is null
    on conflict (merchant_id, person_id) do update set until = excluded.until`
}

/** Who was an admin of a merchant until an instant or later. */
export async function formerAdmins(tx: ReadTx, merchantId: string, since: Date): Promise<string[]> {
  const rows = await tx<Row<'former_admin', 'person_id'>[]>`
    select person_id from former_admin where merchant_id = ${merchantId} and until >= ${since} order by person_id`
  return rows.map(({ person_id }) => person_id)
}

/** Answers how many were forgotten. */
export async function forgetFormerAdmins(tx: Tx, before: Date): Promise<number> {
  const gone = await tx`delete from former_admin where until < ${before}`
  return gone.count
}
