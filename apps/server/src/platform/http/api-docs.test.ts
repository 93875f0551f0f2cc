import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { productionEnv } from '../../testing/production-env.ts'
import { testApp } from '../../testing/test-app.ts'
import { serveApiDocs } from './api-docs.ts'
import { RateLimiter, defaultRateLimits } from './rate-limit.ts'

function docs() {
  const app = Fastify()
  const at = new Date()
  const rates = new RateLimiter(defaultRateLimits)
  serveApiDocs(app, {
    ...{ product: 'Daftar', origin: 'https://pay.example', supportEmail: 'help@pay.example', version: '1' },
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
  for (const url of ['/openapi.json', '/docs/'])
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
