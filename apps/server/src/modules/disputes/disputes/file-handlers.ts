import { Readable } from 'node:stream'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { disputeRowsMax } from '@daftar/rules/disputes/dispute'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { Handlers, StreamAnswer } from '../../../platform/http/call.ts'
import { csvType } from '../../../platform/csv.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { pdfAnswer } from '../../../platform/documents/pdf-answer.ts'
import type { DisputeDependencies } from './dependencies.ts'
import { csvOfDisputes } from './csv.ts'
import { filtersOf, scopeAmong, scopeOf } from './handlers.ts'
import { anywhere, exportedDisputes, findListed, type DisputeScope } from './list.ts'
import { loadPage, type DisputePage } from './page-store.ts'
import { packFiles } from './pack-files.ts'
import { packPaper } from './pack-paper.ts'
import { presentDispute } from './present.ts'

/** What comes in and leaves as a file (DSP-32 to DSP-35). */
export function fileHandlers(deps: DisputeDependencies) {
  const { database } = deps
  return {
    'disputes.upload': async ({ actor, file, now, audit, gone }) => {
      const incoming = await file()
      if (!incoming) return refuse('file_missing')
      const { merchantId, id: personId } = actor
      const uploader = { merchantId, personId, at: now, signal: gone() }
      const taken = await deps.files.take(uploader, 'dispute_answer', incoming)
      if (taken instanceof Refusal) return taken
      const { url, name, size } = taken
      audit({ object: `file:${url}`, merchantId, after: { purpose: 'dispute_answer', size } })
      return { asset: { id: url, url, name, size } }
    },

    'disputes.export': async ({ actor, query, request, audit, now }) => {
      const { language = request.language, ...asked } = query
      audit({ object: 'disputes', after: asked })
      const scope = scopeAmong(actor, query.merchant_ids)
      const filters = filtersOf(query)
      const rows = scope
        ? await database.tenantRead([scope.merchantId], (tx) =>
            exportedDisputes(tx, scope, filters, disputeRowsMax),
          )
        : []
      if (rows.length > disputeRowsMax) return refuse('narrow_the_filters')
      const zone = zoneOfCurrency(actor.currency)
      const day = (at: Date) => dateInZone(at.getTime(), zone)
      const from = filters.from ?? rows.at(-1)?.created_at ?? now
      return {
        bytes: Readable.from(csvOfDisputes(rows, { zone, language })),
        contentType: csvType,
        name: `disputes_${day(from)}_${day(filters.until ?? now)}.csv`,
        disposition: 'attachment',
        headers: { 'x-row-count': String(rows.length) },
      }
    },

    'disputes.pack': async ({ actor, params, now, gone }) => {
      const scope = scopeOf(actor)
      const page = await database.tenantRead([scope.merchantId], (tx) => findPage(tx, scope, params.id))
      return page ? packOf(page, now, gone()) : refuse('not_found')
    },

    'disputes.packForStaff': async ({ params, now, gone, audit }) => {
      const page = await database.providerRead((tx) => findPage(tx, anywhere, params.id))
      if (!page) return refuse('not_found')
      audit({ object: `dispute:${page.row.id}`, merchantId: page.row.merchant_id })
      return packOf(page, now, gone())
    },
  } satisfies Partial<Handlers<'disputes'>>

  async function packOf(page: DisputePage, now: Date, signal: AbortSignal): Promise<StreamAnswer> {
    const { merchant_id: owner, merchant_name, merchant_name_ar, number } = page.row
    const { name: en, nameAr: ar } = deps.brand
    const pack = {
      provider: { en, ar },
      merchant: { en: merchant_name, ar: merchant_name_ar },
      dispute: presentDispute(page, { flags: null, now }),
      files: await packFiles(deps, owner, page.files, signal),
    }
    return pdfAnswer(await deps.papers.make(packPaper, pack, { owner, signal }), `${number}.pdf`)
  }
}

async function findPage(tx: ReadTx, scope: DisputeScope, id: string) {
  const row = await findListed(tx, scope, id)
  return row && loadPage(tx, row)
}
