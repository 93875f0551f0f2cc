import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { values, type Row } from '../../../platform/database/rows.ts'
import { aMember, aMerchant, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let reviewer: string
let merchant: MerchantFacts
let admin: string
let companyId: string
beforeAll(async () => {
  product = await testApp()
  reviewer = await product.signInStaff(await product.aStaff('reviewer'))
})
beforeEach(async () => {
  merchant = await aShop()
  admin = await product.signIn(merchant.personId)
  companyId = (await product.call('legalEntities.list', { as: admin })).body.legal_entities[0].id
})
afterAll(() => product.close())

const inSystem = <T>(work: Parameters<typeof product.db.database.system<T>>[0]) =>
  product.db.database.system<T>(work)

/** A merchant whose admins may manage its stores. */
function aShop(isManaged = true): Promise<MerchantFacts> {
  return inSystem(async (tx) => {
    const made = await aMerchant(tx)
    const flag = {
      merchant_id: made.merchantId,
      name: 'store_management',
      enabled: isManaged,
      changed_at: new Date(),
    }
    await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', flag)}`
    return made
  })
}

const asked = (more: object = {}) => ({
  ...{ name: 'Creek Market', name_ar: 'سوق الخور', kind: 'offline', country: 'ARE' },
  ...{ website_url: '', address: '1 Creek Road, Dubai', category_id: 'beauty/perfume' },
  legal_entity_id: companyId,
  ...more,
})
const ask = (body: object, as = admin) => product.call('stores.askStore', { as, body })
const askFor = (given: string, as = admin) =>
  product.call('stores.askProduct', { as, params: { id: merchant.storeId }, body: { product: given } })
const requests = async (as = admin) => (await product.call('stores.requests', { as })).body.requests
const approve = (id: string, body: object = {}, as = reviewer) =>
  product.call('stores.approve', { as, params: { id }, body })
const decline = (id: string, as = reviewer) =>
  product.call('stores.decline', {
    as,
    params: { id },
    body: { said_en: 'The address is not yours.', said_ar: 'العنوان ليس لكم.', note: 'Looked it up.' },
  })
const idOf = ({ body }: TestAnswer): string => body.requests[0].id
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.reason]
const fieldsOf = ({ body }: TestAnswer) => body.details?.fields
const read = (id = merchant.storeId, as = admin) => product.call('merchants.store', { as, params: { id } })
const versionOf = ({ headers }: TestAnswer) => Number(/"(\d+)"/.exec(String(headers['etag']))?.[1])
const details = (more: object = {}) => {
  const { country: _, ...store } = asked()
  return { ...store, is_closed: false, ...more }
}
const change = async (body: object, ifMatch?: number, as = admin) =>
  product.call('stores.change', {
    ...{ as, params: { id: merchant.storeId }, body },
    ifMatch: ifMatch ?? versionOf(await read()),
  })
