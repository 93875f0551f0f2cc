import { endpoints, errorBody, reasons, type Endpoint, type EndpointId } from '@daftar/contract'
import { z } from 'zod'

/** OpenAPI 3.1 made from the table of endpoints, so it cannot say anything the server does not do. */
export function openApiDocument(title: string, version: string): object {
  return {
    openapi: '3.1.0',
    info: { title, version, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
    paths: pathsOf(),
    components: {
      schemas: { Error: schemaOf(errorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'daftar_session' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
    },
  }
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
  const needsSession = endpoint.access.kind === 'account' || endpoint.access.kind === 'staff'
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [id.split('.')[0]],
    security: needsSession ? [{ session: [] }, { bearer: [] }] : [],
    parameters: [
      ...parametersOf(endpoint.params, 'path'),
      ...parametersOf(endpoint.query, 'query'),
      ...(endpoint.versioned && !endpoint.route.startsWith('GET') ? [header('If-Match', true)] : []),
      ...(endpoint.route.startsWith('POST') ? [header('Idempotency-Key', false)] : []),
    ],
    ...(endpoint.body && {
      requestBody: { content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
    }),
    ...(endpoint.upload && { requestBody: { content: { 'multipart/form-data': { schema: uploadSchema } } } }),
    responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
  }
}

const uploadSchema = {
  type: 'object',
  properties: { file: { type: 'string', format: 'binary' } },
  required: ['file'],
}

function header(name: string, required: boolean): object {
  return { name, in: 'header', required, schema: { type: 'string' } }
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): object[] {
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

function errorAnswerOf(description: string): object {
  return { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  })
  return rest
}
