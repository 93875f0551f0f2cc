import { randomBytes } from 'node:crypto'
import type { FileKeys } from '../../platform/storage/storage.ts'

/** Keys of merchants' files that only this test knows. */
export function fileKeys(): FileKeys & { destroy(merchantId: string): void } {
  const keys = new Map<string, Buffer>()
  const of = (merchantId: string) => {
    const key = keys.get(merchantId) ?? randomBytes(32)
    keys.set(merchantId, key)
    return key
  }
  return {
    of: async (merchantId) => of(merchantId),
    find: async (merchantId) => keys.get(merchantId) ?? null,
    destroy: (merchantId) => void keys.delete(merchantId),
  }
}
