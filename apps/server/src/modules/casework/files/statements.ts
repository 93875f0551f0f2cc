import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FieldCode } from '@daftar/contract'
import type { Tx } from '../../../platform/database/database.ts'
import { RefusedError } from '../../../platform/http/refusal.ts'
import { newToken } from '../../../platform/ids.ts'
import { ReaderBusy } from '../../../platform/pdf/reader.ts'
import type { PdfKind, StatementReading } from '../../../platform/pdf/verdict.ts'
import type { FilesParts } from './dependencies.ts'
import { findFile, markClean, useFile, type FileRow } from './store.ts'

/** What a statement tells, or the field code that says why it is not taken. */
export type Look =
  | { ok: true; reading: Pick<StatementReading, 'pages' | 'holder' | 'iban' | 'firstEntry' | 'lastEntry'> }
  | { ok: false; problem: FieldCode }

/** DEC-WIZ-9; what opens but says nothing is no problem here: a reviewer looks at it. */
const problems: Readonly<Record<Exclude<PdfKind, 'text'>, FieldCode>> = {
  scanned: 'statement_scanned',
  encrypted: 'statement_password_required',
  password_wrong: 'statement_password_wrong',
  unreadable: 'statement_unreadable',
  too_heavy: 'statement_unreadable',
}

/** Files as the forms of applications use them. */
export function statementFiles(parts: FilesParts) {
  return {
    ...filesWith(new Map()),

    /**
     * The same with the given files opened by their passwords. The documents are read here, in processes of their own, so call
     * it outside of any transaction. Files of others and those that are not locked are left alone.
     */
    async opened(merchantId: string, given: readonly { url: string; password: string }[]) {
      const opened = new Map<string, StatementReading>()
      for (const { url, password } of given) {
        const row = await parts.database.tenantRead([merchantId], (tx) => findFile(tx, [merchantId], url))
        if (row?.facts?.kind === 'encrypted') opened.set(url, await unlock(parts, row, password))
      }
      return filesWith(opened)
    },
  }
}

function filesWith(opened: ReadonlyMap<string, StatementReading>) {
  return {
    /** A form names this file: it must be the merchant's own, and is kept from now on. */
    async find(
      tx: Tx,
      merchantId: string,
      handle: string,
    ): Promise<{ name: string; size: number; isPdf: boolean } | undefined> {
      const row = await useFile(tx, merchantId, handle)
      return row && { name: row.name, size: Number(row.size_bytes), isPdf: isPdf(row.content_type) }
    },

    /** What the upload already told, or for a locked file what its password opened. */
    async look(tx: Tx, merchantId: string, handle: string): Promise<Look> {
      const row = await findFile(tx, [merchantId], handle)
      if (!row) return { ok: false, problem: 'not_your_file' }
      if (!isPdf(row.content_type) || !row.facts) return { ok: false, problem: 'file_type' }
      const reading = opened.get(handle) ?? row.facts
      if (reading.kind !== 'text') return { ok: false, problem: problems[reading.kind] }
      if (row.facts.kind === 'encrypted') await markClean(tx, merchantId, handle)
      const { pages, holder, iban, firstEntry, lastEntry } = reading
      return { ok: true, reading: { pages, holder, iban, firstEntry, lastEntry } }
    },
  }
}

function isPdf(contentType: string): boolean {
  return contentType === 'application/pdf'
}

async function unlock(parts: FilesParts, row: FileRow, password: string): Promise<StatementReading> {
  const path = join(parts.quarantineFolder, newToken())
  try {
    await mkdir(parts.quarantineFolder, { recursive: true, mode: 0o700 })
    const copy = createWriteStream(path, { mode: 0o600 })
    await pipeline(await parts.storage.stream(row.storage_key), copy)
    return await parts.reader.readStatement(path, password)
  } catch (error) {
    if (error instanceof ReaderBusy) throw new RefusedError('unavailable')
    throw error
  } finally {
    await rm(path, { force: true })
  }
}
