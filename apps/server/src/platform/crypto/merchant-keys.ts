import { hkdfSync, randomBytes } from 'node:crypto'
import type { Database, Tx } from '../database/database.ts'
import type { Row } from '../database/rows.ts'
import type { FileKeys } from '../storage/storage.ts'
import type { Keys } from './keys.ts'

const purpose = 'merchant-key'
const filePurpose = 'file-key'

/** Whose key a precious file is stored with: its own, which opens only together with its merchant's. */
export function fileOwner(merchantId: string, fileId: string): string {
  return `${merchantId}/${fileId}`
}

/**
 * One random key for each merchant's files, kept sealed, and one more for each precious file (`fileOwner`).
 * They are asked for at every file, so that a key that was destroyed is gone for every process at once.
 */
export function merchantKeys(database: Database, keys: Keys): FileKeys {
  const findOfMerchant = async (merchantId: string): Promise<Buffer | null> => {
    const [row] = await database.tenantRead(
      [merchantId],
      (tx) =>
        tx<
          Row<'merchant_key', 'sealed'>[]
        >`select sealed from merchant_key where merchant_id = ${merchantId}`,
    )
    return row ? keys.open(merchantId, purpose, row.sealed) : null
  }
  const makeOfMerchant = async (merchantId: string): Promise<Buffer> => {
    const sealed = keys.seal(merchantId, purpose, randomBytes(32))
    await database.tenant(
      [merchantId],
      (tx) =>
        tx`insert into merchant_key (merchant_id, sealed) values (${merchantId}, ${sealed}) on conflict do nothing`,
    )
    // Of two who made one at once, the first one's holds.
    return (await findOfMerchant(merchantId)) ?? makeOfMerchant(merchantId)
  }
  const findOfFile = async (merchantId: string, fileId: string): Promise<Buffer | null> => {
    const [row] = await database.tenantRead(
      [merchantId],
      (tx) =>
        tx<Row<'file_key', 'sealed'>[]>`
          select sealed from file_key where merchant_id = ${merchantId} and file_id = ${fileId}`,
    )
    return row ? keys.open(merchantId, filePurpose, row.sealed) : null
  }
  const makeOfFile = async (merchantId: string, fileId: string): Promise<void> => {
    const sealed = keys.seal(merchantId, filePurpose, randomBytes(32))
    await database.tenant(
      [merchantId],
      (tx) => tx`
        insert into file_key (merchant_id, file_id, sealed) values (${merchantId}, ${fileId}, ${sealed})
        on conflict do nothing`,
    )
  }
  const find = async (owner: string): Promise<Buffer | null> => {
    const [merchantId = '', fileId] = owner.split('/')
    const ofMerchant = await findOfMerchant(merchantId)
    if (!ofMerchant || fileId === undefined) return ofMerchant
    const ofFile = await findOfFile(merchantId, fileId)
    return ofFile && Buffer.from(hkdfSync('sha256', ofMerchant, ofFile, 'daftar file key', 32))
  }
  const make = async (owner: string): Promise<Buffer> => {
    const [merchantId = '', fileId] = owner.split('/')
    const ofMerchant = await makeOfMerchant(merchantId)
    if (fileId === undefined) return ofMerchant
    await makeOfFile(merchantId, fileId)
    return (await find(owner)) ?? make(owner)
  }
  return { find, of: async (owner) => (await find(owner)) ?? make(owner) }
}

/** Nobody reads this one file any more; false when it had no key of its own. */
export async function destroyFileKey(tx: Tx, merchantId: string, fileId: string): Promise<boolean> {
  const { count } = await tx`delete from file_key where merchant_id = ${merchantId} and file_id = ${fileId}`
  return count > 0
}

/**
 * Nobody reads the files of this merchant any more; false when it had no key. What it stores from now on has
 * a new one.
 */
export async function destroyMerchantKey(tx: Tx, merchantId: string): Promise<boolean> {
  const { count } = await tx`delete from merchant_key where merchant_id = ${merchantId}`
  return count > 0
}
