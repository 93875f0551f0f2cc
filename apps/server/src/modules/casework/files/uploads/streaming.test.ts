import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { request, type ClientRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { statementBytesMax } from '@daftar/rules/capital/applications/statement-rules'
import { longestPauseWhile } from '../../../../testing/app/answering.ts'
import { aMerchant } from '../../../../testing/app/builders.ts'
import { heldBytes } from '../../../../testing/files/held-bytes.ts'
import { aPdfOf } from '../../../../testing/files/large-pdf.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../../testing/app/test-app.ts'
import { formAround, formType, statementFixture } from '../../../../testing/files/uploads.ts'

/** Uploads over a real connection: large ones, broken ones, and what else goes on meanwhile. */

let product: TestApp
let owner: string
let port: number

beforeAll(async () => {
  product = await testApp({ now: '2026-11-21T08:00:00Z' })
  const shop = await product.db.database.system((tx) => aMerchant(tx))
  owner = await product.signIn(shop.personId)
  await product.app.http.listen({ port: 0, host: '127.0.0.1' })
  port = (product.app.http.server.address() as AddressInfo).port
})
afterAll(() => product.close())

const quarantined = () => {
  const folder = join(product.config.dataDir, 'quarantine')
  return existsSync(folder) ? readdirSync(folder) : []
}
const rowCount = async () =>
  (
    await product.db.database.system((tx) => tx<{ n: number }[]>`select count(*)::int as n from stored_file`)
  )[0]!.n

test('153,600,000 bytes are taken in without growing the server [UPL-11, WIZ-54, DEC-WIZ-12]', async () => {
  const before = heldBytes()
  let most = 0
  const { status, body } = await send(aPdfOf(statementBytesMax), owner, () => {
    most = Math.max(most, heldBytes() - before)
  })
  expect([status, body.size, body.inspection]).toEqual([
    200,
    statementBytesMax,
    { kind: 'scanned', pages: 1 },
  ])
  expect(most).toBeLessThan(40_000_000)
  expect(quarantined()).toEqual([])
})

test('one byte more is refused, and nothing is left of it [UPL-03, UPL-11, WIZ-54]', async () => {
  const rows = await rowCount()
  const { status, body } = await send(aPdfOf(statementBytesMax + 1))
  expect([status, body.details.reason]).toEqual([413, 'file_too_large'])
  expect([await rowCount(), quarantined()]).toEqual([rows, []])
})

test('an upload that is cancelled half way leaves neither a row nor a byte [UPL-12]', async () => {
  const rows = await rowCount()
  const call = begin('bank_statement')
  call.on('error', () => undefined)
  call.write(formAround('statement.pdf').before)
  for (const chunk of [...aPdfOf(2_000_000)].slice(0, 20)) call.write(chunk)
  await expect.poll(quarantined).toHaveLength(1)
  call.destroy()
  await expect.poll(quarantined).toEqual([])
  expect(await rowCount()).toBe(rows)
})

test('while a bomb bursts in its process, the server answers, and nothing is left of it', async () => {
  const rows = await rowCount()
  const { result, pauseMs } = await longestPauseWhile(product, send([statementFixture('bomb-inflate.pdf')]))
  expect([result.status, result.body.details.reason]).toEqual([400, 'file_unreadable'])
  expect(pauseMs).toBeLessThan(1_500)
  expect([await rowCount(), quarantined()]).toEqual([rows, []])
  const good = await send([statementFixture('text-reportlab.pdf')])
  expect([good.status, good.body.inspection.kind]).toEqual([200, 'text'])
})

test('uploads that hold a merchant’s whole share keep no other merchant waiting', async () => {
  const stranger = await product.db.database.system((tx) => aMerchant(tx))
  const theirs = await product.signIn(stranger.personId)
  const told: string[] = []
  // Of so many three are taken in and twenty wait.
  const held = Array.from({ length: 25 }, () => {
    const call = begin('bank_statement')
    call.on('error', () => undefined)
    call.on('response', ({ statusCode, headers }) => told.push(`${statusCode} ${headers['retry-after']}`))
    call.write(formAround('statement.pdf').before)
    call.write(Buffer.alloc(8 * 1024, '%PDF-1.4 '))
    return call
  })
  try {
    await expect.poll(() => told).toEqual(['429 5', '429 5'])
    await expect.poll(quarantined).toHaveLength(3)
    const beside = await send([statementFixture('text-reportlab.pdf')], theirs)
    expect([beside.status, beside.body.inspection.kind]).toEqual([200, 'text'])
  } finally {
    for (const call of held) call.destroy()
  }
  await expect.poll(quarantined).toEqual([])
  expect((await send([statementFixture('text-reportlab.pdf')])).status).toBe(200)
})

function begin(purpose: string, as = owner): ClientRequest {
  return request({
    port,
    method: 'POST',
    path: `/merchant/api/v2/upload?purpose=${purpose}`,
    headers: { authorization: `Bearer ${as}`, 'content-type': formType },
  })
}

/** Sends a statement chunk by chunk, at the pace the server takes it; tells after every sixteen megabytes. */
async function send(chunks: Iterable<Buffer>, as = owner, told?: () => void) {
  const call = begin('bank_statement', as)
  const answered = once(call, 'response') as Promise<[IncomingMessage]>
  const { before, after } = formAround('statement.pdf')
  call.write(before)
  let sent = 0
  for (const chunk of chunks) {
    if (!call.write(chunk)) await once(call, 'drain')
    if (told && Math.floor((sent += chunk.length) / 16e6) > Math.floor((sent - chunk.length) / 16e6)) told()
  }
  call.end(after)
  const [answer] = await answered
  const parts: Buffer[] = []
  for await (const part of answer) parts.push(part as Buffer)
  const body = JSON.parse(Buffer.concat(parts).toString()) as TestAnswer['body']
  return { status: answer.statusCode, body }
}
