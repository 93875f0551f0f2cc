import { fastify, type FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** The API browser brings its own styles and one inline script; only its own pages relax the policy. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** `/openapi.json`, and the same browsable at `/docs`. */
export function serveApiDocs(app: FastifyInstance, product: string, version: string): void {
  const document = onFirstUse(() => JSON.stringify(openApiDocument(`${product} API`, version)))
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json').send(document()))
  const browser = onFirstUse(apiBrowser)
  for (const url of ['/docs', '/docs/*'])
    app.get(url, async (request, reply) => {
      const docs = await browser()
      const { statusCode, headers, rawPayload } = await docs.inject({ method: 'GET', url: request.url })
      for (const name of ['content-type', 'location'])
        if (headers[name] !== undefined) reply.header(name, headers[name])
      return reply.code(statusCode).header('content-security-policy', docsPolicy).send(rawPayload)
    })
}

/** The API browser stands by itself: its megabytes are loaded when somebody opens it first, and few ever do. */
async function apiBrowser(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const docs = fastify()
  await docs.register(scalar, {
    routePrefix: '/docs',
    configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false },
  })
  return docs
}

function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
