import { bankFields } from '@daftar/rules/bank/headings'
import { lineEffects, matchGrounds } from '@daftar/rules/bank/match-transfers'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant } from '../../wire/values.ts'
import { transfer } from './transfers.ts'

/** The bank’s files and their lines as they travel. */

const total = z.object({ count: z.number().int(), amount: amountOut })

/** How a file is read; what is left out is recognised. */
export const bankFileQuery = z.strictObject({
  currency: currency.optional(),
  /** The line of headings, from 0. */
  heading: z.coerce.number().int().min(0).max(1000).optional(),
  /**
   * What each column is, by position, with commas between and nothing for one that is not used:
   * `date,text,,debit`.
   */
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
  /**
   * The line of headings, from 0, what stands in it, what its columns are taken for, and the first rows under
   * it.
   */
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
  /** The first of them as they stand in the file, by its lines from 1: no day or no sum was read in them. */
  left_out: z.array(z.object({ row: z.number().int(), text: z.string() })),
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
  effect: z.enum(lineEffects).nullable(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  note: z.string(),
})
export type BankLine = z.output<typeof bankLine>

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
