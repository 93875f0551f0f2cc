import { storeKinds, storeStatuses } from '@daftar/rules/merchants/store-facts'
import { legalEntityStatuses } from '@daftar/rules/legal-entities/status'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { amountIn, amountOut, calendarDate, currency, instant, pageQuery } from '../../wire/values.ts'
import { legalEntity } from '../identity/legal-entities-shapes.ts'

/**
 * Merchants with their stores and companies: as they see themselves, and as the provider’s staff make and
 * keep them.
 */

const byId = z.strictObject({ id: z.string().max(64) })

/**
 * How long a text may be, and what else it has to be, is for the rules of `rules/merchants` to say, field by
 * field.
 */
const text = z.string({ error: 'required' }).max(400, 'too_long')

const percent = z.number({ error: 'required' }).min(0, 'below_minimum').max(100, 'above_maximum')
const requiredNote = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')

const merchantProfile = z.object({
  id: z.string(),
  name: z.string(),
  name_ar: z.string(),
  country: z.string(),
  currency,
  commission_percent: z.number(),
  commission_fixed: amountOut,
  vat_percent: z.number().int(),
  /** Whether it sells at places of its own, which it keeps as locations (LOC-03). */
  has_locations: z.boolean(),
  suspended_at: instant.nullable(),
  created_at: instant,
  stores: z.array(
    z.object({
      id: z.string(),
      /** What shops name the store by. */
      code: z.string(),
      /** Other codes that shops name it by. */
      aliases: z.array(z.string()),
      name: z.string(),
      name_ar: z.string(),
      products: z.array(z.string()),
    }),
  ),
  legal_entities: z.array(
    z.object({
      id: z.string(),
      status: z.enum(legalEntityStatuses),
      license_expires_on: calendarDate.nullable(),
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

const oneProfile = z.object({ merchant: merchantProfile })
const edits = { kind: 'staff', flag: 'can_edit_merchants' } as const
const views = { kind: 'staff', flag: 'can_view_merchants' } as const
const ids = z.array(z.string())
const page = { next_page_token: z.string().nullable() }

const storeFacts = {
  id: z.string(),
  name: z.string(),
  name_ar: z.string(),
  country: z.string(),
  currency: z.string(),
  kind: z.enum(storeKinds),
  status: z.enum(storeStatuses),
  website_url: z.string().nullable(),
  address: z.string().nullable(),
  /** Of its published listing; null while none is. */
  logo_url: z.string().nullable(),
  /** Payment products it offers. */
  product_count: z.number().int(),
}
export const store = z.object(storeFacts)
export type Store = z.output<typeof store>

/** DEC-STO-3. */
export const storeDetails = z.object({
  ...storeFacts,
  /** What a change is made on. */
  version: z.number().int(),
  merchant_id: z.string(),
  legal_entity_id: z.string().nullable(),
  category_id: z.string().nullable(),
  created_at: instant,
  /** What shops name the store by, and other codes that plugins send for it. */
  code: z.string(),
  aliases: z.array(z.string()),
})
export type StoreDetails = z.output<typeof storeDetails>

export const merchantsEndpoints = {
  'merchants.create': endpoint({
    route: 'POST /desk/api/v1/merchants',
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
    example: {
      body: {
        name: 'Noor',
        name_ar: 'نور',
        country: 'ARE',
        currency: 'AED',
        commission_percent: 5,
        commission_fixed: '1.00',
        vat_percent: 5,
      },
    },
  }),
  'merchants.profile': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}',
    summary: 'One merchant with its stores and legal entities',
    access: views,
    params: byId,
    response: oneProfile,
    example: { params: { id: 'mer_0000' } },
  }),
  'merchants.addStore': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/stores',
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
    example: {
      params: { id: 'mer_0000' },
      body: { code: 'noor', name: 'Noor', name_ar: 'نور', products: ['pay_later'] },
    },
  }),
  'merchants.setStoreCodes': endpoint({
    route: 'PUT /desk/api/v1/merchants/{id}/stores/{storeId}/codes',
    summary: 'Change the code of a store and the other codes that shops name it by, live and test',
    access: edits,
    params: z.strictObject({ id: z.string().max(64), storeId: z.string().max(64) }),
    body: z.strictObject({ code: text, aliases: z.array(text).max(40, 'too_long') }),
    response: oneProfile,
    reasons: ['store_code_taken'],
    audit: 'store.codes_changed',
    example: {
      params: { id: 'mer_0000', storeId: 'sto_0000' },
      body: { code: 'noor', aliases: ['AE', 'default_AED'] },
    },
  }),
  'merchants.addLegalEntity': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/legal-entities',
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
    example: {
      params: { id: 'mer_0000' },
      body: {
        legal_company_name: 'Noor LLC',
        legal_address: 'Dubai',
        commercial_registration_number: '1',
        tax_number: '100000000000003',
        iban: 'AE070331234567890123456',
        bank_name: 'Bank of Noor',
      },
    },
  }),
  'merchants.suspend': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/suspend',
    summary: 'Suspend a merchant: nothing new is sold or offered, payouts are held back (DEC-LGL-15)',
    access: edits,
    params: byId,
    body: z.strictObject({ note: requiredNote }),
    response: oneProfile,
    reasons: ['wrong_status'],
    audit: 'merchant.suspended',
    example: { params: { id: 'mer_0000' }, body: { note: 'Agreed with the merchant.' } },
  }),
  'merchants.resume': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/resume',
    summary: 'End the suspension of a merchant',
    access: edits,
    params: byId,
    body: z.strictObject({ note: requiredNote }),
    response: oneProfile,
    reasons: ['wrong_status'],
    audit: 'merchant.resumed',
    example: { params: { id: 'mer_0000' }, body: { note: 'Agreed with the merchant.' } },
  }),
  'merchants.switchLocations': endpoint({
    route: 'PUT /desk/api/v1/merchants/{id}/has-locations',
    summary:
      'Say whether a merchant has locations: its people see them where the experiment is on too (LOC-03)',
    access: { kind: 'staff', flag: 'can_edit_experiments' },
    params: byId,
    /** `from` is what whoever switches has seen. */
    body: z.strictObject({ has_locations: z.boolean(), from: z.boolean() }),
    response: oneProfile,
    reasons: ['wrong_status'],
    audit: 'merchant.locations_switched',
    example: { params: { id: 'mer_0000' }, body: { has_locations: true, from: false } },
  }),
  'merchants.list': endpoint({
    route: 'GET /desk/api/v1/merchants',
    summary: 'Merchants by name or id',
    access: { kind: 'staff', flag: 'can_view_merchants' },
    query: z.strictObject({ search: z.string().max(80).optional(), ...pageQuery }),
    response: z.object({
      merchants: z.array(
        z.object({ id: z.string(), name: z.string(), name_ar: z.string(), country: z.string(), currency }),
      ),
      ...page,
    }),
  }),
  'merchants.stores': endpoint({
    route: 'GET /merchant/api/v1/stores',
    summary: 'The stores the account may see (PERM-07)',
    access: { kind: 'account' },
    response: z.object({ items: z.array(store) }),
  }),
  'merchants.store': endpoint({
    route: 'GET /merchant/api/v1/stores/{id}',
    summary: 'One store as its merchant keeps it (STO-11, DEC-STO-3)',
    access: { kind: 'account', permission: 'isWorkspaceAdmin' },
    params: byId,
    response: z.object({ store: storeDetails }),
    versioned: true,
    example: { params: { id: 'sto_0000' } },
  }),
  'merchants.scoped': endpoint({
    route: 'GET /merchant/api/v2/merchants',
    summary: 'The merchants a person may see, by what they may see of each, in one country where it is named',
    access: { kind: 'account' },
    ofPerson: true,
    query: z.strictObject({ country: z.string().length(3, 'invalid').optional() }),
    response: z.object({
      scopes: z.object({
        orders: ids,
        payouts: ids,
        disputes: ids,
        analytics: ids,
        payment_links: ids,
        capital: ids,
      }),
      merchants: z.record(
        z.string(),
        z.object({ id: z.string(), name: z.string(), country: z.string(), currency, store_ids: ids }),
      ),
    }),
    example: { query: { country: 'SAU' } },
  }),
  'merchants.ofApplication': endpoint({
    route: 'GET /merchant/api/v1/application/merchant/{id}',
    summary: 'What a merchant is, for those who connect its shop (DEC-MER-5)',
    access: { kind: 'account', permission: 'hasMerchantAccess' },
    params: byId,
    response: z.object({
      merchant: z.object({
        id: z.string(),
        name: z.string(),
        country: z.string(),
        currency,
        status: z.enum(['active', 'suspended']),
        organization_id: z.string().nullable(),
        legal_entity_id: z.string().nullable(),
        platform: z.string().nullable(),
      }),
    }),
    example: { params: { id: 'mer_0000' } },
  }),
  'merchants.products': endpoint({
    route: 'GET /merchant/api/v1/merchants/{id}/products',
    summary: 'The payment products of a merchant: those its stores sell, and those they could (DEC-MER-6)',
    access: { kind: 'account', permission: 'hasMerchantAccess' },
    params: byId,
    response: z.object({
      items: z.array(
        z.object({
          type: z.enum(paymentProductTypes),
          status: z.enum(['active', 'available']),
          min_amount: amountOut,
          max_amount: amountOut,
          currency,
        }),
      ),
    }),
    example: { params: { id: 'mer_0000' } },
  }),
  'merchants.legalEntity': endpoint({
    route: 'GET /merchant/api/v2/merchants/{id}/legal-entity',
    summary: 'The legal entity of a merchant (CAPI-24)',
    access: { kind: 'account', permission: 'hasMerchantAccess' },
    params: z.strictObject({ id: z.string().max(64) }),
    response: z.object({ legal_entity: legalEntity }),
    example: { params: { id: 'mer_0000' } },
  }),
}
