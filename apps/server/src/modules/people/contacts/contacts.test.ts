import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '../../../platform/database/rows.ts'
import type { Letter } from '../../../platform/mail/letter.ts'
import { countLetterToStranger } from '../../../platform/rates/letters-to-strangers.ts'
import { aMember, aMerchant, aSale, type MerchantFacts } from '../../../testing/app/builders.ts'
import { testApp, type TestAnswer, type TestApp } from '../../../testing/app/test-app.ts'

let product: TestApp
let merchant: MerchantFacts
let admin: string
let count = 0
beforeAll(async () => void (product = await testApp()))
beforeEach(async () => {
  merchant = await product.db.database.system((tx) => aMerchant(tx))
  admin = await product.signIn(merchant.personId)
  count += 1
})
afterAll(() => product.close())

const emailOf = (name: string) => `${name}-${count}@noor.example`
const given = (more: object = {}) => ({
  ...{ purpose: 'finance', name: 'Huda Nasser', email: emailOf('huda'), phone: '', language: 'ar' },
  ...more,
})
const add = (more: object = {}, as = admin) => product.call('contacts.add', { as, body: given(more) })
const list = async (as = admin) => (await product.call('contacts.list', { as })).body.contacts
const lettersTo = async (name: string) => {
  await product.deliver()
  return product.inbox(emailOf(name))
}
/** The secret of the address in the newest letter to somebody. */
const tokenTo = async (name: string) =>
  /\/contact\/([\w-]+)/.exec((await lettersTo(name))[0]?.text ?? '')?.[1] ?? ''
const say = (act: 'confirm' | 'leave', token: string) =>
  product.call(`contacts.${act}`, { params: { token } })
const fieldsOf = ({ body }: TestAnswer) => body.details?.fields
const reasonOf = ({ status, body }: TestAnswer) => [status, body.details?.reason]

/** A letter to an admin of the merchant, as its area decides it. */
const failing = (to: string): Letter => ({
  kind: 'shop_failing',
  to,
  merchantId: merchant.merchantId,
  facts: {
    merchant: { name: 'Noor', name_ar: 'نور' },
    host: 'shop.example',
    address: 'https://x.example/webhooks',
  },
})
const queue = (...letters: Letter[]) =>
  product.db.database.system(async (tx) => {
    // One by one, as areas decide letters to several people.
    for (const letter of letters) await product.app.deps.queueMail(tx, letter)
  })

test('contacts are kept by purpose: added, changed and deleted by admins alone [OTH-03, DEC-OTH-4]', async () => {
  await add({ purpose: 'technical', name: 'Rami', email: emailOf('rami'), phone: '+971501234567' })
  expect((await add()).status).toBe(200)
  expect((await list()).map(({ purpose, status }: Record<string, string>) => [purpose, status])).toEqual([
    ['finance', 'waiting'],
    ['technical', 'waiting'],
  ])
  const [{ id, version }] = await list()
  const params = { id }
  const changed = await product.call('contacts.change', {
    ...{ as: admin, params, ifMatch: version, body: given({ name: 'Huda N.' }) },
  })
  expect(changed.body.contacts[0]).toMatchObject({ name: 'Huda N.', version: 2 })
  const stale = { as: admin, params, ifMatch: version, body: given() }
  expect((await product.call('contacts.change', stale)).status).toBe(412)
  expect((await product.call('contacts.remove', { as: admin, params })).body.contacts).toHaveLength(1)
  const as = await product.signIn(
    await product.db.database.system((tx) => aMember(tx, merchant.merchantId, { role: 'settlements' })),
  )
  expect((await add({}, as)).status).toBe(403)
  expect((await product.call('contacts.list', { as })).status).toBe(403)
})

test('what is wrong stands at its field; one address is one contact for a purpose', async () => {
  expect(fieldsOf(await add({ name: '', email: 'x', phone: '12' }))).toEqual({
    ...{ name: 'required', email: 'email_invalid', phone: 'phone_invalid' },
  })
  const answers = await Promise.all(Array.from({ length: 8 }, () => add()))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(400)])
  expect(fieldsOf(await add({ email: emailOf('HUDA') }))).toEqual({ email: 'taken' })
  expect((await add({ purpose: 'operations' })).status).toBe(200)
})

test('a merchant keeps at most 20 contacts', async () => {
  for (let at = 0; at < 19; at += 1) await add({ email: emailOf(`n${at}`) })
  const answers = await Promise.all(Array.from({ length: 4 }, (_, at) => add({ email: emailOf(`m${at}`) })))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
})

test('a letter asks; nothing else comes before a yes, and nothing after a no', async () => {
  await add({ purpose: 'technical' })
  const token = await tokenTo('huda')
  await queue(failing('admin@noor.example'))
  expect(await lettersTo('huda')).toHaveLength(1)
  const opened = await product.call('contacts.opened', { params: { token } })
  expect(opened.body.contact).toEqual({
    ...{ purpose: 'technical', name: 'Huda Nasser', status: 'waiting' },
    ...{ business: 'Test Merchant', business_ar: 'Test Merchant' },
  })
  expect((await say('confirm', token)).body.contact.status).toBe('confirmed')
  await queue(failing('admin@noor.example'))
  expect((await lettersTo('huda')).map(({ subject }) => subject)).toHaveLength(2)
  expect((await say('leave', token)).body.contact.status).toBe('left')
  await queue(failing('admin@noor.example'))
  expect(await lettersTo('huda')).toHaveLength(2)
  expect((await say('confirm', 'a-token-that-is-of-nobody')).status).toBe(404)
})

