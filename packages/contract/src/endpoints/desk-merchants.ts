import { merchantRoles } from '@daftar/rules/access/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { amountIn, amountOut, currency, instant } from '../wire/values.ts'

/** Merchants as the provider's staff make and keep them, with their stores, companies and people. */

const byId = z.strictObject({ id: z.string().max(64) })
const oneMember = z.strictObject({ id: z.string().max(64), personId: z.string().max(64) })

/** How long a text may be, and what else it has to be, is for the rules of `rules/merchants` to say, field by field. */
const text = z.string({ error: 'required' }).max(400, 'too_long')
const percent = z.number({ error: 'required' }).min(0, 'below_minimum').max(100, 'above_maximum')
const ids = z.array(z.string().max(64)).max(500)
const requiredNote = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')

const role = z.enum(merchantRoles, { error: 'choose_option' })

const merchantProfile = z.object({
  id: z.string(),
  name: z.string(),
  name_ar: z.string(),
  country: z.string(),
  currency,
  commission_percent: z.number(),
  commission_fixed: amountOut,
  vat_percent: z.number().int(),
  suspended_at: instant.nullable(),
  created_at: instant,
  stores: z.array(
    z.object({
      id: z.string(),
      /** What shops name the store by. */
      code: z.string(),
      name: z.string(),
      name_ar: z.string(),
      products: z.array(z.string()),
    }),
  ),
  legal_entities: z.array(
    z.object({
      id: z.string(),
      status: z.enum(['active', 'pending_info', 'suspending', 'suspended']),
      legal_company_name: z.string(),
      commercial_registration_number: z.string(),
      tax_number: z.string().nullable(),
      bank_name: z.string(),
      /** Its last four characters (DEC-LGL-5). */
      iban: z.string(),
    }),
  ),
})
export type MerchantProfile = z.output<typeof merchantProfile>

const member = z.object({
  person_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Both masked: enough to recognise, too little to write to. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(merchantRoles),
  /** The stores the person is limited to; null for all. */
  store_ids: z.array(z.string()).nullable(),
  is_blocked: z.boolean(),
  created_at: instant,
})
export type Member = z.output<typeof member>

const oneProfile = z.object({ merchant: merchantProfile })
const everyMember = z.object({ members: z.array(member) })

const edits = { kind: 'staff', flag: 'can_edit_merchants' } as const
const views = { kind: 'staff', flag: 'can_view_merchants' } as const

export const deskMerchants = {
  'merchants.create': endpoint({
    route: routes['merchants.create'],
    summary: 'Make a merchant, paid in the money of its country',
    access: edits,
    body: z.strictObject({
      name: text,
      name_ar: text,
      country: text,
      currency: text,
      commission_percent: percent,
      commission_fixed: amountIn,
      vat_percent: percent,
    }),
    response: oneProfile,
    audit: 'merchant.created',
  }),
  'merchants.profile': endpoint({
    route: routes['merchants.profile'],
    summary: 'One merchant with its stores and legal entities',
    access: views,
    params: byId,
    response: oneProfile,
  }),
  'merchants.addStore': endpoint({
    route: routes['merchants.addStore'],
    summary: 'Add a store under the code that shops name it by',
    access: edits,
    params: byId,
    body: z.strictObject({
      code: text,
      name: text,
      name_ar: text,
      products: z.array(z.string().max(60)).max(20),
    }),
    response: oneProfile,
    reasons: ['store_code_taken'],
    audit: 'store.added',
  }),
  'merchants.addLegalEntity': endpoint({
    route: routes['merchants.addLegalEntity'],
    summary: 'Add a company; the first one is whom contracts name and payouts go to',
    access: edits,
    params: byId,
    body: z.strictObject({
      legal_company_name: text,
      legal_address: text,
      commercial_registration_number: text,
      tax_number: text,
      iban: text,
      bank_name: text,
    }),
    response: oneProfile,
    audit: 'legal_entity.added',
  }),
  'merchants.suspend': endpoint({
    route: routes['merchants.suspend'],
    summary: 'Suspend a merchant: nothing new is sold or offered, payouts are held back (DEC-LGL-15)',
    access: edits,
    params: byId,
    body: z.strictObject({ note: requiredNote }),
    response: oneProfile,
    reasons: ['wrong_status'],
    audit: 'merchant.suspended',
  }),
  'merchants.resume': endpoint({
    route: routes['merchants.resume'],
    summary: 'End the suspension of a merchant',
    access: edits,
    params: byId,
    body: z.strictObject({ note: requiredNote }),
    response: oneProfile,
    reasons: ['wrong_status'],
    audit: 'merchant.resumed',
  }),
  'members.list': endpoint({
    route: routes['members.list'],
    summary: 'Who works for a merchant, with masked contacts',
    access: views,
    params: byId,
    response: everyMember,
  }),
  'members.invite': endpoint({
    route: routes['members.invite'],
    summary: 'Let a person work for a merchant: found by their contacts, or made',
    access: edits,
    params: byId,
    body: z.strictObject({
      first_name: text,
      last_name: text,
      email: text,
      phone: text,
      role,
      store_ids: ids.nullable(),
    }),
    response: everyMember,
    reasons: ['member_exists', 'contacts_differ'],
    audit: 'member.invited',
  }),
  'members.change': endpoint({
    route: routes['members.change'],
    summary: 'Give a member another role or other stores; refused when the role is another one by now',
    access: edits,
    params: oneMember,
    body: z.strictObject({ from_role: role, role, store_ids: ids.nullable() }),
    response: everyMember,
    reasons: ['last_admin', 'wrong_status'],
    audit: 'member.changed',
  }),
  'members.remove': endpoint({
    route: routes['members.remove'],
    summary: 'End somebody’s work for a merchant, and their sessions at once (DEC-USR-3)',
    access: edits,
    params: oneMember,
    response: everyMember,
    reasons: ['last_admin'],
    audit: 'member.removed',
  }),
}
