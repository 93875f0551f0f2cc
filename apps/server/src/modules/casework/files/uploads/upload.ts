import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { UploadedFile, UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import { destroyFileKey, fileOwner } from '../../../../platform/crypto/merchant-keys.ts'
import type { IncomingFile } from '../../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../../platform/http/refusal.ts'
import { contentTypes } from '../content/file-type.ts'
import { examine, type Examined } from './examine.ts'
import { safeFileName } from './file-name.ts'
import type { FilesDependencies } from '../dependencies.ts'
import { presentUpload } from '../present.ts'
import { rowOfUpload } from './keep-upload.ts'
import { receive, type Received } from './receive.ts'
import { sealIdentity } from '../sealing/sealed-identity.ts'
import { uploadTurns } from './upload-turns.ts'
import { deleteRow, fitsQuota, insertFile, markClean } from '../store.ts'

export interface Uploader {
  merchantId: string
  personId: string
  at: Date
  /** Ends when they went away. */
  signal: AbortSignal
}

/**
 * Takes an upload in when its merchant's turn has come: quarantine, a look by content, storage. A refused or
 * cancelled one leaves neither row nor bytes.
 */
export async function takeUpload(
  deps: FilesDependencies,
  uploader: Uploader,
  purpose: UploadPurpose,
  file: IncomingFile,
): Promise<UploadedFile | Refusal> {
  try {
    const endTurn = await uploadTurns.take(uploader.merchantId, uploader.signal)
    try {
      return await takeNow(deps, uploader, purpose, file)
    } finally {
      endTurn()
    }
  } catch (error) {
    file.bytes.destroy()
    throw error
  }
}

async function takeNow(
  deps: FilesDependencies,
  uploader: Uploader,
  purpose: UploadPurpose,
  file: IncomingFile,
): Promise<UploadedFile | Refusal> {
  const { merchantId, at, signal } = uploader
  if (!(await deps.database.tenant([merchantId], (tx) => fitsQuota(tx, merchantId, deps.quota, 0, at)))) {
    file.bytes.destroy()
    return refuse('file_quota')
  }
  const rule = deps.ruleOf(purpose)
  const received = await receive(file.bytes, deps.quarantineFolder, rule.maximumBytes)
  if (received === 'too_large') return refuse('file_too_large')
  if (typeof received === 'string') return refuse('file_missing')
  try {
    if ((await deps.scanner.scan(received.path)) === 'infected') return refuse('file_infected')
    const examined = await examine(received, rule, {
      reader: deps.reader,
      pictures: deps.pictures,
      owner: merchantId,
      signal,
    })
    if (typeof examined === 'string') return refuse(examined)
    return await keep(deps, uploader, purpose, { received, examined, name: file.name })
  } finally {
    await rm(received.path, { force: true })
  }
}

/**
 * The row comes first and the bytes after it: a server that dies between them leaves a row that is swept, no
 * lost bytes.
 */
async function keep(
  deps: FilesDependencies,
  { merchantId, personId, at }: Uploader,
  purpose: UploadPurpose,
  { received, examined, name }: { received: Received; examined: Examined; name: string },
): Promise<UploadedFile | Refusal> {
  const rule = deps.ruleOf(purpose)
  const row = rowOfUpload({
    merchantId,
    personId,
    at,
    name: safeFileName(name, examined.type),
    purpose,
    contentType: contentTypes[examined.type],
    size: examined.size,
    sha256: examined.sha256,
    facts: examined.read && sealIdentity(deps.keys, merchantId, examined.read),
  })
  const isKept = await deps.database.tenant([merchantId], async (tx) => {
    if (!(await fitsQuota(tx, merchantId, deps.quota, examined.size, at))) return false
    await insertFile(tx, row)
    return true
  })
  if (!isKept) return refuse('file_quota')
  try {
    const owner = rule.isPrecious ? fileOwner(row.merchant_id, row.id) : row.merchant_id
    await deps.storage.put(owner, row.storage_key, createReadStream(received.path))
  } catch (error) {
    await deps.storage.remove(row.storage_key)
    await deps.database.tenant([merchantId], async (tx) => {
      await destroyFileKey(tx, merchantId, row.id)
      await deleteRow(tx, merchantId, row.id)
    })
    throw error
  }
  // A locked statement stays in quarantine until its password opened it.
  if (examined.read?.kind !== 'encrypted')
    await deps.database.tenant([merchantId], (tx) => markClean(tx, merchantId, row.id))
  return presentUpload(row, rule)
}
