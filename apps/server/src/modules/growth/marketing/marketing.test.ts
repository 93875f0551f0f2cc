import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, aStore } from '../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { aSeller } from '../../../testing/growth/growth.ts'

let product: TestApp
beforeAll(async () => void (product = await testApp({ now: '2026-11-24T06:00:00Z' })))
afterAll(() => product.close())

const overview = (as: string) => product.call('marketing.overview', { as })

test('the page tells how far each listing is, step by step, and what fills the catalogue [MKT-01, MKT-02, DEC-MKT-1, DEC-MKT-2]', async () => {
  const shop = await aSeller(product)
  const as = await product.signIn(shop.personId)
  const undone = (await overview(as)).body
  expect(undone.listings).toMatchObject([
    { store_id: shop.storeId, status: 'draft', saved_at: null, is_live: false },
  ])
  expect(undone.listings[0].steps.map(({ is_done: isDone }: { is_done: boolean }) => isDone)).toEqual([
    ...[false, false, false, false],
  ])
  expect(undone.catalogue).toEqual({ visible: 0, hidden: 0, rejected: 0, sources: 0, in_trouble: 0 })
  const listing = {
    ...{
      name_en: 'Noor',
      name_ar: 'نور',
      description_en: 'Scents',
      description_ar: 'عطور',
      countries: ['ARE'],
    },
    ...{ logo: '', cover: '', colour: '#123456', category: 'beauty/perfume', further: [] },
    ...{ website: 'https://noor.example', app_store: '', google_play: '', instagram: '', places: [] },
  }
  await product.call('listings.save', { as, params: { id: shop.storeId }, body: listing, ifMatch: 0 })
  expect((await overview(as)).body.listings).toMatchObject([
    {
      saved_at: '2026-11-24T06:00:00.000Z',
      steps: [
        { step: 'basic-details', is_done: true },
        { step: 'brand-assets', is_done: false },
        { step: 'categories', is_done: true },
        { step: 'store-links', is_done: true },
      ],
    },
  ])
})

test('a feed that failed is in trouble; without the catalogue there is none [MKT-01, PERM-18, PERM-44]', async () => {
  const shop = await aSeller(product)
  const as = await product.signIn(shop.personId)
  const body = { name: 'Broken', url: 'https://nowhere.invalid/feed.xml', format: 'xml', language: 'en' }
  await product.call('feeds.create', { as, body })
  await product.settle('feeds.fetch')
  expect((await overview(as)).body.catalogue).toMatchObject({ sources: 1, in_trouble: 1 })
  const plain = await aSeller(product, ['product_catalog'])
  expect((await overview(await product.signIn(plain.personId))).body.catalogue).toBeNull()
})

test('marketing needs merchant access and its switch, and people see their own stores [MKT-07, MKT-08, PERM-26, PERM-45]', async () => {
  const off = await aSeller(product, ['marketing_and_products'])
  expect((await overview(await product.signIn(off.personId))).status).toBe(403)
  const shop = await aSeller(product)
  const more = await product.db.database.system((tx) => aStore(tx, shop))
  const limited = await product.db.database.system((tx) =>
    aMember(tx, shop.merchantId, { role: 'supervisor', storeIds: [shop.storeId] }),
  )
  const seen = (await overview(await product.signIn(limited))).body.listings
  expect(seen.map(({ store_id: id }: { store_id: string }) => id)).toEqual([shop.storeId])
  expect((await overview(await product.signIn(shop.personId))).body.listings).toHaveLength(2)
  expect(more).toBeTruthy()
})
