import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { addressOf } from './handlers.ts'
import type { FilesDependencies } from './dependencies.ts'
import { markedStream } from './marked.ts'
import { findAnyFile } from './store.ts'
import { streamOf } from './reading/stream.ts'
import { readTicket, writeTicket } from './reading/ticket.ts'

/** Files as the provider's staff read them, of every merchant; whose they are stands in the audit entry. */
export function staffFileHandlers(deps: FilesDependencies) {
  const { database, storage, keys, ruleOf } = deps
  return {
    'files.ticketForStaff': async ({ tx, body, actor, now, audit }) => {
      const object = `file:${body.url}`
      const row = await findAnyFile(tx, body.url)
      audit({ object, ...(row && { merchantId: row.merchant_id }) })
      if (!row) return refuse('not_found')
      // An identity document is opened for a reason, which stays on record with who opened it.
      const isPrecious = ruleOf(row.area).isPrecious ?? false
      const { reason, original: isOriginal = false } = body
      if (isPrecious && !reason) return refuseFields({ reason: 'reason_required' })
      if (isOriginal && reason !== 'authority_asks') return refuseFields({ original: 'invalid' })
      const after = { reason, ...(isOriginal && { original: true }) }
      audit({ object, merchantId: row.merchant_id, ...(reason && { after }) })
      const permit = {
        ...{ merchantId: row.merchant_id, fileId: row.id, personId: actor.id },
        ...(isPrecious && reason && { reason, isOriginal }),
      }
      const { ticket, expiresAt } = writeTicket(keys, 'desk', permit, now)
      return { address: addressOf('files.streamForStaff', ticket), expires_at: expiresAt.toISOString() }
    },

    'files.streamForStaff': async ({ params, actor, now, request, gone }) => {
      const permit = readTicket(keys, 'desk', params.ticket, actor.id, now)
      const row = permit && (await database.providerRead((tx) => findAnyFile(tx, permit.fileId)))
      if (!row) return refuse('not_found')
      const { reason, isOriginal } = permit
      if (!ruleOf(row.area).isPrecious) return streamOf(storage, row)
      if (isOriginal) return { ...(await streamOf(storage, row)), disposition: 'attachment' }
      if (!reason) return refuse('not_found')
      const look = { name: actor.name, staffId: actor.id, reason, at: now, language: request.language }
      return markedStream(deps, row, { ...look, signal: gone() })
    },
  } satisfies Partial<Handlers<'files'>>
}
