import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await app.db.database.system(async (tx) => {
    await app.app.outbox.sms(tx, { to: '+971501230001', text: 'Your code is 7719', code: '7719' })
    await app.app.deps.queueMail(tx, {
      kind: 'advance_back_on_track',
      to: 'someone@noor.example',
      facts: { repaidBy: 'payout', address: 'https://daftar.example/loan' },
    })
  })
  await app.app.outbox.deliverWaiting()
})
afterAll(() => app.close())

const get = (url: string) => app.app.http.inject({ url, headers: { host: 'localhost' } })

test('the inbox has a tab for each recipient, codes to copy and texts with their parts', async () => {
  const all = (await get('/dev/inbox')).body
  expect(all).toContain('href="/dev/inbox?to=someone%40noor.example"')
  expect(all).toContain('data-copy="7719"')
  expect(all).toMatch(/class="bubble"[^>]*>Your code is 7719<\/div><p class="size">1 part, GSM/)
  const one = (await get(`/dev/inbox?to=${encodeURIComponent('someone@noor.example')}`)).body
  expect(one).not.toContain('7719')
  expect(one).toContain('aria-current="page"><bdi>someone@noor.example')
})

test('a letter is drawn in a frame that runs nothing and loads nothing', async () => {
  const page = (await get('/dev/inbox')).body
  const [, address = '', rest = ''] = /<iframe src="([^"]+)"([^>]*)>/.exec(page) ?? []
  expect(rest).toMatch(/sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"/)
  const letter = await get(address)
  expect(letter.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/)
  expect(letter.body).toContain('Your advance is back on track')
  expect((await get('/dev/inbox/msg_none/letter')).statusCode).toBe(404)
})
