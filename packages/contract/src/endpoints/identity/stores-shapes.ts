import { storeKinds } from '@daftar/rules/merchants/store-facts'
import { storeRequestStatuses } from '@daftar/rules/stores/store-request'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { z } from 'zod'
import { instant, merchantFields } from '../../wire/values.ts'

/** What a merchant asks for, as itself and staff read it. */

const text = z.string({ error: 'required' }).max(400, 'too_long')

/** A store as it is asked for; what each has to be, the rules say field by field. */
export const storeAsked = z.strictObject({
  name: text,
  name_ar: text,
  kind: z.enum(storeKinds, { error: 'choose_option' }),
  country: text,
  website_url: z.string().max(2100, 'too_long'),
  address: text,
  category_id: text,
  legal_entity_id: text,
})

const request = {
  id: z.string(),
  status: z.enum(storeRequestStatuses),
  wants: z.enum(['store', 'product']),
  /** The store it is about; of a new one the store it became, null before. */
  store_id: z.string().nullable(),
  store_name: z.string(),
  store_name_ar: z.string(),
  /** Null where a store is asked for. */
  product: z.enum(paymentProductTypes).nullable(),
  /** Null where a product is asked for. */
  store: storeAsked.nullable(),
  asked_at: instant,
  decided_at: instant.nullable(),
  /** Why it was declined; empty otherwise. */
  said_en: z.string(),
  said_ar: z.string(),
}

export const storeRequest = z.object(request)
export type StoreRequest = z.output<typeof storeRequest>

export const storeRequestForStaff = z.object({
  ...request,
  ...merchantFields,
  asked_by: z.string(),
  /** When it should be decided. */
  deadline_at: instant,
  decided_by: z.string().nullable(),
  /** Of a store: the company it is to sell for, and whether another store is called the same. */
  legal_entity: z.string().nullable(),
  is_name_taken: z.boolean(),
  /** What staff wrote down for themselves. */
  note: z.string(),
})
export type StoreRequestForStaff = z.output<typeof storeRequestForStaff>
