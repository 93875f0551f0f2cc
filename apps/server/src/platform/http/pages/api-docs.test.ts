import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { productionEnv } from '../../../testing/app/production-env.ts'
import { testApp } from '../../../testing/app/test-app.ts'
import { serveApiDocs } from './api-docs.ts'
import { RateLimiter, defaultRateLimits } from '../rate-limits/rate-limit.ts'

function docs() {
  const app = Fastify()
  const at = new Date()
  const rates = new RateLimiter(defaultRateLimits)
  serveApiDocs(app, {
    ...{
      product: 'Shop & Pay',
      productAr: 'تسوق',
      origin: 'https://pay.example',
      supportEmail: 'help@pay.example',
      version: '1',
    },
    ...{ shops: true, internal: false, rates, realNow: () => at },
  })
  onTestFinished(() => app.close())
  return app
}

test.each<{ env: Record<string, string>; shown: number }>([
  { env: {}, shown: 200 },
  { env: { API_DOCS: 'off' }, shown: 404 },
  { env: productionEnv, shown: 404 },
  { env: { ...productionEnv, API_DOCS: 'on' }, shown: 200 },
])('the description is shown everywhere but in production, or as the setting says: $shown', async (given) => {
  const product = await testApp({ env: given.env })
  onTestFinished(() => product.close())
  for (const url of ['/openapi.json', '/docs/en/quickstart'])
    expect([url, (await product.app.http.inject(url)).statusCode]).toEqual([url, given.shown])
})

test.each<{ env: Record<string, string>; shown: number }>([
  { env: {}, shown: 404 },
  { env: { API_DOCS: 'on' }, shown: 404 },
  { env: { INTERNAL_API_DOCS: 'on', API_DOCS: 'off' }, shown: 200 },
])(
  'what our own pages call is described where the setting says so and nowhere else: $shown',
  async (given) => {
    const product = await testApp({ env: given.env })
    onTestFinished(() => product.close())
    const answer = await product.app.http.inject('/internal/openapi.json')
    expect(answer.statusCode).toBe(given.shown)
    expect(answer.body.includes('"/desk/api/v1/clock"')).toBe(given.shown === 200)
  },
)

test('shops are told of what shops call, and of nothing else', async () => {
  const { paths, servers } = (await docs().inject('/openapi.json')).json()
  expect(servers[0].url).toBe('https://pay.example')
  expect(Object.keys(paths).filter((path) => !path.startsWith('/api/'))).toEqual([])
  expect(Object.keys(paths)).toContain('/api/v2/payments/{id}/captures')
})

test('the description is compressed, kept by browsers and counted by address', async () => {
  const http = docs()
  const whole = await http.inject('/openapi.json')
  const small = await http.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'gzip, br' } })
  expect(small.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(small.rawPayload).equals(whole.rawPayload)).toBe(true)
  const again = await http.inject({
    url: '/openapi.json',
    headers: { 'if-none-match': String(whole.headers['etag']) },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('one address reads the description 60 times a minute, and other addresses none the less', async () => {
  const app = docs()
  const from = (remoteAddress: string) => app.inject({ url: '/openapi.json', remoteAddress })
  const statuses = []
  for (let call = 0; call < 61; call += 1) statuses.push((await from('203.0.113.1')).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  const refused = await from('203.0.113.1')
  expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
  expect((await from('203.0.113.2')).statusCode).toBe(200)
})

const pagesOf = async (app: ReturnType<typeof docs>, language: string) => {
  const first = await app.inject(`/docs/${language}/quickstart`)
  return [...first.body.matchAll(/<li><a href="([\w-]+)"/g)].map(([, name]) => String(name))
}

test('the site has the same pages in both languages, and every link and file of theirs is there', async () => {
  const app = docs()
  const pages = await pagesOf(app, 'en')
  expect(pages).toHaveLength(16)
  expect(await pagesOf(app, 'ar')).toEqual(pages)
  const lost = []
  for (const language of ['en', 'ar'])
    for (const name of pages) {
      const at = `/docs/${language}/${name}`
      const { body, statusCode } = await inject(app, at)
      const direction = language === 'ar' ? 'rtl' : 'ltr'
      expect([statusCode, body.includes(`lang="${language}" dir="${direction}"`)]).toEqual([200, true])
      expect(body).not.toMatch(/\{\{|style="|<script>|scalar|tabby/i)
      for (const [, target = ''] of body.matchAll(/(?:href|src)="([^"]+)"/g)) {
        const { pathname, hash, origin } = new URL(target, `http://here${at}`)
        if (origin !== 'http://here') continue
        const there = await inject(app, pathname)
        const isThere = there.statusCode === 200 && (!hash || there.body.includes(`id="${hash.slice(1)}"`))
        if (!isThere) lost.push(`${at} -> ${target}`)
      }
    }
  expect(lost).toEqual([])
})

let caller = 0
/** Each from an address of its own: the limit is another test's. */
const inject = (app: ReturnType<typeof docs>, url: string) =>
  app.inject({ url, remoteAddress: `203.0.${(caller += 1) >> 8}.${caller & 255}` })

test('who opens the site is led to its first page in their language', async () => {
  const product = await testApp()
  onTestFinished(() => product.close())
  const headers = { 'accept-language': 'ar-AE' }
  const answer = await product.app.http.inject({ url: '/docs', headers })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/docs/ar/quickstart'])
})

test('what the site is drawn with is kept for good, under an address that changes with it', async () => {
  const app = docs()
  const { body } = await app.inject('/docs/en/keys')
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(body) ?? []
  expect((await app.inject(style)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(body).toContain('Shop &amp; Pay for developers')
  expect((await app.inject('/docs/en/nowhere')).statusCode).toBe(404)
})

test('the site stands under the policy of the product: no script and no style but its files', async () => {
  const product = await testApp()
  onTestFinished(() => product.close())
  const { headers } = await product.app.http.inject('/docs/en/reference')
  expect(headers['content-security-policy']).toMatch(/script-src 'self';style-src 'self'/)
})
