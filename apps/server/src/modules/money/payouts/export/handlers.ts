import { Readable } from 'node:stream'
import type { MailedExport } from '@daftar/contract/endpoints/money/payouts'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { Handlers, StreamAnswer } from '../../../../platform/http/call.ts'
import type { MemberActor } from '../../../../platform/http/actor.ts'
import { csvType, withByteOrderMark } from '../../../../platform/csv.ts'
import { openCopySnapshot } from '../../../../platform/database/snapshots/copy-snapshot.ts'
import { refuse, Refusal } from '../../../../platform/http/refusal.ts'
import { newId } from '../../../../platform/ids.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import { reachOf } from '../access.ts'
import { filterOf } from '../handlers.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { movementsAsCsv } from './movements-csv.ts'
import { contentsOf, isStillSeen, type ExportContents } from './contents.ts'
import { exportJobName, type ExportTarget } from './mailed.ts'
import { emailOf, findReadyExport, insertExport } from './store.ts'

/** DEC-PO-5. */
const keptMs = 7 * 86_400_000

/** The CSV of movements: streamed, or above the limit made later and mailed (PO-06, DEC-PO-5). */
export function exportHandlers(deps: PayoutsDependencies) {
  const { database, storage, mailExportAboveRows } = deps
  return {
    'payouts.export': async ({ actor, body, now, request, audit }) => {
      const contents = await database.tenantRead(actor.merchantIds, async (tx) => {
        const filter = await filterOf(tx, actor, body)
        if (filter instanceof Refusal) return filter
        const today = dateInZone(now.getTime(), filter.reached[0]?.zone ?? 'UTC')
        const { payout_id: payoutId } = body
        return contentsOf(tx, { ...filter, payoutId }, { today, language: request.language })
      })
      if (contents instanceof Refusal) return contents
      const isEmpty = contents.parts.every((part) => part.payoutIds.length === 0)
      if (body.payout_id !== undefined && isEmpty) return refuse('not_found')
      audit({ object: `payouts:${contents.name}`, after: { rows: contents.rows } })
      return contents.rows > mailExportAboveRows
        ? mailLater(deps, actor, contents, now)
        : streamNow(deps, contents)
    },

    'payouts.exportFile': async ({ actor, params, now }) => {
      const row = await database.tenantRead(actor.merchantIds, async (tx) => {
        const wanted = { personId: actor.id, merchantIds: actor.merchantIds, id: params.id, at: now }
        const found = await findReadyExport(tx, wanted)
        return found && isStillSeen(found.asked.parts, await reachOf(tx, actor)) ? found : undefined
      })
      if (!row?.storage_key) return refuse('not_found')
      return {
        bytes: await storage.stream(row.storage_key),
        contentType: csvType,
        name: row.name,
        size: await storage.size(row.storage_key),
        disposition: 'attachment',
        headers: { 'x-row-count': String(row.row_count) },
      }
    },
  } satisfies Partial<Handlers<'payouts'>>
}

async function streamNow({ database }: PayoutsDependencies, contents: ExportContents): Promise<StreamAnswer> {
  const merchants = contents.parts.map((part) => part.merchantId)
  const snapshot = await openCopySnapshot(database.appUrl, { merchants })
  const bytes = await snapshot.copy(movementsAsCsv(contents.parts, contents.language))
  return {
    bytes: withByteOrderMark(bytes),
    contentType: csvType,
    name: contents.name,
    disposition: 'attachment',
    headers: { 'x-row-count': String(contents.rows) },
  }
}

/**
 * The recipient is who asks: contacts for reports are not kept yet. A person without an address cannot be
 * mailed to.
 */
async function mailLater(
  { database }: PayoutsDependencies,
  actor: MemberActor,
  contents: ExportContents,
  now: Date,
): Promise<StreamAnswer | Refusal> {
  const { merchantId } = actor
  const id = newId('exp')
  const recipient = await database.tenant(actor.merchantIds, async (tx) => {
    const email = await emailOf(tx, actor.id)
    if (email === null) return null
    await insertExport(tx, {
      merchant_id: merchantId,
      id,
      person_id: actor.id,
      recipient: email,
      asked: contents,
      name: contents.name,
      row_count: contents.rows,
      created_at: now,
      expires_at: new Date(now.getTime() + keptMs),
    })
    await enqueue<ExportTarget>(tx, { name: exportJobName }, { merchantId, id })
    return email
  })
  if (recipient === null) return refuse('export_too_large')
  const answer: MailedExport = { mailed_to: recipient }
  return {
    bytes: Readable.from([JSON.stringify(answer)]),
    contentType: 'application/json',
    name: 'mailed.json',
    disposition: 'inline',
    status: 202,
  }
}
