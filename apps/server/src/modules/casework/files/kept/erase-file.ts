import type { ErasureCause } from '@daftar/rules/files/retention'
import { recordAudit } from '../../../../platform/audit/audit.ts'
import { destroyFileKey } from '../../../../platform/crypto/merchant-keys.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { markDeleted, type KeptRow } from '../store.ts'

interface Erasing {
  at: Date
  because: ErasureCause
  /** `system`, or the operator at the terminal. */
  by: string
}

/**
 * The bytes go before the row: a row without bytes is swept again, bytes without a row never would be. Of a
 * precious file the key goes too, so that no copy of the disk opens it any more. What is left proves that it
 * was here and is gone: purpose, digest, moment, rule and who did it, in its row and on the audit chain of
 * its merchant.
 */
export async function eraseFile(
  tx: Tx,
  storage: Storage,
  row: KeptRow,
  { at, because, by }: Erasing,
): Promise<void> {
  await storage.remove(row.storage_key)
  const isErased = await destroyFileKey(tx, row.merchant_id, row.id)
  await markDeleted(tx, row, { at, because, by, isErased })
  await recordAudit(tx, {
    merchantId: row.merchant_id,
    at,
    action: 'file.erased',
    object: `file:${row.id}`,
    actorId: by,
    actorRole: by === 'system' ? 'system' : 'operator',
    outcome: 'done',
    after: {
      purpose: row.area,
      sha256: row.sha256.toString('hex'),
      cause: because,
      key_destroyed: isErased,
    },
  })
}
