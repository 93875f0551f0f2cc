import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { DocumentReason } from '@daftar/contract/endpoints/casework/files'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import type { StreamAnswer } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { newToken } from '../../../platform/ids.ts'
import type { FilesDependencies } from './dependencies.ts'
import type { FileRow } from './store.ts'

interface Look {
  name: string
  staffId: string
  reason: DocumentReason
  at: Date
  language: Language
  signal: AbortSignal
}

const reasons = {
  review: m.desk_document_reason_review,
  merchant_asks: m.desk_document_reason_merchant_asks,
  authority_asks: m.desk_document_reason_authority_asks,
  fraud_check: m.desk_document_reason_fraud_check,
} as const satisfies Record<DocumentReason, unknown>

/**
 * A copy of an identity document with the name of whoever looks at it, the moment, the reason and whose it is
 * burnt into every page: the document itself does not leave the server. The copy is made in a process of its
 * own.
 */
export async function markedStream(
  { storage, pictures, quarantineFolder }: FilesDependencies,
  row: FileRow,
  { name, staffId, reason, at, language, signal }: Look,
): Promise<StreamAnswer | Refusal> {
  const path = join(quarantineFolder, newToken())
  try {
    await mkdir(quarantineFolder, { recursive: true, mode: 0o700 })
    await pipeline(await storage.stream(row.storage_key), createWriteStream(path, { mode: 0o600 }))
    const why = reasons[reason]({}, { locale: language })
    const moment = `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
    const marked = await pictures.marked(
      { path, owner: `staff:${staffId}`, signal },
      {
        type: row.content_type === 'application/pdf' ? 'pdf' : 'image',
        mark: [name, moment, why, row.merchant_id].map((part) => `\u2068${part}\u2069`).join(' · '),
        isRightToLeft: language === 'ar',
      },
    )
    if (marked.kind !== 'marked') return refuse('file_unreadable')
    return {
      bytes: Readable.from([Buffer.from(marked.bytes)]),
      contentType: marked.contentType,
      name: row.name,
      size: marked.bytes.length,
      disposition: 'inline',
    }
  } finally {
    await rm(path, { force: true })
  }
}
