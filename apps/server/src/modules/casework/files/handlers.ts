import { routes } from '@daftar/contract/routes'
import type { Handlers } from '../../../platform/http/call.ts'
import { reachOf, type MerchantActor } from '../../../platform/http/actor.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import { mayRead, maySee, mayUpload } from './access.ts'
import type { FilesDependencies } from './dependencies.ts'
import { countKept } from './kept/lists.ts'
import { presentOfMerchant } from './kept/present.ts'
import { findFile, type FileRow } from './store.ts'
import { streamOf } from './reading/stream.ts'
import { presentReading } from './reading/reading.ts'
import { readTicket, writeTicket } from './reading/ticket.ts'
import { takeUpload } from './uploads/upload.ts'

/** README decision 13: larger files are streamed. */
const base64MaximumBytes = 5_000_000

/** Uploads and downloads of merchants. */
export function fileHandlers(deps: FilesDependencies) {
  return {
    'files.upload': async ({ actor, query, file, now, audit, gone }) => {
      const incoming = await file()
      if (!incoming) return refuse('file_missing')
      const { id: personId } = actor
      const merchantId = actor.merchantId ?? actor.applicantId
      if (merchantId === null || !mayUpload(actor, deps.ruleOf(query.purpose))) {
        incoming.bytes.destroy()
        return refuse('no_permission')
      }
      const uploader = { merchantId, personId, at: now, signal: gone() }
      const uploaded = await takeUpload(deps, uploader, query.purpose, incoming)
      if (!(uploaded instanceof Refusal))
        audit({
          object: `file:${uploaded.url}`,
          merchantId,
          after: { purpose: query.purpose, size: uploaded.size, content_type: uploaded.content_type },
        })
      return uploaded
    },

    'files.download': async ({ actor, query, audit }) => {
      const row = await deps.database.tenantRead(reachOf(actor), (tx) => readable(tx, deps, actor, query.url))
      if (row instanceof Refusal) return row
      if (row.size_bytes > base64MaximumBytes) return refuse('file_too_large')
      const bytes = await deps.storage.bytes(row.storage_key)
      audit({ object: `file:${row.id}`, merchantId: row.merchant_id })
      return { name: row.name, mime_type: row.content_type, data: bytes.toString('base64') }
    },

    'files.facts': async ({ actor, query, tx }) => {
      const row = await readable(tx, deps, actor, query.url)
      if (row instanceof Refusal) return row
      const { name, size_bytes, content_type, created_at } = row
      return { name, size: Number(size_bytes), content_type, uploaded_at: created_at.toISOString() }
    },

    'files.kept': async ({ actor, tx }) => {
      const found = await countKept(tx, reachOf(actor))
      const isShown = ({ area }: { area: UploadPurpose }) => maySee(actor, deps.ruleOf(area))
      return { files: found.filter(isShown).map(presentOfMerchant) }
    },

    'files.reading': async ({ actor, query, tx }) => {
      const row = await readable(tx, deps, actor, query.url)
      return row instanceof Refusal ? row : presentReading(deps.keys, row)
    },

    'files.ticket': async ({ actor, body, tx, now, audit }) => {
      const row = await readable(tx, deps, actor, body.url)
      if (row instanceof Refusal) return row
      const permit = { merchantId: row.merchant_id, fileId: row.id, personId: actor.id }
      const { ticket, expiresAt } = writeTicket(deps.keys, 'merchant', permit, now)
      audit({ object: `file:${row.id}`, merchantId: row.merchant_id })
      return { address: addressOf('files.stream', ticket), expires_at: expiresAt.toISOString() }
    },

    'files.stream': async ({ actor, params, now }) => {
      const permit = readTicket(deps.keys, 'merchant', params.ticket, actor.id, now)
      if (!permit) return refuse('not_found')
      const row = await deps.database.tenantRead(reachOf(actor), (tx) =>
        readable(tx, deps, actor, permit.fileId),
      )
      return row instanceof Refusal ? row : streamOf(deps.storage, row)
    },
  } satisfies Partial<Handlers<'files'>>
}

/** The address a ticket is used at. */
export function addressOf(route: 'files.stream' | 'files.streamForStaff', ticket: string): string {
  return routes[route].slice('GET '.length).replace('{ticket}', ticket)
}

async function readable(
  tx: ReadTx,
  { ruleOf }: FilesDependencies,
  actor: MerchantActor,
  handle: string,
): Promise<FileRow | Refusal> {
  const row = await findFile(tx, reachOf(actor), handle)
  if (!row) return refuse('not_found')
  return mayRead(actor, row, ruleOf(row.area)) ? row : refuse('no_permission')
}