const statuses = (answers: TestAnswer[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

test('a store is read with what it is, its codes and its company [STO-11, DEC-STO-3]', async () => {
  const { body } = await read()
  expect(body.store).toMatchObject({
    ...{ id: merchant.storeId, merchant_id: merchant.merchantId, kind: 'online', status: 'active' },
    ...{ code: merchant.storeId, aliases: [], country: 'ARE', currency: 'AED', product_count: 1 },
    ...{ legal_entity_id: null, category_id: null, logo_url: null },
  })
  expect((await read('sto_other')).status).toBe(404)
})

test('stores are for workspace admins, and for none of another merchant [STO-05, PERM-32]', async () => {
  const as = await product.signIn(
    await inSystem((tx) => aMember(tx, merchant.merchantId, { role: 'supervisor' })),
  )
  expect((await read(merchant.storeId, as)).status).toBe(403)
  expect((await product.call('stores.requests', { as })).status).toBe(403)
  expect((await askFor('installments', as)).status).toBe(403)
  const stranger = await product.signIn((await aShop()).personId)
  expect((await read(merchant.storeId, stranger)).status).toBe(404)
  expect((await askFor('installments', stranger)).status).toBe(404)
  expect((await change(details(), 1, stranger)).status).toBe(404)
})

test('asking for a store and changing one needs the flag of store management [STO-06, PERM-20, PERM-51, DEC-STO-11]', async () => {
  const plain = await aShop(false)
  const as = await product.signIn(plain.personId)
  expect((await ask(asked(), as)).status).toBe(403)
  const params = { id: plain.storeId }
  expect((await product.call('stores.change', { as, params, body: details(), ifMatch: 1 })).status).toBe(403)
  expect((await product.call('merchants.store', { as, params })).status).toBe(200)
  expect((await ask(asked())).status).toBe(200)
})

test('another store is asked for, looked at and made under its code by staff [STO-09, DEC-STO-1]', async () => {
  const id = idOf(await ask(asked({ kind: 'online', website_url: 'creek.example', address: '' })))
  const queue = (await product.call('stores.queue', { as: reviewer })).body
  const waiting = queue.requests.find((one: { id: string }) => one.id === id)
  expect(waiting).toMatchObject({
    ...{ status: 'waiting', wants: 'store', merchant_id: merchant.merchantId, asked_by: 'Test Person' },
    ...{ store_name: 'Creek Market', legal_entity: 'Test Merchant LLC', is_name_taken: false },
    store: { kind: 'online', website_url: 'https://creek.example' },
  })
  expect(fieldsOf(await approve(id, { products: ['pay_later'] }))).toEqual({ code: 'required' })
  expect(reasonOf(await approve(id, { code: merchant.storeId, products: ['pay_later'] }))).toEqual([
    409,
    'store_code_taken',
  ])
  const { body } = await approve(id, { code: 'creek', products: ['pay_later', 'installments'] })
  expect(body.request).toMatchObject({ status: 'approved', decided_by: 'Staff reviewer' })
  const made = (await read(body.request.store_id)).body.store
  expect(made).toMatchObject({
    ...{ name: 'Creek Market', code: 'creek', kind: 'online', website_url: 'https://creek.example' },
    ...{ category_id: 'beauty/perfume', legal_entity_id: companyId, product_count: 2 },
  })
  expect(reasonOf(await decline(id))).toEqual([409, 'wrong_status'])
})

test('what is wrong with a store that is asked for is said at its field [DEC-STO-1]', async () => {
  const wrong = asked({
    name: ' ',
    country: 'SAU',
    address: '',
    category_id: 'x',
    legal_entity_id: 'leg_other',
  })
  expect(fieldsOf(await ask(wrong))).toEqual({
    ...{ name: 'required', country: 'choose_option', address: 'required' },
    ...{ category_id: 'choose_option', legal_entity_id: 'choose_option' },
  })
  expect(fieldsOf(await ask(asked({ kind: 'online', website_url: 'http://x' })))).toEqual({
    website_url: 'url_invalid',
  })
})

test('at most ten stores wait of a merchant, however many ask at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => ask(asked({ name: `Store ${at}` }))),
  )
  expect(statuses(answers)).toEqual([...Array(10).fill(200), ...Array(6).fill(409)])
})

test('a request that is declined says why in both languages; what staff noted stays with them', async () => {
  const id = idOf(await ask(asked()))
  expect((await decline(id)).body.request).toMatchObject({ status: 'declined', note: 'Looked it up.' })
  const [own] = await requests()
  expect(own).toMatchObject({
    status: 'declined',
    said_en: 'The address is not yours.',
    said_ar: 'العنوان ليس لكم.',
  })
  expect(own).not.toHaveProperty('note')
})

test('of many who decide a request at once one does', async () => {
  const id = idOf(await ask(asked()))
  const acts = Array.from({ length: 16 }, (_, at) =>
    at % 2 ? approve(id, { code: `race-${at}`, products: ['pay_later'] }) : decline(id),
  )
  expect(statuses(await Promise.all(acts))).toEqual([200, ...Array(15).fill(409)])
  const { items } = (await product.call('merchants.stores', { as: admin })).body
  const isApproved = (await requests())[0].status === 'approved'
  expect(items).toHaveLength(isApproved ? 2 : 1)
})

test('the products of a store are offered, asked for or free to ask for [STO-16, STO-18, PERM-08, CAPI-27, DEC-STO-6]', async () => {
  const products = async () => {
    const params = { id: merchant.storeId }
    const { items } = (await product.call('stores.availableProducts', { as: admin, params })).body
    return items as { type: string; status: string }[]
  }
  const [first] = await products()
  expect(first).toMatchObject({
    type: 'pay_later',
    status: 'active',
    currency: 'AED',
    installments_count: null,
  })
  expect((await products()).map(({ type }) => type)).toEqual([
    ...['pay_later', 'installments', 'monthly_billing', 'credit_card_installments'],
    ...['virtual_card_installments', 'pay_in_full', 'acquiring'],
  ])
  const answers = await Promise.all(Array.from({ length: 16 }, () => askFor('installments')))
  expect(statuses(answers)).toEqual([200, ...Array(15).fill(409)])
  expect((await products())[1]).toMatchObject({ status: 'requested', installments_count: 4 })
  expect(reasonOf(await askFor('pay_later'))).toEqual([409, 'product_offered'])
  const [waiting] = await requests()
  await approve(waiting.id)
  expect((await products())[1]).toMatchObject({ status: 'active' })
  const params = { id: 'sto_other' }
  expect((await product.call('stores.availableProducts', { as: admin, params })).status).toBe(404)
})

