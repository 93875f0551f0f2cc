import type { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { allEndpoints } from './endpoints/all.ts'
import type { EndpointId, routes } from './routes.ts'

/**
 * The one table of endpoints. Validation, serialisation, OpenAPI, the typed client, permission checks,
 * idempotency, rate limits and audit kinds are read from it; a route that is not here cannot be served.
 */
export const endpoints = allEndpoints satisfies {
  [Id in EndpointId]: Endpoint & { route: (typeof routes)[Id] }
}

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
