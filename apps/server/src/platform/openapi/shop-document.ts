import {
  endpoints,
  errorTypes,
  publishedAnswer,
  type Endpoint,
  type EndpointId,
  type PublishedTexts,
} from '@daftar/contract'
import { webhookPayment } from '@daftar/contract/endpoints/selling/public-api-shapes'
import { webhookEvents } from '@daftar/contract/endpoints/selling/webhook-events'
import { idempotencyKey, parametersOf, pathsOf, requestBodyOf } from './operation.ts'
import { refTo, schemas, type Schemas } from './schemas.ts'

export interface DocumentOptions {
  /** The product's name. */
  product: string
  /** The address it is served at. */
  origin: string
  /** Who answers questions. */
  supportEmail: string
}

/** The day on which the interface of shops changed last; it is the version of its description. */
export const shopApiVersion = '2026-11-27'

/** Whether it is what shops call: everything under `/api/`. */
export const isOfShops = ([, { route }]: [EndpointId, Endpoint]) => / \/api\//.test(route)

/**
 * OpenAPI 3.1 of the public payments API, made from the table of endpoints, so it cannot say anything the
 * server does not do.
 */
export function shopDocument({ product, origin, supportEmail }: DocumentOptions): object {
  const known = schemas()
  const table = (Object.entries(endpoints) as [EndpointId, Endpoint][]).filter(isOfShops)
  const paths = pathsOf(table, (id, endpoint) => operationOf(id, endpoint, known))
  const webhooks = webhooksOf(known)
  return {
    openapi: '3.1.0',
    info: {
      title: `${product}: payments API`,
      version: shopApiVersion,
      summary: 'Sessions, payments, captures, refunds, disputes and webhooks of shops.',
      description: about,
      contact: { name: product, email: supportEmail, url: `${origin}/docs` },
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: origin, description: 'Live and test payments alike: the key says which.' }],
    tags: Object.values(tags),
    paths,
    webhooks,
    components: {
      schemas: { ...known.components, Error: errorSchema },
      responses: sharedResponses,
      headers,
      securitySchemes: {
        secretKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A shop's secret key: `sk_…` for live payments, `sk_test_…` for the sandbox.",
        },
        publicKey: {
          type: 'http',
          scheme: 'bearer',
          description: "A shop's public key, as apps and pages hold it: `pk_…` or `pk_test_…`.",
        },
      },
    },
  }
}

const about = `Send the key as \`Authorization: Bearer sk_…\` and bodies as JSON. Amounts are decimal texts. Fields nobody knows are ignored.

**Stores.** A key acts for all stores of its merchant, or is limited to some of them. For a limited one everything of the other stores is not found, and a code of one of them is refused.

**Repeating calls.** \`reference_id\` is the key of its capture or refund, and each POST takes \`Idempotency-Key\`: a call whose answer was lost is simply sent again. What was done before is answered with \`Idempotent-Replay: true\`.

**Limits.** One secret key may make 6,000 calls a minute, a public one 300 from each address. \`RateLimit-Limit\`, \`RateLimit-Remaining\` and \`RateLimit-Reset\` stand in each answer; beyond the limit it is 429 with \`Retry-After\`.

**Errors** are \`{"status": "error", "errorType", "error", "details": {"request_id", "param"}}\`: \`param\` is the field or header that is wrong, \`request_id\` what to tell support.`

const tags = {
  publicApi: {
    name: 'Payments',
    description: 'Sessions in which shoppers pay, and what becomes of their payments.',
  },
  disputes: {
    name: 'Disputes',
    description: 'What customers say against orders, and how a shop answers. Live keys alone.',
  },
  webhooks: {
    name: 'Webhooks',
    description: 'Where a store hears of its payments, and what it is told there.',
  },
}

const tagOf = (id: EndpointId) =>
  (id.startsWith('webhooks.') ? tags.webhooks : id.startsWith('disputes.') ? tags.disputes : tags.publicApi)
    .name

function operationOf(id: EndpointId, endpoint: Endpoint, known: Schemas): object {
  const { access, route, summary, description } = endpoint
  const isPost = route.startsWith('POST')
  return {
    operationId: id,
    summary,
    description,
    tags: [tagOf(id)],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint, known),
      ...(id.startsWith('webhooks.') ? [merchantCode] : []),
      ...(isPost ? [idempotencyKey] : []),
    ],
    ...requestBodyOf(endpoint, known),
    responses: {
      200: successOf(endpoint, known),
      ...(access.kind === 'key' && refusalsOf(access.texts, endpoint)),
      429: { $ref: '#/components/responses/TooMany' },
      500: { $ref: '#/components/responses/Internal' },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  }
}

function securityOf({ access }: Endpoint): object[] {
  if (access.kind !== 'key') return []
  return [{ secretKey: [] }, ...(access.publicKey ? [{ publicKey: [] }] : [])]
}

const merchantCode = {
  name: 'X-Merchant-Code',
  in: 'header',
  required: true,
  description: 'The code of the store that the webhook is of.',
  schema: { type: 'string', maxLength: 100 },
  example: 'online-store',
}

