import { lineKinds } from '@daftar/rules/settlement/payout-lines'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { payoutCycles } from '@daftar/rules/settlement/settlement-fee'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountOut, calendarDate, currency, pageQuery } from '../../wire/values.ts'
import {
  cycleChange,
  deposit,
  forecast,
  listedPayout,
  payout,
  payoutCycle,
  payoutLine,
  upcomingPayout,
} from './payouts-shapes.ts'
import { merchantPockets } from './pockets-shapes.ts'

/** The payouts area of the back-office (PO-01 to PO-16, DEC-PO-6). */

const mayView = { kind: 'account', permission: 'isPayoutsAllowed' } as const satisfies Access
const mayManage = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access
const byId = z.strictObject({ id: z.string().max(64) })

const ids = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean))

/**
 * The range counts from 00:00:00.000 of its first to 23:59:59.999 of its last day (PO-05), at most twelve
 * months (DEC-PO-7).
 */
const filters = z.strictObject({
  status: ids.pipe(z.array(z.enum(payoutStatuses))).optional(),
  created_at_gte: calendarDate.optional(),
  created_at_lte: calendarDate.optional(),
  store_ids: ids.optional(),
  merchant_ids: ids.optional(),
})

const lines = z.object({
  transactions: z.array(payoutLine),
  next_page_token: z.string().nullable(),
  total: z.number().int(),
})

/** `kinds` are those a step of the waterfall is made of: so each step opens its movements. */
const linesQuery = z.strictObject({
  search: z.string().trim().max(120).optional(),
  kinds: ids.pipe(z.array(z.enum(lineKinds))).optional(),
  ...pageQuery,
})

/** The answer with status 202 of an export that is too long to wait for. */
export interface MailedExport {
  mailed_to: string
}

