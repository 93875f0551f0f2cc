import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { chunk, pngOf } from '../../../platform/pictures/png.ts'
import { values, type Row } from '../../../platform/database/rows.ts'
import { aMember, aMerchant, aStore, type MerchantFacts } from '../../../testing/app/builders.ts'
import { linksOf } from '../../../testing/app/links.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'
import { upload } from '../../../testing/files/uploads.ts'

let product: TestApp
let reviewer: string
let shop: MerchantFacts
let admin: string
let logo: string
beforeAll(async () => {
  product = await testApp({ env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
})
beforeEach(async () => {
  shop = await aMarketed()
  admin = await product.signIn(shop.personId)
  logo = await picture('store_logo', pngOf(512, 512))
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

function aMarketed(): Promise<MerchantFacts> {
  return inSystem(async (tx) => {
    const made = await aMerchant(tx)
    const flag = {
      merchant_id: made.merchantId,
      name: 'marketing_and_products',
      enabled: true,
      changed_at: new Date(),
    }
    await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', flag)}`
    return made
  })
}

type Purpose = 'store_logo' | 'store_cover' | 'licence'
const send = (purpose: Purpose, bytes: Buffer, as = admin) =>
  upload(product, as, { name: 'picture.png', bytes, purpose })
const picture = async (purpose: Purpose, bytes: Buffer, as = admin): Promise<string> =>
  (await send(purpose, bytes, as)).body.url

const written = (more: object = {}) => ({
  ...{ name_en: 'Noor', name_ar: 'نور', description_en: 'Scents of the Gulf', description_ar: 'عطور الخليج' },
  ...{ countries: ['ARE'], logo, cover: '', colour: '#123456', category: 'beauty/perfume', further: [] },
  ...{ website: 'noor.example', app_store: '', google_play: '', instagram: '@noor', places: [] },
  ...more,
})
const read = (as = admin, id = shop.storeId) => product.call('listings.read', { as, params: { id } })
const versionOf = ({ headers }: TestAnswer) => Number(/"(\d+)"/.exec(String(headers['etag']))?.[1])
const save = async (body: object, ifMatch?: number, as = admin) =>
  product.call('listings.save', {
    ...{ as, params: { id: shop.storeId }, body },
    ifMatch: ifMatch ?? versionOf(await read()),
  })
const submit = async (ifMatch?: number) =>
  product.call('listings.submit', {
    ...{ as: admin, params: { id: shop.storeId } },
    ifMatch: ifMatch ?? versionOf(await read()),
  })
const caseOf = () => product.call('listings.case', { as: reviewer, params: { id: shop.storeId } })
const said = { said_en: 'The logo is not yours.', said_ar: 'الشعار ليس لكم.' }
type Act = 'publish' | 'reject' | 'unpublish'
const act = async (name: Act, ifMatch?: number, as = reviewer) =>
  product.call(`listings.${name}`, {
    ...{ as, params: { id: shop.storeId }, ifMatch: ifMatch ?? versionOf(await caseOf()) },
    ...(name !== 'publish' && { body: said }),
  })
const submitted = async (more: object = {}) => {
  await save(written(more))
  expect((await submit()).status).toBe(200)
}
const published = async (more: object = {}) => {
  await submitted(more)
  expect((await act('publish')).status).toBe(200)
}
const fieldsOf = ({ body }: TestAnswer) => body.details?.fields
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.reason]
const statuses = (answers: TestAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const shown = (id: string) => product.call('listings.picture', { params: { id } })

test('a listing that nobody has begun is a draft with the names of the store [STO-07, DEC-STO-9]', async () => {
  const answer = await read()
  expect(versionOf(answer)).toBe(0)
  expect(answer.body.listing).toMatchObject({
    ...{ status: 'draft', published: null, saved_at: null },
    document: { name_en: 'Store', name_ar: 'متجر', logo: '', countries: [] },
  })
})

test('what is written is kept as a draft, whole links and all, and lacks what it lacks [DEC-STO-8, DEC-STO-9]', async () => {
  const { body } = await save(written({ name_en: '', logo: '', places: [{ name: ' ', map_link: '' }] }))
  expect(body.listing).toMatchObject({
    status: 'draft',
    document: {
      ...{ name_en: '', website: 'https://noor.example', instagram: 'https://www.instagram.com/noor' },
      places: [],
    },
  })
  expect(fieldsOf(await submit())).toEqual({ name_en: 'required', logo: 'required' })
})

test('what is beyond a limit is said at its field, also in a draft [DEC-STO-8]', async () => {
  const further = ['beauty/makeup', 'beauty/skincare', 'fashion/women', 'fashion/men']
  const wrong = { name_en: 'N'.repeat(61), description_en: 'x'.repeat(161), colour: 'blue', further }
  const links = {
    website: 'http://noor',
    app_store: 'https://noor.example/app',
    google_play: 'x',
    instagram: 'a b',
  }
  const places = [{ name: 'Mall', map_link: 'https://noor.example' }]
  expect(fieldsOf(await save(written({ ...wrong, ...links, places, countries: ['USA'] })))).toEqual({
    ...{ name_en: 'too_long', description_en: 'too_long', colour: 'invalid', further: 'too_long' },
    ...{
      website: 'url_invalid',
      app_store: 'url_invalid',
      google_play: 'url_invalid',
      instagram: 'url_invalid',
    },
    ...{ 'places.0.map_link': 'url_invalid', countries: 'choose_option' },
  })
})

test('a logo is square and at least 512 pixels, a cover 16:9 and at least 1200 wide [DEC-STO-8]', async () => {
  const wrong = [
    send('store_logo', pngOf(511, 511)),
    send('store_logo', pngOf(600, 512)),
    send('store_cover', pngOf(1199, 675)),
    send('store_cover', pngOf(1200, 900)),
  ]
  for (const answer of await Promise.all(wrong)) expect(reasonOf(answer)).toEqual([400, 'picture_shape'])
  expect((await send('store_cover', pngOf(1200, 675))).status).toBe(200)
})

test('a picture of a listing was uploaded for just that, by the merchant itself', async () => {
  const other = await aMarketed()
  const theirs = await picture('store_logo', pngOf(512, 512), await product.signIn(other.personId))
  const licence = await picture('licence', pngOf(512, 512))
  const cover = await picture('store_cover', pngOf(1200, 675))
  for (const wrong of [theirs, licence, cover, 'fil_nothing'])
    expect(fieldsOf(await save(written({ logo: wrong })))).toEqual({ logo: 'not_your_file' })
})

test('of two who write at once one does, and the other one is told', async () => {
  const first = await Promise.all(Array.from({ length: 16 }, () => save(written(), 0)))
  expect(statuses(first)).toEqual([200, ...Array(15).fill(412)])
  const version = versionOf(await read())
  const next = await Promise.all(Array.from({ length: 16 }, () => save(written(), version)))
  expect(statuses(next)).toEqual([200, ...Array(15).fill(412)])
})

test('what is being reviewed stays as it is, until it is rejected with a comment [DEC-STO-9]', async () => {
  await submitted()
  expect(reasonOf(await save(written()))).toEqual([409, 'wrong_status'])
  expect(reasonOf(await submit())).toEqual([409, 'wrong_status'])
  expect((await act('reject')).body.listing).toMatchObject({ status: 'rejected', ...said })
  expect((await read()).body.listing).toMatchObject({ status: 'rejected', ...said })
  expect((await save(written({ name_en: 'Noor House' }))).body.listing).toMatchObject({
    status: 'draft',
    ...said,
  })
  expect((await submit()).body.listing).toMatchObject({ status: 'in_review', said_en: '' })
})

test('shoppers see a published listing where they pay: logo, name and colour [DEC-STO-9]', async () => {
  const links = linksOf(product)
  const link = await links.made({ ...shop, as: admin })
  const brand = async () =>
    (await product.call('checkout.session', { params: { token: link.token } })).body.session.brand
  expect(await brand()).toBeNull()
  expect((await shown(logo)).status).toBe(404)
  await published()
  const address = `/pay/api/v1/pictures/${logo}`
  expect(await brand()).toEqual({ logo_url: address, name: 'Noor', name_ar: 'نور', colour: '#123456' })
  const store = (await product.call('merchants.stores', { as: admin })).body.items[0]
  expect(store.logo_url).toBe(address)
  await act('unpublish')
  expect(await brand()).toBeNull()
  expect((await shown(logo)).status).toBe(404)
  expect((await read()).body.listing).toMatchObject({ status: 'unpublished', published: null, ...said })
})

test('a public picture says what it is, is kept for good and carries nothing of its maker', async () => {
  const [head, ...rest] = [pngOf(512, 512).subarray(0, 33), pngOf(512, 512).subarray(33)]
  const noted = Buffer.concat([head!, chunk('tEXt', Buffer.from('Comment\0secret place')), ...rest])
  const id = await picture('store_logo', noted)
  await published({ logo: id })
  const answer = await product.app.http.inject({ method: 'GET', url: `/pay/api/v1/pictures/${id}` })
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.rawPayload.includes('secret place')).toBe(false)
  expect(answer.rawPayload.length).toBe(pngOf(512, 512).length)
})

test('an edit of a published listing is a draft beside it, which shoppers do not see [DEC-STO-9]', async () => {
  await published()
  const { body } = await save(written({ name_en: 'Noor House' }))
  expect(body.listing).toMatchObject({
    status: 'draft',
    document: { name_en: 'Noor House' },
    published: { name_en: 'Noor' },
  })
  await submit()
  const second = (await caseOf()).body.listing
  expect([second.document.name_en, second.published.name_en]).toEqual(['Noor House', 'Noor'])
  await act('reject')
  expect((await read()).body.listing.published.name_en).toBe('Noor')
  expect((await shown(logo)).status).toBe(200)
})

test('of many who decide a listing at once one does', async () => {
  await submitted()
  const version = versionOf(await caseOf())
  const acts = Array.from({ length: 16 }, (_, at) => act(at % 2 ? 'publish' : 'reject', version))
  expect(statuses(await Promise.all(acts))).toEqual([200, ...Array(15).fill(412)])
})

test('staff see what was handed in and no draft, the nearest deadline first', async () => {
  await save(written())
  expect((await caseOf()).status).toBe(404)
  await submit()
  const queue = (await product.call('listings.queue', { as: reviewer })).body
  const own = queue.listings.find((one: { store_id: string }) => one.store_id === shop.storeId)
  expect(own).toMatchObject({ status: 'in_review', is_live: false, merchant_name: 'Test Merchant' })
  expect(queue.waiting).toBeGreaterThan(0)
  const overview = await product.call('dossier.overview', { as: reviewer, params: { id: shop.merchantId } })
  expect(overview.body.listings).toEqual([{ store_id: shop.storeId, status: 'in_review', is_live: false }])
  const { items } = (await product.call('work.mine', { as: reviewer })).body
  expect(items.find((one: { id: string }) => one.id === shop.storeId)).toMatchObject({ kind: 'listing' })
})

test('a listing is for whoever may see marketing, in the stores they see [PERM-26, DEC-STO-10]', async () => {
  const plain = await inSystem((tx) => aMerchant(tx))
  const params = { id: plain.storeId }
  expect(
    (await product.call('listings.read', { as: await product.signIn(plain.personId), params })).status,
  ).toBe(403)
  const limited = await inSystem(async (tx) => {
    const storeIds = [await aStore(tx, shop)]
    return aMember(tx, shop.merchantId, { role: 'supervisor', storeIds })
  })
  const as = await product.signIn(limited)
  expect((await read(as)).status).toBe(404)
  expect((await save(written(), 0, as)).status).toBe(404)
  const stranger = await product.signIn((await aMarketed()).personId)
  expect((await read(stranger)).status).toBe(404)
  const clerk = await product.signInStaff(await product.aStaff('desk_admin'))
  await submitted()
  expect((await act('publish', undefined, clerk)).status).toBe(403)
})

test('each decision about a listing is told to whoever administers the merchant', async () => {
  await submitted()
  await act('reject')
  await save(written({ name_en: 'Noor Again' }))
  await submit()
  await act('publish')
  await act('unpublish')
  const told = await inSystem(
    (tx) => tx<Row<'notification', 'kind'>[]>`
      select kind from notification where merchant_id = ${shop.merchantId} order by created_at, id`,
  )
  expect(told.map(({ kind }) => kind)).toEqual([
    ...['listing_rejected', 'listing_published', 'listing_unpublished'],
  ])
  await product.deliver()
  const back = (await product.inbox()).find(({ subject }) => subject?.includes('needs a change'))
  expect(back?.text).toContain(said.said_en)
})
