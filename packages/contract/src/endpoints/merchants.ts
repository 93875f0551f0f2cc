import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'

/** APPL-12 and NAV-43: a legal entity as the shell and capital see it. */
export const legalEntity = z.object({
  id: z.string(),
  status: z.enum(['active', 'pending_info', 'suspending', 'suspended']),
  country: z.string(),
  legal_company_name: z.string(),
  legal_address: z.string(),
  commercial_registration_number: z.string(),
  iban: z.string(),
  bank_name: z.string(),
  license_url: z.string().nullable(),
})
export type LegalEntity = z.output<typeof legalEntity>

export const store = z.object({
  id: z.string(),
  name: z.string(),
  name_ar: z.string(),
  country: z.string(),
  currency: z.string(),
})
export type Store = z.output<typeof store>

export const merchants = {
  'merchants.stores': endpoint({
    route: routes['merchants.stores'],
    summary: 'The stores the account may see (PERM-07)',
    access: { kind: 'account' },
    response: z.object({ items: z.array(store) }),
  }),
  'merchants.availableProducts': endpoint({
    route: routes['merchants.availableProducts'],
    summary: 'The payment products of one store (PERM-08)',
    access: { kind: 'account' },
    params: z.strictObject({ id: z.string().max(64) }),
    response: z.object({ items: z.array(z.object({ product: z.string() })) }),
  }),
  'merchants.legalEntities': endpoint({
    route: routes['merchants.legalEntities'],
    summary: 'Legal entities, filtered by status for the sidebar alert (NAV-44)',
    access: { kind: 'account', permission: 'hasMerchantAccess' },
    query: z.strictObject({ status: z.string().max(120).optional() }),
    response: z.object({ legal_entities: z.array(legalEntity) }),
  }),
  'merchants.legalEntity': endpoint({
    route: routes['merchants.legalEntity'],
    summary: 'The legal entity of a merchant (CAPI-24)',
    access: { kind: 'account', permission: 'hasMerchantAccess' },
    params: z.strictObject({ id: z.string().max(64) }),
    response: z.object({ legal_entity: legalEntity }),
  }),
  'merchants.onboarding': endpoint({
    route: routes['merchants.onboarding'],
    summary: 'The current onboarding application, or null (APP-07)',
    access: { kind: 'account' },
    response: z.object({
      application: z
        .object({
          id: z.string(),
          status: z.enum(['draft', 'partially_submitted', 'submitted']),
          steps: z.array(z.string()),
        })
        .nullable(),
    }),
  }),
}
