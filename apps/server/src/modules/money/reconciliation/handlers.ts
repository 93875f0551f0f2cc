import type { Call, Handlers } from '../../../platform/http/call.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { byTime, listHandler, listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { presentTransfer } from '../transfers/index.ts'
import { matchLine, reopenLine, setLineAside, type MatchDependencies } from './decide.ts'
import { isKnownFile, keepFile, listFiles, requireFile } from './files.ts'
import { findLine } from './lines.ts'
import { presentFile, presentLine, presentPreview } from './present.ts'
import { candidatesOf, openItems } from './propose.ts'
import { readBankFile } from './read-file.ts'
import { reconcile } from './summary.ts'
import { transfersOfLines, unseenTransfers } from './transfers.ts'
import { lineCursor, linesInView } from './views.ts'

export interface ReconciliationDependencies extends MatchDependencies {
  database: Database
}

export function reconciliationHandlers(deps: ReconciliationDependencies): Handlers<'reconciliation'> {
  return { ...bankFiles(deps), ...overview(deps), ...matching(deps) }
}

/** Files of the bank: looked at before they are kept, and kept once. */
function bankFiles(deps: ReconciliationDependencies) {
  return {
    'reconciliation.previewFile': async ({ query, file }) => {
      const read = await readBankFile(await file(), query)
      if (read instanceof Refusal) return read
      const known = await deps.database.providerRead((tx) => isKnownFile(tx, read.sha256))
      return { preview: presentPreview(read, known) }
    },

    'reconciliation.addFile': async ({ query, file, actor, now, audit }) => {
      const read = await readBankFile(await file(), query)
      if (read instanceof Refusal) return read
      const { currency } = read
      if (currency === null || read.missing.length > 0)
        return refuseFields(Object.fromEntries(read.missing.map((name) => [name, 'required' as const])))
      const kept = await deps.database.provider(async (tx) => {
        const { id, known } = await keepFile(tx, { ...read, currency }, { staffId: actor.id, at: now })
        return { file: presentFile(await requireFile(tx, id)), known }
      })
      audit({
        object: `bank_file:${kept.file.id}`,
        after: { name: read.name, sha256: read.sha256, lines: read.lines.length, known: kept.known },
      })
      return kept
    },

    'reconciliation.files': listHandler('files', {
      order: byTime('uploaded_at'),
      find: ({ tx }: Call<'reconciliation.files'>, page) => listFiles(tx, page),
      present: presentFile,
    }),
  } satisfies Partial<Handlers<'reconciliation'>>
}

/** How the books and the bank stand to each other, and what either has alone. */
function overview(deps: ReconciliationDependencies) {
  return {
    'reconciliation.summary': async ({ tx }) => ({
      reconciliations: await reconcile(tx, await openItems(tx)),
    }),

    'reconciliation.lines': async ({ tx, query }) => {
      const { rows, counts, next } = await linesInView(tx, {
        view: query.view,
        filter: { fileId: query.file_id ?? null, currency: query.currency ?? null },
        before: lineCursor.read(query.page_token),
        size: query.page_size ?? 50,
      })
      return {
        lines: rows.map(({ line, shown }) => presentLine(line, shown, deps.fourEyesAboveMinor)),
        counts,
        next_page_token: next && lineCursor.write(next),
      }
    },

    'reconciliation.unseenTransfers': async ({ tx, query }) => {
      const { proposals } = await openItems(tx)
      const seen = [...proposals.values()].map(({ transfer }) => transfer.id)
      const oldest = byTime('ordered_at')
      const { rows, next_page_token } = await listPage(query, oldest, ({ before: after, size }) =>
        unseenTransfers(tx, { currency: query.currency ?? null, seen, after, size }),
      )
      return { transfers: rows.map((row) => presentTransfer(row, deps.fourEyesAboveMinor)), next_page_token }
    },
  } satisfies Partial<Handlers<'reconciliation'>>
}

/** What a line of the bank is decided to be. */
function matching(deps: ReconciliationDependencies) {
  return {
    'reconciliation.candidates': async ({ tx, params }) => {
      const line = await findLine(tx, params.id)
      if (!line) return refuse('not_found')
      return {
        candidates: (await candidatesOf(tx, line)).map(({ transfer, grounds }) => ({
          transfer: presentTransfer(transfer, deps.fourEyesAboveMinor),
          grounds: [...grounds],
        })),
      }
    },

    'reconciliation.match': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `transfer:${body.transfer_id}`, after: { bank_line: params.id } })
      const result = await matchLine(tx, deps, {
        lineId: params.id,
        transferId: body.transfer_id,
        staffId: actor.id,
        at: now,
      })
      if (result instanceof Refusal) return result
      const line = await findLine(tx, params.id)
      const merchantId = line?.of_merchant ?? null
      audit({ object: `transfer:${body.transfer_id}`, merchantId, after: { bank_line: params.id } })
      return answer(tx, deps, params.id)
    },

    'reconciliation.setAside': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `bank_line:${params.id}`, after: { note: body.note } })
      const given = { lineId: params.id, note: body.note, staffId: actor.id, at: now }
      const result = await setLineAside(tx, given)
      return result instanceof Refusal ? result : answer(tx, deps, params.id)
    },

    'reconciliation.reopen': async ({ tx, params, audit }) => {
      audit({ object: `bank_line:${params.id}` })
      const result = await reopenLine(tx, params.id)
      return result instanceof Refusal ? result : answer(tx, deps, params.id)
    },
  } satisfies Partial<Handlers<'reconciliation'>>
}

async function answer(tx: Tx, deps: ReconciliationDependencies, id: string) {
  const line = await findLine(tx, id)
  if (!line) return refuse('not_found')
  const transfers = await transfersOfLines(tx, [line])
  const shown = { transfer: transfers.get(line.of_transfer ?? ''), proposal: undefined }
  return { line: presentLine(line, shown, deps.fourEyesAboveMinor) }
}
