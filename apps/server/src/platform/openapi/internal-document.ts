import {
  audienceOf,
  endpoints,
  errorBody,
  reasons,
  type Endpoint,
  type EndpointId,
  type Reason,
} from '@daftar/contract'
import { idempotencyKey, ifMatch, parametersOf, pathsOf, requestBodyOf } from './operation.ts'
import { refTo, schemas, type Schemas } from './schemas.ts'
import { isOfShops, type DocumentOptions } from './shop-document.ts'

/** OpenAPI 3.1 of what the product's own pages call, made from the table of endpoints. */
export function internalDocument({
  product,
  version,
  origin,
}: DocumentOptions & { version: string }): object {
  const known = schemas()
  const table = (Object.entries(endpoints) as [EndpointId, Endpoint][]).filter((row) => !isOfShops(row))
  const paths = pathsOf(table, (id, endpoint) => operationOf(id, endpoint, known))
  const error = known.of(errorBody, 'output')
  return {
    openapi: '3.1.0',
    info: {
      title: `${product}: internal interface`,
      version,
      description: 'What the pages of the product call. It changes with them and without notice.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: origin }],
    tags: Object.values(audiences).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { ...known.components, Error: error },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'daftar_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

const audiences = {
  merchant: { name: 'Merchants', description: 'The back-office of merchants, and their sign-in.' },
  staff: { name: 'Console', description: "The console of the provider's staff, and their sign-in." },
  shopper: { name: 'Shoppers', description: 'The payment page.' },
  signatory: { name: 'Signatories', description: 'The pages on which contracts and mandates are signed.' },
  anybody: { name: 'Operators', description: 'What those who run the product ask it.' },
}

function audience({ access }: Endpoint) {
  const whose = audienceOf(access)
  if (whose === 'shop') throw new Error('what shops call is in a document of its own')
  return audiences[whose]
}

function operationOf(id: EndpointId, endpoint: Endpoint, known: Schemas): object {
  const { route, summary, versioned } = endpoint
  return {
    operationId: id,
    summary,
    tags: [audience(endpoint).name],
    security: isSignedIn(endpoint) ? [{ session: [] }, { bearer: [] }] : [],
    parameters: [
      ...parametersOf(endpoint, known),
      ...(versioned && !route.startsWith('GET') ? [ifMatch] : []),
      ...(route.startsWith('POST') ? [idempotencyKey] : []),
    ],
    ...requestBodyOf(endpoint, known),
    responses: {
      ...successOf(endpoint, known),
      ...refusalsOf(endpoint),
      default: refusal('Any other refusal'),
    },
  }
}

const isSignedIn = ({ access }: Endpoint) => access.kind === 'account' || access.kind === 'staff'

function successOf({ response }: Endpoint, known: Schemas): object {
  if (response === null) return { 204: { description: 'Done' } }
  const content =
    response === 'stream'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: known.of(response, 'output') } }
  return { 200: { description: 'OK', content } }
}

/** By status: what any call of the kind may be refused for, and what this one may. */
function refusalsOf(endpoint: Endpoint): object {
  const all: Reason[] = [
    ...((endpoint.params ?? endpoint.query ?? endpoint.body) ? (['invalid_input'] as const) : []),
    ...(isSignedIn(endpoint) ? (['not_signed_in', 'no_permission'] as const) : []),
    ...endpoint.reasons,
    'too_many_requests',
    'unavailable',
  ]
  const byStatus = new Map<number, Reason[]>()
  for (const reason of new Set(all)) {
    const [status] = reasons[reason]
    byStatus.set(status, [...(byStatus.get(status) ?? []), reason])
  }
  return Object.fromEntries([...byStatus].map(([status, names]) => [status, refusal(names.join(', '))]))
}

function refusal(description: string): object {
  return { description, content: { 'application/json': { schema: { $ref: refTo('Error') } } } }
}
