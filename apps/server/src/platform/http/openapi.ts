import {
  audienceOf,
  endpoints,
  errorBody,
  errorTypes,
  publishedAnswer,
  reasons,
  type Endpoint,
  type EndpointId,
  type Example,
  type PublishedTexts,
} from '@daftar/contract'
import { z } from 'zod'

/** OpenAPI 3.1 made from the table of endpoints, so it cannot say anything the server does not do. */
export function openApiDocument(title: string, version: string): object {
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    tags: tagNames().map((name) => ({ name })),
    'x-tagGroups': [
      { name: shopGroup, tags: tagNames().filter(isOfShops) },
      { name: 'Applications', tags: tagNames().filter((name) => !isOfShops(name)) },
    ],
    paths: pathsOf(),
    components: {
      schemas: { Error: schemaOf(errorBody, 'output'), PublicError: publicError },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'daftar_session' },
        bearer: { type: 'http', scheme: 'bearer' },
        secretKey: { type: 'http', scheme: 'bearer', description: "A shop's secret key: sk_… or sk_test_…" },
        publicKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A shop's public key, as apps and pages hold it: pk_… or pk_test_…",
        },
      },
    },
  }
}

const shopGroup = 'Public payments API'
const shopTags: Readonly<Record<string, string>> = { publicApi: 'Payments', webhooks: 'Webhooks' }
const isOfShops = (tag: string) => Object.values(shopTags).includes(tag)

/** The public payments API is a group of its own; everything else stands under the module that answers it. */
function tagOf([id, { access }]: [string, Endpoint]): string {
  const [module = ''] = id.split('.')
  return (audienceOf(access) === 'shop' && shopTags[module]) || module
}

function tagNames(): string[] {
  return [...new Set(Object.entries(endpoints).map(tagOf))]
}

/** The errors of the public payments API. */
const publicError = {
  anyOf: [
    {
      type: 'object',
      properties: {
        status: { const: 'error' },
        errorType: { enum: [...errorTypes] },
        error: { type: 'string' },
        details: {
          type: 'object',
          properties: {
            request_id: { type: 'string' },
            param: { type: 'string' },
            outcome: { const: 'unknown' },
          },
          required: ['request_id'],
        },
      },
      required: ['status', 'errorType'],
    },
    { type: 'string' },
  ],
}

function pathsOf(): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const [id, endpoint] of Object.entries(endpoints) as [EndpointId, Endpoint][]) {
    const [method = '', path = ''] = endpoint.route.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(id, endpoint) }
  }
  return paths
}

function operationOf(id: EndpointId, endpoint: Endpoint): object {
  const isShop = audienceOf(endpoint.access) === 'shop'
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [tagOf([id, endpoint])],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path', endpoint.example?.params),
      ...parametersOf(endpoint.query, 'query', endpoint.example?.query),
      ...(endpoint.versioned && !endpoint.route.startsWith('GET') ? [header('If-Match', true)] : []),
      ...(isShop && id.startsWith('webhooks.') ? [header('X-Merchant-Code', true)] : []),
      ...(endpoint.route.startsWith('POST') ? [header('Idempotency-Key', false)] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        content: {
          'application/json': { schema: schemaOf(endpoint.body, 'input'), example: endpoint.example?.body },
        },
      },
    }),
    ...(endpoint.upload && { requestBody: { content: { 'multipart/form-data': { schema: uploadSchema } } } }),
    responses: {
      ...successOf(endpoint),
      ...(endpoint.access.kind === 'key' ? publishedRefusals(endpoint.access.texts) : refusalsOf(endpoint)),
    },
  }
}

function securityOf({ access }: Endpoint): object[] {
  if (access.kind === 'account' || access.kind === 'staff') return [{ session: [] }, { bearer: [] }]
  if (access.kind !== 'key') return []
  return [{ secretKey: [] }, ...(access.publicKey ? [{ publicKey: [] }] : [])]
}

/** What any endpoint of the public payments API may refuse, with the text it says. */
function publishedRefusals(texts: PublishedTexts): Record<string, object> {
  const shared = [
    'invalid_input',
    'not_signed_in',
    'no_permission',
    'not_found',
    'too_many_requests',
    'internal',
    'unavailable',
  ] as const
  return Object.fromEntries(
    shared.map((reason) => {
      const { status, body } = publishedAnswer(texts, reason)
      return [status, errorAnswerOf(typeof body === 'string' ? body : reason, 'PublicError', body)]
    }),
  )
}

const uploadSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

function header(name: string, required: boolean): object {
  return { name, in: 'header', required, schema: { type: 'string' } }
}

function parametersOf(
  schema: z.ZodType | undefined,
  place: 'path' | 'query',
  examples: Example['params'] = {},
): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: object
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property as object,
    ...(examples[name] !== undefined && { example: examples[name] }),
  }))
}

function successOf(endpoint: Endpoint): Record<string, object> {
  if (endpoint.response === null) return { 204: { description: 'Done' } }
  const content =
    endpoint.response === 'stream'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: schemaOf(endpoint.response, 'output') } }
  return { 200: { description: 'OK', content } }
}

function refusalsOf(endpoint: Endpoint): Record<string, object> {
  const byStatus = new Map<number, string[]>()
  for (const reason of endpoint.reasons)
    byStatus.set(reasons[reason][0], [...(byStatus.get(reasons[reason][0]) ?? []), reason])
  return {
    ...Object.fromEntries([...byStatus].map(([status, names]) => [status, errorAnswerOf(names.join(', '))])),
    default: errorAnswerOf('Any refusal'),
  }
}

function errorAnswerOf(description: string, schema = 'Error', example?: unknown): object {
  const content = {
    schema: { $ref: `#/components/schemas/${schema}` },
    ...(example !== undefined && { example }),
  }
  return { description, content: { 'application/json': content } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  })
  return rest
}
