import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The scripts that shops put on their pages, by the addresses of published plugins and by plain ones. */
const addresses = {
  '/tabby-promo.js': 'promo.js',
  '/promo.js': 'promo.js',
  '/tabby-card.js': 'card.js',
  '/card.js': 'card.js',
  '/snippet-preview.js': 'preview.js',
} as const

/**
 * The page a merchant sees a message on before it is on a shop's page: our own pages frame it, and it runs
 * those scripts alone.
 */
const previewPage =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Preview</title></head>' +
  '<body><script src="/promo.js"></script><script src="/card.js"></script><script src="/snippet-preview.js"></script></body></html>'
const previewPolicy = "default-src 'none'; script-src 'self'; frame-ancestors 'self'; sandbox allow-scripts"

interface SnippetOptions {
  root: string
  /** Settled when they are built; whoever asks before waits. */
  payBuilt: Promise<void>
  names: Record<'en' | 'ar', string>
}

/**
 * Serves the snippets to pages of any origin. They keep one for an hour, and ask then whether it is another
 * one; with the version in the address (`?v=`, the text of the ETag) they keep it for good.
 */
export function serveSnippets(app: FastifyInstance, { root, payBuilt, names }: SnippetOptions): void {
  servePreview(app)
  const made = new Map<string, Snippet>()
  for (const [address, file] of Object.entries(addresses))
    app.get(address, async (request: FastifyRequest<{ Querystring: { v?: string } }>, reply) => {
      await payBuilt
      const path = join(root, file)
      const snippet =
        made.get(file) ?? (existsSync(path) ? withNames(readFileSync(path, 'utf8'), names) : null)
      if (!snippet) return reply.callNotFound()
      if (process.env['NODE_ENV'] === 'production') made.set(file, snippet)
      return send(request, reply, snippet)
    })
}

function servePreview(app: FastifyInstance): void {
  app.get('/snippet-preview', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', previewPolicy)
      .header('cache-control', 'private, max-age=3600')
      .send(previewPage),
  )
}

interface Snippet {
  version: string
  text: string
  gzip: Buffer
}

function withNames(script: string, names: SnippetOptions['names']): Snippet {
  const text = script.replace(/%name_(en|ar)%/g, (_, language: 'en' | 'ar') => insideQuotes(names[language]))
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 16)
  return { version, text, gzip: gzipSync(text, { level: 9 }) }
}

/** A text as it may stand between quotes of any kind. */
function insideQuotes(text: string): string {
  return text.replace(/[^\p{L}\p{N} .-]/gu, (sign) =>
    [...sign].map((one) => `\\u{${one.codePointAt(0)!.toString(16)}}`).join(''),
  )
}

function send(
  { query, headers }: FastifyRequest<{ Querystring: { v?: string } }>,
  reply: FastifyReply,
  { version, text, gzip }: Snippet,
): FastifyReply {
  const keep =
    query.v === version ? 'max-age=31536000, immutable' : 'max-age=3600, stale-while-revalidate=86400'
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': `public, ${keep}`,
    vary: 'accept-encoding',
    etag: `"${version}"`,
  })
  if (headers['if-none-match']?.includes(`"${version}"`)) return reply.code(304).send()
  reply.type('text/javascript; charset=utf-8')
  if (!/\bgzip\b/.test(String(headers['accept-encoding']))) return reply.send(text)
  return reply.header('content-encoding', 'gzip').send(gzip)
}
