import { adjustmentReasons, adjustmentStatuses } from '@daftar/rules/payouts/adjustment'
import { holdReasons } from '@daftar/rules/payouts/hold-reasons'
import { payoutStatuses } from '@daftar/rules/payouts/payout-status'
import { settledCurrencies } from '@daftar/rules/settlement/settled-currencies'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountIn, calendarDate, pageQuery } from '../../wire/values.ts'
import {
  adjustment,
  deskPayout,
  deskPayoutWhole,
  hold,
  merchantResult,
  merchantTerms,
  run,
} from './settlement-shapes.ts'

/** Settlement at the desk: runs, the queue of payouts, adjustments, holds and dated terms. */

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const note = z.string().trim().max(500, 'too_long')
const requiredNote = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const merchantId = z.string({ error: 'required' }).min(1, 'required').max(64)
const percent = z.number({ error: 'required' }).min(0, 'below_minimum').max(100, 'above_maximum')

/** Which week a run settles: the one before the Monday of a date. */
const week = { currency: z.enum(settledCurrencies), date: calendarDate }

const listQuery = { merchant_id: z.string().max(64).optional(), ...pageQuery }
const oneRun = z.object({ run })
const onePayout = z.object({ payout: deskPayoutWhole })
const oneAdjustment = z.object({ adjustment })
const oneHold = z.object({ hold })
const terms = z.object({ terms: merchantTerms })

