import { lineViews } from '@daftar/rules/bank/line-views'
import { matchGrounds } from '@daftar/rules/bank/match-transfers'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { anUpload } from '../../wire/uploads.ts'
import { currency, pageQuery } from '../../wire/values.ts'
import {
  bankFile,
  bankFilePreview,
  bankFileQuery,
  bankLine,
  reconciliation,
} from './reconciliation-shapes.ts'
import { transfer } from './transfers.ts'

/** The transit account against the provider's own bank statement: lines of a file matched to transfers. */

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }

const upload = {
  access: { kind: 'staff', flag: 'can_reconcile' },
  query: bankFileQuery,
  reasons: ['file_missing', 'file_too_large', 'file_unreadable'],
  ...anUpload,
} as const

export const reconciliationEndpoints = {
  'reconciliation.previewFile': endpoint({
    ...upload,
    route: 'POST /desk/api/v1/reconciliation/files/preview',
    summary: 'Read a bank’s file (multipart field `file`) and keep nothing',
    response: z.object({ preview: bankFilePreview }),
  }),
  'reconciliation.addFile': endpoint({
    ...upload,
    route: 'POST /desk/api/v1/reconciliation/files',
    summary: 'Keep the lines of a bank’s file; the same file again changes nothing',
    response: z.object({ file: bankFile, known: z.boolean() }),
    audit: 'bank_file.added',
  }),
  'reconciliation.files': endpoint({
    route: 'GET /desk/api/v1/reconciliation/files',
    summary: 'Bank files, newest first',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ files: z.array(bankFile), ...page }),
  }),
  'reconciliation.summary': endpoint({
    route: 'GET /desk/api/v1/reconciliation',
    summary: 'Transit in the journal against the transfers that are open, per currency',
    access: { kind: 'staff', flag: 'can_view_books' },
    response: z.object({ reconciliations: z.array(reconciliation) }),
  }),
  'reconciliation.lines': endpoint({
    route: 'GET /desk/api/v1/reconciliation/lines',
    summary: 'Lines of the bank, newest first, with the transfer each is matched to or fits',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({
      view: z.enum(lineViews),
      file_id: z.string().max(64).optional(),
      currency: currency.optional(),
      ...pageQuery,
    }),
    response: z.object({
      lines: z.array(bankLine),
      /** How many wait for somebody. */
      counts: z.object({ proposed: z.number().int(), waiting: z.number().int(), unknown: z.number().int() }),
      ...page,
    }),
    example: { query: { view: 'proposed' } },
  }),
  'reconciliation.unseenTransfers': endpoint({
    route: 'GET /desk/api/v1/reconciliation/transfers',
    summary: 'Transfers that were ordered and are on no statement, oldest first',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({ currency: currency.optional(), ...pageQuery }),
    response: z.object({ transfers: z.array(transfer), ...page }),
  }),
  'reconciliation.candidates': endpoint({
    route: 'GET /desk/api/v1/reconciliation/lines/{id}/candidates',
    summary: 'Transfers of the same amount that a line could be, the likeliest first',
    access: { kind: 'staff', flag: 'can_view_books' },
    params: byId,
    response: z.object({
      candidates: z.array(z.object({ transfer, grounds: z.array(z.enum(matchGrounds)) })),
    }),
    example: { params: { id: 'bln_0000' } },
  }),
  'reconciliation.match': endpoint({
    route: 'POST /desk/api/v1/reconciliation/lines/{id}/match',
    summary:
      'Confirm that a line is a transfer: it is paid with the bank’s reference, above the limit by two people; money that came back marks its payout returned',
    access: { kind: 'staff', flag: 'can_reconcile' },
    params: byId,
    body: z.strictObject({ transfer_id: z.string().max(64) }),
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status', 'own_proposal', 'line_differs'],
    audit: 'bank_line.matched',
    example: { params: { id: 'bln_0000' }, body: { transfer_id: 'trf_0000' } },
  }),
  'reconciliation.setAside': endpoint({
    route: 'POST /desk/api/v1/reconciliation/lines/{id}/aside',
    summary: 'A line that concerns no transfer: a fee of the bank, money of its own',
    access: { kind: 'staff', flag: 'can_reconcile' },
    params: byId,
    body: z.strictObject({ note: z.string().trim().min(3, 'too_short').max(300, 'too_long') }),
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status'],
    audit: 'bank_line.set_aside',
    example: { params: { id: 'bln_0000' }, body: { note: 'Agreed with the merchant.' } },
  }),
  'reconciliation.reopen': endpoint({
    route: 'POST /desk/api/v1/reconciliation/lines/{id}/reopen',
    summary: 'Open a line again that was set aside, or that waits for a transfer the bank refused',
    access: { kind: 'staff', flag: 'can_reconcile' },
    params: byId,
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status'],
    audit: 'bank_line.reopened',
    example: { params: { id: 'bln_0000' } },
  }),
}
