import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilRightsAreKnown } from '../../../../testing/rights-known.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { aPayoutOfLines, aShop, confirmTransfers, dubai, settleWeeks, type Shop } from '../testing.ts'

let app: TestApp
let shop: Shop
beforeAll(async () => {
  // The second week has five movements, both together seven.
  app = await testApp({ now: '2026-11-23T08:00:00Z', env: { PAYOUTS_MAIL_EXPORT_ABOVE_ROWS: '6' } })
  shop = await aShop(app)
  await settleWeeks(app, '2026-11-16', '2026-11-23')
  await confirmTransfers(app, shop)
})
afterAll(() => app.close())

const week = { created_at_gte: '2026-11-23', created_at_lte: '2026-11-23' }
const exported = (body: object, as = shop.token, headers: Record<string, string> = {}) =>
  app.call('payouts.export', { body, as, headers })

/** The rows as any program reads them; a spreadsheet skips the mark in front. */
function rowsOf(csv: string): Record<string, string>[] {
  const { data, errors } = Papa.parse<Record<string, string>>(csv.slice(1), {
    header: true,
    skipEmptyLines: true,
  })
  if (errors.length > 0) throw new Error(JSON.stringify(errors))
  return data
}

const minorOf = (amount: string | undefined) => BigInt((amount ?? '').replace('.', ''))
const fileName = (headers: Record<string, unknown>) => String(headers['content-disposition'])

test('the columns of the decision, one row per movement, UTF-8 with its mark, dots for decimals [PO-06, DEC-PO-5]', async () => {
  const { body, headers, status } = await exported(week)
  expect(status).toBe(200)
  expect(body.charCodeAt(0)).toBe(0xfeff)
  expect(headers['content-type']).toContain('text/csv')
  expect(fileName(headers)).toContain('payouts_2026-11-23_2026-11-23.csv')
  expect(headers['x-row-count']).toBe('5')
  expect(body.slice(1).split('\n')[0]).toBe(
    'payout number,payout date,merchant,store,transaction date,transaction type,order number,order reference,' +
      'product type,currency,gross amount,commission percent,commission,fixed fee,VAT,net amount,bank reference',
  )
  const rows = rowsOf(body)
  expect(rows).toHaveLength(5)
  expect(rows[1]).toEqual({
    'payout number': rows[0]!['payout number'],
    'payout date': '2026-11-23',
    merchant: 'Noor Trading',
    store: 'Marina, "North"',
    'transaction date': '2026-11-18 12:00:00',
    'transaction type': 'sale',
    'order number': shop.orders[2],
    'order reference': 'WEB-77',
    'product type': 'installments',
    currency: 'AED',
    'gross amount': '2400.50',
    'commission percent': '5.00',
    commission: '120.03',
    'fixed fee': '1.00',
    VAT: '6.05',
    'net amount': '2273.42',
    'bank reference': 'BNK-2',
  })
  expect(rows.map((row) => [row['transaction type'], row['commission percent'], row['net amount']])).toEqual([
    ['sale', '5.00', '946.45'],
    ['sale', '5.00', '2273.42'],
    ['sale', '5.00', '283.20'],
    ['refund', '5.00', '-94.40'],
    ['transfer fee', '', '-6.00'],
  ])
})

test('the rows of a payout come to its transfer, and each row to its own net [DEC-PO-5]', async () => {
  const { body } = await app.call('payouts.list', { as: shop.token })
  for (const payout of body.payouts) {
    const rows = rowsOf((await exported({ payout_id: payout.id })).body)
    const net = rows.reduce((sum, row) => sum + minorOf(row['net amount']), 0n)
    expect(net).toBe(minorOf(payout.net))
    for (const row of rows)
      expect(
        minorOf(row['gross amount']) -
          minorOf(row['commission']) -
          minorOf(row['fixed fee']) -
          minorOf(row['VAT']),
      ).toBe(minorOf(row['net amount']))
  }
})

test('what a shop typed is never run as a formula by a spreadsheet [DEC-PO-5]', async () => {
  const rows = rowsOf((await exported(week)).body)
  expect(rows[0]!['order reference']).toBe("'=SUM(A1)")
})

test('names are in the reader’s language, Arabic ones intact [DEC-PO-5]', async () => {
  const { body } = await exported(week, shop.token, { 'accept-language': 'ar' })
  expect(
    rowsOf(body)
      .map((row) => [row['merchant'], row['store']])
      .slice(0, 2),
  ).toEqual([
    ['نور للتجارة', 'متجر'],
    ['نور للتجارة', 'المارينا'],
  ])
})

test('the file holds what the filters of the list hold; of a store, its movements [PO-04, DEC-PO-7]', async () => {
  const { body, headers } = await exported({ ...week, store_ids: [shop.storeB].join(',') })
  expect(rowsOf(body).map((row) => row['net amount'])).toEqual(['2273.42'])
  expect(headers['x-row-count']).toBe('1')
  const none = await exported({ ...week, status: 'failed' })
  expect([none.status, rowsOf(none.body)]).toEqual([200, []])
  expect((await exported({ created_at_gte: '2025-01-01', created_at_lte: '2026-11-23' })).status).toBe(400)
})

