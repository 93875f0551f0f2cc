import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rutterConnector } from './rutter.ts'

/** What the service answers, as its documentation describes it; everything it was asked is kept. */
const asked: { path: string; authorization: string; body: string }[] = []
let server: Server
let url: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const path = request.url ?? ''
      const body = Buffer.concat(chunks).toString()
      asked.push({ path, authorization: request.headers.authorization ?? '', body })
      const [status, answer] = answerTo(path, body)
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

function answerTo(path: string, body: string): [number, unknown] {
  if (path.includes('exchange')) {
    const { public_token: token } = JSON.parse(body) as { public_token: string }
    if (token === 'down') return [503, {}]
    return token === 'known'
      ? [200, { access_token: 'lasting', platform: 'SHOPIFY', connection_id: '1' }]
      : [400, { error: 'unknown token' }]
  }
  const query = new URL(path, 'http://there').searchParams
  return query.get('cursor') === null
    ? [
        200,
        {
          next_cursor: 'two',
          orders: [paid('149.99', '2026-09-30T21:00:00Z'), paid(50, '2026-10-02T08:00:00Z')],
        },
      ]
    : [
        200,
        {
          next_cursor: null,
          orders: [
            paid(0.1, '2026-10-03T08:00:00Z'),
            paid('10.5', '2026-10-03T08:00:00Z', { iso_currency_code: 'KWD' }),
            paid(70, '2026-10-04T08:00:00Z', { payment_status: 'refunded' }),
            paid(70, '2026-10-04T08:00:00Z', { status: 'cancelled' }),
            paid(70, '2026-10-04T08:00:00Z', { iso_currency_code: 'XTS' }),
            paid('12,50', '2026-10-04T08:00:00Z'),
          ],
        },
      ]
}

function paid(total: number | string, at: string, more: object = {}) {
  return {
    payment_status: 'paid',
    status: 'active',
    total_price: total,
    iso_currency_code: 'AED',
    created_at: at,
    ...more,
  }
}

const connector = () => rutterConnector({ url, clientId: 'client', secret: 'hush' }, globalThis.fetch)

test('the widget’s token is exchanged for a lasting one, for its own platform alone [DEC-WIZ-15]', async () => {
  expect(await connector().exchange('known', 'shopify')).toBe('lasting')
  expect(asked.at(-1)).toMatchObject({
    path: '/versioned/item/public_token/exchange',
    body: JSON.stringify({ client_id: 'client', secret: 'hush', public_token: 'known' }),
  })
  expect(await connector().exchange('known', 'amazon')).toBeNull()
  expect(await connector().exchange('other', 'shopify')).toBeNull()
  await expect(connector().exchange('down', 'shopify')).rejects.toThrow('503')
})

test('paid orders of every page are summed by month and currency, to the last fils [DEC-WIZ-15]', async () => {
  expect(await connector().readSales('lasting', '2025-11-01')).toEqual([
    // 21:00 on the last of September is October in Dubai.
    { month: '2026-10-01', currency: 'AED', amountMinor: 20_009n, orders: 3 },
    { month: '2026-10-01', currency: 'KWD', amountMinor: 10_500n, orders: 1 },
  ])
  const pages = asked.filter(({ path }) => path.startsWith('/versioned/orders'))
  expect(pages).toHaveLength(2)
  expect(pages[0]!.path).toContain('created_at_min=2025-11-01')
  expect(pages[1]!.path).toContain('cursor=two')
  expect(pages[0]!.authorization).toBe(`Basic ${Buffer.from('client:hush').toString('base64')}`)
})
