import { z } from 'zod'
import { endpoint, type Access } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { amountOut, calendarDate, currency, instant, pageQuery } from '../wire/values.ts'

/** The transit account against the provider's own bank statement: lines of a file matched to transfers. */

const sees = { kind: 'staff', roles: ['finance', 'desk_admin'] } as const satisfies Access
const matches = { kind: 'staff', roles: ['finance'] } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const total = z.object({ count: z.number().int(), amount: amountOut })

/** What each column of a bank's file may be; an amount stands in one column with a sign, or in two without. */
export const bankColumns = [
  'date',
  'amount',
  'debit',
  'credit',
  'reference',
  'bank_reference',
  'details',
  'counterparty',
  'iban',
] as const
export type BankColumn = (typeof bankColumns)[number]

const columnIndex = z.coerce.number().int().min(0).max(99).optional()

/** Places of the columns from 0, and the currency where the file does not say it; what is left out is recognised. */
export const bankFileQuery = z.strictObject({
  currency: currency.optional(),
  date: columnIndex,
  amount: columnIndex,
  debit: columnIndex,
  credit: columnIndex,
  reference: columnIndex,
  bank_reference: columnIndex,
  details: columnIndex,
  counterparty: columnIndex,
  iban: columnIndex,
})

const columns = z.partialRecord(z.enum(bankColumns), z.number().int())

const readLine = z.object({
  booked_on: calendarDate,
  /** What the account gained: a payment leaves with a minus. */
  amount: amountOut,
  currency,
  reference: z.string(),
  bank_reference: z.string(),
  details: z.string(),
  counterparty: z.string(),
  iban: z.string(),
})

export const bankFilePreview = z.object({
  name: z.string(),
  /** The names of the file's columns, and its first rows as they stand. */
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  /** What the columns are taken for. */
  columns,
  /** The columns without which no line can be read; empty when the file can be taken. */
  missing: z.array(z.enum(['date', 'amount', 'currency'])),
  currency: currency.nullable(),
  lines: z.number().int(),
  first_lines: z.array(readLine),
  /** Rows that hold no line: their number in the file and why. */
  skipped: z.array(
    z.object({ row: z.number().int(), problem: z.enum(['date', 'amount', 'zero', 'currency']) }),
  ),
  skipped_count: z.number().int(),
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

/** What a line says of itself that fits a transfer, the strongest first. */
export const matchGrounds = ['reference', 'iban', 'amount', 'date', 'beneficiary'] as const

const matchedTransfer = z.object({
  id: z.string(),
  merchant_id: z.string(),
  merchant_name: z.string(),
  kind: z.enum(['advance', 'payout']),
  subject_id: z.string(),
  reference: z.string(),
  amount: amountOut,
  currency,
  iban: z.string(),
  beneficiary: z.string(),
  status: z.enum(['ordered', 'confirmed', 'rejected']),
  ordered_at: instant,
  bank_reference: z.string().nullable(),
  proposed_by: z.string().nullable(),
  proposed_by_id: z.string().nullable(),
  proposed_reference: z.string().nullable(),
  proposed_at: instant.nullable(),
  needs_second: z.boolean(),
})
export type MatchedTransfer = z.output<typeof matchedTransfer>

/** `confirmed` confirms the transfer, `linked` was confirmed before, `returned` came back. */
export const matchEffects = ['confirmed', 'linked', 'returned'] as const

export const bankLine = readLine.extend({
  id: z.string(),
  file_id: z.string(),
  file_name: z.string(),
  row: z.number().int(),
  state: z.enum(['open', 'waiting', 'matched', 'aside']),
  /** The transfer it is matched to, or the one that is proposed; null where none fits. */
  transfer: matchedTransfer.nullable(),
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
  access: matches,
  query: bankFileQuery,
  reasons: ['file_missing', 'file_too_large', 'file_unreadable'],
  rate: 'upload',
  unitOfWork: 'own',
  upload: true,
} as const

export const deskReconciliation = {
  'desk.previewBankFile': endpoint({
    ...upload,
    route: routes['desk.previewBankFile'],
    summary: 'Read a bank’s file (multipart field `file`) and keep nothing',
    response: z.object({ preview: bankFilePreview }),
  }),
  'desk.addBankFile': endpoint({
    ...upload,
    route: routes['desk.addBankFile'],
    summary: 'Keep the lines of a bank’s file; the same file again changes nothing',
    response: z.object({ file: bankFile, known: z.boolean() }),
    audit: 'bank_file.added',
  }),
  'desk.bankFiles': endpoint({
    route: routes['desk.bankFiles'],
    summary: 'Bank files, newest first',
    access: sees,
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ files: z.array(bankFile), ...page }),
  }),
  'desk.reconciliation': endpoint({
    route: routes['desk.reconciliation'],
    summary: 'Transit in the journal against the transfers that are open, per currency',
    access: sees,
    response: z.object({ reconciliations: z.array(reconciliation) }),
  }),
  'desk.bankLines': endpoint({
    route: routes['desk.bankLines'],
    summary: 'Lines of the bank, newest first, with the transfer each is matched to or fits',
    access: sees,
    query: z.strictObject({
      view: z.enum(lineViews),
      file_id: z.string().max(64).optional(),
      currency: currency.optional(),
      ...pageQuery,
    }),
    response: z.object({
      lines: z.array(bankLine),
      counts: z.record(z.enum(lineViews), z.number().int()),
      ...page,
    }),
  }),
  'desk.unseenTransfers': endpoint({
    route: routes['desk.unseenTransfers'],
    summary: 'Transfers that were ordered and are on no statement, oldest first',
    access: sees,
    query: z.strictObject({ currency: currency.optional(), ...pageQuery }),
    response: z.object({ transfers: z.array(matchedTransfer), ...page }),
  }),
  'desk.lineCandidates': endpoint({
    route: routes['desk.lineCandidates'],
    summary: 'Transfers of the same amount that a line could be, the likeliest first',
    access: sees,
    params: byId,
    response: z.object({
      candidates: z.array(z.object({ transfer: matchedTransfer, grounds: z.array(z.enum(matchGrounds)) })),
    }),
  }),
  'desk.matchLine': endpoint({
    route: routes['desk.matchLine'],
    summary:
      'Confirm that a line is a transfer: it is paid with the bank’s reference, above the limit by two people; money that came back marks its payout returned',
    access: matches,
    params: byId,
    body: z.strictObject({ transfer_id: z.string().max(64) }),
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status', 'own_proposal', 'line_differs'],
    audit: 'bank_line.matched',
  }),
  'desk.setLineAside': endpoint({
    route: routes['desk.setLineAside'],
    summary: 'A line that concerns no transfer: a fee of the bank, money of its own',
    access: matches,
    params: byId,
    body: z.strictObject({ note: z.string().trim().min(3, 'too_short').max(300, 'too_long') }),
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status'],
    audit: 'bank_line.set_aside',
  }),
  'desk.reopenLine': endpoint({
    route: routes['desk.reopenLine'],
    summary: 'Open a line again that was set aside, or that waits for a transfer the bank refused',
    access: matches,
    params: byId,
    response: z.object({ line: bankLine }),
    reasons: ['wrong_status'],
    audit: 'bank_line.reopened',
  }),
}
