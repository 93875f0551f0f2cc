import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import cookie from '@fastify/cookie'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../../testing/database/temporary-folder.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { servePages } from './pages.ts'

let app: FastifyInstance
const [pay, desk] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
beforeAll(async () => {
  const root = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  write('merchant/index.html', '<html lang="%lang%" dir="%dir%"><script>begin()</script>merchant</html>')
  write('merchant/auth.en.html', '<html data-session="%session%">sign in</html>')
  write('merchant/auth.ar.html', '<html lang="%lang%">الدخول</html>')
  write('merchant/pay.en.html', '<html>pay</html>')
  write('merchant/assets/app.js', 'let app')
  write('desk/index.html', '<html>desk</html>')
  write('desk/assets/desk.js', 'let desk')
  app = Fastify()
  securityHeaders(app, { secure: false })
  await app.register(cookie)
  app.get('/merchant/api/v1/account', () => ({}))
  await servePages(app, {
    merchantRoot: join(root, 'merchant'),
    deskRoot: join(root, 'desk'),
    payBuilt: pay.promise,
    deskBuilt: desk.promise,
    publicConfig: {},
    names: { en: 'Daftar', ar: 'دفتر' },
    bringsSession: (request) => request.cookies['daftar_session'] !== undefined,
  })
})
afterAll(() => app.close())

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const picture = 'image/avif,image/webp,image/svg+xml,image/*,*/*;q=0.8'

async function answer(url: string, accept: string | undefined, method: 'GET' | 'HEAD' | 'POST' = 'GET') {
  const { statusCode, headers, body } = await app.inject({ method, url, headers: accept ? { accept } : {} })
  return { status: statusCode, type: String(headers['content-type']).split(';')[0], body }
}

test.each([
  { path: '/pay/tok_1', built: pay, shows: 'pay' },
  { path: '/desk', built: desk, shows: 'desk' },
])('merchants are let in while $path is still being built; whoever opens it waits', async (part) => {
  const waiting = answer(part.path, browser)
  expect((await answer('/payments', browser)).body).toContain('merchant')
  expect(await Promise.race([waiting, Promise.resolve('still waiting')])).toBe('still waiting')
  part.built.resolve()
  expect((await waiting).body).toContain(part.shows)
})

test('a page comes in the language that was chosen in this browser before, Arabic from right to left [FMT-02, DEC-SES-9]', async () => {
  const chosen = async (url: string, language: string) =>
    (await app.inject({ url, headers: { accept: browser, cookie: `daftar_lang=${language}` } })).body
  expect(await chosen('/payments', 'ar')).toContain('<html lang="ar" dir="rtl">')
  expect(await chosen('/payments', 'en')).toContain('<html lang="en" dir="ltr">')
  expect(await chosen('/auth', 'ar')).toContain('الدخول')
})

test('a script that stands in a page runs by its sum, and none does in a page without one', async () => {
  const policyAt = async (url: string) =>
    String((await app.inject({ url, headers: { accept: browser } })).headers['content-security-policy'])
  const sum = createHash('sha256').update('begin()').digest('base64')
  expect(await policyAt('/payments')).toContain(`;script-src 'self' 'sha256-${sum}';style-src 'self';`)
  expect(await policyAt('/auth')).toContain(";script-src 'self';style-src 'self';")
})

test('the sign-in page is told that the browser brings a session along, whatever it stored [SES-08]', async () => {
  const opened = async (cookie?: string) =>
    (await app.inject({ url: '/auth', headers: { accept: browser, ...(cookie && { cookie }) } })).body
  expect(await opened('daftar_session=token')).toContain('data-session="kept"')
  expect(await opened()).toContain('data-session="none"')
})

const taken = [undefined, '*/*', 'text/*', 'text/html', browser, 'application/json, text/plain, */*']

test.each(taken)('curl, link previews and uptime checks get the page too: Accept %s', async (accept) => {
  for (const url of ['/', '/?utm_source=mail', '/payments/list', '/capital/offers/off_1', '/dev/gallery']) {
    const got = await answer(url, accept)
    expect([url, got.status, got.type]).toEqual([url, 200, 'text/html'])
    expect(got.body).toContain('merchant')
    const head = await answer(url, accept, 'HEAD')
    expect([url, head.status, head.type, head.body]).toEqual([url, 200, 'text/html', ''])
  }
  expect((await answer('/desk/cases', accept)).body).toContain('desk')
  expect((await answer('/auth', accept, 'HEAD')).status).toBe(200)
})

test.each([
  '/merchant/api/v1/nothing',
  '/desk/api/v1/nothing',
  '/api/v2/nothing',
  '/api',
  '/pay/api/v1/nothing',
  '/signing/api/v1/nothing',
  '/partners/application/api/v1/nothing',
  '/assets/gone.js',
  '/desk/assets/gone.js',
  '/health/nothing',
  '/openapi.json',
  '/internal/openapi.json',
  '/dev/inbox',
  '/dev/inbox.json',
])('%s is no page, whoever asks', async (url) => {
  for (const accept of taken)
    for (const method of ['GET', 'HEAD'] as const) {
      const got = await answer(url, accept, method)
      expect([accept, method, got.status, got.type]).toEqual([accept, method, 404, 'application/json'])
    }
})

test('whoever wants something else, a file or a change, is told that it is not there', async () => {
  for (const accept of [
    'application/json',
    'image/png',
    '*/*;q=0',
    'text/html;q=0.0',
    picture.replace(/,\*.*/, ''),
  ])
    expect([accept, (await answer('/', accept)).status]).toEqual([accept, 404])
  for (const file of ['/favicon.ico', '/robots.txt', '/payments/app.js'])
    for (const accept of [undefined, '*/*', picture]) expect((await answer(file, accept)).status).toBe(404)
  expect((await answer('/', browser, 'POST')).type).toBe('application/json')
  expect((await answer('/merchant/api/v1/account', '*/*')).type).toBe('application/json')
  expect((await answer('/assets/app.js', '*/*')).body).toBe('let app')
  expect((await answer('/desk/assets/desk.js', undefined)).body).toBe('let desk')
})
