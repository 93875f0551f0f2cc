import { endpoints, errorBody, type Endpoint, type EndpointId } from '@daftar/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { answerInSpan } from '../../tracing/traced-request.ts'
import { answerEndpoint, type HttpContext } from './answer-endpoint.ts'
import { openToBrowsers } from '../security/browsers.ts'
import { serialiseWhenNeeded } from './serialisation.ts'
import { refuseAsPublished, shopBodyLimitBytes, takeShopCalls } from './shop-calls.ts'

/** Serves every endpoint of the table and nothing else; a handler that is missing does not compile. */
export async function registerEndpoints(app: FastifyInstance, context: HttpContext): Promise<void> {
  app.setSerializerCompiler(serialiseWhenNeeded)
  const table = Object.entries(endpoints) as [EndpointId, Endpoint][]
  for (const [id, endpoint] of table)
    if (endpoint.access.kind !== 'key')
      serve(app, context, id, endpoint, {
        schema: { response: responseSchemas(endpoint) },
        config: { endpoint: id, takesFile: endpoint.upload },
      })
  await app.register(async (shops) => {
    takeShopCalls(shops)
    serveShops(
      shops,
      context,
      table.filter(isOfShops(false)).filter(([, { upload }]) => !upload),
    )
    await shops.register(async (pages) => {
      const open = table.filter(isOfShops(true))
      openToBrowsers(
        pages,
        open.map(([, endpoint]) => routeOf(endpoint)),
      )
      serveShops(pages, context, open)
    })
  })
  // Files come as forms, which the reader of JSON above would take for broken ones.
  await app.register(async (forms) => {
    refuseAsPublished(forms)
    serveShops(
      forms,
      context,
      table.filter(isOfShops(false)).filter(([, { upload }]) => upload),
    )
  })
}

const isOfShops =
  (isOpen: boolean) =>
  ([, { access }]: [EndpointId, Endpoint]) =>
    access.kind === 'key' && (access.publicKey ?? false) === isOpen

function serveShops(
  app: FastifyInstance,
  context: HttpContext,
  rows: readonly [EndpointId, Endpoint][],
): void {
  for (const [id, endpoint] of rows)
    if (endpoint.access.kind === 'key')
      serve(app, context, id, endpoint, {
        bodyLimit: shopBodyLimitBytes,
        config: { endpoint: id, texts: endpoint.access.texts, takesFile: endpoint.upload },
      })
}

/**
 * Older plugins know the payments under the first version of the path; what they send and expect there is the
 * same.
 */
const olderPayments = '/api/v1/payments/'

function serve(
  app: FastifyInstance,
  context: HttpContext,
  id: EndpointId,
  endpoint: Endpoint,
  options: object,
): void {
  const { method, url } = routeOf(endpoint)
  const older = url.replace('/api/v2/payments/', olderPayments)
  for (const path of new Set([url, older]))
    app.route({
      ...options,
      method,
      url: path,
      handler: (request, reply) =>
        answerInSpan(
          { id, method, route: path, trustsCaller: context.trustsTraces ?? false },
          request,
          reply,
          () => answerEndpoint(context, id, endpoint, request, reply),
        ),
    })
}

/** `GET /a/{b}` as Fastify writes it: method and `/a/:b`. */
function routeOf(endpoint: Endpoint): { method: string; url: string } {
  const [method = '', path = ''] = endpoint.route.split(' ')
  return { method, url: path.replace(/\{(\w+)\}/g, ':$1') }
}

function responseSchemas(endpoint: Endpoint): Record<string, z.ZodType> {
  const errors = { '4xx': errorBody, '5xx': errorBody }
  if (endpoint.response === null || endpoint.response === 'stream') return errors
  return { 200: endpoint.response, ...errors }
}
