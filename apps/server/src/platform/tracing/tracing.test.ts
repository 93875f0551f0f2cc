import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineJob, enqueue } from '../jobs/jobs.ts'
import { aShop, type Shop } from '../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../testing/app/test-app.ts'
import { otlpSink } from './otlp.ts'
import { tracedJob } from './traced-job.ts'
import { inSpan, summaryOf, traceTo } from './tracing.ts'

interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
  status?: { code?: number }
}

/** A collector that keeps what it is sent, and what it was sent with. */
const collected: Span[] = []
const sentWith: (string | undefined)[] = []
let collector: Server
let other: Server
let product: TestApp
let shop: Shop
const listen = (server: Server) =>
  new Promise<string>((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )
let elsewhere = ''
let endpoint = ''

beforeAll(async () => {
  collector = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      sentWith.push(`${request.method} ${request.url} ${String(request.headers['x-tenant'])}`)
      const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
      collected.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  other = createServer((_request, response) => void response.writeHead(204).end())
  endpoint = await listen(collector)
  elsewhere = await listen(other)
  product = await testApp()
  shop = await aShop(product)
})
afterAll(async () => {
  traceTo(null)
  collector.close()
  other.close()
  await product.close()
})

/** What the collector holds after work that was traced. */
async function spansOf(work: () => Promise<unknown>, ratio = 1): Promise<Span[]> {
  collected.length = 0
  const sink = otlpSink({
    endpoint,
    headers: { 'x-tenant': 'daftar' },
    service: 'daftar',
    version: '1',
    ratio,
  })
  traceTo(sink)
  try {
    await work()
  } finally {
    traceTo(null)
    await sink.stop()
  }
  return [...collected]
}

const named = (spans: Span[], name: string) => spans.find((span) => span.name === name)
/** The names from a span up to the one nobody stands above. */
function pathTo(spans: Span[], span: Span | undefined): string[] {
  if (!span) return []
  return [
    ...pathTo(
      spans,
      spans.find(({ spanId }) => spanId === span.parentSpanId),
    ),
    span.name,
  ]
}

test('a call is traced from its request through the handler to its statements', async () => {
  const spans = await spansOf(() => shop.live.get('/api/v2/payments/00000000-0000-7000-8000-000000000000'))
  const request = named(spans, 'GET /api/v2/payments/:id')
  expect(
    pathTo(
      spans,
      spans.find(({ name }) => name === 'select order_public'),
    ),
  ).toEqual(['GET /api/v2/payments/:id', 'handler publicApi.payment', 'select order_public'])
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 404 } })
  expect(sentWith.at(-1)).toBe('POST /v1/traces daftar')
})

test('a job and its calls to others stand below whoever asked for it, which its handler does not see', async () => {
  const seen: unknown[] = []
  const job = tracedJob(
    defineJob<{ id: string }>('planted', async (payload) => {
      seen.push(payload)
      await (await fetch(`${elsewhere}/secret?phone=501234567`)).text()
    }),
  )
  const queued = () =>
    product.db.owner<{ payload: { id: string } }[]>`
      select payload from graphile_worker._private_jobs order by id desc limit 1`
  const spans = await spansOf(async () => {
    await inSpan('inside', 'whoever asked', () =>
      product.db.database.system((tx) => enqueue(tx, job, { id: 'order' })),
    )
    const [row] = await queued()
    await job.handler(row!.payload, { jobId: '1', attempt: 1 })
  })
  expect(seen).toEqual([{ id: 'order' }])
  const { host } = new URL(elsewhere)
  expect(pathTo(spans, named(spans, `GET ${host}`))).toEqual(['whoever asked', 'planted', `GET ${host}`])
  // A process that is not traced takes a job that a traced one asked for.
  const [row] = await queued()
  await job.handler(row!.payload, { jobId: '1', attempt: 2 })
  expect(seen[1]).toEqual({ id: 'order' })
})

test('nothing that people sent or are called leaves with a trace: no value, no address, no message', async () => {
  const spans = await spansOf(async () => {
    await shop.live.get('/api/v2/payments/0000-of-a-person?email=person@example.com')
    const unknown = product.db.database.system((tx) => tx`select ${'person@example.com'}::int`)
    await expect(unknown).rejects.toThrow('person@example.com')
  })
  const text = JSON.stringify(spans)
  for (const kept of ['person', 'example.com', shop.code, shop.merchant.merchantId])
    expect(text).not.toContain(kept)
  const failed = spans.filter(({ status }) => status?.code === 2)
  expect(failed.flatMap(({ attributes }) => attributes)).toContainEqual({
    key: 'error.type',
    value: { stringValue: '22P02' },
  })
})

test('a part of the traces is kept where only a part is asked for, and what a caller says is not followed', async () => {
  expect(await spansOf(() => shop.live.get('/api/v2/payments'), 0)).toEqual([])
  const above = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  const spans = await spansOf(() => product.call('health.live', { headers: { traceparent: above } }))
  expect(spans.map(({ traceId }) => traceId)).not.toContain('0af7651916cd43dd8448eb211c80319c')
  expect(spans.length).toBeGreaterThan(0)
})

test('a statement is named by what it does and to which table', () => {
  const statements = {
    'select orders': 'select o.id from orders o where o.id = ',
    'insert audit_entry': '\n  insert into audit_entry (id) values (',
    'update only_this': 'update only only_this set a = 1',
    'with orders': '-- why\nwith a as (select 1 from orders) select * from a',
    begin: "begin; set local app.merchants = '{mer_noor}'",
  }
  expect(Object.values(statements).map(summaryOf)).toEqual(Object.keys(statements))
})
