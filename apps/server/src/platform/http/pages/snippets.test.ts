import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/database/temporary-folder.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { serveSnippets } from './snippets.ts'

let app: FastifyInstance
const built = Promise.withResolvers<void>()
beforeAll(async () => {
  const root = join(temporaryFolder(), 'snippets')
  mkdirSync(root)
  for (const name of ['promo', 'card'])
    writeFileSync(join(root, `${name}.js`), `globalThis.${name} = ["%name_en%", '%name_ar%', \`%name_en%\`]`)
  app = Fastify()
  securityHeaders(app, { secure: true })
  serveSnippets(app, { root, payBuilt: built.promise, names: { en: 'O\'Pay "${1}"', ar: 'دفتر' } })
})
afterAll(() => app.close())

test('snippets are served by published and plain addresses, once they are built, with the product’s names', async () => {
  const waiting = app.inject('/promo.js')
  expect(await Promise.race([waiting, Promise.resolve('still waiting')])).toBe('still waiting')
  built.resolve()
  for (const [address, name] of [
    ['/promo.js', 'promo'],
    ['/tabby-promo.js', 'promo'],
    ['/card.js', 'card'],
    ['/tabby-card.js', 'card'],
  ] as const) {
    const { statusCode, headers, body } = await app.inject(address)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8'])
    const page: Record<string, string[]> = {}
    // oxlint-disable-next-line typescript/no-implied-eval -- what a browser does with the script
    new Function('globalThis', body)(page)
    expect(page[name]).toEqual(['O\'Pay "${1}"', 'دفتر', 'O\'Pay "${1}"'])
  }
})

test('pages of any origin may load a snippet, keep it, and ask for the next one by its version', async () => {
  built.resolve()
  const { headers } = await app.inject('/promo.js')
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
    vary: 'accept-encoding',
    etag: expect.stringMatching(/^"[\w-]{16}"$/),
  })
  expect(headers['set-cookie']).toBeUndefined()
  const etag = String(headers.etag)
  const again = await app.inject({ url: '/promo.js', headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const kept = await app.inject(`/promo.js?v=${etag.slice(1, -1)}`)
  expect(kept.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const packed = await app.inject({ url: '/promo.js', headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(packed.rawPayload).toString()).toContain('globalThis.promo')
})

test('the page a merchant sees a message on runs those scripts alone, and only our pages frame it', async () => {
  const { headers, body } = await app.inject('/snippet-preview?place=cart&price=1')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; frame-ancestors 'self'; sandbox allow-scripts",
  )
  expect([...body.matchAll(/<script src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    ...['/promo.js', '/card.js', '/snippet-preview.js'],
  ])
  expect(body).not.toContain('place')
})
