import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MerchantFacts } from '../../../testing/app/builders.ts'
import { aListener, type Listener } from '../../../testing/shop/listener.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { aSeller } from '../../../testing/growth/growth.ts'

let product: TestApp
let shop: MerchantFacts
let owner: string
let server: Listener
beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T06:00:00Z' })
  server = await aListener()
})
beforeEach(async () => {
  product.clock.set('2026-11-24T06:00:00Z')
  shop = await aSeller(product)
  owner = await product.signIn(shop.personId)
  server.heard.length = 0
})
afterAll(async () => {
  await server.close()
  await product.close()
})

const written = { name: 'Main shop', url: 'https://noor.example/products.xml', format: 'xml', language: 'en' }
const create = (more: object = {}, as = owner) =>
  product.call('feeds.create', { as, body: { ...written, ...more } })
const feeds = async (as = owner) => (await product.call('feeds.list', { as })).body.feeds
const act = (id: string, what: 'fetch' | 'pause' | 'resume' | 'remove', as = owner) =>
  product.call(`feeds.${what}`, { as, params: { id } })
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.reason]
const products = async (query: Record<string, string> = {}) =>
  (await product.call('catalogue.list', { as: owner, query: { page_size: '100', ...query } })).body.products

/** A feed at the test's own server, which answers as told. */
async function aFeedAnswering(
  answer: Parameters<Listener['answers']>[0],
  more: { format?: string } = {},
): Promise<string> {
  const made = await create(more)
  await product.settle('feeds.fetch')
  const { id } = made.body.feed
  server.answers(answer)
  await product.db.database.system(
    (tx) => tx`
    update product_feed set url = ${server.url('/feed')}, etag = '' where merchant_id = ${shop.merchantId} and id = ${id}`,
  )
  return id
}

async function fetchedNow(id: string) {
  await act(id, 'fetch')
  await product.settle('feeds.fetch')
  return (await feeds()).find((one: { id: string }) => one.id === id).sync
}

test('a feed is added, fetched at once, and its products are in the catalogue with where they came from [OTH-04, DEC-OTH-5]', async () => {
  const made = await create()
  expect(made).toMatchObject({
    status: 200,
    body: { feed: { status: 'active', sync: { status: 'running' } } },
  })
  await product.settle('feeds.fetch')
  const [feed] = await feeds()
  expect(feed).toMatchObject({
    ...{ name: 'Main shop', products: 12, fetched_at: '2026-11-24T06:00:00.000Z' },
    sync: { status: 'done', added: 12, skipped: 1, problems: [{ row: 13, id: '9001', problem: 'no_price' }] },
  })
  const [one] = await products({ source_id: feed.id, search: 'rose' })
  expect(one).toMatchObject({ source: 'feed', name_en: 'Taif Rose Water', price: '79.50', currency: 'AED' })
})

test('a feed in CSV and Arabic is read as well [OTH-04]', async () => {
  await create({ url: 'https://noor.example/products.csv', format: 'csv', language: 'ar' })
  await product.settle('feeds.fetch')
  expect((await feeds())[0].sync).toMatchObject({ status: 'done', added: 12, skipped: 0 })
  expect(await products({ search: 'ورد' })).toMatchObject([{ name_en: '', name_ar: 'ماء ورد طائفي' }])
})

test('a link has to be https and new, and ten feeds are enough [OTH-04, DEC-OTH-5]', async () => {
  for (const url of ['http://noor.example/feed.xml', 'ftp://noor.example', 'https://localhost/feed', ''])
    expect((await create({ url })).body.details?.fields).toHaveProperty('url')
  expect((await create()).status).toBe(200)
  expect(reasonOf(await create())).toEqual([409, 'feed_known'])
  const others = Array.from({ length: 16 }, (_, at) => create({ url: `https://noor.example/${at}.xml` }))
  const statuses = (await Promise.all(others)).map(reasonOf)
  expect(statuses.filter(([status]) => status === 200)).toHaveLength(9)
  expect(statuses.filter(([, reason]) => reason === 'feeds_full')).toHaveLength(7)
})

