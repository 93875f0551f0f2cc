import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aSeller, comingBack } from '../../../testing/growth/growth.ts'

let product: TestApp
let reviewer: string
let shop: MerchantFacts
let owner: string
beforeAll(async () => {
  product = await testApp({ now: '2026-11-24T06:00:00Z' })
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
})
beforeEach(async () => {
  shop = await aSeller(product)
  owner = await product.signIn(shop.personId)
  const left = await product.call('shopPlatforms.connect', {
    ...{ as: owner, params: { platform: 'shopify' }, body: { shop: 'noor' } },
  })
  await product.call('shopPlatforms.finish', { as: owner, body: comingBack(left.body.address) })
  await product.settle('shop-platforms.read')
})
afterAll(() => product.close())

type Listed = { id: string; name_en: string; name_ar: string; status: string; picture: string | null }
const list = async (query: Record<string, string> = {}, as = owner) =>
  (await product.call('catalogue.list', { as, query })).body as {
    products: Listed[]
    counts: object
    next_page_token: string | null
  }
const named = async (name: string) => (await list({ search: name })).products[0]!
const setShown = (ids: string[], shown: boolean, as = owner) =>
  product.call('catalogue.setShown', { as, body: { ids, shown } })
const said = { said_en: 'Incense needs a permit.', said_ar: 'البخور يحتاج إلى تصريح.' }
const reject = (ids: string[], as = reviewer) =>
  product.call('catalogue.reject', { as, body: { ids, ...said } })
const restore = (ids: string[]) => product.call('catalogue.restore', { as: reviewer, body: { ids } })
const reasonOf = ({ status, body }: { status: number; body: { details?: { reason?: string } } }) => [
  status,
  body.details?.reason,
]

test('products are found in either script, however they are written [MKT-05, DEC-MKT-4]', async () => {
  const find = async (search: string) => (await list({ search })).products.map(({ name_en }) => name_en)
  expect(await find('ROSE')).toEqual(['Taif Rose Water'])
  expect(await find('طائفى')).toEqual(['Taif Rose Water'])
  expect(await find('بطاقه')).toEqual(['Gift Card'])
  expect(await find('50 ml')).toEqual(['Oud Royal 50 ml'])
  expect(await find('100%')).toEqual([])
})

test('products come page by page, and each once [MKT-05]', async () => {
  const first = await list({ page_size: '7' })
  const second = await list({ page_size: '7', page_token: first.next_page_token! })
  expect(second.next_page_token).toBeNull()
  const ids = [...first.products, ...second.products].map(({ id }) => id)
  expect(new Set(ids).size).toBe(12)
})

test('a product is hidden and shown again; of two who hide it at once one does [MKT-05, DEC-MKT-4]', async () => {
  const { id } = await named('Gift')
  const answers = await Promise.all(Array.from({ length: 16 }, () => setShown([id], false)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => reasonOf(answer)[1] === 'wrong_status')).toHaveLength(15)
  expect((await list({ status: 'hidden' })).products).toMatchObject([{ id, status: 'hidden' }])
  expect((await setShown([id], true)).body).toEqual({ changed: [id] })
  expect((await list()).counts).toEqual({ visible: 12, hidden: 0, rejected: 0 })
})

test('staff reject products with a reason the merchant reads, and only staff show them again [MKT-05, DEC-MKT-4]', async () => {
  const { id } = await named('Bakhoor')
  expect((await reject([id])).body).toEqual({ changed: [id] })
  expect(reasonOf(await reject([id]))).toEqual([409, 'wrong_status'])
  expect((await list({ status: 'rejected' })).products).toMatchObject([{ id, ...said }])
  expect(reasonOf(await setShown([id], true))).toEqual([409, 'wrong_status'])
  const queue = await product.call('catalogue.listForStaff', {
    ...{ as: reviewer, query: { merchant_id: shop.merchantId, status: 'rejected' } },
  })
  expect(queue.body.products).toMatchObject([{ id, is_changed_since: false, merchant_id: shop.merchantId }])
  expect((await restore([id])).body).toEqual({ changed: [id] })
  expect((await named('Bakhoor')).status).toBe('visible')
})

test('what was rejected is rejected still when its shop comes back with it [MKT-05]', async () => {
  const { id } = await named('Bakhoor')
  await reject([id])
  const platform = { as: owner, params: { platform: 'shopify' } }
  expect((await product.call('shopPlatforms.disconnect', platform)).body).toEqual({ removed: 12 })
  expect((await list()).products).toEqual([])
  const left = await product.call('shopPlatforms.connect', { ...platform, body: { shop: 'noor' } })
  await product.call('shopPlatforms.finish', { as: owner, body: comingBack(left.body.address) })
  await product.settle('shop-platforms.read')
  expect((await list({ status: 'rejected' })).products).toMatchObject([{ id }])
  expect((await list()).counts).toEqual({ visible: 11, hidden: 0, rejected: 1 })
})

test('pictures are our own small copies, for whoever may see the product [MKT-05]', async () => {
  await product.db
    .owner`update catalogue_product set picture_url = '' where merchant_id <> ${shop.merchantId} or outside_id <> '1001'`
  await product.settle('catalogue.pictures')
  const { id, picture } = await named('Oud Royal')
  expect(picture).toMatch(/^\/merchant\/api\/v1\/marketing\/products\/prd_\w+\/picture\?v=\w+$/)
  const seen = await product.call('catalogue.picture', { as: owner, params: { id } })
  expect([seen.status, seen.headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(seen.headers['cache-control']).toBe('private, no-store')
  const query = { v: new URL(picture!, 'https://here').searchParams.get('v')! }
  const kept = await product.call('catalogue.picture', { as: owner, params: { id }, query })
  expect(kept.headers['cache-control']).toBe('private, max-age=86400, immutable')
  const other = await aSeller(product)
  const stranger = await product.signIn(other.personId)
  expect((await product.call('catalogue.picture', { as: stranger, params: { id } })).status).toBe(404)
  expect((await product.call('catalogue.pictureForStaff', { as: reviewer, params: { id } })).status).toBe(200)
})

test('products of another merchant are neither listed nor hidden [MKT-05]', async () => {
  const { id } = await named('Gift')
  const other = await aSeller(product)
  const stranger = await product.signIn(other.personId)
  expect((await list({}, stranger)).products).toEqual([])
  expect((await setShown([id], false, stranger)).status).toBe(404)
})
