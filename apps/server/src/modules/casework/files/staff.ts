import type { Tx } from '../../../platform/database/database.ts'
import type { StreamAnswer } from '../../../platform/http/call.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { addressOf } from './handlers.ts'
import type { FilesParts } from './parts.ts'
import { findAnyFile } from './store.ts'
import { streamOf } from './stream.ts'
import { readTicket, writeTicket } from './ticket.ts'

/** Files as the provider's staff read them; the caller opened the provider's reach and writes the audit entry. */
export function staffFiles({ database, storage, keys }: FilesParts) {
  return {
    async ticket(
      tx: Tx,
      asked: { handle: string; staffId: string; at: Date },
    ): Promise<{ address: string; expiresAt: Date; merchantId: string } | Refusal> {
      const row = await findAnyFile(tx, asked.handle)
      if (!row) return refuse('not_found')
      const permit = { merchantId: row.merchant_id, fileId: row.id, personId: asked.staffId }
      const { ticket, expiresAt } = writeTicket(keys, 'desk', permit, asked.at)
      return { address: addressOf('desk.fileStream', ticket), expiresAt, merchantId: row.merchant_id }
    },

    async stream(asked: { ticket: string; staffId: string; at: Date }): Promise<StreamAnswer | Refusal> {
      const permit = readTicket(keys, 'desk', asked.ticket, asked.staffId, asked.at)
      const row = permit && (await database.providerRead((tx) => findAnyFile(tx, permit.fileId)))
      return row ? streamOf(storage, row) : refuse('not_found')
    },
  }
}
