import {
  productSources,
  productStatuses,
  productsAtOnce,
  rowProblems,
  syncFailures,
  syncStatuses,
} from '@daftar/rules/marketing/products'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountOut, currency, instant, merchantFields, pageQuery } from '../../wire/values.ts'

/** The products of a merchant as its shops have them (MKT-05, DEC-MKT-4). */

const count = z.number().int()
const byId = z.strictObject({ id: z.string().max(64) })

/** One reading of a platform or a feed. */
export const catalogueSync = z.object({
  id: z.string(),
  status: z.enum(syncStatuses),
  started_at: instant,
  ended_at: instant.nullable(),
  seen: count,
  added: count,
  changed: count,
  removed: count,
  /** Rows that were no product, and the first of them. */
  skipped: count,
  problems: z.array(z.object({ row: count, id: z.string(), problem: z.enum(rowProblems) })),
  failure: z.enum(syncFailures).nullable(),
})
export type CatalogueSync = z.output<typeof catalogueSync>

const product = {
  id: z.string(),
  status: z.enum(productStatuses),
  source: z.enum(productSources),
  source_id: z.string(),
  name_en: z.string(),
  name_ar: z.string(),
  price: amountOut,
  currency,
  /** Null where its shop does not count it. */
  stock: count.nullable(),
  link: z.string(),
  /** Where our copy of its picture is answered; null while there is none. */
  picture: z.string().nullable(),
  changed_at: instant,
  /** Why it was rejected; empty otherwise. */
  said_en: z.string(),
  said_ar: z.string(),
}
export const catalogueProduct = z.object(product)
export type CatalogueProduct = z.output<typeof catalogueProduct>

const productForStaff = z.object({
  ...product,
  ...merchantFields,
  /** It is another one in its shop since it was rejected. */
  is_changed_since: z.boolean(),
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
})
export type CatalogueProductForStaff = z.output<typeof productForStaff>

const ids = z.array(z.string().max(64)).min(1, 'required').max(productsAtOnce, 'too_long')
const search = z.string().trim().max(100).optional()
const said = z.string({ error: 'required' }).trim().min(3, 'too_short').max(500, 'too_long')
const views = { kind: 'account', permission: 'canViewMarketing' } as const satisfies Access
const writes = {
  kind: 'account',
  permission: 'canViewMarketing',
  flag: 'is_ads_allowed',
} as const satisfies Access
const looks = { kind: 'staff', flag: 'can_view_onboarding' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_decide_onboarding' } as const satisfies Access
const done = z.object({ changed: z.array(z.string()) })

export const catalogueEndpoints = {
  'catalogue.list': endpoint({
    route: 'GET /merchant/api/v1/marketing/products',
    summary: 'The products of the merchant, newest first, by what is searched in either script (DEC-MKT-4)',
    access: views,
    query: z.strictObject({
      search,
      status: z.enum(productStatuses).optional(),
      source_id: z.string().max(64).optional(),
      ...pageQuery,
    }),
    response: z.object({
      products: z.array(catalogueProduct),
      counts: z.object({ visible: count, hidden: count, rejected: count }),
      next_page_token: z.string().nullable(),
    }),
    reasons: ['catalogue_off'],
  }),
  'catalogue.setShown': endpoint({
    route: 'POST /merchant/api/v1/marketing/products/shown',
    summary: 'Show or hide products; what staff rejected stays as it is',
    access: writes,
    body: z.strictObject({ ids, shown: z.boolean() }),
    response: done,
    reasons: ['catalogue_off', 'wrong_status'],
    audit: 'product.shown_changed',
    example: { body: { ids: ['prd_0000'], shown: false } },
  }),
  'catalogue.picture': endpoint({
    route: 'GET /merchant/api/v1/marketing/products/{id}/picture',
    summary: 'Our copy of the picture of a product',
    access: views,
    params: byId,
    query: z.strictObject({ v: z.string().max(60).optional() }),
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { id: 'prd_0000' } },
  }),
  'catalogue.listForStaff': endpoint({
    route: 'GET /desk/api/v1/products',
    summary: 'Products of merchants, what changed last first, for whoever looks whether they may be shown',
    access: looks,
    query: z.strictObject({
      search,
      status: z.enum(productStatuses).optional(),
      merchant_id: z.string().max(64).optional(),
      ...pageQuery,
    }),
    response: z.object({ products: z.array(productForStaff), next_page_token: z.string().nullable() }),
  }),
  'catalogue.reject': endpoint({
    route: 'POST /desk/api/v1/products/reject',
    summary: 'Keep products from being shown, with a reason in both languages that their merchants read',
    access: decides,
    body: z.strictObject({ ids, said_en: said, said_ar: said }),
    response: done,
    reasons: ['wrong_status'],
    audit: 'product.rejected',
    example: {
      body: { ids: ['prd_0000'], said_en: 'Tobacco is not sold here.', said_ar: 'لا يُباع التبغ هنا.' },
    },
  }),
  'catalogue.restore': endpoint({
    route: 'POST /desk/api/v1/products/restore',
    summary: 'Let products be shown again that were rejected',
    access: decides,
    body: z.strictObject({ ids }),
    response: done,
    reasons: ['wrong_status'],
    audit: 'product.restored',
    example: { body: { ids: ['prd_0000'] } },
  }),
  'catalogue.pictureForStaff': endpoint({
    route: 'GET /desk/api/v1/products/{id}/picture',
    summary: 'Our copy of the picture of a product of any merchant',
    access: looks,
    params: byId,
    query: z.strictObject({ v: z.string().max(60).optional() }),
    response: 'stream',
    unitOfWork: 'own',
    example: { params: { id: 'prd_0000' } },
  }),
}
