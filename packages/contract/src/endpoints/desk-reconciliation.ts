import { bankFields } from '@daftar/rules/bank/headings'
import { matchEffects, matchGrounds } from '@daftar/rules/bank/match-transfers'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { amountOut, calendarDate, currency, instant, pageQuery } from '../wire/values.ts'
import { transfer } from './desk-shapes.ts'

/** The transit account against the provider's own bank statement: lines of a file matched to transfers. */

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const total = z.object({ count: z.number().int(), amount: amountOut })

/** How a file is read; what is left out is recognised. */
export const bankFileQuery = z.strictObject({
  currency: currency.optional(),
  /** The line of headings, from 0. */
  heading: z.coerce.number().int().min(0).max(1000).optional(),
  /** What each column is, by position, with commas between and nothing for one that is not used: `date,text,,debit`. */
  columns: z
    .string()
    .max(2000)
    .regex(/^[a-z,]*$/)
    .optional(),
})

const readLine = z.object({
  /** The line of the file, from 1. */
  row: z.number().int(),
  booked_on: calendarDate,
  /** What the account gained: a payment leaves with a minus. */
  amount: amountOut,
  currency,
  /** Everything the bank wrote about it, and its own number of the movement. */
  text: z.string(),
  bank_reference: z.string(),
})

export const bankFilePreview = z.object({
  name: z.string(),
  /** The line of headings, from 0, what stands in it, what its columns are taken for, and the first rows under it. */
  heading: z.number().int(),
  headings: z.array(z.string()),
  columns: z.array(z.enum(bankFields).nullable()),
  sample: z.array(z.array(z.string())),
  currency: currency.nullable(),
  /** What must be said before a line can be read; empty when the file can be taken. */
  missing: z.array(z.enum(['date', 'amount', 'currency'])),
  lines: z.number().int(),
  first_lines: z.array(readLine),
  /** Rows under the headings that are no movement. */
  skipped: z.number().int(),
  /** Taken before: the same bytes. */
  known: z.boolean(),
})
export type BankFilePreview = z.output<typeof bankFilePreview>

export const bankFile = z.object({
  id: z.string(),
  name: z.string(),
  currency,
  lines: z.number().int(),
  skipped: z.number().int(),
  repeated: z.number().int(),
  first_on: calendarDate.nullable(),
  last_on: calendarDate.nullable(),
  uploaded_by: z.string(),
  uploaded_at: instant,
  /** Of its lines, those that nobody has decided on. */
  open: z.number().int(),
})
export type BankFile = z.output<typeof bankFile>

export const bankLine = readLine.extend({
  id: z.string(),
  file_id: z.string(),
  file_name: z.string(),
  state: z.enum(['open', 'waiting', 'matched', 'aside']),
  /** The transfer it is matched to, or the one that is proposed; null where none fits. */
  transfer: transfer.nullable(),
  grounds: z.array(z.enum(matchGrounds)),
  effect: z.enum(matchEffects).nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  note: z.string(),
})
export type BankLine = z.output<typeof bankLine>

/** Open lines stand in three lists: with a proposal, with a first person's match, and those nothing fits. */
export const lineViews = ['proposed', 'waiting', 'unknown', 'matched', 'aside'] as const
export type LineView = (typeof lineViews)[number]

export const reconciliation = z.object({
  currency,
  /** What the journal says is on its way to merchants. */
  transit: amountOut,
  /** Transfers that were ordered and not answered; on the bank's statement and not. */
  ordered: total,
  on_statement: total,
  not_on_statement: total,
  /** Transit less what was ordered: zero, or something is wrong. */
  difference: amountOut,
  /** Lines nobody has decided on: what left the account and what arrived. */
  open_out: total,
  open_in: total,
  /** The last day a statement covers. */
  last_on: calendarDate.nullable(),
})
export type Reconciliation = z.output<typeof reconciliation>

const upload = {
  access: { kind: 'staff', flag: 'can_reconcile' },
  query: bankFileQuery,
  reasons: ['file_missing', 'file_too_large', 'file_unreadable'],
  rate: 'upload',
  unitOfWork: 'own',
  upload: true,
} as const

export const deskReconciliation = {
  'reconciliation.previewFile': endpoint({
    ...upload,
    route: routes['reconciliation.previewFile'],
    summary: 'Read a bank’s file (multipart field `file`) and keep nothing',
    response: z.object({ preview: bankFilePreview }),
  }),
  'reconciliation.addFile': endpoint({
    ...upload,
    route: routes['reconciliation.addFile'],
    summary: 'Keep the lines of a bank’s file; the same file again changes nothing',
    response: z.object({ file: bankFile, known: z.boolean() }),
    audit: 'bank_file.added',
  }),
  'reconciliation.files': endpoint({
    route: routes['reconciliation.files'],
    summary: 'Bank files, newest first',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ files: z.array(bankFile), ...page }),
  }),
  'reconciliation.summary': endpoint({
    route: routes['reconciliation.summary'],
    summary: 'Transit in the journal against the transfers that are open, per currency',
    access: { kind: 'staff', flag: 'can_view_books' },
    response: z.object({ reconciliations: z.array(reconciliation) }),
  }),
  'reconciliation.lines': endpoint({
    route: routes['reconciliation.lines'],
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
      /** How many wait for somebody; those that wait for a second person are counted up to a hundred. */
      counts: z.object({ proposed: z.number().int(), waiting: z.number().int(), unknown: z.number().int() }),
      ...page,
    }),
  }),
  'reconciliation.unseenTransfers': endpoint({
    route: routes['reconciliation.unseenTransfers'],
    summary: 'Transfers that were ordered and are on no statement, oldest first',
    access: { kind: 'staff', flag: 'can_view_books' },
    query: z.strictObject({ currency: currency.optional(), ...pageQuery }),
    response: z.object({ transfers: z.array(transfer), ...page }),
  }),
  'reconciliation.candidates': endpoint({
    route: routes['reconciliation.candidates'],
    summary: 'Transfers of the same amount that a line could be, the likeliest first',
    access: { kind: 'staff', flag: 'can_view_books' },
    params: byId,
    response: z.object({
      candidates: z.array(z.object({ transfer, grounds: z.array(z.enum(matchGrounds)) })),
    }),
  }),
  'reconciliation.match': endpoint({
    route: routes['reconciliation.match'],
    summary:
      'Confirm that a line is a transfer: it is paid with the bank’s reference, above the limit by two people; money that came back marks its payout returned',
    access: { kind: 'staff', flag: 'can_reconcile' },
    params: byId,
    body: z.strictObject({ transfer_id: z.string().max(64) }),
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status', 'own_proposal', 'line_differs'],
    audit: 'bank_line.matched',
  }),
  'reconciliation.setAside': endpoint({
    route: routes['reconciliation.setAside'],
    summary: 'A line that concerns no transfer: a fee of the bank, money of its own',
    access: { kind: 'staff', flag: 'can_reconcile' },
    params: byId,
    body: z.strictObject({ note: z.string().trim().min(3, 'too_short').max(300, 'too_long') }),
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status'],
    audit: 'bank_line.set_aside',
  }),
  'reconciliation.reopen': endpoint({
    route: routes['reconciliation.reopen'],
    summary: 'Open a line again that was set aside, or that waits for a transfer the bank refused',
    access: { kind: 'staff', flag: 'can_reconcile' },
    params: byId,
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status'],
    audit: 'bank_line.reopened',
  }),
}
