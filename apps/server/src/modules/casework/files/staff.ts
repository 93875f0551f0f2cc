import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import { addressOf } from './handlers.ts'
import type { FilesDependencies } from './dependencies.ts'
import { findAnyFile } from './store.ts'
import { streamOf } from './stream.ts'
import { readTicket, writeTicket } from './ticket.ts'

/** Files as the provider's staff read them, of every merchant; whose they are stands in the audit entry. */
export function staffFileHandlers({ database, storage, keys, ruleOf }: FilesDependencies) {
  return {
    'files.ticketForStaff': async ({ tx, body, actor, now, audit }) => {
      const object = `file:${body.url}`
      const row = await findAnyFile(tx, body.url)
      audit({ object, ...(row && { merchantId: row.merchant_id }) })
      if (!row) return refuse('not_found')
      // An identity document is opened for a reason, which stays on record with who opened it.
      const isPrecious = ruleOf(row.area).isPrecious ?? false
      if (isPrecious && !body.reason) return refuseFields({ reason: 'reason_required' })
      audit({ object, merchantId: row.merchant_id, ...(body.reason && { after: { reason: body.reason } }) })
      const permit = { merchantId: row.merchant_id, fileId: row.id, personId: actor.id }
      const { ticket, expiresAt } = writeTicket(keys, 'desk', permit, now)
      return { address: addressOf('files.streamForStaff', ticket), expires_at: expiresAt.toISOString() }
    },

    'files.streamForStaff': async ({ params, actor, now }) => {
      const permit = readTicket(keys, 'desk', params.ticket, actor.id, now)
      const row = permit && (await database.providerRead((tx) => findAnyFile(tx, permit.fileId)))
      return row ? streamOf(storage, row) : refuse('not_found')
    },
  } satisfies Partial<Handlers<'files'>>
}
