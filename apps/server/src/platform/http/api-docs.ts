import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { errorAnswer } from '@daftar/contract'
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { internalDocument } from '../openapi/internal-document.ts'
import { shopDocument, type DocumentOptions } from '../openapi/shop-document.ts'
import { networksOf } from '../rates/networks.ts'
import type { RateLimiter } from './rate-limit.ts'

/** The API browser brings its own styles and one inline script; only its own pages relax the policy. */
const docsPolicy =
  "default-src 'none'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'"

export interface ApiDocsOptions extends DocumentOptions {
  /** Whether what shops call is described, and what the product's own pages call. */
  shops: boolean
  internal: boolean
  /** The build, which is the version of what its pages call. */
  version: string
  /** Counts who asks, by address: nobody is signed in here. */
  rates: RateLimiter
  /** The time by which calls of a minute are counted. */
  realNow: () => Date
}

/** What is sent to everybody alike: made and compressed once, so that a request costs no more than its bytes. */
interface Resource {
  status: number
  headers: Record<string, string>
  body: Buffer
  compressed: Buffer
  etag: string
}

/** `/openapi.json`, and the same browsable at `/docs`; `/internal/openapi.json`. */
export function serveApiDocs(app: FastifyInstance, options: ApiDocsOptions): void {
  const { rates, realNow } = options
  const documents: Record<string, () => object> = {
    '/openapi.json': () => shopDocument(options),
    '/internal/openapi.json': () => internalDocument(options),
  }
  const resources = new Map<string, Promise<Resource>>()
  const browser = onFirstUse(apiBrowser)

  const made = (path: string): Promise<Resource> => {
    const known = resources.get(path)
    if (known) return known
    const write = documents[path]
    const making = write ? document(write()) : page(browser, path)
    // Only what is there is kept: of addresses that lead nowhere there are as many as somebody likes.
    void making.then(
      ({ status }) => status === 404 && resources.delete(path),
      () => resources.delete(path),
    )
    resources.set(path, making)
    return making
  }

  const shown = [
    ...(options.shops ? ['/openapi.json', '/docs', '/docs/*'] : []),
    ...(options.internal ? ['/internal/openapi.json'] : []),
  ]
  for (const url of shown)
    app.get(url, async (request, reply) => {
      const wait = rates.takeForAll('docs', networksOf(request.ip), realNow().getTime())
      if (wait !== null) {
        const { status, body } = errorAnswer('too_many_requests')
        return reply.code(status).header('retry-after', wait).send(body)
      }
      return send(request, reply, await made(request.url.split('?', 1)[0]!))
    })
}

function send(request: FastifyRequest, reply: FastifyReply, resource: Resource): FastifyReply {
  const { status, headers, body, compressed, etag } = resource
  reply.headers({ ...headers, etag, vary: 'accept-encoding', 'cache-control': 'public, max-age=300' })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.code(status).send(body)
  return reply.code(status).header('content-encoding', 'gzip').send(compressed)
}

function document(written: object): Promise<Resource> {
  const body = Buffer.from(JSON.stringify(written))
  return resource(200, { 'content-type': 'application/json; charset=utf-8' }, body)
}

async function page(browser: () => Promise<FastifyInstance>, path: string): Promise<Resource> {
  const answer = await (await browser()).inject({ method: 'GET', url: path })
  const headers: Record<string, string> = { 'content-security-policy': docsPolicy }
  for (const name of ['content-type', 'location'])
    if (answer.headers[name] !== undefined) headers[name] = String(answer.headers[name])
  return resource(answer.statusCode, headers, answer.rawPayload)
}

async function resource(status: number, headers: Record<string, string>, body: Buffer): Promise<Resource> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, body, compressed: await compress(body), etag }
}

const compress = promisify<Buffer, Buffer>(gzip)

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