test('a paused feed is not fetched; resumed, it is fetched at once [OTH-04]', async () => {
  const { id } = (await create()).body.feed
  await product.settle('feeds.fetch')
  expect((await act(id, 'pause')).body.feed).toMatchObject({ status: 'paused', products: 12 })
  expect(reasonOf(await act(id, 'fetch'))).toEqual([409, 'wrong_status'])
  expect(reasonOf(await act(id, 'pause'))).toEqual([409, 'wrong_status'])
  const fetching = product.app.modules
    .flatMap((one) => one.schedules)
    .find(({ name }) => name === 'feeds.fetch')!
  product.clock.set('2026-11-24T12:00:00Z')
  await fetching.run(product.clock.now())
  await product.settle('feeds.fetch')
  expect((await feeds())[0].fetched_at).toBe('2026-11-24T06:00:00.000Z')
  await act(id, 'resume')
  await product.settle('feeds.fetch')
  expect((await feeds())[0].fetched_at).toBe('2026-11-24T12:00:00.000Z')
})

test('of sixteen who fetch a feed at once one does, and its products go with it [OTH-04]', async () => {
  const { id } = (await create()).body.feed
  await product.settle('feeds.fetch')
  const answers = await Promise.all(Array.from({ length: 16 }, () => act(id, 'fetch')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => reasonOf(answer)[1] === 'sync_running')).toHaveLength(15)
  await product.settle('feeds.fetch')
  expect((await act(id, 'remove')).body).toEqual({ removed: 12 })
  expect([await feeds(), await products()]).toEqual([[], []])
})

test('a feed is changed on the version that was read [OTH-04]', async () => {
  const { id } = (await create()).body.feed
  const change = (ifMatch: number) =>
    product.call('feeds.change', { as: owner, params: { id }, ifMatch, body: { ...written, name: 'New' } })
  expect((await change(1)).body.feed).toMatchObject({ name: 'New', version: 2 })
  expect((await change(1)).status).toBe(412)
})

test.each<[string, string, Parameters<Listener['answers']>[0]]>([
  ['a page that is gone', 'not_found', (response) => response.writeHead(404).end()],
  ['a server in trouble', 'unreachable', (response) => response.writeHead(503).end()],
  ['a page for people', 'not_the_format', (response) => response.end('<html><body><p>Hello</body></html>')],
  ['a feed without rows', 'not_the_format', (response) => response.end('<rss><channel></channel></rss>')],
  [
    'what is sent compressed',
    'compressed',
    (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  ],
  [
    'a length beyond the limit',
    'too_large',
    (response) => response.writeHead(200, { 'content-length': '20000001' }).end(),
  ],
  [
    'redirects without an end',
    'too_many_redirects',
    (response) => response.writeHead(302, { location: '/again' }).end(),
  ],
  [
    'a redirect to a file',
    'refused_address',
    (response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  ],
])('%s leaves the products as they were [OTH-04, DEC-OTH-5]', async (_, failure, answer) => {
  const id = await aFeedAnswering(answer)
  expect(await fetchedNow(id)).toMatchObject({ status: 'failed', failure })
  expect(await products()).toHaveLength(12)
})

test('a feed that unfolds, and one that never ends, are cut off [OTH-04]', async () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><rss><channel><item><g:id>&b;</g:id></item></channel></rss>`
  const id = await aFeedAnswering((response) => response.end(bomb))
  expect(await fetchedNow(id)).toMatchObject({ status: 'failed', failure: 'not_the_format' })
  server.answers((response) => {
    const more = () => {
      while (response.write('x'.repeat(256 * 1024)) && !response.destroyed);
    }
    response.on('drain', more).on('error', () => undefined)
    more()
  })
  expect(await fetchedNow(id)).toMatchObject({ status: 'failed', failure: 'too_large' })
  expect(await products()).toHaveLength(12)
})

test('a feed that is as it was is not read again, and nothing of it is gone [OTH-04]', async () => {
  const item = '<item><id>1</id><title>Soap</title><price>5 AED</price></item>'
  const id = await aFeedAnswering((response, { headers }) =>
    headers['if-none-match'] === '"one"'
      ? response.writeHead(304).end()
      : response.writeHead(200, { etag: '"one"' }).end(`<rss><channel>${item}</channel></rss>`),
  )
  expect(await fetchedNow(id)).toMatchObject({ status: 'done', seen: 1, removed: 12 })
  expect(await fetchedNow(id)).toMatchObject({ status: 'done', seen: 0, removed: 0 })
  expect(await products()).toHaveLength(1)
})

test('feeds of another merchant are not there [OTH-04]', async () => {
  const { id } = (await create()).body.feed
  const other = await aSeller(product)
  const stranger = await product.signIn(other.personId)
  expect(await feeds(stranger)).toEqual([])
  for (const what of ['fetch', 'pause', 'resume', 'remove'] as const)
    expect((await act(id, what, stranger)).status).toBe(404)
})
