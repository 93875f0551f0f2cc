import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { breaksOf, surfaceOf } from './breaking.ts'

const payment = {
  type: 'object',
  properties: {
    id: { type: 'string', description: 'Its name.' },
    status: { enum: ['CREATED', 'CLOSED'] },
    buyer: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    description: { type: 'string' },
    earlier: { type: 'array', items: { $ref: '#/components/schemas/Payment' } },
  },
  required: ['id', 'status'],
}
const given = {
  type: 'object',
  properties: {
    amount: { type: 'string', maxLength: 20 },
    note: { type: 'string' },
    currency: { enum: ['AED', 'SAR'] },
    meta: { type: 'object', additionalProperties: { type: 'string' } },
    whole: { $ref: '#/components/schemas/Given' },
  },
  required: ['amount'],
}
const page = {
  parameters: [{ name: 'limit', in: 'query', required: false, schema: { type: 'integer', maximum: 20 } }],
  security: [{ secretKey: [] }, { publicKey: [] }],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Given' } } },
  },
  responses: {
    200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Payment' } } } },
  },
}
const published = {
  paths: { '/pay': { post: page }, '/see': { get: { responses: page.responses } } },
  webhooks: {
    closed: {
      post: {
        requestBody: {
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Payment' } } },
        },
      },
    },
  },
  components: { schemas: { Payment: payment, Given: given } },
}

/**
 * A change of a document: where, as names with blanks between them, and what stands there then; undefined
 * takes it away.
 */
type Change = [path: string, value: unknown]

function changed(document: object, changes: Change[]): object {
  const copy = structuredClone(document)
  for (const [path, value] of changes) {
    const names = path.split(' ')
    const last = names.pop()!
    let node = copy as Record<string, unknown>
    for (const name of names) node = node[name] as Record<string, unknown>
    if (value === undefined) delete node[last]
    else node[last] = value
  }
  return copy
}

const told = (...changes: Change[]) => breaksOf(surfaceOf(published), surfaceOf(changed(published, changes)))

const call = 'paths /pay post'
const ofPayment = 'components schemas Payment'
const ofGiven = 'components schemas Given'
const text = { type: 'string' }
const textOrNull = { anyOf: [text, { type: 'null' }] }
const limit = page.parameters[0]

test.each<[string, Change[]]>([
  ['GET /see is gone', [['paths /see', undefined]]],
  ['the webhook closed is gone', [['webhooks closed', undefined]]],
  ['POST /pay takes no publicKey any more', [[`${call} security 1`, { secretKey: [] }]]],
  ['POST /pay query limit is gone', [[`${call} parameters`, []]]],
  ['POST /pay query limit is required now', [[`${call} parameters 0 required`, true]]],
  [
    'POST /pay header X-New is new and required',
    [[`${call} parameters`, [limit, { name: 'X-New', in: 'header', required: true, schema: text }]]],
  ],
  ['POST /pay takes no body any more', [[`${call} requestBody`, undefined]]],
  ['POST /pay answer id is gone', [[`${ofPayment} properties id`, undefined]]],
  ['POST /pay answer description is gone', [[`${ofPayment} properties description`, undefined]]],
  ['POST /pay answer status may be left out now', [[`${ofPayment} required`, ['id']]]],
  [
    'POST /pay answer status has lost the value "CLOSED"',
    [[`${ofPayment} properties status enum`, ['CREATED']]],
  ],
  ['POST /pay answer id was string and is number', [[`${ofPayment} properties id type`, 'number']]],
  ['POST /pay answer buyer is never null any more', [[`${ofPayment} properties buyer`, text]]],
  ['POST /pay answer id may be null now', [[`${ofPayment} properties id`, textOrNull]]],
  ['POST /pay request note is gone', [[`${ofGiven} properties note`, undefined]]],
  ['POST /pay request note is required now', [[`${ofGiven} required`, ['amount', 'note']]]],
  [
    'POST /pay request shop is new and required',
    [
      [`${ofGiven} properties shop`, text],
      [`${ofGiven} required`, ['amount', 'shop']],
    ],
  ],
  ['POST /pay request currency has lost the value "AED"', [[`${ofGiven} properties currency enum`, ['SAR']]]],
  ['POST /pay request note takes certain values alone now', [[`${ofGiven} properties note enum`, ['a']]]],
  [
    'POST /pay request amount has another maxLength: 10 after 20',
    [[`${ofGiven} properties amount maxLength`, 10]],
  ],
  [
    'POST /pay request meta * was string and is number',
    [[`${ofGiven} properties meta additionalProperties type`, 'number']],
  ],
  ['POST /pay request takes no other names any more', [[`${ofGiven} additionalProperties`, false]]],
])('a change that breaks shops is told by name: %s', (sentence, changes) => {
  expect(told(...changes)).toContain(sentence)
})

test('what is added, and what is said better, breaks nobody, also where a schema holds itself', () => {
  const lost = told(
    ['paths /new', { get: page }],
    ['webhooks opened', published.webhooks.closed],
    [`${call} parameters`, [limit, { name: 'sort', in: 'query', required: false, schema: text }]],
    [`${ofPayment} properties added`, text],
    [`${ofPayment} properties id description`, 'Another text.'],
    [`${ofPayment} properties status enum`, ['CREATED', 'CLOSED', 'EXPIRED']],
    [`${ofGiven} properties note`, textOrNull],
    [`${ofGiven} properties currency enum`, ['AED', 'SAR', 'KWD']],
    [`${ofGiven} properties amount maxLength`, 40],
    [`${ofGiven} properties optional`, { type: 'boolean' }],
  )
  expect(lost).toEqual([])
})

test('the surface that shops were promised knows its calls, messages and schemas', () => {
  const promised = JSON.parse(readFileSync(fromRoot('tools/openapi/published.json'), 'utf8')) as object
  expect(breaksOf(promised, promised)).toEqual([])
  const less = changed(promised, [
    ['paths /api/v2/payments/{id}/refunds', undefined],
    ['components schemas Payment properties status', undefined],
  ])
  expect(breaksOf(promised, less)).toEqual(
    expect.arrayContaining([
      'POST /api/v2/payments/{id}/refunds is gone',
      'POST /api/v2/checkout answer payment status is gone',
    ]),
  )
})