test('people limited to a store get its movements, people without the right nothing [PERM-07, PERM-12]', async () => {
  const limited = await shop.member('settlements', [shop.storeB])
  const rows = rowsOf((await exported({}, limited)).body)
  expect(rows.map((row) => row['order number'])).toEqual([shop.orders[2]])
  expect((await exported(week, await shop.member('sales_manager'))).status).toBe(403)
})

test('another merchant’s payout is not there to be exported [DEC-CAPI-10]', async () => {
  const foreign = await aShop(app, 'Somebody Else')
  await settleWeeks(app, '2026-11-16', '2026-11-23')
  const { body } = await app.call('payouts.list', { as: foreign.token })
  expect((await exported({ payout_id: body.payouts[0].id })).status).toBe(404)
  expect((await exported({ merchant_ids: foreign.merchant.merchantId })).status).toBe(404)
})

test('above the limit the file is made later and mailed, and can be fetched for seven days [DEC-PO-5]', async () => {
  const answer = await exported({ created_at_gte: '2026-11-01', created_at_lte: '2026-11-30' })
  const address = `${shop.merchant.personId}@test.example`
  expect([answer.status, answer.body]).toEqual([202, { mailed_to: address }])
  await app.settle()
  const mails = (await app.inbox(address)).filter(
    ({ subject }) => subject === 'Your payouts file is ready · ملف الدفعات جاهز',
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]!.text).toContain('payouts_2026-11-01_2026-11-30.csv')
  const [, id = ''] = /\/payouts\/completed\?download=(\w+)/.exec(mails[0]!.text) ?? []

  const fetched = (as?: string) => app.call('payouts.exportFile', { params: { id }, ...(as && { as }) })
  const file = await fetched(shop.token)
  expect(fileName(file.headers)).toContain('payouts_2026-11-01_2026-11-30.csv')
  expect(rowsOf(file.body).reduce((sum, row) => sum + minorOf(row['net amount']), 0n)).toBe(385_037n)
  expect(file.headers['x-row-count']).toBe('7')
  expect((await fetched()).status).toBe(401)
  expect((await fetched(await shop.member('workspace_admin'))).status).toBe(404)

  app.clock.set(dubai('2026-11-30T11:59:59'))
  expect((await fetched(shop.token)).status).toBe(200)
  const allowed = async (storeIds: string[] | null, role = 'workspace_admin') => {
    await app.db.database.system(
      (tx) => tx`
        update membership set store_ids = ${storeIds}, role = ${role}
         where merchant_id = ${shop.merchant.merchantId} and person_id = ${shop.merchant.personId}`,
    )
    await untilRightsAreKnown(app.db.database)
  }
  await allowed([shop.storeB])
  expect((await fetched(shop.token)).status, 'it holds more than they may see by now').toBe(404)
  await allowed(null)
  app.clock.set(dubai('2026-11-30T12:00:00'))
  expect((await fetched(shop.token)).status).toBe(404)
  expect(await app.storage.exists(`payout-exports/${id}`)).toBe(true)
  await app.app.schedules.runDue(dubai('2026-11-30T13:00:00'))
  app.clock.set(dubai('2026-11-30T14:00:00'))
  await app.app.schedules.runDue()
  await app.settle()
  expect(await app.storage.exists(`payout-exports/${id}`)).toBe(false)
})

test('old files are swept once a day of a jump of the clock, not once an hour', async () => {
  const runs = async () => {
    const [row] = await app.db.owner<{ count: number }[]>`
      select count(*)::int from schedule_run where name = 'payouts.export-sweep'`
    return row?.count ?? 0
  }
  await app.app.schedules.runDue()
  const before = await runs()
  app.clock.advance(3 * 86_400_000)
  await app.app.schedules.runDue()
  expect((await runs()) - before).toBe(3)
})

test('a file that nobody reads on is no longer read from the database [DEC-PO-5]', async () => {
  const rows = 2_000
  const large = await testApp({
    now: '2026-11-23T08:00:00Z',
    env: { PAYOUTS_MAIL_EXPORT_ABOVE_ROWS: '1000000' },
  })
  try {
    const one = await aShop(large)
    // Names so long that no buffer on the way holds the file.
    await large.db.database.system(
      (tx) => tx`update store set name = repeat('Store ', 2000) where id = ${one.storeA}`,
    )
    await aPayoutOfLines(large, one, rows)
    await large.app.http.listen({ port: 0, host: '127.0.0.1' })
    const answer = await asked(large, one.token)
    expect(answer.headers['x-row-count']).toBe(String(rows))
    await once(answer, 'readable')
    answer.read(100)
    expect(await running(large)).toBe(1)
    answer.destroy()
    await expect.poll(() => running(large)).toBe(0)
  } finally {
    await large.close()
  }
})

async function asked(large: TestApp, token: string): Promise<IncomingMessage> {
  const { port } = large.app.http.server.address() as AddressInfo
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/merchant/api/v1/payouts/export',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  })
  call.end('{}')
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined)
  return answer
}

/** Exports at work in the database. */
async function running(large: TestApp): Promise<number> {
  const [row] = await large.db.owner<{ count: number }[]>`
    select count(*)::int from pg_stat_activity
     where application_name = 'daftar-export' and datname = current_database()`
  return row?.count ?? 0
}