test('the technical contact hears of failing messages once, in their language, with a way to end it [DEC-OTH-4]', async () => {
  await add({ purpose: 'technical' })
  await say('confirm', await tokenTo('huda'))
  await queue(failing('one@noor.example'), failing('two@noor.example'))
  const letters = await lettersTo('huda')
  expect(letters).toHaveLength(2)
  for (const { text } of letters) expect(text).toContain('/contact/')
  const people = await product.inbox('one@noor.example')
  expect(people[0]?.text).not.toContain('/contact/')
})

test('the finance contact gets the letter of a payout that was sent [DEC-OTH-4, DEC-PO-5]', async () => {
  await add()
  await say('confirm', await tokenTo('huda'))
  await product.db.database.system((tx) => aSale(tx, merchant, 500_000n, new Date('2026-11-18T09:00:00Z')))
  await product.app.runWeek('AED', new Date('2026-11-23T02:00:00Z'))
  const finance = await product.signInStaff(await product.aStaff('finance'))
  const [transfer] = await product.db.database.system(
    (tx) => tx<Row<'transfer', 'id'>[]>`select id from transfer where merchant_id = ${merchant.merchantId}`,
  )
  const done = await product.call('transfers.confirm', {
    ...{ as: finance, params: { id: transfer!.id }, body: { bank_reference: 'BNK-7' } },
  })
  expect(done.status).toBe(200)
  const letters = await lettersTo('huda')
  expect(letters).toHaveLength(2)
  expect(letters.some(({ text }) => text.includes('BNK-7'))).toBe(true)
  const staff = await product.signInStaff(await product.aStaff('support_agent'))
  const params = { id: merchant.merchantId }
  const seen = await product.call('dossier.letters', { as: staff, params })
  expect(seen.body.letters.map(({ recipient }: { recipient: string }) => recipient)).toContain(
    emailOf('huda'),
  )
})

test('another address is asked anew and hears nothing of the merchant until then', async () => {
  await add({ purpose: 'technical' })
  const before = await tokenTo('huda')
  await say('confirm', before)
  const [{ id, version }] = await list()
  const body = given({ purpose: 'technical', email: emailOf('other') })
  await product.call('contacts.change', { as: admin, params: { id }, ifMatch: version, body })
  expect((await list())[0].status).toBe('waiting')
  expect((await say('confirm', before)).status).toBe(404)
  await queue(failing('admin@noor.example'))
  expect(await lettersTo('other')).toHaveLength(1)
})

test('the letter that asks leaves once more after two minutes, and not after an answer', async () => {
  await add()
  const [{ id }] = await list()
  const ask = () => product.call('contacts.ask', { as: admin, params: { id } })
  expect(reasonOf(await ask())).toEqual([429, 'too_many_codes'])
  product.clock.advance(121_000)
  expect((await ask()).status).toBe(200)
  expect(await lettersTo('huda')).toHaveLength(2)
  await say('leave', await tokenTo('huda'))
  product.clock.advance(121_000)
  expect(reasonOf(await ask())).toEqual([409, 'wrong_status'])
})

test('nobody reaches the contacts of another merchant; staff see them', async () => {
  await add()
  const [{ id, version }] = await list()
  const other = await product.db.database.system((tx) => aMerchant(tx))
  const as = await product.signIn(other.personId)
  const params = { id }
  expect(
    (await product.call('contacts.change', { as, params, ifMatch: version, body: given() })).status,
  ).toBe(404)
  expect((await product.call('contacts.remove', { as, params })).status).toBe(404)
  expect((await product.call('contacts.ask', { as, params })).status).toBe(404)
  const staff = await product.signInStaff(await product.aStaff('support_agent'))
  const answer = await product.call('contacts.listForStaff', {
    as: staff,
    params: { id: merchant.merchantId },
  })
  expect(answer.body.contacts).toHaveLength(1)
})

test('naming and deleting writes to a hundred people a day at most', async () => {
  await product.db.database.tenant([merchant.merchantId], async (tx) => {
    for (let at = 0; at < 99; at += 1)
      await countLetterToStranger(tx, merchant.merchantId, product.clock.now())
  })
  expect((await add({ email: emailOf('last') })).status).toBe(200)
  const [{ id }] = await list()
  await product.call('contacts.remove', { as: admin, params: { id } })
  expect(reasonOf(await add({ email: emailOf('more') }))).toEqual([429, 'too_many_codes'])
  expect(await list()).toEqual([])
  product.clock.advance(25 * 3_600_000)
  admin = await product.signIn(merchant.personId)
  expect((await add({ email: emailOf('more') })).status).toBe(200)
})
