import type { Endpoint } from '@daftar/contract'
import { z } from 'zod'

/** One call of an endpoint with everything as it should be but one value. */
export interface HostileCall {
  query?: Record<string, string>
  body?: unknown
  /** Which value, for whoever reads a failure. */
  what: string
}

interface Schema {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

/**
 * Texts that are no text to a database or to JSON, that end a statement, turn the writing or are more than
 * numbers hold.
 */
export const hostileTexts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'b\udfff',
  `'; drop table orders; --\\`,
  '\u202e\u2066abc\r\nX-A: b',
  '9'.repeat(24),
  '-99999999999999999999',
]
const hostileDates = ['0000-01-01', '0999-12-31', '9999-12-31']
const hostileInstants = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z']
const hostileNumbers = [-1, 0.1, 1 / 3, 1e-7, 2 ** 53, 1e308]

const encoded = (text: string) => Buffer.from(text).toString('base64url')
/** Tokens of pages as somebody would forge them who has seen one of each kind. */
const hostileTokens = [
  ...['8640000000000000', '-8640000000000000', '8640000000000001', '253402300800000', '1e3', 'NaN', ''].map(
    (time) => encoded(`${time}|row_0000`),
  ),
  ...['999999999999999999', '253402300800000000'].map((micros) => encoded(`created_at|${micros}|row_0000`)),
  encoded('amount|999999999999999999|row_0000'),
  encoded('0000-01-01|bln_0000'),
  encoded('1|mer_0000|999999999999999999'),
  encoded('8640000000000000|mer_0000|1'),
  encoded(JSON.stringify(['999999999999999', 'mer_0000', '1'])),
  encoded(JSON.stringify(['-999999999999999', 'mer_0000', '999999999999999999'])),
  encoded(JSON.stringify(['a', 'b', 'c'])),
  '\u0000',
]

/** Query and body of a call that is as it should be, as far as their shapes tell. */
export function goodCall(endpoint: Endpoint): Omit<HostileCall, 'what'> {
  return {
    ...(endpoint.query && { query: requiredOf(schemaOf(endpoint.query)) }),
    ...(endpoint.body && { body: sampleOf(schemaOf(endpoint.body)) }),
  }
}

/** Every call of an endpoint that has one hostile value in its query or its body. */
export function hostileCalls(endpoint: Endpoint): HostileCall[] {
  const query = endpoint.query && schemaOf(endpoint.query)
  const body = endpoint.body && schemaOf(endpoint.body)
  const goodBody = body ? { body: sampleOf(body) } : {}
  return [
    ...Object.entries(query?.properties ?? {}).flatMap(([name, schema]) =>
      hostileFor(schema, name).map((value) => ({
        what: `query ${name} = ${JSON.stringify(value)}`,
        query: { ...requiredOf(query!), [name]: String(value) },
        ...goodBody,
      })),
    ),
    ...(body
      ? leavesOf(body).flatMap(({ path, schema }) =>
          hostileFor(schema, path.at(-1) ?? '').map((value) => ({
            what: `body ${path.join('.')} = ${JSON.stringify(value)}`,
            query: requiredOf(query ?? {}),
            body: withValue(sampleOf(body), path, value),
          })),
        )
      : []),
  ]
}

function schemaOf(type: z.ZodType): Schema {
  return z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
}

function hostileFor(schema: Schema, name: string): unknown[] {
  if (name === 'page_token') return hostileTokens
  if (schema.anyOf) return schema.anyOf.flatMap((one) => hostileFor(one, name))
  if (schema.enum || schema.const !== undefined) return []
  if (schema.format === 'date') return hostileDates
  if (schema.format === 'date-time') return hostileInstants
  if (schema.type === 'number' || schema.type === 'integer') return hostileNumbers
  if (schema.type === 'array') return hostileFor(schema.items ?? {}, name).map((value) => [value])
  return schema.type === 'string' || schema.type === undefined ? hostileTexts : []
}

/** The query without which an endpoint answers nothing. */
function requiredOf(schema: Schema): Record<string, string> {
  const required = (schema as { required?: string[] }).required ?? []
  return Object.fromEntries(
    required.map((name) => [name, String(sampleOf(schema.properties?.[name] ?? {}, name))]),
  )
}

function leavesOf(schema: Schema, path: string[] = []): { path: string[]; schema: Schema }[] {
  if (schema.properties)
    return Object.entries(schema.properties).flatMap(([name, one]) => leavesOf(one, [...path, name]))
  return [{ path, schema }]
}

function sampleOf(schema: Schema, name = ''): unknown {
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, one]) => [key, sampleOf(one, key)]),
    )
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {}, name)
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (schema.format === 'date') return '2026-11-16'
  if (schema.format === 'date-time') return '2026-11-16T00:00:00Z'
  if (schema.type === 'number' || schema.type === 'integer') return 1
  if (schema.type === 'boolean') return false
  if (schema.type === 'array') return [sampleOf(schema.items ?? {}, name)]
  if (/amount|fixed/.test(name)) return '1.00'
  if (/phone/.test(name)) return '+971501234567'
  if (/iban/.test(name)) return 'AE070331234567890123456'
  return name === 'page_size' ? '1' : 'abcd'
}

function withValue(base: unknown, [first, ...rest]: string[], value: unknown): unknown {
  if (first === undefined) return value
  const copy = { ...(base as Record<string, unknown>) }
  copy[first] = withValue(copy[first], rest, value)
  return copy
}