export const payoutsEndpoints = {
  'payouts.list': endpoint({
    route: 'GET /merchant/api/v1/payouts',
    summary: 'Completed payouts, newest first (DEC-PO-3)',
    access: mayView,
    query: filters.extend(pageQuery),
    response: z.object({
      payouts: z.array(listedPayout),
      next_page_token: z.string().nullable(),
      total: z.number().int(),
    }),
    example: { query: { merchant_ids: 'mer_0000' } },
  }),
  'payouts.read': endpoint({
    route: 'GET /merchant/api/v1/payouts/{id}',
    summary: 'One payout with its waterfall (DEC-PO-4)',
    access: mayView,
    params: byId,
    response: z.object({ payout }),
    example: { params: { id: 'pyt_0000' } },
  }),
  'payouts.transactions': endpoint({
    route: 'GET /merchant/api/v1/payouts/{id}/transactions',
    summary: 'The movements of a payout (DEC-PO-4)',
    access: mayView,
    params: byId,
    query: linesQuery,
    response: lines,
    example: { params: { id: 'pyt_0000' } },
  }),
  'payouts.upcoming': endpoint({
    route: 'GET /merchant/api/v1/payouts/upcoming',
    summary: 'What the next payouts come to so far (DEC-PO-2)',
    access: mayView,
    response: z.object({ upcoming: z.array(upcomingPayout) }),
  }),
  'payouts.upcomingTransactions': endpoint({
    route: 'GET /merchant/api/v1/payouts/upcoming/{merchantId}/transactions',
    summary: 'The movements that are in no payout yet (DEC-PO-2)',
    access: mayView,
    params: z.strictObject({ merchantId: z.string().max(64) }),
    query: linesQuery,
    response: lines,
    example: { params: { merchantId: 'mer_0000' } },
  }),
  'payouts.pockets': endpoint({
    route: 'GET /merchant/api/v1/payouts/pockets',
    summary: 'Where all money of each merchant is, and why it is not in the bank',
    access: mayView,
    response: z.object({ merchants: z.array(merchantPockets) }),
  }),
  'payouts.forecast': endpoint({
    route: 'GET /merchant/api/v1/payouts/forecast',
    summary: 'The next four payouts, and both cycles in money',
    access: mayView,
    response: z.object({ forecasts: z.array(forecast) }),
  }),
  'payouts.export': endpoint({
    route: 'POST /merchant/api/v1/payouts/export',
    summary: 'The movements of the filtered payouts as CSV, streamed; many are mailed (PO-06, DEC-PO-5)',
    access: mayView,
    body: filters.extend({ payout_id: z.string().max(64).optional() }),
    // 200 with the file, `x-row-count` says how many movements come; 202 with a `MailedExport` where it is
    // made later.
    response: 'stream',
    rate: 'file',
    unitOfWork: 'own',
    audit: 'payouts_exported',
    example: { body: { payout_id: 'pyt_0000' } },
  }),
  'payouts.exportFile': endpoint({
    route: 'GET /merchant/api/v1/payout-exports/{id}',
    summary: 'A CSV that was mailed as an address: for who asked for it, for seven days (DEC-PO-5)',
    access: mayView,
    params: byId,
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { id: 'exp_0000' } },
  }),
  'payouts.statement': endpoint({
    route: 'GET /merchant/api/v1/payouts/{id}/statement',
    summary: 'The statement of a payout as PDF, in both languages (DEC-PO-4)',
    access: mayView,
    params: byId,
    response: 'stream',
    rate: 'file',
    unitOfWork: 'own',
    example: { params: { id: 'pyt_0000' } },
  }),
  'payouts.closing': endpoint({
    route: 'GET /merchant/api/v1/payouts/{id}/closing',
    summary: 'What is ticked off of a payout for the books',
    access: mayView,
    params: byId,
    response: z.object({
      /** Sales and refunds of its days that are in no payout. */
      missing: z.number().int(),
      /** What was charged; together every fee of the payout. */
      fees: z.object({ commission: amountOut, transfer: amountOut, vat: amountOut }),
      /**
       * The tax invoice its fees are on; without a number before its day, and for who does not see the whole
       * merchant.
       */
      invoice: z.object({ month: z.string(), number: z.string().nullable(), from: calendarDate }),
    }),
    example: { params: { id: 'pyt_0000' } },
  }),
  'payouts.bundle': endpoint({
    route: 'GET /merchant/api/v1/payouts/{id}/bundle',
    summary: 'A payout for the accountant as ZIP: journal lines, statement, tax invoice',
    access: mayView,
    params: byId,
    response: 'stream',
    rate: 'file',
    unitOfWork: 'own',
    example: { params: { id: 'pyt_0000' } },
  }),
  'payouts.invoices': endpoint({
    route: 'GET /merchant/api/v1/payout-invoices',
    summary: 'The months with a tax invoice, newest first',
    access: mayView,
    response: z.object({
      invoices: z.array(
        z.object({
          month: z.string(),
          number: z.string(),
          currency,
          fees: amountOut,
          vat: amountOut,
          total: amountOut,
        }),
      ),
    }),
  }),
  'payouts.invoice': endpoint({
    route: 'GET /merchant/api/v1/payout-invoices/{month}',
    summary:
      'The tax invoice of a month: fees and the VAT on them, as PDF, or as UBL 2.1 in the profile of the country',
    access: mayView,
    params: z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
    query: z.strictObject({ currency: currency.optional(), format: z.enum(['pdf', 'xml']).optional() }),
    response: 'stream',
    reasons: ['seller_tax_number_missing'],
    rate: 'file',
    unitOfWork: 'own',
    example: { params: { month: '2026-10' } },
  }),
  'payouts.deposits': endpoint({
    route: 'GET /merchant/api/v1/payouts/deposits',
    summary: 'Transfers a bank statement is matched against',
    access: mayView,
    query: z.strictObject({ from: calendarDate, to: calendarDate }),
    response: z.object({
      deposits: z.array(deposit),
      /** Days, by currency, on which its banks book nothing besides their weekends. */
      holidays: z.record(z.string(), z.array(calendarDate)),
    }),
    example: { query: { from: '2026-11-01', to: '2026-11-30' } },
  }),
  'payouts.request': endpoint({
    route: 'POST /merchant/api/v1/merchants/{id}/payouts',
    summary: 'Ask for a payout now, in the flexible cycle (PO-13, DEC-PO-8)',
    access: mayManage,
    params: byId,
    response: z.object({ payout_id: z.string() }),
    reasons: ['wrong_status', 'payout_too_small', 'payout_once_a_day'],
    audit: 'payout_requested',
    example: { params: { id: 'mer_0000' } },
  }),
  'payouts.cycle': endpoint({
    route: 'GET /merchant/api/v1/merchants/{id}/payout-cycle',
    summary: 'The payout cycle with its fees and the next date (PO-07, DEC-PO-8)',
    access: mayView,
    params: byId,
    response: payoutCycle,
    example: { params: { id: 'mer_0000' } },
  }),
  'payouts.setCycle': endpoint({
    route: 'PUT /merchant/api/v1/merchants/{id}/payout-cycle',
    summary: 'Change the payout cycle from the next week on (DEC-PO-8)',
    access: mayManage,
    params: byId,
    body: z.strictObject({ cycle: z.enum(payoutCycles) }),
    response: payoutCycle,
    reasons: ['cycle_fixed'],
    audit: 'payout_cycle_changed',
    example: { params: { id: 'mer_0000' }, body: { cycle: 'flexible' } },
  }),
  'payouts.cycleChanges': endpoint({
    route: 'GET /merchant/api/v1/merchants/{id}/payout-cycle/changes',
    summary: 'Changes of the payout cycle that were asked for, newest first (MON-08, DEC-MON-4)',
    access: mayView,
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.object({ changes: z.array(cycleChange), next_page_token: z.string().nullable() }),
    example: { params: { id: 'mer_0000' } },
  }),
}
