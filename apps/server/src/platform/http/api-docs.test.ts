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
  serveApiDocs(app, { product: 'Daftar', version: '1', rates, realNow: () => at })
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