test('the sales of a store are paid out as those of its merchant are [STO-17, DEC-STO-7]', async () => {
  const params = { id: merchant.storeId }
  const [item] = (await product.call('stores.schedules', { as: admin, params })).body.items
  const cycle = (await product.call('payouts.cycle', { as: admin, params: { id: merchant.merchantId } })).body
  expect(item).toMatchObject({ cycle: 'weekly', currency: 'AED', next_payout_date: cycle.next_payout_on })
  expect(item.weekday).toBe(new Date(`${cycle.next_payout_on}T00:00:00Z`).getUTCDay())
  expect(item.fee).toBe(cycle.fees.below.fee)
})

test('a store is changed on the version that was read, by one of those who change it at once [DEC-STO-2]', async () => {
  const version = versionOf(await read())
  const answers = await Promise.all(
    Array.from({ length: 16 }, (_, at) => change(details({ name: `Name ${at}` }), version)),
  )
  expect(statuses(answers)).toEqual([200, ...Array(15).fill(412)])
  expect((await read()).body.store).toMatchObject({ kind: 'offline', address: '1 Creek Road, Dubai' })
  expect(fieldsOf(await change(details({ legal_entity_id: '' })))).toEqual({
    legal_entity_id: 'choose_option',
  })
})

test('nothing new is sold in a store that is closed, until it is opened again', async () => {
  const link = () =>
    product.call('paymentLinks.create', {
      as: admin,
      body: {
        ...{
          store_id: merchant.storeId,
          amount: '400.00',
          phone: '+971501234567',
          validity: '1d',
          language: 'en',
        },
        ...{ name: '', email: '', reference: '', description: '' },
      },
    })
  await change(details({ is_closed: true }))
  expect((await read()).body.store.status).toBe('inactive')
  expect(reasonOf(await link())).toEqual([403, 'store_suspended'])
  await change(details())
  expect((await link()).status).toBe(200)
})

test('a store is suspended with the company it sells under, and sells again with it', async () => {
  const suspend = (at: Date | null) =>
    product.db.database.system(
      (tx) => tx`update legal_entity set suspended_at = ${at} where merchant_id = ${merchant.merchantId}`,
    )
  await suspend(product.clock.now())
  expect((await read()).body.store.status).toBe('suspended')
  const [{ stores: ofCompany }] = (await product.call('legalEntities.withStores', { as: admin })).body.items
  expect(ofCompany.map(({ status }: { status: string }) => status)).toContain('suspended')
  await suspend(null)
  expect((await read()).body.store.status).toBe('active')
})

test('only who decides applications decides requests', async () => {
  const id = idOf(await ask(asked()))
  for (const role of ['desk_admin', 'support_agent', 'finance'] as const) {
    const as = await product.signInStaff(await product.aStaff(role))
    expect((await decline(id, as)).status).toBe(403)
  }
})

test('a request waits for reviewers in their work, and for nobody once it is decided', async () => {
  const id = idOf(await ask(asked()))
  const work = async (as: string) =>
    (await product.call('work.mine', { as })).body.items.find((one: { id: string }) => one.id === id)
  expect(await work(reviewer)).toMatchObject({ kind: 'store_request', merchant_id: merchant.merchantId })
  const finance = await product.signInStaff(await product.aStaff('finance'))
  expect(await work(finance)).toBeUndefined()
  await decline(id)
  expect(await work(reviewer)).toBeUndefined()
})

test('whoever administers a merchant is told what came of what they asked for, by letter and inside', async () => {
  const told = () =>
    inSystem(
      (tx) => tx<Row<'notification', 'kind'>[]>`
        select kind from notification where merchant_id = ${merchant.merchantId} order by created_at, id`,
    )
  await decline(idOf(await ask(asked())))
  product.clock.advance(1000)
  await approve(idOf(await askFor('installments')))
  product.clock.advance(1000)
  await approve(idOf(await ask(asked({ name: 'Second Market' }))), {
    code: 'second-market-told',
    products: ['pay_later'],
  })
  expect((await told()).map(({ kind }) => kind)).toEqual([
    ...['store_request_declined', 'store_request_approved', 'store_request_approved'],
  ])
  await product.deliver()
  const letters = (await product.inbox()).map(({ text }) => text ?? '')
  expect(letters.some((text) => text.includes('The address is not yours.'))).toBe(true)
  expect(letters.some((text) => text.includes('Second Market'))).toBe(true)
})
