import type { Endpoint, EndpointId, Example } from '@daftar/contract'
import type { z } from 'zod'
import type { Schemas } from './schemas.ts'

/** What the operations of both documents have in common. */

type Parameter = { name: string; in: string; required: boolean; description: string; schema: object }

export const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A text of your own, up to 255 characters. The same call with the same key is made once, and its repetitions get the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

export const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  required: true,
  description: 'The ETag that was answered with what is changed.',
  schema: { type: 'string' },
}

/** The paths of a document: by path and method what `describe` says of each endpoint. */
export function pathsOf(
  table: readonly [EndpointId, Endpoint][],
  describe: (id: EndpointId, endpoint: Endpoint) => object,
): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {}
  for (const [id, endpoint] of table) {
    const [method = '', path = ''] = endpoint.route.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: describe(id, endpoint) }
  }
  return paths
}

/** What stands in the path and the query of a call. */
export function parametersOf({ params, query, example }: Endpoint, schemas: Schemas): object[] {
  return [
    ...placed(schemas, 'path', params, example?.params),
    ...placed(schemas, 'query', query, example?.query),
  ]
}

function placed(
  schemas: Schemas,
  place: 'path' | 'query',
  schema: z.ZodType | undefined,
  examples: Example['params'] = {},
): object[] {
  if (!schema) return []
  const { properties = {}, required = [] } = schemas.of(schema, 'input') as {
    properties?: Record<string, { description?: string; type?: string }>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description && { description }),
    schema: property,
    ...(examples[name] !== undefined && { example: exampleOf(property.type, examples[name]) }),
  }))
}

/** What an address carries is text; the description names a number as one. */
function exampleOf(type: string | undefined, example: string): string | number {
  return type === 'integer' || type === 'number' ? Number(example) : example
}

/** The body of a call; nothing where there is none. */
export function requestBodyOf({ access, body, upload, example: shown }: Endpoint, schemas: Schemas): object {
  if (upload) {
    const schema = oneFile(access.kind === 'key' ? 'attachment' : 'file')
    const example = access.kind === 'key' && { example: { attachment: 'The bytes of the file.' } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, ...example } } } }
  }
  if (!body) return {}
  const content = { schema: schemas.of(body, 'input'), ...(shown && { example: shown.body }) }
  return { requestBody: { required: true, content: { 'application/json': content } } }
}

const oneFile = (field: string) => ({
  type: 'object',
  properties: { [field]: { type: 'string', format: 'binary', description: 'The file.' } },
  required: [field],
})
