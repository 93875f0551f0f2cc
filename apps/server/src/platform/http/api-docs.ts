import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi.ts'

/** The API browser brings its own styles and one inline script; only its own pages relax the policy. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** `/openapi.json`, and the same browsable at `/docs`. */
export async function serveApiDocs(app: FastifyInstance, product: string, version: string): Promise<void> {
  const document = openApiDocument(`${product} API`, version)
  app.get('/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(document)),
  )
  await app.register(async (docs) => {
    docs.addHook('onSend', (_request, reply, payload, done) => {
      reply.header('content-security-policy', docsPolicy)
      done(null, payload)
    })
    await docs.register(scalar, {
      routePrefix: '/docs',
      configuration: { url: '/openapi.json', withDefaultFonts: false, telemetry: false } as never,
    })
  })
}
