import {
  bankAccountCheckCodes,
  bankAccountDeclines,
  bankAccountStatuses,
} from '@daftar/rules/merchants/bank-account-change'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant, merchantFields, pageQuery, requiredFile } from '../../wire/values.ts'

/**
 * A changed bank account (docs/decisions/0090): proposed by a merchant's admin, compared by a reviewer, told
 * to every admin at the addresses they had before, and stopped by whoever did not want it, without a session.
 */

const byId = z.strictObject({ id: z.string().max(64) })
const byToken = z.strictObject({ token: z.string().min(20).max(100) })
const status = z.enum(bankAccountStatuses)
const note = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const admins = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_bank_accounts' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_bank_accounts' } as const satisfies Access
const open = { kind: 'public', audience: 'merchant' } as const satisfies Access
const exampleToken = { params: { token: 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx' } }

export const bankAccountChange = z.object({
  id: z.string(),
  status,
  bank_name: z.string(),
  /** Its last four characters (DEC-LGL-5). */
  iban: z.string(),
  holder: z.string(),
  proposed_by: z.string(),
  proposed_at: instant,
  /** When payouts begin to go there; null before it is approved. */
  effective_at: instant.nullable(),
  ended_at: instant.nullable(),
  decline_reason: z.enum(bankAccountDeclines).nullable(),
  may_withdraw: z.boolean(),
})
export type BankAccountChange = z.output<typeof bankAccountChange>

const page = z.object({
  account: z.object({ holder: z.string(), iban: z.string(), bank_name: z.string() }).nullable(),
  /** The one that is under way, else the last one; null where there was none. */
  change: bankAccountChange.nullable(),
  /** How long an approved one waits, in hours. */
  wait_hours: z.number().int(),
})
export type BankAccountPage = z.output<typeof page>

/** What whoever holds the address in the letter sees: no account but its end, and no name of a person. */
export const publicBankAccountChange = z.object({
  status,
  merchant_name: z.string(),
  merchant_name_ar: z.string(),
  iban_before_ends: z.string(),
  iban_ends: z.string(),
  bank_name: z.string(),
  effective_at: instant,
})
export type PublicBankAccountChange = z.output<typeof publicBankAccountChange>
const onePublic = z.object({ change: publicBankAccountChange })

export const bankAccountQueueItem = z.object({
  id: z.string(),
  ...merchantFields,
  status,
  legal_name: z.string(),
  holder: z.string(),
  bank_name: z.string(),
  iban: z.string(),
  proposed_at: instant,
  effective_at: instant.nullable(),
  /** Stopped, and nobody has spoken to the merchant yet. */
  waits_for_talk: z.boolean(),
})
export type BankAccountQueueItem = z.output<typeof bankAccountQueueItem>

const account = z.object({ iban: z.string(), bank_name: z.string() })
const wholeCase = bankAccountQueueItem.extend({
  country: z.string(),
  before: account,
  after: account,
  /** Handle of the bank's letter. */
  letter_url: z.string(),
  proposed_by: z.string(),
  checks: z.array(z.object({ code: z.enum(bankAccountCheckCodes), holds: z.boolean() })),
  /** Other merchants that are paid to the same account. */
  elsewhere: z.array(z.object({ id: z.string(), name: z.string(), name_ar: z.string() })),
  /** Direct debits that the account of before still allows: they stay there. */
  direct_debits: z.number().int(),
  decline_reason: z.enum(bankAccountDeclines).nullable(),
  note: z.string(),
  told: z.object({ letters: z.number().int(), texts: z.number().int() }),
  /** The hold of payouts that came with a stop, while it stands. */
  is_holding: z.boolean(),
  talk: z.object({ by: z.string(), at: instant, note: z.string() }).nullable(),
  history: z.array(z.object({ from: status.nullable(), to: status, at: instant, by: z.string() })),
})
export type BankAccountCase = z.output<typeof wholeCase>
const oneCase = z.object({ change: wholeCase })

export const bankAccountsEndpoints = {
  'bankAccounts.read': endpoint({
    route: 'GET /merchant/api/v1/bank-account',
    summary: 'Where payouts go, and the change of it that is under way or was the last',
    access: admins,
    response: page,
  }),
  'bankAccounts.propose': endpoint({
    route: 'POST /merchant/api/v1/bank-account/changes',
    summary: 'Propose another bank account, after a fresh code to the linked phone',
    access: admins,
    body: z.strictObject({
      iban: z.string({ error: 'required' }).max(60, 'invalid'),
      holder: z.string({ error: 'required' }).max(400, 'too_long'),
      /** Asked for where the directory of banks does not know the code in the IBAN. */
      bank_name: z.string().max(400, 'too_long').default(''),
      letter_url: requiredFile,
      proof: z.string().max(60),
    }),
    response: page,
    reasons: ['phone_proof_needed', 'bank_change_open', 'not_found'],
    rate: 'sign_in',
    audit: 'bank_account.proposed',
    example: {
      body: {
        iban: 'AE070331234567890123456',
        holder: 'Noor LLC',
        letter_url: 'file_0000000000',
        proof: 'mier4hk0.c2lnbmVk',
      },
    },
  }),
  'bankAccounts.withdraw': endpoint({
    route: 'POST /merchant/api/v1/bank-account/changes/{id}/withdraw',
    summary: 'Take back a change that is not effective yet',
    access: admins,
    params: byId,
    response: page,
    reasons: ['wrong_status'],
    audit: 'bank_account.withdrawn',
    example: { params: { id: 'bac_0000' } },
  }),
  'bankAccounts.readStop': endpoint({
    route: 'GET /bank-accounts/api/v1/{token}',
    summary: 'What is about to change, behind the address in the letter; nothing happens by looking',
    access: open,
    params: byToken,
    response: onePublic,
    example: exampleToken,
  }),
  'bankAccounts.stop': endpoint({
    route: 'POST /bank-accounts/api/v1/{token}/stop',
    summary: '"This was not me": stop the change and hold payouts until somebody has called',
    access: open,
    params: byToken,
    response: onePublic,
    reasons: ['wrong_status'],
    rate: 'sign_in',
    audit: 'bank_account.stopped',
    example: exampleToken,
  }),
  'bankAccounts.queue': endpoint({
    route: 'GET /desk/api/v1/bank-account-changes',
    summary: 'Changed bank accounts that wait for somebody, the oldest first, or those of one status',
    access: views,
    query: z.strictObject({
      status: status.optional(),
      merchant_id: z.string().max(64).optional(),
      ...pageQuery,
    }),
    response: z.object({
      changes: z.array(bankAccountQueueItem),
      waiting: z.number().int(),
      next_page_token: z.string().nullable(),
    }),
  }),
  'bankAccounts.case': endpoint({
    route: 'GET /desk/api/v1/bank-account-changes/{id}',
    summary: 'One change with its letter, what is compared and how it went on',
    access: views,
    params: byId,
    response: oneCase,
    unitOfWork: 'write',
    audit: 'bank_account.viewed',
    example: { params: { id: 'bac_0000' } },
  }),
  'bankAccounts.approve': endpoint({
    route: 'POST /desk/api/v1/bank-account-changes/{id}/approve',
    summary: 'Approve a change: every admin is told, and it waits',
    access: decides,
    params: byId,
    body: z.strictObject({ note: z.string().trim().max(500, 'too_long').default('') }),
    response: oneCase,
    reasons: ['wrong_status'],
    audit: 'bank_account.approved',
    example: { params: { id: 'bac_0000' }, body: {} },
  }),
  'bankAccounts.decline': endpoint({
    route: 'POST /desk/api/v1/bank-account-changes/{id}/decline',
    summary: 'Decline a change, with the reason that the merchant is told',
    access: decides,
    params: byId,
    body: z.strictObject({
      reason: z.enum(bankAccountDeclines, { error: 'choose_option' }),
      note: z.string().trim().max(500, 'too_long').default(''),
    }),
    response: oneCase,
    reasons: ['wrong_status'],
    audit: 'bank_account.declined',
    example: { params: { id: 'bac_0000' }, body: { reason: 'holder_differs' } },
  }),
  'bankAccounts.stopForStaff': endpoint({
    route: 'POST /desk/api/v1/bank-account-changes/{id}/stop',
    summary: 'Stop an approved change, because the merchant called',
    access: decides,
    params: byId,
    body: z.strictObject({ note }),
    response: oneCase,
    reasons: ['wrong_status'],
    audit: 'bank_account.stopped',
    example: { params: { id: 'bac_0000' }, body: { note: 'The owner called and knows nothing of it.' } },
  }),
  'bankAccounts.settle': endpoint({
    route: 'POST /desk/api/v1/bank-account-changes/{id}/settle',
    summary: 'Note what was said with the merchant after a stop; payouts go on',
    access: decides,
    params: byId,
    body: z.strictObject({ note }),
    response: oneCase,
    reasons: ['wrong_status', 'payout_unbalanced'],
    audit: 'bank_account.settled',
    example: {
      params: { id: 'bac_0000' },
      body: { note: 'Spoke to the owner at the number of the contract.' },
    },
  }),
}
