import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { Tx } from '../../../platform/database/database.ts'
import type { StreamAnswer } from '../../../platform/http/call.ts'
import { newToken } from '../../../platform/ids.ts'
import type { StatementReading } from '../../../platform/pdf/verdict.ts'
import type { FilesDependencies } from './dependencies.ts'
import { streamOf } from './reading/stream.ts'
import { findFile, markClean, unuseFile, useFile, type FileRow } from './store.ts'

/** Documents as forms name them: whose they are, and what they tell. */
export interface OpenedDocuments {
  /** A form names this file: it must be the merchant's own, and is kept from now on. */
  find(
    tx: Tx,
    merchantId: string,
    handle: string,
  ): Promise<{ name: string; size: number; isPdf: boolean; purpose: UploadPurpose } | undefined>
  /** No form names this file any more: it is deleted as what was never used. */
  letGo(tx: Tx, merchantId: string, handle: string): Promise<void>
  /**
   * What the upload of a PDF already told, or for a locked one what its password opened; null for what is no
   * PDF, undefined for what is none of the merchant's files.
   */
  read(tx: Tx, merchantId: string, handle: string): Promise<StatementReading | null | undefined>
}

export interface Documents extends OpenedDocuments {
  /**
   * The same with the given files opened by their passwords. They are read here, in processes of their own,
   * so call it outside of any transaction. Files of others and those that are not locked are left alone.
   */
  opened(merchantId: string, given: readonly { url: string; password: string }[]): Promise<OpenedDocuments>
  /**
   * The bytes of a file that was looked at, for whoever has made it public; undefined where there is none.
   */
  show(merchantId: string, handle: string): Promise<StreamAnswer | undefined>
}

export function documentsOf(deps: FilesDependencies): Documents {
  return {
    ...documentsWith(new Map()),
    async show(merchantId, handle) {
      const row = await deps.database.tenantRead([merchantId], (tx) => findFile(tx, [merchantId], handle))
      return row?.state === 'clean' ? streamOf(deps.storage, row) : undefined
    },
    async opened(merchantId, given) {
      const opened = new Map<string, StatementReading>()
      for (const { url, password } of given) {
        const row = await deps.database.tenantRead([merchantId], (tx) => findFile(tx, [merchantId], url))
        if (row?.facts?.kind === 'encrypted') opened.set(url, await unlock(deps, row, password))
      }
      return documentsWith(opened)
    },
  }
}

function documentsWith(opened: ReadonlyMap<string, StatementReading>): OpenedDocuments {
  return {
    async find(tx, merchantId, handle) {
      const row = await useFile(tx, merchantId, handle)
      return (
        row && {
          name: row.name,
          size: Number(row.size_bytes),
          isPdf: isPdf(row.content_type),
          purpose: row.area,
        }
      )
    },
    letGo: unuseFile,
    async read(tx, merchantId, handle) {
      const row = await findFile(tx, [merchantId], handle)
      if (!row) return undefined
      if (!isPdf(row.content_type) || !row.facts) return null
      const reading = opened.get(handle) ?? row.facts
      if (row.facts.kind === 'encrypted' && reading.kind === 'text') await markClean(tx, merchantId, handle)
      return reading
    },
  }
}

function isPdf(contentType: string): boolean {
  return contentType === 'application/pdf'
}

async function unlock(deps: FilesDependencies, row: FileRow, password: string): Promise<StatementReading> {
  const path = join(deps.quarantineFolder, newToken())
  try {
    await mkdir(deps.quarantineFolder, { recursive: true, mode: 0o700 })
    const copy = createWriteStream(path, { mode: 0o600 })
    await pipeline(await deps.storage.stream(row.storage_key), copy)
    return await deps.reader.readStatement({ path, password, owner: row.merchant_id })
  } finally {
    await rm(path, { force: true })
  }
}
