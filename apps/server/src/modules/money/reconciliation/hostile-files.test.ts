import { afterAll, beforeAll, expect, test } from 'vitest'
import { aReviewer } from '../../../testing/app/desk-builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'

let app: TestApp
let finance: string
beforeAll(async () => {
  app = await testApp({ now: '2026-11-24T08:00:00Z' })
  finance = await aReviewer(app, 'finance')
})
afterAll(() => app.close())

const boundary = 'boundary-of-a-test'
type FileCall = 'reconciliation.addFile' | 'reconciliation.previewFile'

function send(id: FileCall, text: string | Buffer, disposition = 'filename="bank.csv"') {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; ${disposition}\r\nContent-Type: text/csv\r\n\r\n`
  return app.call(id, {
    as: finance,
    body: Buffer.concat([Buffer.from(head), Buffer.from(text), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  })
}

const headings = 'Account currency AED,,,,\nDate,Reference,Description,Debit,Credit\n'
const wide = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])

test.each([
  ['a million columns', `Date,Amount${',x'.repeat(1_000_000)}\n24/11/2026,5.00`],
  ['sixty lines of thousands of columns', `${`AED${',Date'.repeat(16_000)}\n`.repeat(60)}`],
  ['a cell of millions of signs', `${headings}24/11/2026,FT,${'x'.repeat(4_000_000)},5.00,`],
  ['an amount of brackets', `${headings}24/11/2026,FT,x,${'('.repeat(50_000)}${'1'.repeat(50_000)},`],
])('a bank’s file with %s is refused before anybody waits for it', async (_, text) => {
  for (const id of ['reconciliation.previewFile', 'reconciliation.addFile'] as const) {
    const begun = process.cpuUsage()
    const { status, body } = await send(id, text)
    const { user, system } = process.cpuUsage(begun)
    expect([status, body.details.reason]).toEqual([400, 'file_unreadable'])
    expect((user + system) / 1_000_000, 'seconds of work').toBeLessThan(5)
  }
})

test('what looks like an amount and is more than the books hold is no movement', async () => {
  const text = `${headings}24/11/2026,FT-A,too much,${'9'.repeat(30)}.00,\n24/11/2026,FT-B,a fee,5.00,`
  const { preview } = (await send('reconciliation.previewFile', text)).body
  expect(preview).toMatchObject({ lines: 1, skipped: 1 })
  const { status, body } = await send('reconciliation.addFile', text)
  expect([status, body.file?.lines]).toEqual([200, 1])
})

test('characters that no table holds are left out of what a bank wrote and of the name of its file', async () => {
  const long = `${'y'.repeat(999)}\u{1f600}${'z'.repeat(100)}`
  const text = wide(
    `${headings}24/11/2026,FT\u0000-C${'r'.repeat(54)}\u{1f600},a\u0000b,6.00,\n24/11/2026,FT-D,${long},7.00,`,
  )
  const { status, body } = await send(
    'reconciliation.addFile',
    text,
    `filename="bank.csv"; filename*=utf-8''b%00%0d%0aank%E2%80%AE.csv`,
  )
  expect([status, body.file?.lines, body.file?.name]).toEqual([200, 2, 'bank.csv'])
  const { body: seen } = await app.call('reconciliation.lines', { as: finance, query: { view: 'unknown' } })
  const texts = seen.lines.map((line: { text: string }) => line.text)
  expect(texts).toContain('ab')
  for (const line of texts) expect(line.isWellFormed()).toBe(true)
})

test('what is no text, whatever it says it is, is refused', async () => {
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(1000)])
  const xls = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), Buffer.alloc(1000)])
  for (const bytes of [zip, xls, Buffer.alloc(10), wide('\u0000'.repeat(5000)), Buffer.from([0xff, 0xfe])])
    expect((await send('reconciliation.addFile', bytes)).body.details?.reason).toBe('file_unreadable')
})

test('a file whose sending ends half way is refused', async () => {
  const body = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="bank.csv"\r\n\r\nDate`
  for (const id of ['reconciliation.previewFile', 'reconciliation.addFile'] as const) {
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
    expect((await app.call(id, { as: finance, body: Buffer.from(body), headers })).status).toBe(400)
  }
})
