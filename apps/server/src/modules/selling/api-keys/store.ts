import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'

export type KeyRow = Row<
  'api_key',
  'merchant_id' | 'id' | 'kind' | 'last_four' | 'store_ids' | 'created_at' | 'revoked_at'
>

/** A key that works, with the tenant it acts on. */
export interface WorkingKey
  extends
    Row<'api_key', 'merchant_id' | 'id' | 'kind' | 'last_four' | 'store_ids'>,
    Row<'merchant', 'sandbox_of'> {
  /** The live merchant has stores its sandbox does not. */
  lacks_stores: boolean
}

/** One pair of a tenant: the one for all of its stores, or for some. */
export interface PairOf {
  merchantId: string
  storeIds: readonly string[] | null
}

function isFor(tx: ReadTx, storeIds: PairOf['storeIds']): Fragment {
  return storeIds === null ? tx`store_ids is null` : tx`store_ids = ${[...storeIds]}::text[]`
}

/** Needs reach across tenants: nobody is known before. */
export async function findWorkingKey(tx: ReadTx, hash: string, at: Date): Promise<WorkingKey | undefined> {
  const [row] = await tx<WorkingKey[]>`
    select k.merchant_id, k.id, k.kind, k.last_four, k.store_ids, m.sandbox_of,
           m.sandbox_of is not null and exists (
             select from store live where live.merchant_id = m.sandbox_of and not exists (
               select from store own where own.merchant_id = m.merchant_id and own.id = live.id)) as lacks_stores
      from api_key k join merchant m on m.merchant_id = k.merchant_id
     where k.hash = ${hash} and (k.revoked_at is null or k.revoked_at > ${at})`
  return row
}

/** Holds a live merchant until the transaction ends, so that its keys are issued one after the other. */
export async function lockMerchant(tx: Tx, merchantId: string): Promise<{ name: string } | undefined> {
  const [row] = await tx<Row<'merchant', 'name'>[]>`
    select name from merchant where merchant_id = ${merchantId} and sandbox_of is null for no key update`
  return row
}

export async function findKeyMerchant(
  tx: ReadTx,
  merchantId: string,
): Promise<{ name: string; name_ar: string } | undefined> {
  const [row] = await tx<Row<'merchant', 'name' | 'name_ar'>[]>`
    select name, name_ar from merchant where merchant_id = ${merchantId} and sandbox_of is null`
  return row
}

/** The pair for these stores, or for all of them, stops working at an instant. */
export async function endKeys(tx: Tx, { merchantId, storeIds }: PairOf, at: Date): Promise<void> {
  await tx`
    update api_key set revoked_at = ${at}
     where merchant_id = ${merchantId} and revoked_at is null and ${isFor(tx, storeIds)}`
}

/** Stops the pair for these stores at once, and the one before it; answers how many keys did work. */
export async function stopPair(tx: Tx, { merchantId, storeIds }: PairOf, at: Date): Promise<number> {
  const done = await tx`
    update api_key set revoked_at = ${at}
     where merchant_id = ${merchantId} and (revoked_at is null or revoked_at > ${at}) and ${isFor(tx, storeIds)}`
  return done.count
}

/**
 * Notes that somebody is shown a secret, and gives up what could show it again; false when somebody else was.
 */
export async function giveUpSecret(
  tx: Tx,
  { merchant_id, id }: Pick<KeyRow, 'merchant_id' | 'id'>,
  at: Date,
): Promise<boolean> {
  const done = await tx`
    update api_key set shown_at = ${at}, sealed = ''
     where merchant_id = ${merchant_id} and id = ${id} and shown_at is null`
  return done.count === 1
}

/** Stops what works now, and what would still work for a while; answers how many. */
export async function stopKeys(tx: Tx, merchantId: string, at: Date): Promise<number> {
  const done = await tx`
    update api_key set revoked_at = ${at}
     where merchant_id = ${merchantId} and (revoked_at is null or revoked_at > ${at})`
  return done.count
}

export async function insertKey(
  tx: Tx,
  row: Omit<KeyRow, 'revoked_at'> & { hash: string; sealed: Buffer; shown_at: Date | null },
): Promise<void> {
  await tx`insert into api_key ${values(tx, 'api_key', row)}`
}

/** Whether both have signed the contract of a merchant: live keys come after that (DEC-MER-2). */
export async function isUnderContract(tx: ReadTx, merchantId: string): Promise<boolean> {
  const rows = await tx`
    select from contract_standing where merchant_id = ${merchantId} and status = 'completed'`
  return rows.length > 0
}

export async function isStored(tx: ReadTx, hash: string): Promise<boolean> {
  const rows = await tx`select from api_key where hash = ${hash}`
  return rows.length > 0
}

/**
 * The keys of these tenants, those that stay first, then the newest; what stopped working long ago is left
 * out.
 */
export function listKeys(tx: ReadTx, merchantIds: readonly string[], since: Date): Promise<KeyRow[]> {
  return tx<KeyRow[]>`
    select merchant_id, id, kind, last_four, store_ids, created_at, revoked_at from api_key
     where merchant_id = any (${[...merchantIds]}) and (revoked_at is null or revoked_at > ${since})
     order by revoked_at is not null, created_at desc, kind desc, id`
}

/**
 * With what it takes to open them: keys that stay, and those that a newer one replaces and that still work.
 */
export type OwnKeyRow = KeyRow & Row<'api_key', 'sealed' | 'shown_at'>

export function listOwnKeys(tx: ReadTx, merchantIds: readonly string[], at: Date): Promise<OwnKeyRow[]> {
  return tx<OwnKeyRow[]>`
    select merchant_id, id, kind, last_four, store_ids, sealed, shown_at, created_at, revoked_at from api_key
     where merchant_id = any (${[...merchantIds]}) and (revoked_at is null or revoked_at > ${at})
     order by created_at, id`
}

/** Stops a key of one of the tenants; says where there is none, and where it did not work any more. */
export async function stopKey(
  tx: Tx,
  merchantIds: readonly string[],
  id: string,
  at: Date,
): Promise<'stopped' | 'did_not_work' | 'unknown'> {
  const done = await tx`
    update api_key set revoked_at = ${at}
     where merchant_id = any (${[...merchantIds]}) and id = ${id} and (revoked_at is null or revoked_at > ${at})`
  if (done.count > 0) return 'stopped'
  const known = await tx`select from api_key where merchant_id = any (${[...merchantIds]}) and id = ${id}`
  return known.length > 0 ? 'did_not_work' : 'unknown'
}

export type StoreFacts = Row<'store', 'id' | 'code' | 'aliases' | 'name' | 'name_ar'>

export function listStores(tx: ReadTx, merchantId: string): Promise<StoreFacts[]> {
  return tx<StoreFacts[]>`
    select id, code, aliases, name, name_ar from store where merchant_id = ${merchantId} order by created_at, id`
}
