import { createHash } from 'node:crypto'
import { appendPages } from './append-pages.ts'

/**
 * The copy of what was signed: the file that was shown, byte for byte, and the record of its signatures
 * behind it. So no word of it can be another than the one that was agreed to, whatever has been worded anew
 * since. Throws where the file that was kept is not the one with that hash.
 */
export function signedCopy(shown: Buffer, sha256: string, record: Buffer): Buffer {
  if (createHash('sha256').update(shown).digest('hex') !== sha256)
    throw new Error('the file that was kept of a contract is not the one that was signed')
  return appendPages(shown, record)
}