export const settlementEndpoints = {
  'settlement.runs': endpoint({
    route: 'GET /desk/api/v1/capital/runs',
    summary: 'The weekly runs, newest first',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    query: z.strictObject({ ...pageQuery }),
    response: z.object({ runs: z.array(run), ...page }),
  }),
  'settlement.run': endpoint({
    route: 'GET /desk/api/v1/settlement/runs/{id}',
    summary: 'How far a run is',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    params: byId,
    response: oneRun,
    example: { params: { id: 'AED-2026-11-09' } },
  }),
  'settlement.runResults': endpoint({
    route: 'GET /desk/api/v1/settlement/runs/{id}/results',
    summary: 'What a run came to for each merchant',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    params: byId,
    query: z.strictObject({ search: z.string().trim().max(80).optional(), ...pageQuery }),
    response: z.object({ results: z.array(merchantResult), ...page }),
    example: { params: { id: 'AED-2026-11-09' } },
  }),
  'settlement.previewRun': endpoint({
    route: 'GET /desk/api/v1/settlement/preview',
    summary: 'What a run would come to, without writing anything; those settled already are left out',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    query: z.strictObject({ ...week, ...pageQuery }),
    response: z.object({
      /** The Monday the week that would be settled began with. */
      week_start: calendarDate,
      /** All merchants there are to settle, not only this page's. */
      merchants: z.number().int(),
      results: z.array(merchantResult),
      ...page,
    }),
    reasons: ['run_too_early'],
    example: { query: { currency: 'AED', date: '2026-11-16' } },
  }),
  'settlement.startRun': endpoint({
    route: 'POST /desk/api/v1/settlement/runs',
    summary: 'Settle the week before a date now; what is settled already stays as it is',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    body: z.strictObject(week),
    response: oneRun,
    reasons: ['run_too_early'],
    audit: 'settlement.run_started',
    example: { body: { currency: 'AED', date: '2026-11-16' } },
  }),
  'settlement.payouts': endpoint({
    route: 'GET /desk/api/v1/payouts',
    summary: 'Payouts by status, newest first',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    query: z.strictObject({ status: z.enum(payoutStatuses).optional(), ...listQuery }),
    response: z.object({
      payouts: z.array(deskPayout),
      /** How many wait for somebody. */
      counts: z.object({ pending: z.number().int(), held: z.number().int(), failed: z.number().int() }),
      ...page,
    }),
  }),
  'settlement.payout': endpoint({
    route: 'GET /desk/api/v1/payouts/{id}',
    summary: 'One payout with its waterfall, its history and its transfers',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    params: byId,
    response: onePayout,
    example: { params: { id: 'pyt_0000' } },
  }),
  'settlement.holdPayout': endpoint({
    route: 'POST /desk/api/v1/payouts/{id}/hold',
    summary: 'Keep a payout back that was not sent yet',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({ reason: z.enum(holdReasons), note: note.default('') }),
    response: onePayout,
    reasons: ['wrong_status'],
    audit: 'payout.held',
    example: { params: { id: 'pyt_0000' }, body: { reason: 'compliance_review' } },
  }),
  'settlement.releasePayout': endpoint({
    route: 'POST /desk/api/v1/payouts/{id}/release',
    summary: 'Release a payout that is held; it is sent at once',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({ note: note.default('') }),
    response: onePayout,
    reasons: ['wrong_status', 'merchant_on_hold', 'payout_unbalanced'],
    audit: 'payout.released',
    example: { params: { id: 'pyt_0000' }, body: {} },
  }),
  'settlement.reissuePayout': endpoint({
    route: 'POST /desk/api/v1/payouts/{id}/reissue',
    summary:
      'Send a failed payout again, to a corrected IBAN where one is given; to another account, and above the limit, by a second person',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({
      iban: z.string().max(42).optional(),
      /** The bank of that IBAN, where it is not the merchant's own. */
      bank_name: z.string().trim().max(80, 'too_long').optional(),
    }),
    response: onePayout,
    reasons: ['wrong_status', 'merchant_on_hold', 'payout_unbalanced', 'own_proposal'],
    audit: 'payout.reissued',
    example: { params: { id: 'pyt_0000' }, body: {} },
  }),
  'settlement.rollOverPayout': endpoint({
    route: 'POST /desk/api/v1/payouts/{id}/roll-over',
    summary: 'Put the sum of a failed payout into the next one',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({ note: note.default('') }),
    response: onePayout,
    reasons: ['wrong_status'],
    audit: 'payout.rolled_over',
    example: { params: { id: 'pyt_0000' }, body: {} },
  }),
  'settlement.returnPayout': endpoint({
    route: 'POST /desk/api/v1/payouts/{id}/return',
    summary: 'The bank sent a paid payout back',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({ reason: requiredNote }),
    response: onePayout,
    reasons: ['wrong_status'],
    audit: 'payout.returned',
    example: { params: { id: 'pyt_0000' }, body: { reason: 'unknown account' } },
  }),
  'settlement.adjustments': endpoint({
    route: 'GET /desk/api/v1/adjustments',
    summary: 'Adjustments, newest first',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    query: z.strictObject({ status: z.enum(adjustmentStatuses).optional(), ...listQuery }),
    response: z.object({ adjustments: z.array(adjustment), ...page }),
  }),
  'settlement.proposeAdjustment': endpoint({
    route: 'POST /desk/api/v1/adjustments',
    summary: 'Propose a sum to give to a merchant, or with a minus to take',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    body: z.strictObject({
      merchant_id: merchantId,
      amount: amountIn,
      reason: z.enum(adjustmentReasons),
      note: requiredNote,
    }),
    response: oneAdjustment,
    audit: 'adjustment.proposed',
    example: {
      body: {
        merchant_id: 'mer_0000',
        amount: '100.00',
        reason: 'commission_correction',
        note: 'Agreed with the merchant.',
      },
    },
  }),
  'settlement.approveAdjustment': endpoint({
    route: 'POST /desk/api/v1/adjustments/{id}/approve',
    summary: 'A second person approves an adjustment; it is in the next payout',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({ note: note.default('') }),
    response: oneAdjustment,
    reasons: ['wrong_status', 'own_proposal'],
    audit: 'adjustment.approved',
    example: { params: { id: 'adj_0000' }, body: {} },
  }),
  'settlement.rejectAdjustment': endpoint({
    route: 'POST /desk/api/v1/adjustments/{id}/reject',
    summary: 'Reject an adjustment; who proposed it may take it back so',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({ note: requiredNote }),
    response: oneAdjustment,
    reasons: ['wrong_status'],
    audit: 'adjustment.rejected',
    example: { params: { id: 'adj_0000' }, body: { note: 'Agreed with the merchant.' } },
  }),
  'settlement.holds': endpoint({
    route: 'GET /desk/api/v1/holds',
    summary: 'Merchants whose payouts are kept back, newest first',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    query: z.strictObject({ state: z.enum(['active', 'released']).optional(), ...listQuery }),
    response: z.object({ holds: z.array(hold), ...page }),
  }),
  'settlement.placeHold': endpoint({
    route: 'POST /desk/api/v1/holds',
    summary: 'Keep back every payout of a merchant until further notice',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    body: z.strictObject({ merchant_id: merchantId, reason: z.enum(holdReasons), note: requiredNote }),
    response: oneHold,
    reasons: ['merchant_on_hold'],
    audit: 'hold.placed',
    example: {
      body: { merchant_id: 'mer_0000', reason: 'compliance_review', note: 'Agreed with the merchant.' },
    },
  }),
  'settlement.releaseHold': endpoint({
    route: 'POST /desk/api/v1/holds/{id}/release',
    summary: 'Lift the hold of a merchant; the payouts that waited because of it are sent',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({ note: note.default('') }),
    response: oneHold,
    reasons: ['wrong_status', 'payout_unbalanced'],
    audit: 'hold.released',
    example: { params: { id: 'hld_0000' }, body: {} },
  }),
  'settlement.terms': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/terms',
    summary: 'What a merchant pays and what is kept in reserve, past and to come',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    params: byId,
    response: terms,
    example: { params: { id: 'mer_0000' } },
  }),
  'settlement.setCommission': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/commission-terms',
    summary: 'Agree a commission from a date on, for a store and a product or for all',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({
      store_id: z.string().max(64).nullable().default(null),
      product: z.enum(paymentProductTypes).nullable().default(null),
      valid_from: calendarDate,
      valid_until: calendarDate.nullable().default(null),
      percent,
      fixed: amountIn,
    }),
    response: terms,
    audit: 'commission.set',
    example: { params: { id: 'mer_0000' }, body: { valid_from: '2026-12-01', percent: 5, fixed: '1.00' } },
  }),
  'settlement.setReserve': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/reserve-terms',
    summary: 'Keep back a share of sales for some days, from a date on; zero percent ends it',
    access: { kind: 'staff', flag: 'can_run_settlement' },
    params: byId,
    body: z.strictObject({
      valid_from: calendarDate,
      percent,
      days: z.number().int().min(1, 'below_minimum').max(540, 'above_maximum'),
    }),
    response: terms,
    audit: 'reserve.set',
    example: { params: { id: 'mer_0000' }, body: { valid_from: '2026-12-01', percent: 5, days: 30 } },
  }),
}