function successOf({ access, response, route, example }: Endpoint, known: Schemas): object {
  if (response === null) throw new Error(`${route} answers shops with nothing`)
  if (response === 'stream' && access.kind === 'key')
    return {
      description: 'The file.',
      content: Object.fromEntries(
        ['image/jpeg', 'image/png', 'application/pdf'].map((type) => [
          type,
          { schema: { type: 'string', format: 'binary' }, example: 'The bytes of the file.' },
        ]),
      ),
    }
  if (response === 'stream')
    return {
      description: 'A picture.',
      content: {
        'image/svg+xml': { schema: { type: 'string' }, example: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
      },
    }
  return {
    description: 'What came of it.',
    headers: {
      ...namedHeaders(['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset', 'X-Request-Id']),
      ...(route.startsWith('POST') && namedHeaders(['Idempotent-Replay'])),
    },
    content: { 'application/json': { schema: known.of(response, 'output'), example: example?.answer } },
  }
}

/** What its own texts say; whatever any endpoint may answer beside is shared. */
function refusalsOf(texts: PublishedTexts, { route, params, query, body }: Endpoint): object {
  const isPost = route.startsWith('POST')
  return {
    ...((params ?? query ?? body) && {
      400: told(texts, 'invalid_input', 'A field, a header or the body is wrong: `details.param` names it.'),
    }),
    401: told(texts, 'not_signed_in', 'There is no key, or nobody knows it.'),
    403: told(texts, 'no_permission', 'The key may not do this, or the store is suspended.'),
    404: told(texts, 'not_found', 'There is no such thing, or it is of somebody else.'),
    ...(isPost && { 409: { $ref: '#/components/responses/Conflict' } }),
    ...(isPost && { 422: { $ref: '#/components/responses/KeyReused' } }),
  }
}

function told(
  texts: PublishedTexts,
  reason: 'invalid_input' | 'not_signed_in' | 'no_permission' | 'not_found',
  description: string,
): object {
  const fields = reason === 'invalid_input' ? { fields: { 'payment.amount': 'invalid' as const } } : {}
  return errorAnswer(description, publishedAnswer(texts, reason, fields, { requestId }).body)
}

const requestId = 'req-3f9k'

function errorAnswer(description: string, example: unknown, more: object = {}): object {
  return {
    description,
    ...more,
    content: { 'application/json': { schema: { $ref: refTo('Error') }, example } },
  }
}

const plain: PublishedTexts = { notAuthorized: null, badData: '', notFound: null }
const later = { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }
const shared = (reason: Parameters<typeof publishedAnswer>[1]) =>
  publishedAnswer(plain, reason, {}, { requestId }).body

const sharedResponses = {
  Conflict: errorAnswer(
    'The same call is under way, or somebody else changed the payment first: send it again.',
    shared('wrong_status'),
  ),
  KeyReused: errorAnswer('The `Idempotency-Key` was used with another call.', shared('key_reused')),
  TooMany: errorAnswer('Too many calls: nothing was done.', shared('too_many_requests'), later),
  Internal: errorAnswer(
    'A fault of ours. The same call with the same key finds out what was done.',
    shared('internal'),
  ),
  Unavailable: errorAnswer('Not now: send the same call again.', shared('unavailable'), later),
}

const wholeNumber = { type: 'integer', minimum: 0 }
const headers = {
  'RateLimit-Limit': { description: 'Calls a minute of this key.', schema: wholeNumber, example: 6000 },
  'RateLimit-Remaining': { description: 'How many are left.', schema: wholeNumber, example: 5999 },
  'RateLimit-Reset': { description: 'Seconds until all are back.', schema: wholeNumber, example: 1 },
  'Retry-After': { description: 'Seconds to wait.', schema: wholeNumber, example: 2 },
  'X-Request-Id': { description: 'What to tell support.', schema: { type: 'string' }, example: requestId },
  'Idempotent-Replay': {
    description: '`true` where the call was made before and this is its answer.',
    schema: { const: 'true' },
    example: 'true',
  },
}

const namedHeaders = (names: (keyof typeof headers)[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const errorSchema = {
  anyOf: [
    {
      type: 'object',
      properties: {
        status: { const: 'error', description: 'Always `error`.' },
        errorType: { enum: [...errorTypes], description: 'What kind of error it is.' },
        error: { type: 'string', description: 'What is wrong, for a log; not every refusal has one.' },
        details: {
          type: 'object',
          description: 'More about it.',
          properties: {
            request_id: { type: 'string', description: 'What to tell support.' },
            param: { type: 'string', description: 'The field or header that is wrong, if it is one.' },
            outcome: {
              const: 'unknown',
              description:
                'Nobody can say whether the change was made: the same call with the same key finds out.',
            },
          },
          required: ['request_id'],
        },
      },
      required: ['status', 'errorType'],
    },
    { type: 'string', description: 'The text of a page that is not there.' },
  ],
}

/** What shops are told, as the document writes what goes the other way. */
function webhooksOf(known: Schemas): Record<string, object> {
  const schema = known.of(webhookPayment, 'output')
  return Object.fromEntries(
    Object.entries(webhookEvents).map(([event, { summary, description, example }]) => [
      event,
      {
        post: {
          operationId: `told.${event}`,
          summary,
          description,
          tags: [tags.webhooks.name],
          security: [],
          parameters: messageHeaders(event),
          requestBody: { required: true, content: { 'application/json': { schema, example } } },
          responses: {
            '2XX': { description: 'Taken. Anything else is tried again for three days.' },
            '4XX': { description: 'Not taken: it is sent again.' },
          },
        },
      },
    ]),
  )
}

function messageHeaders(event: string): object[] {
  const header = (name: string, description: string, example: string) => ({
    ...{ name, in: 'header', required: true, description, schema: { type: 'string' }, example },
  })
  return [
    header('X-Daftar-Event', 'What happened.', event),
    header('webhook-id', 'The message. A repetition carries the same one.', 'whd_0k3fj29dke82'),
    header('webhook-timestamp', 'When it was signed, in seconds.', '1772443200'),
    header(
      'webhook-signature',
      'One or more `v1,<base64>`: HMAC-SHA256 of `<id>.<timestamp>.<body>`, as Standard Webhooks 1.0 says.',
      'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    ),
  ]
}
