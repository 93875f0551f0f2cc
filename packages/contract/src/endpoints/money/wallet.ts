import { walletTypes } from '@daftar/rules/wallet/movements'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, calendarDate, currency, language, pageQuery } from '../../wire/values.ts'
import {
  endedTopUp,
  topUpDetails,
  topUpLine,
  walletBalance,
  walletPage,
  walletTransaction,
  withdrawal,
} from './wallet-shapes.ts'

/** A merchant's wallet (DEC-WAL-1, DEC-WAL-3), and the money that comes for it (docs/decisions/0105). */

const views = { kind: 'account', permission: 'canViewMerchantWallet' } as const satisfies Access
const moves = {
  kind: 'account',
  permission: 'canViewMerchantWallet',
  flag: 'is_account_edit_allowed',
} as const satisfies Access
const looks = { kind: 'staff', flag: 'can_view_books' } as const satisfies Access
const reconciles = { kind: 'staff', flag: 'can_reconcile' } as const satisfies Access

const byId = z.strictObject({ id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const proof = z.string().max(60)
const list = z
  .string()
  .max(200)
  .transform((text) => text.split(',').map((one) => one.trim()))

/** Days in the merchant's zone, both included; unknown types are dropped. */
const filters = {
  from: calendarDate.optional(),
  to: calendarDate.optional(),
  types: list.transform((names) => walletTypes.filter((type) => names.includes(type))).optional(),
}

const note = z.string({ error: 'required' }).trim().min(3, 'too_short').max(300, 'too_long')
const decided = z.object({
  /** What is left to do: nothing, or a second person confirms. */
  state: z.enum(['done', 'proposed']),
})
const aLine = { params: { id: 'bln_0000' } }

export const walletEndpoints = {
  'wallet.read': endpoint({
    route: 'GET /merchant/api/v1/wallet',
    summary: 'What is in the wallet by currency, and what is on its way out of it (DEC-WAL-1)',
    access: views,
    response: walletPage,
  }),
  'wallet.transactions': endpoint({
    route: 'GET /merchant/api/v1/wallet/transactions',
    summary: 'What moved the wallet, newest first (DEC-WAL-1)',
    access: views,
    query: z.strictObject({ ...filters, ...pageQuery }),
    response: z.object({ transactions: z.array(walletTransaction), ...page }),
  }),
  'wallet.transaction': endpoint({
    route: 'GET /merchant/api/v1/wallet/transactions/{id}',
    summary: 'One movement of the wallet',
    access: views,
    params: byId,
    response: z.object({ transaction: walletTransaction }),
    example: { params: { id: 'ltx_0000' } },
  }),
  'wallet.export': endpoint({
    route: 'POST /merchant/api/v1/wallet/export',
    summary: 'The filtered movements as CSV',
    access: views,
    query: z.strictObject({ ...filters, language: language.optional() }),
    response: 'stream',
    rate: 'file',
    reasons: ['narrow_the_filters'],
    unitOfWork: 'own',
    audit: 'wallet.exported',
  }),
  'wallet.topUp': endpoint({
    route: 'POST /merchant/api/v1/wallet/top-up',
    summary: 'Where to send money for the wallet, with a reference that is the merchant’s own from then on',
    access: views,
    response: z.object({ top_up: topUpDetails }),
    reasons: ['top_up_other_currency'],
    audit: 'wallet.opened',
  }),
  'wallet.withdraw': endpoint({
    route: 'POST /merchant/api/v1/wallet/withdrawals',
    summary: 'Withdraw to the confirmed bank account, after a fresh code to the linked phone (DEC-WAL-3)',
    access: moves,
    body: z.strictObject({
      currency,
      amount: amountIn,
      /** The fee as it was shown. */
      fee: amountIn,
      proof,
    }),
    response: z.object({ withdrawal }),
    reasons: [
      'phone_proof_needed',
      'withdrawal_open',
      'wallet_not_enough',
      'withdrawal_fee_changed',
      'bank_account_missing',
    ],
    audit: 'wallet.withdrawn',
    example: { body: { currency: 'AED', amount: '100.00', fee: '5.00', proof: 'mier4hk0.c2lnbmVk' } },
  }),
  'wallet.choosePayouts': endpoint({
    route: 'POST /merchant/api/v1/wallet/payouts',
    summary: 'Whether payouts go into the wallet, from the next one on, after a fresh code',
    access: moves,
    body: z.strictObject({ takes_payouts: z.boolean(), proof }),
    response: walletPage,
    reasons: ['phone_proof_needed'],
    audit: 'wallet.payouts_chosen',
    example: { body: { takes_payouts: true, proof: 'mier4hk0.c2lnbmVk' } },
  }),
  'wallet.topUps': endpoint({
    route: 'GET /desk/api/v1/wallet/top-ups',
    summary: 'Money that came in and is nobody’s yet, with whose wallet it names, oldest first',
    access: looks,
    query: z.strictObject(pageQuery),
    response: z.object({ lines: z.array(topUpLine), ...page }),
  }),
  'wallet.endedTopUps': endpoint({
    route: 'GET /desk/api/v1/wallet/top-ups/ended',
    summary: 'Money that was given to a wallet or sent back, newest first',
    access: looks,
    query: z.strictObject(pageQuery),
    response: z.object({ lines: z.array(endedTopUp), ...page }),
  }),
  'wallet.matchTopUp': endpoint({
    route: 'POST /desk/api/v1/wallet/top-ups/{id}/match',
    summary: 'Give money to a wallet; above the limit, where it does not name that wallet, by two people',
    access: reconciles,
    params: byId,
    body: z.strictObject({
      merchant_id: z.string({ error: 'required' }).min(1, 'required').max(64),
      note: z.string().trim().max(300, 'too_long').default(''),
    }),
    response: decided,
    reasons: ['wrong_status', 'own_proposal', 'top_up_other_currency'],
    audit: 'wallet.topped_up',
    example: { ...aLine, body: { merchant_id: 'mer_0000', note: '' } },
  }),
  'wallet.sendBackTopUp': endpoint({
    route: 'POST /desk/api/v1/wallet/top-ups/{id}/send-back',
    summary: 'Money that is nobody’s was sent back at the bank; above the limit by two people',
    access: reconciles,
    params: byId,
    body: z.strictObject({
      iban: z.string({ error: 'required' }).trim().min(1, 'required').max(42, 'too_long'),
      note,
    }),
    response: decided,
    reasons: ['wrong_status', 'own_proposal'],
    audit: 'wallet.sent_back',
    example: { ...aLine, body: { iban: 'AE070331234567890123456', note: 'Sent by mistake.' } },
  }),
  'wallet.declineTopUp': endpoint({
    route: 'POST /desk/api/v1/wallet/top-ups/{id}/decline',
    summary: 'What one person proposed for the money is dropped; it waits again',
    access: reconciles,
    params: byId,
    response: null,
    reasons: ['wrong_status'],
    audit: 'wallet.top_up_declined',
    example: aLine,
  }),
  'wallet.undoTopUp': endpoint({
    route: 'POST /desk/api/v1/wallet/top-ups/{id}/undo',
    summary: 'Take a top-up out of the wallet it was given to, by two people; the money waits again',
    access: reconciles,
    params: byId,
    body: z.strictObject({ note }),
    response: decided,
    reasons: ['wrong_status', 'own_proposal', 'top_up_spent'],
    audit: 'wallet.top_up_undone',
    example: { ...aLine, body: { note: 'It was for another merchant.' } },
  }),
  'wallet.declineUndo': endpoint({
    route: 'POST /desk/api/v1/wallet/top-ups/{id}/undo/decline',
    summary: 'Drop what one person proposed: the top-up stays where it is',
    access: reconciles,
    params: byId,
    response: null,
    reasons: ['wrong_status'],
    audit: 'wallet.undo_declined',
    example: aLine,
  }),
  'wallet.ofMerchant': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/wallet',
    summary: 'The wallet of a merchant with what moved it last',
    access: { kind: 'staff', flag: 'can_view_settlement' },
    params: byId,
    response: z.object({
      balances: z.array(walletBalance.pick({ currency: true, available: true, pending: true })),
      reference: z.string().nullable(),
      takes_payouts: z.boolean(),
      transactions: z.array(walletTransaction),
    }),
    example: { params: { id: 'mer_0000' } },
  }),
}
