import { endpoints, type Endpoint, type EndpointId } from '@daftar/contract'
import type { FastifyInstance } from 'fastify'
import { answerEndpoint, type HttpContext } from './answer-endpoint.ts'
import { answerSchema, errorSchema } from './serialisation.ts'

/** Serves every endpoint of the table and nothing else; a handler that is missing does not compile. */
export function registerEndpoints(app: FastifyInstance, context: HttpContext): void {
  for (const [id, endpoint] of Object.entries(endpoints) as [EndpointId, Endpoint][]) {
    const { method, url } = routeOf(endpoint)
    app.route({
      method,
      url,
      schema: { response: responseSchemas(endpoint) },
      handler: (request, reply) => answerEndpoint(context, id, endpoint, request, reply),
    })
  }
}

/** `GET /a/{b}` as Fastify writes it: method and `/a/:b`. */
function routeOf(endpoint: Endpoint): { method: string; url: string } {
  const [method = '', path = ''] = endpoint.route.split(' ')
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') }
}

function responseSchemas(endpoint: Endpoint): Record<string, object> {
  const errors = { '4xx': errorSchema, '5xx': errorSchema }
  if (endpoint.response === null || endpoint.response === 'stream') return errors
  return { 200: answerSchema(endpoint.response), ...errors }
}
