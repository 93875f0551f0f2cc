import { storeKinds } from '@daftar/rules/merchants/store-facts'
import { payoutCycles } from '@daftar/rules/settlement/settlement-fee'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { storeRequestStatuses } from '@daftar/rules/stores/store-request'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountOut, calendarDate, currency, pageQuery } from '../../wire/values.ts'
import { storeDetails } from '../merchants/merchants.ts'
import { storeAsked, storeRequest, storeRequestForStaff } from './stores-shapes.ts'

/**
 * Stores as their merchant keeps them: what it asks the provider for, what each may offer, and when it is
 * paid.
 */

const byId = z.strictObject({ id: z.string().max(64) })
const text = z.string({ error: 'required' }).max(400, 'too_long')
const said = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const note = z.string().trim().max(500, 'too_long').default('')

const admin = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access
/** STO-06, DEC-STO-11: behind the flag of store management too. */
const manages = { kind: 'account', permission: 'canViewStoreManagement' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_onboarding' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_onboarding' } as const satisfies Access

const page = { next_page_token: z.string().nullable() }
const ownRequests = z.object({ requests: z.array(storeRequest) })
const decided = z.object({ request: storeRequestForStaff })
const aRequest = { params: { id: 'srq_0000' } }
const aStore = { params: { id: 'sto_0000' } }
const exampleStore = {
  name: 'Creek Market',
  name_ar: 'سوق الخور',
  kind: 'offline',
  website_url: '',
  address: '1 Creek Road, Dubai',
  category_id: 'beauty/perfume',
  legal_entity_id: 'leg_0000',
} as const

export const storesEndpoints = {
  'stores.availableProducts': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}/available-products',
    summary:
      'The payment products of one store: offered, asked for, or free to ask for (PERM-08, STO-16, DEC-STO-6)',
    access: { kind: 'account' },
    params: byId,
    response: z.object({
      items: z.array(
        z.object({
          type: z.enum(paymentProductTypes),
          status: z.enum(['active', 'available', 'requested']),
          /** Null where purchases in its currency have no limits of ours, as nothing is sold in it. */
          min_amount: amountOut.nullable(),
          max_amount: amountOut.nullable(),
          currency,
          /** How many parts a purchase is paid in; null where it is one, or agreed with the shopper. */
          installments_count: z.number().int().nullable(),
        }),
      ),
    }),
    example: aStore,
  }),
  'stores.schedules': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}/schedules',
    summary: 'When the sales of a store are paid out, and what that costs (STO-17, DEC-STO-7)',
    access: admin,
    params: byId,
    response: z.object({
      items: z.array(
        z.object({
          cycle: z.enum(payoutCycles),
          /** Monday is 1; null where it is paid whenever it is asked for. */
          weekday: z.number().int().min(1).max(7).nullable(),
          currency,
          next_payout_date: calendarDate,
          /** Of a transfer, and from which amount it is another one; null where the currency has no fee. */
          fee: amountOut.nullable(),
          fee_from: z.object({ amount: amountOut, fee: amountOut }).nullable(),
          /** What the flexible cycle costs besides. */
          extra: amountOut,
        }),
      ),
    }),
    example: aStore,
  }),
  'stores.change': endpoint({
    route: 'PUT /merchant/api/v1/stores/{id}',
    summary: 'Change what a store is, or close it for a while (DEC-STO-2, DEC-STO-11)',
    access: manages,
    params: byId,
    body: z.strictObject({
      name: text,
      name_ar: text,
      kind: z.enum(storeKinds, { error: 'choose_option' }),
      website_url: z.string().max(2100, 'too_long'),
      address: text,
      category_id: text,
      legal_entity_id: text,
      is_closed: z.boolean(),
    }),
    response: z.object({ store: storeDetails }),
    versioned: true,
    audit: 'store.changed',
    example: { ...aStore, body: { ...exampleStore, is_closed: false } },
  }),
  'stores.requests': endpoint({
    route: 'GET /merchant/api/v1/store-requests',
    summary: 'The stores and products a merchant has asked for, the newest first',
    access: admin,
    response: ownRequests,
  }),
  'stores.askStore': endpoint({
    route: 'POST /merchant/api/v1/store-requests',
    summary: 'Ask for another store; staff look at it first (DEC-STO-1)',
    access: manages,
    body: storeAsked,
    response: ownRequests,
    reasons: ['too_many_store_requests'],
    audit: 'store.asked',
    example: { body: { ...exampleStore, country: 'ARE' } },
  }),
  'stores.askProduct': endpoint({
    route: 'POST /merchant/api/v1/stores/{id}/product-requests',
    summary: 'Ask for a product that a store does not offer yet (DEC-STO-2)',
    access: admin,
    params: byId,
    body: z.strictObject({ product: z.enum(paymentProductTypes, { error: 'choose_option' }) }),
    response: ownRequests,
    reasons: ['product_offered', 'product_asked'],
    audit: 'store.product_asked',
    example: { ...aStore, body: { product: 'installments' } },
  }),
  'stores.queue': endpoint({
    route: 'GET /desk/api/v1/store-requests',
    summary: 'Stores and products that merchants ask for, the nearest deadline first',
    access: views,
    query: z.strictObject({ status: z.enum(storeRequestStatuses).optional(), ...pageQuery }),
    response: z.object({ requests: z.array(storeRequestForStaff), waiting: z.number().int(), ...page }),
  }),
  'stores.approve': endpoint({
    route: 'POST /desk/api/v1/store-requests/{id}/approve',
    summary: 'Make the store under a code of its own, or let the store offer the product',
    access: decides,
    params: byId,
    body: z.strictObject({
      /** Of a new store: what shops name it by, and what it offers at first. */
      code: text.optional(),
      products: z.array(z.enum(paymentProductTypes)).max(20).optional(),
      note,
    }),
    response: decided,
    reasons: ['wrong_status', 'store_code_taken'],
    audit: 'store.request_approved',
    example: { ...aRequest, body: { code: 'creek-market', products: ['pay_later'] } },
  }),
  'stores.decline': endpoint({
    route: 'POST /desk/api/v1/store-requests/{id}/decline',
    summary: 'Decline a request, with what the merchant is told in both languages',
    access: decides,
    params: byId,
    body: z.strictObject({ said_en: said, said_ar: said, note }),
    response: decided,
    reasons: ['wrong_status'],
    audit: 'store.request_declined',
    example: { ...aRequest, body: { said_en: 'The address is not yours.', said_ar: 'العنوان ليس لكم.' } },
  }),
}
