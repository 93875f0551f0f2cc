import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { errorAnswer } from '@daftar/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../../config/config.ts'
import type { SiteOptions } from '../../api-site/site.ts'
import { internalDocument } from '../../openapi/internal-document.ts'
import { shopDocument } from '../../openapi/shop-document.ts'
import { networksOf } from '../../rates/networks.ts'
import type { RateLimiter } from '../rate-limits/rate-limit.ts'
import { languageOf } from '../endpoints/request-facts.ts'

export interface ApiDocsOptions extends SiteOptions {
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

/** Whether what shops call is described to whoever asks; production says so by itself. */
export function hasDeveloperSite({ apiDocs, mode }: Pick<Config, 'apiDocs' | 'mode'>): boolean {
  return apiDocs === 'on' || (apiDocs === 'auto' && mode !== 'production')
}

/**
 * What is sent to everybody alike: made and compressed once, so that a request costs no more than its bytes.
 */
interface Resource {
  type: string
  body: Buffer
  compressed: Buffer
  etag: string
  /** Its address changes with what is in it. */
  isForGood: boolean
}

/** `/openapi.json` and the developers' site at `/docs`; `/internal/openapi.json`. */
export function serveApiDocs(app: FastifyInstance, options: ApiDocsOptions): void {
  const resources = new Map<string, Promise<Resource | null>>()
  const writers: Record<string, () => object> = {
    '/openapi.json': () => shopDocument(options),
    '/internal/openapi.json': () => internalDocument(options),
  }
  const site = onFirstUse(async () => {
    // The pages' own words and their maker are loaded when somebody reads them first.
    const { apiSite } = await import('../../api-site/site.ts')
    return apiSite(options, shopDocument(options))
  })

  const made = (path: string): Promise<Resource | null> => {
    const known = resources.get(path)
    if (known) return known
    const write = writers[path]
    const making = write ? document(write()) : fileOf(site, path)
    // Only what is there is kept: of addresses that lead nowhere there are as many as somebody likes.
    void making.then(
      (resource) => resource ?? resources.delete(path),
      () => resources.delete(path),
    )
    resources.set(path, making)
    return making
  }

  const counted =
    (serve: (request: FastifyRequest, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const wait = options.rates.takeForAll('docs', networksOf(request.ip), options.realNow().getTime())
      if (wait === null) return serve(request, reply)
      const { status, body } = errorAnswer('too_many_requests')
      return reply.code(status).header('retry-after', wait).send(body)
    }
  const file = counted(async (request, reply) => {
    const resource = await made(request.url.split('?', 1)[0]!)
    return resource ? send(request, reply, resource) : reply.callNotFound()
  })

  if (options.internal) app.get('/internal/openapi.json', file)
  if (!options.shops) return
  app.get('/openapi.json', file)
  app.get('/docs/*', file)
  const first = counted((request, reply) =>
    reply.header('vary', 'cookie, accept-language').redirect(`/docs/${languageOf(request)}/quickstart`),
  )
  for (const url of ['/docs', '/docs/', '/docs/en', '/docs/ar']) app.get(url, first)
}

function send(request: FastifyRequest, reply: FastifyReply, resource: Resource): FastifyReply {
  const { type, body, compressed, etag, isForGood } = resource
  reply.headers({
    'content-type': `${type}; charset=utf-8`,
    etag,
    vary: 'accept-encoding',
    'cache-control': isForGood ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding']))) return reply.send(body)
  return reply.header('content-encoding', 'gzip').send(compressed)
}

function document(written: object): Promise<Resource> {
  return resourceOf({ type: 'application/json', text: JSON.stringify(written), isForGood: false })
}

async function fileOf(
  site: () => Promise<ReadonlyMap<string, Written>>,
  path: string,
): Promise<Resource | null> {
  const file = (await site()).get(path)
  return file ? resourceOf(file) : null
}

type Written = Pick<Resource, 'type' | 'isForGood'> & { text: string }

async function resourceOf({ type, text, isForGood }: Written): Promise<Resource> {
  const body = Buffer.from(text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { type, isForGood, body, compressed: await compress(body), etag }
}

const compress = promisify<Buffer, Buffer>(gzip)

function onFirstUse<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
