import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import type { ConnectionRow } from './machine.ts'

export function listConnections(tx: ReadTx, merchantId: string): Promise<ConnectionRow[]> {
  return tx<
    ConnectionRow[]
  >`select * from shop_connection where merchant_id = ${merchantId} order by connected_at`
}

export async function findConnection(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx<ConnectionRow[]>`
    select * from shop_connection where merchant_id = ${merchantId} and id = ${id}`
  return row
}

/** The connection to a platform, held until the transaction ends. */
export async function lockConnection(
  tx: Tx,
  merchantId: string,
  platform: ShopPlatform,
): Promise<ConnectionRow | undefined> {
  const [row] = await tx<ConnectionRow[]>`
    select * from shop_connection where merchant_id = ${merchantId} and platform = ${platform} for update`
  return row
}

export async function insertConnection(
  tx: Tx,
  row: Omit<ConnectionRow, 'status' | 'grant_no' | 'ended_at'>,
): Promise<void> {
  await tx`insert into shop_connection ${values(tx, 'shop_connection', { ...row, status: 'connected' })}`
}

/** A grant in the place of the one it was made of; false where the connection has another one by now. */
export async function replaceGrant(
  tx: Tx,
  { merchant_id, id, grant_no, grant_sealed }: ConnectionRow,
  grant: Buffer,
  expiresAt: Date | null,
): Promise<boolean> {
  const { count } = await tx`
    update shop_connection set grant_sealed = ${grant}, expires_at = ${expiresAt}
     where merchant_id = ${merchant_id} and id = ${id} and grant_no = ${grant_no} and grant_sealed = ${grant_sealed}`
  return count === 1
}

/** Connections that are read by themselves, of every merchant. */
export function listReadable(tx: ReadTx): Promise<Pick<ConnectionRow, 'merchant_id' | 'id'>[]> {
  return tx<Pick<ConnectionRow, 'merchant_id' | 'id'>[]>`
    select merchant_id, id from shop_connection where status = 'connected' order by merchant_id, id`
}

export type ConsentRow = Row<
  'shop_consent',
  | 'merchant_id'
  | 'id'
  | 'person_id'
  | 'session_id'
  | 'shop'
  | 'secret_hash'
  | 'verifier_sealed'
  | 'keys_sealed'
  | 'asked_at'
  | 'expires_at',
  { platform: ShopPlatform }
>

/** Keeps what somebody went away with; what is too old of the merchant's goes. */
export async function insertConsent(tx: Tx, row: ConsentRow): Promise<void> {
  await tx`delete from shop_consent where merchant_id = ${row.merchant_id} and expires_at < ${row.asked_at}`
  await tx`insert into shop_consent ${values(tx, 'shop_consent', row)}`
}

/** Takes a consent away: of two who come back with it, one finds it. */
export async function takeConsent(tx: Tx, merchantId: string, id: string): Promise<ConsentRow | undefined> {
  const [row] = await tx<ConsentRow[]>`
    delete from shop_consent where merchant_id = ${merchantId} and id = ${id} returning *`
  return row
}

/** Of any merchant, for a shop's server that knows nobody here. Needs reach across tenants. */
export async function lockConsent(tx: Tx, id: string): Promise<ConsentRow | undefined> {
  const [row] = await tx<ConsentRow[]>`select * from shop_consent where id = ${id} for update`
  return row
}

/** The keys a shop's server handed over, once. */
export async function keepKeys(tx: Tx, { merchant_id, id }: ConsentRow, keys: Buffer): Promise<boolean> {
  const { count } = await tx`
    update shop_consent set keys_sealed = ${keys}
     where merchant_id = ${merchant_id} and id = ${id} and keys_sealed is null`
  return count === 1
}
