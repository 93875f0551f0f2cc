import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { accountEndpoints } from './endpoints/account.ts'
import { auth } from './endpoints/auth.ts'
import { capital } from './endpoints/capital.ts'
import { deskAdvances } from './endpoints/desk-advances.ts'
import { deskBooks } from './endpoints/desk-books.ts'
import { deskReconciliation } from './endpoints/desk-reconciliation.ts'
import { deskIntegrations } from './endpoints/desk-integrations.ts'
import { directDebit } from './endpoints/direct-debit.ts'
import { desk } from './endpoints/desk.ts'
import { deskMerchants } from './endpoints/desk-merchants.ts'
import { deskOffers } from './endpoints/desk-offers.ts'
import { deskMoney } from './endpoints/desk-money.ts'
import { events } from './endpoints/events.ts'
import { files } from './endpoints/files.ts'
import { health } from './endpoints/health.ts'
import { identities } from './endpoints/identities.ts'
import { links } from './endpoints/links.ts'
import { merchants } from './endpoints/merchants.ts'
import { orders } from './endpoints/orders.ts'
import { pay } from './endpoints/pay.ts'
import { payouts } from './endpoints/payouts.ts'
import { drafts } from './endpoints/drafts.ts'
import { platforms } from './endpoints/platforms.ts'
import { publicApi } from './endpoints/public-api.ts'
import { reliefEndpoints } from './endpoints/relief.ts'
import { settings } from './endpoints/settings.ts'
import { singlePage } from './endpoints/single-page.ts'
import { signing } from './endpoints/signing.ts'
import { webhooks } from './endpoints/webhooks.ts'
import type { EndpointId } from './routes.ts'
import { simulator } from './endpoints/simulator.ts'
import { waitlist } from './endpoints/waitlist.ts'

/**
 * The one table of endpoints. Validation, serialisation, OpenAPI, the typed client, permission checks,
 * idempotency, rate limits and audit kinds are read from it; a route that is not here cannot be served.
 */
export const endpoints = {
  ...auth,
  ...accountEndpoints,
  ...settings,
  ...merchants,
  ...files,
  ...orders,
  ...links,
  ...pay,
  ...payouts,
  ...capital,
  ...drafts,
  ...platforms,
  ...directDebit,
  ...signing,
  ...desk,
  ...deskMerchants,
  ...deskOffers,
  ...waitlist,
  ...events,
  ...simulator,
  ...reliefEndpoints,
  ...singlePage,
  ...deskMoney,
  ...deskAdvances,
  ...deskBooks,
  ...deskReconciliation,
  ...deskIntegrations,
  ...publicApi,
  ...webhooks,
  ...identities,
  ...health,
} satisfies Record<EndpointId, Endpoint>

export type Endpoints = typeof endpoints

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Given<T> = T extends z.ZodType ? z.input<T> : undefined
type Field<Id extends EndpointId, K> = K extends keyof Endpoints[Id] ? Endpoints[Id][K] : undefined

export type ParamsOf<Id extends EndpointId> = Parsed<Field<Id, 'params'>>
export type QueryOf<Id extends EndpointId> = Parsed<Field<Id, 'query'>>
export type BodyOf<Id extends EndpointId> = Parsed<Field<Id, 'body'>>
export type QueryInput<Id extends EndpointId> = Given<Field<Id, 'query'>>
export type BodyInput<Id extends EndpointId> = Given<Field<Id, 'body'>>
export type AnswerOf<Id extends EndpointId> = Parsed<Field<Id, 'response'>>
